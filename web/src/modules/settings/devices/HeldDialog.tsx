import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type Device, devices, type HeldAct, heldActs } from '@sewa/contract/sync/devices';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useBoundField } from '../../../ui/form/bound-field.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { decideHeld } from './device.queries.ts';

/** What a laptop handed in after it was revoked: taken over as it would have been, or thrown away, with a reason. */
export function HeldDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const form = useRecordForm({
    schema: devices.decideHeld.body,
    values: { act: 'accept' as HeldAct, reason: '' },
    save: (body) => decideHeld(device.id, body),
    saved: t('held.done', { name: device.name }),
    failed: t('held.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('held.title', { name: device.name })}
      submitLabel={t('held.decide')}
      onClose={onClose}
    >
      <Typography>{t('held.text')}</Typography>
      <ActInput {...form.field('act')} label={t('held.decide')} />
      <TextInput {...form.field('reason')} label={t('held.reason')} isRequired maxLength={300} />
    </FormDialog>
  );
}

function ActInput(props: FieldProps) {
  const { t } = useTranslation('devices');
  const { field } = useBoundField(props);
  return (
    <RadioGroup {...field} aria-label={props.label}>
      {heldActs.map((act) => (
        <FormControlLabel key={act} value={act} control={<Radio />} label={t(`held.${act}`)} />
      ))}
    </RadioGroup>
  );
}
