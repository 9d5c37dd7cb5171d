import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { ConnectFields, useConnectForm } from './ConnectFields.tsx';

/** With a new code: after the laptop was revoked, or when the cloud no longer knows it. */
export function ConnectDialog({ cloud, onClose }: { cloud: string; onClose: () => void }) {
  const { t } = useTranslation('sync');
  const form = useConnectForm({ cloud, onConnected: onClose });
  return (
    <FormDialog form={form} title={t('connect.again')} submitLabel={t('connect.submit')} onClose={onClose}>
      <Typography>{t('connect.againText')}</Typography>
      <ConnectFields form={form} />
    </FormDialog>
  );
}
