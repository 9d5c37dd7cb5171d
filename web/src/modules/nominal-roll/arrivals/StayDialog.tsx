import Typography from '@mui/material/Typography';
import { daySchema } from '@sewa/contract/kernel/values/days';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { rollMemberWords } from '@sewa/contract/nominal-roll/words';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { portalTimeZone } from '../../../platform/page-meta.ts';
import { today } from '../../../platform/today.ts';
import { DayInput, TimeInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { correctStay } from '../roll.queries.ts';
import { wallTime } from './wall-time.rules.ts';

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
  const [arrivedDay, arrivedTime] = partsOf(member.arrivedAt);
  const [leftDay, leftTime] = partsOf(member.leftAt);
  const form = useRecordForm({
    schema: stayForm,
    values: { arrivedAt: arrivedDay, arrivedTime, leftAt: leftDay, leftTime },
    hints: { arrivedTime: t('stay.timeMissing'), leftTime: t('stay.timeMissing') },
    save: (stay) =>
      correctStay(
        { roll: roll.id, member: member.id },
        {
          arrivedAt: stay.arrivedAt && `${stay.arrivedAt}T${stay.arrivedTime}`,
          leftAt: stay.leftAt && `${stay.leftAt}T${stay.leftTime}`,
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

/** Day and time as the clocks of the portal show them. */
function partsOf(moment: string | null): [day: string | null, time: string] {
  const [day = null, shown = ''] = wallTime(moment, portalTimeZone())?.split('T') ?? [];
  return [day, shown];
}
