import { expect, test } from 'vitest';
import { applicationStatuses as S } from './enums.ts';
import { isUndoable, mayUndo, UNDO_MINUTES } from './undo-move.ts';

const at = '2026-11-16T10:00:00.000Z';
const undo = { by: 'me', at, from: S.PENDING, version: 4 };
const asked = {
  application: { status: S.ON_HOLD as number, version: 4, undo: undo as typeof undo | null },
  version: 4,
  user: { id: 'me', acl: { 'SEWADAR.APPLICATION': 2 * 7 } as Record<string, number> },
  now: Date.parse(at) + 5_000,
};
const { application } = asked;

test.each([
  ['a moment after the own move', {}, true],
  ['at the last moment', { now: Date.parse(at) + UNDO_MINUTES * 60_000 }, true],
  ['too late', { now: Date.parse(at) + UNDO_MINUTES * 60_000 + 1 }, false],
  ['a move of somebody else', { user: { ...asked.user, id: 'you' } }, false],
  [
    'without the right for the move by now',
    { user: { ...asked.user, acl: { 'SEWADAR.APPLICATION': 6 } } },
    false,
  ],
  ['changed since the move', { application: { ...application, version: 5 }, version: 5 }, false],
  ['a version that the user has not seen', { version: 3 }, false],
  ['nothing to undo', { application: { ...application, undo: null } }, false],
  ['a final acceptance', { application: { ...application, status: S.FINAL_ACCEPTANCE } }, false],
])('%s', (_what, change, isPossible) => {
  expect(mayUndo({ ...asked, ...change })).toBe(isPossible);
});

test('every move but the final acceptance can be undone', () => {
  expect(Object.values(S).filter((to) => !isUndoable(to))).toEqual([S.FINAL_ACCEPTANCE]);
});
