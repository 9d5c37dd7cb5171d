import Typography from '@mui/material/Typography';
import { type Device, devices } from '@sewa/contract/sync/devices';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { MultiChoiceInput } from '../../../ui/form/MultiChoiceInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import type { MadeCode } from './DeviceCodeDialog.tsx';
import { makeCode, updateDevice, useStaffCandidates } from './device.queries.ts';

interface DeviceDialogProps {
  /** Left out: a new laptop, which gets a code. */
  device?: Device;
  onClose: () => void;
  onMade?: (made: MadeCode) => void;
}

/** The name of a laptop, and whose sign-ins come along. */
export function DeviceDialog({ device, onClose, onMade }: DeviceDialogProps) {
  const { t } = useTranslation('devices');
  const candidates = useStaffCandidates().data ?? [];
  const form = useRecordForm({
    schema: devices.enrol.body,
    values: { name: device?.name ?? '', staff: device?.staff.map(({ id }) => id) ?? [] },
    ...(device ? { version: device.version } : {}),
    save: async (values, { version }) => {
      if (device) await updateDevice(device.id, { ...values, version });
      return device ? null : makeCode(values);
    },
    saved: device ? t('saved') : null,
    failed: t(device ? 'saveFailed' : 'code.failed'),
    onSaved: (made) => (made ? onMade?.(made) : onClose()),
  });
  // Whoever was chosen before stays in sight, also when the account is closed by now.
  const known = new Set(candidates.map(({ id }) => id));
  const people = [
    ...candidates.map(({ id, name, username, orgName }) => ({
      value: id,
      label: `${name} (${username})`,
      hint: orgName,
    })),
    ...(device?.staff ?? [])
      .filter(({ id }) => !known.has(id))
      .map(({ id, name, username }) => ({ value: id, label: `${name} (${username})` })),
  ];
  return (
    <FormDialog
      form={form}
      title={device ? t('edit') : t('add')}
      {...(device ? {} : { submitLabel: t('code.make') })}
      onClose={onClose}
    >
      <TextInput {...form.field('name')} label={t('name')} hint={t('nameHint')} isRequired maxLength={60} />
      <MultiChoiceInput
        {...form.field('staff')}
        label={t('staff')}
        hint={t(device ? 'staffLater' : 'staffHint')}
        choices={people}
      />
      <Typography color="textSecondary" variant="body2">
        {t('staffText')}
      </Typography>
    </FormDialog>
  );
}
