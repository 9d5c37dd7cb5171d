import Typography from '@mui/material/Typography';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { trips } from '@sewa/contract/transport/trips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { useTripUndo } from '../trips/use-trip-undo.ts';
import type { MyTrip } from './my-trips.rules.ts';
import { sendStep } from './send-mine.ts';

/** The odometer, filled in from the last entry at the start, and the step is taken; without a connection it waits. */
export function MyStepDialog({ trip: given, onClose }: { trip: MyTrip; onClose: () => void }) {
  const { t } = useTranslation('transport');
  // Started by somebody else meanwhile, the start is refused; it does not turn into the end.
  const [trip] = useState(given);
  const { number } = useFormat();
  const undoOf = useTripUndo();
  const isStart = trip.status === tripStatuses.PLANNED;
  const verb = isStart ? 'start' : 'end';
  const last = Math.max(trip.odometer ?? 0, trip.odometerOut ?? 0);
  const form = useRecordForm({
    schema: trips.start.body
      .pick({ odometer: true })
      .refine(({ odometer }) => odometer >= last, { path: ['odometer'] }),
    values: { odometer: (isStart ? trip.odometer : null) as number },
    hints: { odometer: t(isStart ? 'step.atLeast' : 'mine.atLeast', { km: number(last) }) },
    save: ({ odometer }) =>
      sendStep(trip, odometer, t(`mine.${verb}Of`, { number: trip.number, km: number(odometer) })),
    saved: (sent) => t(sent.kind === 'done' ? `done.${verb}` : 'mine.kept', { number: trip.number }),
    failed: t('step.failed'),
    undo: (sent) => (sent.kind === 'done' ? undoOf(sent.reply) : undefined),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(`step.${verb}Title`, { number: trip.number })}
      submitLabel={t(`verb.${verb}`)}
      onClose={onClose}
    >
      <Typography>{trip.vehicleName}</Typography>
      <NumberInput
        {...form.field('odometer')}
        label={t('step.odometer')}
        hint={last === 0 ? t('step.noReading') : t('step.last', { km: number(last) })}
        isRequired
      />
    </FormDialog>
  );
}
