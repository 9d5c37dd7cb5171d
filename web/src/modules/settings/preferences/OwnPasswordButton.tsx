import { mdiFormTextboxPassword } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/Icon.tsx';

export function OwnPasswordButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('settings');
  return (
    <Button startIcon={<Icon path={mdiFormTextboxPassword} />} onClick={onClick}>
      {t('password.own')}
    </Button>
  );
}
