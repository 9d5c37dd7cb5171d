import { describe, expect, test } from 'vitest';
import {
  BADGE_UNDO_MINUTES,
  badgeMoves,
  badgeNeedsReason,
  badgeOwnMoves,
  badgeStatusOn,
  judgeBadgeMove,
  mayUndoBadgeMove,
} from './badge-moves.ts';
import { badgeTypes } from './badge-types.ts';
import { badgeStatuses, validStatuses } from './enums.ts';

const { REQUESTED, PRINTED, ISSUED, RETURNED, EXPIRED, LOST, REVOKED } = badgeStatuses;
const statuses = Object.values(badgeStatuses);
const today = '2027-01-15';
const acl = {
  'BADGES.SEWADAR': 510_510,
  ...Object.fromEntries(badgeTypes.map(({ aclKey }) => [aclKey, 10])),
};
const user = { id: 'me', acl };
const badge = (status: number, validTo = '2030-01-01') => ({ type: 1, status, validTo });

test('nothing but the table is allowed', () => {
  for (const from of statuses)
    for (const to of statuses) {
      const isInTable = badgeMoves.some((move) => move.from === from && move.to === to);
      const refusal = judgeBadgeMove({ badge: badge(from), to, today, user });
      expect([from, to, refusal]).toEqual([from, to, isInTable ? null : 'MOVE_UNKNOWN']);
    }
});

test('printing and the calendar move by themselves, nobody by hand', () => {
  for (const { from, to } of badgeOwnMoves)
    expect(badgeMoves.some((move) => move.from === from && move.to === to)).toBe(false);
  expect(badgeOwnMoves).toContainEqual({ from: REQUESTED, to: PRINTED });
});

test('every end can be reached, and a returned badge stays where it is', () => {
  const next = (from: number) => [...badgeMoves, ...badgeOwnMoves].filter((move) => move.from === from);
  for (const status of statuses) expect(next(status).length > 0).toBe(status !== RETURNED);
});

describe('the last day', () => {
  test.each(statuses)('status %d from the day after it', (status) => {
    const expected = validStatuses.some((one) => one === status) ? EXPIRED : status;
    expect(badgeStatusOn(badge(status, '2027-01-14'), today)).toBe(expected);
    expect(badgeStatusOn(badge(status, today), today)).toBe(status);
  });

  test('an outdated badge is only taken back', () => {
    const outdated = badge(ISSUED, '2027-01-14');
    expect(judgeBadgeMove({ badge: outdated, to: RETURNED, today, user })).toBeNull();
    expect(judgeBadgeMove({ badge: outdated, to: LOST, today, user })).toBe('MOVE_UNKNOWN');
  });
});

test('a loss and a revocation need a reason; a revocation its own right', () => {
  expect(statuses.filter(badgeNeedsReason)).toEqual([LOST, REVOKED]);
  expect(judgeBadgeMove({ badge: badge(ISSUED), to: LOST, today, user, hasReason: false })).toBe(
    'REASON_NEEDED',
  );
  const printer = { id: 'me', acl: { ...acl, 'BADGES.PERMANENT': 2 } };
  expect(judgeBadgeMove({ badge: badge(ISSUED), to: REVOKED, today, user: printer })).toBe('FORBIDDEN');
  expect(judgeBadgeMove({ badge: badge(ISSUED), to: LOST, today, user: printer })).toBeNull();
});

describe('undoing a move', () => {
  const at = '2027-01-15T10:00:00Z';
  const moved = { type: 1, status: LOST, version: 4, undo: { by: 'me', at, from: ISSUED, version: 4 } };
  const asked = { badge: moved, version: 4, user, now: Date.parse(at) + BADGE_UNDO_MINUTES * 60_000 };

  test('is for who made it, soon, while nothing has happened since', () => {
    expect(mayUndoBadgeMove(asked)).toBe(true);
    expect(mayUndoBadgeMove({ ...asked, now: asked.now + 1 })).toBe(false);
    expect(mayUndoBadgeMove({ ...asked, user: { ...user, id: 'other' } })).toBe(false);
    expect(mayUndoBadgeMove({ ...asked, version: 3 })).toBe(false);
    expect(mayUndoBadgeMove({ ...asked, badge: { ...moved, version: 5 } })).toBe(false);
    expect(mayUndoBadgeMove({ ...asked, badge: { ...moved, undo: null } })).toBe(false);
    expect(mayUndoBadgeMove({ ...asked, user: { id: 'me', acl: {} } })).toBe(false);
  });
});
