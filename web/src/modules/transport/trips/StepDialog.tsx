import Typography from '@mui/material/Typography';
import { daySchema } from '@sewa/contract/kernel/values/days';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { timeField } from '@sewa/contract/user/schedules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAndTime } from '../../../platform/day-and-time.ts';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { DayInput, TimeInput } from '../../../ui/form/DayInput.tsx';
import { FormGroup } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useOtherCentre } from '../use-other-centre.ts';
import { changedTime } from './changed-time.ts';
import { takeStep } from './trip.queries.ts';
import { useTripUndo } from './use-trip-undo.ts';

/** The day under the name of the call, so that what the server refuses stands beside it. */
const stepForm = trips.start.body.pick({ odometer: true }).extend({ when: daySchema, whenTime: timeField });

/** Start or end, whichever comes next. The odometer is filled in from the last entry; the time is now, unless it is changed. */
export function StepDialog({ trip: given, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useTranslation('transport');
  // Started by somebody else meanwhile, the start is refused; it does not turn into the end.
  const [trip] = useState(given);
  const { number } = useFormat();
  const undoOf = useTripUndo();
  const mayState = useMayState(trip);
  const [opened] = useState(() => dayAndTime(new Date()));
  const isStart = trip.status === tripStatuses.PLANNED;
  const verb = isStart ? 'start' : 'end';
  const form = useRecordForm({
    schema: stepForm,
    values: {
      odometer: (isStart ? trip.odometer : null) as number,
      when: opened.day,
      whenTime: opened.time,
    },
    hints: { odometer: t('step.odometerHint'), whenTime: t('step.timeHint') },
    save: ({ odometer, when, whenTime }, { idempotencyKey }) =>
      takeStep(trip, { odometer, when: changedTime(opened, { day: when, time: whenTime }) }, idempotencyKey),
    saved: t(`done.${verb}`, { number: trip.number }),
    failed: t('step.failed'),
    undo: (moved) => undoOf(moved),
    onSaved: onClose,
  });
  const last = isStart ? trip.odometer : Math.max(trip.odometer ?? 0, trip.odometerOut ?? 0);
  return (
    <FormDialog
      form={form}
      title={t(`step.${verb}Title`, { number: trip.number })}
      submitLabel={t(`verb.${verb}`)}
      onClose={onClose}
    >
      <Typography>{[trip.vehicleName, trip.driverName].filter(Boolean).join(' · ')}</Typography>
      <NumberInput
        {...form.field('odometer')}
        label={t('step.odometer')}
        hint={last === null ? t('step.noReading') : t('step.last', { km: number(last) })}
        isRequired
      />
      {mayState && (
        <>
          <FormGroup>
            <DayInput {...form.field('when')} label={t('step.day')} max={today()} isRequired />
            <TimeInput {...form.field('whenTime')} label={t('step.time')} isRequired />
          </FormGroup>
          <Typography variant="body2" color="textSecondary">
            {t('step.enteredLater')}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}

/** Drivers take the steps of their trips when they happen; who plans trips may enter them later. */
function useMayState(trip: Trip): boolean {
  const { may } = useSession();
  const otherCentre = useOtherCentre();
  return may(trips.correct.requirement) && otherCentre(trip) === undefined;
}
