import { mdiBusClock, mdiCalendarClock, mdiCancel, mdiFlagCheckered } from '@mdi/js';
import { type TripStatus, tripStatuses } from '@sewa/contract/transport/enums';
import { tripStatusLabels } from '@sewa/contract/transport/trip-labels';
import { useCallback } from 'react';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const { CANCELLED, PLANNED, STARTED, COMPLETED } = tripStatuses;

const looks: Readonly<Record<TripStatus, Omit<Status, 'label'>>> = {
  [CANCELLED]: { icon: mdiCancel, tone: 'error' },
  [PLANNED]: { icon: mdiCalendarClock, tone: 'default' },
  [STARTED]: { icon: mdiBusClock, tone: 'info' },
  [COMPLETED]: { icon: mdiFlagCheckered, tone: 'success' },
};

/** The status of a trip as a word with its picture. */
export function useTripStatus(): (status: number) => Status {
  const language = useStore(languageStore);
  return useCallback(
    (status) => {
      const known = Object.values(tripStatuses).find((one) => one === status) ?? PLANNED;
      return { ...looks[known], label: tripStatusLabels[known][language] };
    },
    [language],
  );
}
