import { wallTime } from '@sewa/contract/kernel/values/wall-time';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import type { Action } from '../../../platform/outbox/outbox.rules.ts';

const { PLANNED, STARTED, COMPLETED, CANCELLED } = tripStatuses;

/** A trip with what this device did and the server has not confirmed. */
export interface MyTrip extends Trip {
  isWaiting: boolean;
  /** Why the server did not take something that was entered here. */
  refusal: string | null;
}

/** The steps that wait on this device count as taken here; a refused one does not. */
export function withWaiting(shown: readonly Trip[], actions: readonly Action[]): MyTrip[] {
  return shown.map((trip) => {
    let mine: MyTrip = { ...trip, isWaiting: false, refusal: null };
    for (const action of actions)
      if (isOf(action.given.params, trip.id))
        mine = action.refusal === null ? after(mine, action) : { ...mine, refusal: action.refusal };
    return mine;
  });
}

/** In the order in which they are driven; the completed ones of earlier days newest first. */
export function sectionsOf(
  mine: readonly MyTrip[],
  { today, dayOf }: { today: string; dayOf: (moment: string) => string },
): Record<'current' | 'coming' | 'recent', MyTrip[]> {
  const sectionOf = ({ status, fromDay, toDay, endedAt }: MyTrip) => {
    // An end that waits on the device has no moment yet: it was taken here, a short while ago.
    const isOver = toDay < today && endedAt !== null && dayOf(endedAt) < today;
    if (status === COMPLETED && isOver) return 'recent';
    return status === STARTED || (status !== CANCELLED && fromDay <= today) ? 'current' : 'coming';
  };
  const sorted = mine.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const { current = [], coming = [], recent = [] } = Object.groupBy(sorted, sectionOf);
  return { current, coming, recent: recent.toReversed() };
}

function startOf({ fromDay, fromTime }: MyTrip): string {
  return wallTime(fromDay, fromTime);
}

function after(trip: MyTrip, { route, given }: Action): MyTrip {
  const odometer = readingOf(given.body);
  if (route.path === trips.start.path && trip.status === PLANNED)
    return { ...trip, status: STARTED, odometerOut: odometer, odometer, isWaiting: true };
  if (route.path === trips.end.path && trip.status === STARTED)
    return { ...trip, status: COMPLETED, odometerIn: odometer, odometer, isWaiting: true };
  return { ...trip, isWaiting: true };
}

function isOf(params: object | undefined, id: string): boolean {
  return params !== undefined && 'id' in params && params.id === id;
}

function readingOf(body: unknown): number | null {
  const found = body !== null && typeof body === 'object' && 'odometer' in body ? body.odometer : null;
  return typeof found === 'number' ? found : null;
}
