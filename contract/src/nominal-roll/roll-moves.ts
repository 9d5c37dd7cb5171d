import {
  type MoveRefusal as AnyMoveRefusal,
  judge,
  type Move,
  type MovedRecord,
  mayUndoMove,
  needsReason as needsReasonIn,
  nextStep as nextStepOf,
  type StatusMachine,
  type UndoableMove,
} from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import { holds } from '../kernel/rights/requirement.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { type RollStatus, rollStatuses } from './enums.ts';
import { rollStatusLabels } from './roll-labels.ts';

const { CANCELLED, DRAFT, SUBMITTED, APPROVED, ON_SEWA, COMPLETED } = rollStatuses;

type Decider = 'approvedBy';
export type RollMove = Move<RollStatus, ActOf<'NOMINAL_ROLL.ROLL'>, Decider>;

/** Only forward; a roll can be cancelled until the group has left. */
export const rollMoves: readonly RollMove[] = [
  { from: DRAFT, to: SUBMITTED, act: 'edit' },
  { from: DRAFT, to: CANCELLED, act: 'edit' },
  { from: SUBMITTED, to: APPROVED, act: 'approve', decider: 'approvedBy' },
  { from: SUBMITTED, to: CANCELLED, act: 'edit' },
  { from: APPROVED, to: ON_SEWA, act: 'edit' },
  { from: APPROVED, to: CANCELLED, act: 'edit' },
  { from: ON_SEWA, to: COMPLETED, act: 'edit' },
];

export const rollMachine: StatusMachine<'NOMINAL_ROLL.ROLL', RollStatus, Decider> = {
  key: 'NOMINAL_ROLL.ROLL',
  moves: rollMoves,
  onward: { [DRAFT]: SUBMITTED, [SUBMITTED]: APPROVED, [APPROVED]: ON_SEWA, [ON_SEWA]: COMPLETED },
  withReason: [CANCELLED],
  ownActs: ['edit'],
  labels: rollStatusLabels,
};

export interface JudgedRoll extends MovedRecord<Decider> {
  /** How many are on it. */
  readonly members: number;
  /** For how many of them an arrival is recorded. */
  readonly arrived: number;
}

export type RollRefusal = AnyMoveRefusal | 'NO_MEMBERS' | 'ALREADY_ARRIVED';

/** Null: the move may be made. `hasReason` is left out where only the button is judged. */
export function judgeRollMove(judged: {
  roll: JudgedRoll;
  to: number;
  user: { id: string; acl: Acl };
  hasReason?: boolean;
}): RollRefusal | null {
  const { roll, to, user, hasReason } = judged;
  return judge(rollMachine, {
    record: roll,
    to,
    user,
    hasReason,
    check: (move) => checkRollMove(roll, move),
  });
}

/** What the roll's own rules have against a move of the table. */
export function checkRollMove(
  roll: Pick<JudgedRoll, 'members' | 'arrived'>,
  { to }: RollMove,
): 'NO_MEMBERS' | 'ALREADY_ARRIVED' | null {
  if (losesArrivals(roll, to)) return 'ALREADY_ARRIVED';
  // Of a group that has left, everybody may turn out not to have come: such a roll is completed all the same.
  const isEnd = to === CANCELLED || to === COMPLETED;
  return !isEnd && roll.members === 0 ? 'NO_MEMBERS' : null;
}

export function nextRollStep(status: number): RollMove | null {
  return nextStepOf(rollMachine, status);
}

export function rollNeedsReason(to: number): boolean {
  return needsReasonIn(rollMachine, to);
}

/** The entries of the roll itself: until it is approved. */
export function isRollEditable(status: number): boolean {
  return status === DRAFT || status === SUBMITTED;
}

/** Who leads and how they travel: a jathedar falls ill, a bus is fixed the day before. Changed by right 7. */
export function areArrangementsOpen(status: number): boolean {
  return status === APPROVED || status === ON_SEWA;
}

/** After the approval people still drop out and others take their place; whoever may approve puts that in. */
export function mayChangeMembers(status: number, acl: Acl): boolean {
  if (isRollEditable(status)) return holds(acl, rollMachine.key, 'edit');
  return status === APPROVED && holds(acl, rollMachine.key, 'approve');
}

/**
 * Once the group has left, nobody joins it. But who never came and who left early is put right by whoever may approve:
 * the days are free for other rolls then, and the year counts the real ones.
 */
export function mayCorrectMembers(status: number, acl: Acl): boolean {
  if (!hasDeparted(status)) return mayChangeMembers(status, acl);
  return holds(acl, rollMachine.key, 'approve');
}

export function hasDeparted(status: number): boolean {
  return status === ON_SEWA || status === COMPLETED;
}

/** People are called until the group leaves. */
export function mayRecordCalls(status: number): boolean {
  return isRollEditable(status) || status === APPROVED;
}

/** Arrivals are written down from the approval on, also when the group came earlier than the status says. */
export function mayCheckIn(status: number): boolean {
  return status === APPROVED || status === ON_SEWA;
}

/** A forgotten time is entered afterwards, also when the roll is completed. */
export function mayCorrectStay(status: number): boolean {
  return mayCheckIn(status) || status === COMPLETED;
}

/** Who is recorded at the destination is not brought into a status in which nobody can be there. */
export function losesArrivals({ arrived }: { arrived: number }, to: number): boolean {
  return arrived > 0 && !mayCorrectStay(to);
}

/** Only by who made the move, who still has the right for it, soon, and while nothing has happened since. */
export function mayUndoRollMove(asked: {
  roll: { status: number; version: number; undo: UndoableMove | null };
  /** The version that the user has seen. */
  version: number;
  user: { id: string; acl: Acl };
  now: number;
}): boolean {
  const { roll, ...rest } = asked;
  return mayUndoMove(rollMachine, { record: roll, ...rest });
}
