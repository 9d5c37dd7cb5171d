import Typography from '@mui/material/Typography';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFormat } from '../../../platform/use-format.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { cancelTrip, correctTrip, takeStep } from './trip.queries.ts';
import { useTripUndo } from './use-trip-undo.ts';

interface TripDialogProps {
  trip: Trip;
  onClose: () => void;
}

/** Start or end, whichever comes next. The odometer is filled in from the last entry. */
export function StepDialog({ trip, onClose }: TripDialogProps) {
  const { t } = useTranslation('transport');
  const { number } = useFormat();
  const undoOf = useTripUndo();
  const isStart = trip.status === tripStatuses.PLANNED;
  const verb = isStart ? 'start' : 'end';
  const form = useRecordForm({
    schema: trips.start.body.pick({ odometer: true }),
    values: { odometer: (isStart ? trip.odometer : null) as number },
    hints: { odometer: t('step.odometerHint') },
    save: (body, { idempotencyKey }) => takeStep(trip, body, idempotencyKey),
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
    </FormDialog>
  );
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

export function CorrectDialog({ trip, onClose }: TripDialogProps) {
  const { t } = useTranslation('transport');
  const { label } = useResourceWords(trips);
  const form = useRecordForm({
    schema: trips.correct.body.omit({ version: true }),
    values: { odometerOut: trip.odometerOut ?? 0, odometerIn: trip.odometerIn ?? 0 },
    save: (body) => correctTrip(trip, body),
    saved: t('done.correct', { number: trip.number }),
    failed: t('step.failed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('correct.title', { number: trip.number })} onClose={onClose}>
      <NumberInput {...form.field('odometerOut')} label={label('odometerOut')} isRequired />
      <NumberInput {...form.field('odometerIn')} label={label('odometerIn')} isRequired />
    </FormDialog>
  );
}
