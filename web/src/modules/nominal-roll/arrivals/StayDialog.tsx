import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { rollArrivals } from '@sewa/contract/nominal-roll/arrivals';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useTranslation } from 'react-i18next';
import { portalTimeZone } from '../../../platform/page-meta.ts';
import { type FieldProps, useBoundField } from '../../../ui/form/bound-field.ts';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { correctStay } from '../roll.queries.ts';
import { wallTime } from './wall-time.rules.ts';

interface StayDialogProps {
  roll: Roll;
  member: RollMember;
  onClose: () => void;
}

/** When somebody came and went, where the scan was forgotten or wrong. */
export function StayDialog({ roll, member, onClose }: StayDialogProps) {
  const { t } = useTranslation('nominal-roll');
  const { label } = useFieldWords(rollMemberWords);
  const form = useRecordForm({
    schema: rollArrivals.correct.body,
    values: {
      arrivedAt: wallTime(member.arrivedAt, portalTimeZone()),
      leftAt: wallTime(member.leftAt, portalTimeZone()),
    },
    save: (body) => correctStay({ roll: roll.id, member: member.id }, body),
    saved: t('stay.saved'),
    failed: t('stay.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={member.name || t('members.nameless')} onClose={onClose}>
      <Typography>{t('stay.text')}</Typography>
      <FormGroup>
        <WallTimeInput {...form.field('arrivedAt')} label={label('arrivedAt')} />
        <WallTimeInput {...form.field('leftAt')} label={label('leftAt')} />
      </FormGroup>
    </FormDialog>
  );
}

/** Day and time as the clocks of the portal show them; an emptied field holds null. */
function WallTimeInput(props: FieldProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      type="datetime-local"
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value || null)}
      label={props.label}
      error={error !== undefined}
      helperText={helperText}
      slotProps={{ inputLabel: { shrink: true } }}
      fullWidth
    />
  );
}
