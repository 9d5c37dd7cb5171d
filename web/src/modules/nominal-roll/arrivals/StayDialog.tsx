import Typography from '@mui/material/Typography';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { wallTime } from '@sewa/contract/kernel/values/wall-time';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { dayAndTime } from '../../../platform/day-and-time.ts';
import { today } from '../../../platform/today.ts';
import { DayInput, TimeInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { correctStay } from '../roll.queries.ts';

interface StayDialogProps {
  roll: Pick<Roll, 'id'>;
  member: RollMember;
  onClose: () => void;
}

const time = z.union([z.literal(''), z.iso.time({ precision: -1 })]);

/** Days under the names of the call, so that what the server refuses stands beside them. */
const stayForm = z
  .object({
    arrivedAt: daySchema.nullable(),
    arrivedTime: time,
    leftAt: daySchema.nullable(),
    leftTime: time,
  })
  .refine((stay) => stay.arrivedAt === null || stay.arrivedTime !== '', { path: ['arrivedTime'] })
  .refine((stay) => stay.leftAt === null || stay.leftTime !== '', { path: ['leftTime'] });

/** When somebody came and went, where the scan was forgotten or wrong. */
export function StayDialog({ roll, member, onClose }: StayDialogProps) {
  const { t } = useTranslation('nominal-roll');
  const { label } = useFieldWords(rollMemberWords);
  const arrived = timesOf(member.arrivedAt);
  const left = timesOf(member.leftAt);
  const form = useRecordForm({
    schema: stayForm,
    values: { arrivedAt: arrived.day, arrivedTime: arrived.time, leftAt: left.day, leftTime: left.time },
    hints: { arrivedTime: t('stay.timeMissing'), leftTime: t('stay.timeMissing') },
    save: (stay) =>
      correctStay(
        { roll: roll.id, member: member.id },
        {
          arrivedAt: stay.arrivedAt && wallTime(stay.arrivedAt, stay.arrivedTime),
          leftAt: stay.leftAt && wallTime(stay.leftAt, stay.leftTime),
        },
      ),
    saved: t('stay.saved'),
    failed: t('stay.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={member.name || t('members.nameless')} onClose={onClose}>
      <Typography>{t('stay.text')}</Typography>
      <FormGroup>
        <DayInput {...form.field('arrivedAt')} label={label('arrivedAt')} max={today()} isOptional />
        <TimeInput {...form.field('arrivedTime')} label={t('stay.arrivedTime')} />
        <DayInput {...form.field('leftAt')} label={label('leftAt')} max={today()} isOptional />
        <TimeInput {...form.field('leftTime')} label={t('stay.leftTime')} />
      </FormGroup>
    </FormDialog>
  );
}

function timesOf(moment: string | null) {
  return moment === null ? { day: null, time: '' } : dayAndTime(new Date(moment));
}
