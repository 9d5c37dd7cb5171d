import { type Trip, type TripFields, trips } from '@sewa/contract/transport/trips';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayFromToday } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { FormSpec } from '../../../ui/resource/ResourceDialog.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { type Status, StatusChip } from '../../../ui/StatusChip.tsx';
import { DriverInput, RollInput, VehicleInput } from './PlanInputs.tsx';
import { SitesInput } from './SitesInput.tsx';
import { refreshTrips } from './trip.queries.ts';
import { useTripStatus } from './trip-status.ts';

export const tripPath = '/transport/trip';

/** The form of a trip: what and when first, then who is free for it. */
export function useTripForm(defaults: Partial<TripFields> = {}): FormSpec<typeof trips> {
  const { label, hint } = useResourceWords(trips);
  return {
    fields: [
      'purpose',
      'centre',
      'fromDay',
      'fromTime',
      'toDay',
      'toTime',
      'roll',
      'passengers',
      'vehicle',
      'driver',
      'secondDriver',
      'sites',
      'notes',
    ],
    defaults: {
      fromDay: dayFromToday(1),
      fromTime: '08:00',
      toDay: dayFromToday(1),
      toTime: '12:00',
      ...defaults,
    },
    inputs: {
      roll: (field, row) => <RollInput field={field} row={row} />,
      vehicle: (field, row) => <VehicleInput field={field} row={row} />,
      driver: (field, row) => <DriverInput field={field} row={row} />,
      secondDriver: (field, row) => <DriverInput field={field} row={row} isSecond />,
      sites: (field) => <SitesInput {...field} label={label('sites')} hint={hint('sites')} isWide />,
    },
    refresh: refreshTrips,
  };
}

/** From when to when; the day of the return only where it is another one. */
export function useTripSpan(): (trip: Pick<Trip, 'fromDay' | 'fromTime' | 'toDay' | 'toTime'>) => string {
  const { day } = useFormat();
  return useCallback(
    ({ fromDay, fromTime, toDay, toTime }) =>
      toDay === fromDay
        ? `${day(fromDay)}, ${fromTime}–${toTime}`
        : `${day(fromDay)}, ${fromTime} – ${day(toDay)}, ${toTime}`,
    [day],
  );
}

/** The status, or that the vehicle should be back. */
export function useShownStatus(): (trip: Pick<Trip, 'status' | 'isLate'>) => Status {
  const statusOf = useTripStatus();
  const { choice } = useResourceWords(trips);
  return useCallback(
    ({ status, isLate }) =>
      isLate
        ? { ...statusOf(status), tone: 'warning', label: choice('isLate', true) ?? '' }
        : statusOf(status),
    [statusOf, choice],
  );
}

export function useTripColumns(): ColumnSpec<typeof trips>[] {
  const { t } = useTranslation('transport');
  const spanOf = useTripSpan();
  const statusOf = useShownStatus();
  return useMemo(
    () => [
      {
        field: 'purpose',
        render: (trip: Trip) => t('trip.nameOf', { number: trip.number, purpose: trip.purpose }),
      },
      { field: 'fromDay', render: spanOf, isShort: true },
      { field: 'vehicleName', isShort: true },
      'driverName',
      'route',
      {
        field: 'status',
        card: 'status',
        isNumber: false,
        render: (trip: Trip) => <StatusChip {...statusOf(trip)} />,
        width: 160,
      },
    ],
    [t, spanOf, statusOf],
  );
}
