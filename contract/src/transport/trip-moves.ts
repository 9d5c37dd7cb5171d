import {
  type MoveRefusal as AnyMoveRefusal,
  findMove,
  judge,
  type Move,
  needsReason,
  type StatusMachine,
} from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import { holds } from '../kernel/rights/requirement.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { type TripStatus, tripStatuses } from './enums.ts';
import { tripStatusLabels } from './trip-labels.ts';

const { CANCELLED, PLANNED, STARTED, COMPLETED } = tripStatuses;

export type TripMove = Move<TripStatus, ActOf<'TRANSPORT.TRIP'>>;

/** Only forward; a trip can be cancelled until it starts. */
export const tripMoves: readonly TripMove[] = [
  { from: PLANNED, to: STARTED, act: 'edit' },
  { from: PLANNED, to: CANCELLED, act: 'edit' },
  { from: STARTED, to: COMPLETED, act: 'edit' },
];

export const tripMachine: StatusMachine<'TRANSPORT.TRIP', TripStatus> = {
  key: 'TRANSPORT.TRIP',
  moves: tripMoves,
  onward: { [PLANNED]: STARTED, [STARTED]: COMPLETED },
  withReason: [CANCELLED],
  // A trip is no decision: whoever planned it may start it.
  ownActs: ['edit'],
  labels: tripStatusLabels,
};

export type TripRefusal = AnyMoveRefusal | 'NO_DRIVER';

/** Null: the step may be taken. `hasReason` is left out where only the button is judged. */
export function judgeTripMove(judged: {
  trip: { status: number; driver: string | null };
  to: number;
  user: { id: string; acl: Acl };
  /** Drivers start and end their own trips without the right to plan. */
  isDriver?: boolean;
  hasReason?: boolean;
}): TripRefusal | null {
  const { trip, to, user, isDriver = false, hasReason } = judged;
  const isOwnStep = isDriver && to !== CANCELLED;
  return judge(tripMachine, {
    record: { status: trip.status, madeBy: '', editors: [] },
    to,
    user: isOwnStep ? { ...user, acl: { ...user.acl, [tripMachine.key]: 2 * 3 } } : user,
    hasReason,
    check: (move) => (move.to === STARTED && trip.driver === null ? 'NO_DRIVER' : null),
  });
}

export function tripNeedsReason(to: number): boolean {
  return needsReason(tripMachine, to);
}

/** The whole plan until it starts; on the way only what can still change. */
export function isTripEditable(status: number): boolean {
  return status === PLANNED || status === STARTED;
}

/** What stays as it was when the trip is on its way. */
export const startedFields = ['vehicle', 'driver', 'fromDay', 'fromTime', 'centre'] as const;

export function isTripRemovable(status: number): boolean {
  return status === PLANNED || status === CANCELLED;
}

/** For so long whoever took a step can undo it. */
export const TRIP_UNDO_MINUTES = 10;

export interface UndoableTripMove {
  readonly by: string;
  readonly at: string;
  readonly from: TripStatus;
  /** The version of the trip since. */
  readonly version: number;
}

/** Only by who took the step, who still may, soon, and while nothing has happened since. */
export function mayUndoTripMove(asked: {
  trip: { status: number; version: number; undo: UndoableTripMove | null };
  version: number;
  user: { id: string; acl: Acl };
  isDriver?: boolean;
  now: number;
}): boolean {
  const { trip, version, user, isDriver = false, now } = asked;
  const { undo, status } = trip;
  if (undo === null || undo.by !== user.id) return false;
  if (trip.version !== version || undo.version !== version) return false;
  const move = findMove(tripMachine, undo.from, status);
  if (!move || !(isDriver || holds(user.acl, tripMachine.key, move.act))) return false;
  return now - Date.parse(undo.at) <= TRIP_UNDO_MINUTES * 60_000;
}
