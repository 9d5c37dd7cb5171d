import type { BodyOf, QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { sites } from '@sewa/contract/transport/sites';
import { myTrips, type Trip, tripBoard, trips } from '@sewa/contract/transport/trips';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import { queryClient } from '../../../platform/query-client.ts';

export const TRIPS = trips.list.path;

export function useTrip(id: string) {
  return useQuery({
    queryKey: [TRIPS, id],
    queryFn: ({ signal }) => call(trips.read, { params: { id }, signal }),
  });
}

/** Only a planned trip has any. */
export function useTripWarnings(trip: Pick<Trip, 'id' | 'status'>) {
  const { id, status } = trip;
  return useQuery({
    queryKey: [TRIPS, id, 'warnings'],
    queryFn: ({ signal }) => call(trips.warnings, { params: { id }, signal }),
    enabled: status === tripStatuses.PLANNED,
  });
}

type FreeQuery = Pick<QueryOf<typeof trips.free>, 'from' | 'to'> & Partial<QueryOf<typeof trips.free>>;

/** Null: the times are not chosen yet. What was free a moment ago stays in sight while it is asked anew. */
export function useFree(query: FreeQuery | null) {
  return useQuery({
    queryKey: [TRIPS, 'free', query],
    queryFn: ({ signal }) => call(trips.free, { query: query ?? { from: '', to: '' }, signal }),
    enabled: query !== null,
    placeholderData: (former) => former,
  });
}

const MAX_SITES = 500;

export function useSites() {
  return useQuery({
    queryKey: [sites.list.path, 'all'],
    queryFn: ({ signal }) => call(sites.list, { query: { size: MAX_SITES, sort: 'name' }, signal }),
    select: ({ rows }) => rows,
  });
}

const MAX_ROLLS = 100;

/** The rolls that may still go. */
export function useOpenRolls({ isAllowed }: { isAllowed: boolean }) {
  const status = [rollStatuses.DRAFT, rollStatuses.SUBMITTED, rollStatuses.APPROVED, rollStatuses.ON_SEWA];
  return useQuery({
    queryKey: [rolls.list.path, 'open'],
    queryFn: ({ signal }) =>
      call(rolls.list, { query: { size: MAX_ROLLS, sort: '-fromDay', filter: { status } }, signal }),
    select: ({ rows }) => rows,
    enabled: isAllowed,
  });
}

export function useMyTrips() {
  return useQuery({
    queryKey: [TRIPS, 'mine'],
    queryFn: ({ signal }) => call(myTrips.list, { signal }),
    meta: keptOffline,
  });
}

export function useWeek(from: string) {
  return useQuery({
    queryKey: [TRIPS, 'week', from],
    queryFn: ({ signal }) => call(tripBoard.week, { query: { from }, signal }),
    placeholderData: (former) => former,
  });
}

export async function takeStep(
  { id, status }: Pick<Trip, 'id' | 'status'>,
  body: BodyOf<typeof trips.start>,
  idempotencyKey: string,
): Promise<Trip> {
  const endpoint = status === tripStatuses.PLANNED ? trips.start : trips.end;
  const moved = await call(endpoint, { params: { id }, body, idempotencyKey });
  await refreshTrips();
  return moved;
}

export async function cancelTrip(
  { id, version }: Pick<Trip, 'id' | 'version'>,
  reason: string,
  idempotencyKey: string,
): Promise<Trip> {
  const cancelled = await call(trips.cancel, { params: { id }, body: { reason, version }, idempotencyKey });
  await refreshTrips();
  return cancelled;
}

export async function undoTripStep({ id, version }: Pick<Trip, 'id' | 'version'>): Promise<void> {
  try {
    await call(trips.undo, { params: { id }, body: { version } });
  } finally {
    await refreshTrips();
  }
}

export async function correctTrip(
  { id, version }: Pick<Trip, 'id' | 'version'>,
  facts: Omit<BodyOf<typeof trips.correct>, 'version'>,
): Promise<Trip> {
  const corrected = await call(trips.correct, { params: { id }, body: { ...facts, version } });
  await refreshTrips();
  return corrected;
}

export async function movePlan(id: string, body: BodyOf<typeof tripBoard.move>): Promise<Trip> {
  try {
    return await call(tripBoard.move, { params: { id }, body });
  } finally {
    await refreshTrips();
  }
}

export async function refreshTrips(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [TRIPS] });
}
