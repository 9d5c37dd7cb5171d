import {
  mdiBusClock,
  mdiCancel,
  mdiCounter,
  mdiFlagCheckered,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { isTripCorrectable, isTripEditable, isTripRemovable } from '@sewa/contract/transport/trip-moves';
import { tripPrints } from '@sewa/contract/transport/trip-prints';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useOtherCentre } from '../use-other-centre.ts';

const { PLANNED, STARTED } = tripStatuses;

type TripDialog = 'step' | 'cancel' | 'correct' | 'edit' | 'remove';

/** The step that comes next as the button, then what else can be done with the trip. */
export function useTripActions(trip: Trip | undefined) {
  const { t } = useTranslation(['transport', 'ui']);
  const language = useStore(languageStore);
  const [dialog, setDialog] = useState<TripDialog | null>(null);
  const otherCentre = useOtherCentre();
  const closeDialog = () => setDialog(null);
  if (trip === undefined) return { actions: [], dialog: null, closeDialog };
  const frozen = errorText('TRIP_FROZEN', language);
  const elsewhere = otherCentre(trip);
  // Drivers take the steps of their own trips without the right to plan.
  const mayStep = trip.isMine ? trips.start.requirement : trips.update.requirement;
  const actions: RecordAction[] = [
    ...(trip.status === PLANNED || trip.status === STARTED
      ? [
          {
            label: t(trip.status === PLANNED ? 'verb.start' : 'verb.end'),
            icon: trip.status === PLANNED ? mdiBusClock : mdiFlagCheckered,
            requirement: mayStep,
            onClick: () => setDialog('step'),
            isMain: true,
            impossible: trip.isMine ? undefined : elsewhere,
          },
        ]
      : []),
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: trips.update.requirement,
      onClick: () => setDialog('edit'),
      isVisible: true,
      impossible: isTripEditable(trip.status) ? elsewhere : frozen,
    },
    {
      label: t('print.sheet'),
      icon: mdiPrinterOutline,
      requirement: tripPrints.sheet.requirement,
      onClick: () =>
        void openFile(callUrl(tripPrints.sheet, { params: { id: trip.id }, query: { language } })),
    },
    {
      label: t('verb.correct'),
      icon: mdiCounter,
      requirement: trips.correct.requirement,
      onClick: () => setDialog('correct'),
      impossible: isTripCorrectable(trip.status) ? elsewhere : t('correct.tooEarly'),
    },
    {
      label: t('verb.cancel'),
      icon: mdiCancel,
      requirement: trips.cancel.requirement,
      onClick: () => setDialog('cancel'),
      isDanger: true,
      impossible: trip.status === PLANNED ? elsewhere : t('cancel.tooLate'),
    },
    {
      label: t('ui:resource.remove'),
      icon: mdiTrashCanOutline,
      requirement: trips.remove.requirement,
      onClick: () => setDialog('remove'),
      isDanger: true,
      impossible: isTripRemovable(trip.status) ? elsewhere : t('trip.removeTooLate'),
    },
  ];
  return { actions, dialog, closeDialog };
}
