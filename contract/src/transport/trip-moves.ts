import {
  type MoveRefusal as AnyMoveRefusal,
  judge,
  type Move,
  mayUndoMove,
  needsReason,
  type StatusMachine,
  type UndoableMove,
} from '../kernel/moves.ts';
import { type Acl, uniteAcl } from '../kernel/rights/acl.ts';
import { type ActOf, primeOf } from '../kernel/rights/rights.ts';
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
  /** Of this trip: starts and ends it without the right to plan. */
  isDriver?: boolean;
  hasReason?: boolean;
}): TripRefusal | null {
  const { trip, to, user, isDriver = false, hasReason } = judged;
  const isOwnStep = isDriver && to !== CANCELLED;
  return judge(tripMachine, {
    record: { status: trip.status, madeBy: '', editors: [] },
    to,
    user: isOwnStep ? asPlanner(user) : user,
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

/** Times and readings of a trip that has started; until it is back, those of its start. */
export function isTripCorrectable(status: number): boolean {
  return status === STARTED || status === COMPLETED;
}

export function isTripRemovable(status: number): boolean {
  return status === PLANNED || status === CANCELLED;
}

export interface UndoableTripMove extends UndoableMove {
  readonly from: TripStatus;
}

/** As with every machine; drivers may also undo a step of their own trip. */
export function mayUndoTripMove(asked: {
  trip: { status: number; version: number; undo: UndoableTripMove | null };
  version: number;
  user: { id: string; acl: Acl };
  isDriver?: boolean;
  now: number;
}): boolean {
  const { trip, version, user, isDriver = false, now } = asked;
  return mayUndoMove(tripMachine, { record: trip, version, user: isDriver ? asPlanner(user) : user, now });
}

/** Drivers take the steps of their own trips without the right to plan. */
function asPlanner<User extends { acl: Acl }>(user: User): User {
  const { key } = tripMachine;
  return { ...user, acl: uniteAcl(user.acl, { [key]: primeOf(key, 'view') * primeOf(key, 'edit') }) };
}
