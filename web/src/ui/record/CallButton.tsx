import { mdiPhone } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../platform/intl/phone-text.ts';
import { Icon } from '../Icon.tsx';

/** A number that a phone calls when it is touched; there the picture alone has room. */
export function CallButton({ phone }: { phone: string }) {
  const { t } = useTranslation('ui');
  const text = phoneText(phone);
  return (
    <Button
      component="a"
      href={`tel:${phone}`}
      aria-label={t('call', { phone: text })}
      sx={{ whiteSpace: 'nowrap', minWidth: 44, gap: 1 }}
    >
      <Icon path={mdiPhone} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {text}
      </Box>
    </Button>
  );
}
