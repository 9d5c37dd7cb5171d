import { expect, test } from 'vitest';
import { UNDO_MINUTES } from '../kernel/moves.ts';
import { mayUndoClosing } from './undo-closing.ts';

const at = '2026-11-15T03:32:00Z';
const now = Date.parse(at) + 60_000;
const closed = { isClosed: true, version: 4, undo: { by: 'me', at, version: 4 } };
const asked = { sheet: closed, version: 4, user: 'me', now };

test('whoever closed a sheet undoes it, for ten minutes', () => {
  expect(mayUndoClosing(asked)).toBe(true);
  expect(mayUndoClosing({ ...asked, now: Date.parse(at) + UNDO_MINUTES * 60_000 })).toBe(true);
});

test.each([
  ['by another user', { user: 'another' }],
  ['after ten minutes', { now: Date.parse(at) + UNDO_MINUTES * 60_000 + 1 }],
  ['of a sheet that is open again', { sheet: { ...closed, isClosed: false } }],
  ['of a sheet that was changed since', { sheet: { ...closed, version: 5 }, version: 5 }],
  ['by a page that shows an older sheet', { version: 3 }],
  ['of a sheet that was closed with its month', { sheet: { ...closed, undo: null } }],
])('not %s', (_case, over) => {
  expect(mayUndoClosing({ ...asked, ...over })).toBe(false);
});
