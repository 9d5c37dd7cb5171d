import { describe, expect, test } from 'vitest';
import { UNDO_MINUTES } from '../kernel/moves.ts';
import { rollStatuses } from './enums.ts';
import {
  areArrangementsOpen,
  isRollEditable,
  judgeRollMove,
  losesArrivals,
  mayChangeMembers,
  mayCorrectMembers,
  mayUndoRollMove,
  rollMoves,
} from './roll-moves.ts';

const { CANCELLED, DRAFT, SUBMITTED, APPROVED, ON_SEWA, COMPLETED } = rollStatuses;
const statuses = Object.values(rollStatuses);

/** The product of 2 view, 3 edit and 7 approve. */
const acl = (value: number) => ({ 'NOMINAL_ROLL.ROLL': value });
const whole = acl(42);
const roll = { madeBy: 'maker', editors: ['editor'], approvedBy: null, members: 1, arrived: 0 };

const allowed = [
  [DRAFT, SUBMITTED],
  [DRAFT, CANCELLED],
  [SUBMITTED, APPROVED],
  [SUBMITTED, CANCELLED],
  [APPROVED, ON_SEWA],
  [APPROVED, CANCELLED],
  [ON_SEWA, COMPLETED],
];

describe('every pair of statuses', () => {
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    'from %i to %i',
    (from, to) => {
      const refusal = judgeRollMove({
        roll: { ...roll, status: from },
        to,
        user: { id: 'another', acl: whole },
      });
      const isAllowed = allowed.some(([one, other]) => one === from && other === to);
      expect(refusal).toBe(isAllowed ? null : 'MOVE_UNKNOWN');
    },
  );
});

test('moves lead forward, or to the end', () => {
  for (const { from, to } of rollMoves) expect(to === CANCELLED || to > from).toBe(true);
});

describe('who may', () => {
  const submitted = { ...roll, status: SUBMITTED };

  test('approving takes right 7', () => {
    const judged = { roll: submitted, to: APPROVED };
    expect(judgeRollMove({ ...judged, user: { id: 'another', acl: acl(6) } })).toBe('FORBIDDEN');
    expect(judgeRollMove({ ...judged, user: { id: 'another', acl: acl(14) } })).toBeNull();
  });

  test.each(['maker', 'editor'])('the %s does not approve, but may cancel', (id) => {
    const user = { id, acl: whole };
    expect(judgeRollMove({ roll: submitted, to: APPROVED, user })).toBe('OWN_WORK');
    expect(judgeRollMove({ roll: submitted, to: CANCELLED, user })).toBeNull();
  });

  test('a roll without members goes nowhere but to its cancellation, which needs a reason', () => {
    const empty = { ...roll, status: DRAFT, members: 0 };
    const user = { id: 'maker', acl: whole };
    expect(judgeRollMove({ roll: empty, to: SUBMITTED, user })).toBe('NO_MEMBERS');
    expect(judgeRollMove({ roll: empty, to: CANCELLED, user, hasReason: false })).toBe('REASON_NEEDED');
    expect(judgeRollMove({ roll: empty, to: CANCELLED, user, hasReason: true })).toBeNull();
  });

  test('a roll of which somebody has arrived is not cancelled, and goes on', () => {
    const there = { ...roll, status: APPROVED, arrived: 1 };
    const user = { id: 'maker', acl: whole };
    expect(judgeRollMove({ roll: there, to: CANCELLED, user, hasReason: true })).toBe('ALREADY_ARRIVED');
    expect(judgeRollMove({ roll: there, to: ON_SEWA, user })).toBeNull();
    expect(statuses.filter((to) => losesArrivals(there, to))).toEqual([CANCELLED, DRAFT, SUBMITTED]);
    expect(statuses.filter((to) => losesArrivals(roll, to))).toEqual([]);
  });

  test('members change until the approval by right 3, until the departure by right 7', () => {
    expect(statuses.filter((status) => mayChangeMembers(status, acl(6)))).toEqual([DRAFT, SUBMITTED]);
    expect(statuses.filter((status) => mayChangeMembers(status, whole))).toEqual([
      DRAFT,
      SUBMITTED,
      APPROVED,
    ]);
    expect(statuses.filter(isRollEditable)).toEqual([DRAFT, SUBMITTED]);
  });

  test('after the departure right 7 corrects who came and for how long, and nobody joins', () => {
    expect(statuses.filter((status) => mayCorrectMembers(status, acl(6)))).toEqual([DRAFT, SUBMITTED]);
    expect(statuses.filter((status) => mayCorrectMembers(status, acl(14)))).toEqual([
      APPROVED,
      ON_SEWA,
      COMPLETED,
    ]);
    expect(statuses.filter((status) => mayCorrectMembers(status, whole))).toEqual([
      DRAFT,
      SUBMITTED,
      APPROVED,
      ON_SEWA,
      COMPLETED,
    ]);
  });

  test('leaders and transport change until the group is back', () => {
    expect(statuses.filter(areArrangementsOpen)).toEqual([APPROVED, ON_SEWA]);
  });

  test('a group of which nobody came is completed', () => {
    const user = { id: 'maker', acl: whole };
    const left = { ...roll, status: ON_SEWA, members: 0 };
    expect(judgeRollMove({ roll: left, to: COMPLETED, user })).toBeNull();
  });
});

describe('undo', () => {
  const at = '2026-11-15T10:00:00.000Z';
  const now = Date.parse(at) + 60_000;
  const undo = { by: 'maker', at, from: DRAFT, version: 4 };
  const asked = {
    roll: { status: SUBMITTED, version: 4, undo },
    version: 4,
    user: { id: 'maker', acl: acl(6) },
    now,
  };

  test('is for whoever made the move, soon, and while nothing has happened since', () => {
    expect(mayUndoRollMove(asked)).toBe(true);
    expect(mayUndoRollMove({ ...asked, user: { id: 'another', acl: whole } })).toBe(false);
    expect(mayUndoRollMove({ ...asked, user: { id: 'maker', acl: acl(2) } })).toBe(false);
    expect(mayUndoRollMove({ ...asked, version: 3 })).toBe(false);
    expect(mayUndoRollMove({ ...asked, roll: { ...asked.roll, version: 5 } })).toBe(false);
    expect(mayUndoRollMove({ ...asked, roll: { ...asked.roll, undo: null } })).toBe(false);
    expect(mayUndoRollMove({ ...asked, now: Date.parse(at) + UNDO_MINUTES * 60_000 + 1 })).toBe(false);
  });
});
