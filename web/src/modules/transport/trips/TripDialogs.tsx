import Typography from '@mui/material/Typography';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { timeField } from '@sewa/contract/user/schedules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { dayAndTime } from '../../../platform/day-and-time.ts';
import { today } from '../../../platform/today.ts';
import { DayInput, TimeInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { changedTime } from './changed-time.ts';
import { cancelTrip, correctTrip } from './trip.queries.ts';
import { useTripUndo } from './use-trip-undo.ts';

interface TripDialogProps {
  trip: Trip;
  onClose: () => void;
}

export function CancelTripDialog({ trip, onClose }: TripDialogProps) {
  const { t } = useTranslation('transport');
  const undoOf = useTripUndo();
  const form = useRecordForm({
    schema: z.object({ reason: z.string().trim().min(1).max(1000) }),
    values: { reason: '' },
    hints: { reason: t('cancel.reasonMissing') },
    save: ({ reason }, { idempotencyKey }) => cancelTrip(trip, reason, idempotencyKey),
    saved: t('done.cancel', { number: trip.number }),
    failed: t('cancel.failed'),
    undo: (moved) => undoOf(moved),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('cancel.title', { number: trip.number })}
      submitLabel={t('verb.cancel')}
      isDanger
      onClose={onClose}
    >
      <Typography>{t('cancel.text')}</Typography>
      <TextInput {...form.field('reason')} label={t('cancel.reason')} isLong isRequired />
    </FormDialog>
  );
}

/** Days under the names of the call, so that what the server refuses stands beside them. */
const correctForm = trips.correct.body.pick({ odometerOut: true, odometerIn: true }).extend({
  startedWhen: daySchema,
  startedTime: timeField,
  endedWhen: daySchema.optional(),
  endedTime: timeField.optional(),
});

/** When a trip left and returned, and both readings; of one under way only what was read at its start. */
export function CorrectDialog({ trip, onClose }: TripDialogProps) {
  const { t } = useTranslation('transport');
  const { label } = useResourceWords(trips);
  const [started] = useState(timesOf(trip.startedAt));
  // Ended by its driver meanwhile, it is still the start that is corrected here.
  const [ended] = useState(trip.endedAt === null ? null : timesOf(trip.endedAt));
  const form = useRecordForm({
    schema: correctForm,
    values: {
      startedWhen: started.day,
      startedTime: started.time,
      odometerOut: trip.odometerOut ?? 0,
      ...(ended ? { endedWhen: ended.day, endedTime: ended.time, odometerIn: trip.odometerIn ?? 0 } : {}),
    },
    hints: { startedTime: t('step.timeHint'), endedTime: t('step.timeHint') },
    version: trip.version,
    save: ({ odometerOut, odometerIn, startedWhen, startedTime, endedWhen, endedTime }, { version }) =>
      correctTrip(
        { id: trip.id, version },
        {
          odometerOut,
          odometerIn,
          // Only what was changed here: somebody else may have corrected the other time meanwhile.
          startedWhen: changedTime(started, { day: startedWhen, time: startedTime }),
          endedWhen:
            ended && endedWhen && endedTime
              ? changedTime(ended, { day: endedWhen, time: endedTime })
              : undefined,
        },
      ),
    saved: t('done.correct', { number: trip.number }),
    failed: t('step.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('correct.title', { number: trip.number })} onClose={onClose}>
      <FormGroup>
        <DayInput {...form.field('startedWhen')} label={label('startedAt')} max={today()} isRequired />
        <TimeInput {...form.field('startedTime')} label={t('correct.startedTime')} isRequired />
      </FormGroup>
      <NumberInput {...form.field('odometerOut')} label={label('odometerOut')} isRequired />
      {ended && (
        <>
          <FormGroup>
            <DayInput {...form.field('endedWhen')} label={label('endedAt')} max={today()} isRequired />
            <TimeInput {...form.field('endedTime')} label={t('correct.endedTime')} isRequired />
          </FormGroup>
          <NumberInput {...form.field('odometerIn')} label={label('odometerIn')} isRequired />
        </>
      )}
    </FormDialog>
  );
}

/** Only a trip that has started is corrected, and it has the time. */
function timesOf(moment: string | null) {
  return moment === null ? { day: '', time: '' } : dayAndTime(new Date(moment));
}
