import { mdiPhone } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../platform/intl/phone-text.ts';
import { Icon } from '../Icon.tsx';

/** A number that a phone calls when it is touched. */
export function CallButton({ phone }: { phone: string }) {
  const { t } = useTranslation('ui');
  const text = phoneText(phone);
  return (
    <Button
      component="a"
      href={`tel:${phone}`}
      startIcon={<Icon path={mdiPhone} />}
      aria-label={t('call', { phone: text })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {text}
    </Button>
  );
}
