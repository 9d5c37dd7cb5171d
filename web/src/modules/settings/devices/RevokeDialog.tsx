import Typography from '@mui/material/Typography';
import { type Device, devices } from '@sewa/contract/sync/devices';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { revokeDevice } from './device.queries.ts';

/** Says plainly what happens; a reason helps later, but a lost laptop is revoked at once. */
export function RevokeDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const form = useRecordForm({
    schema: devices.revoke.body,
    values: { reason: '' },
    save: ({ reason }) => revokeDevice(device.id, reason),
    saved: t('revoke.done', { name: device.name }),
    failed: t('revoke.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('revoke.title', { name: device.name })}
      submitLabel={t('revoke.act')}
      onClose={onClose}
      isDanger
    >
      <Typography>{t('revoke.text')}</Typography>
      <TextInput {...form.field('reason')} label={t('revoke.reason')} maxLength={300} />
    </FormDialog>
  );
}
