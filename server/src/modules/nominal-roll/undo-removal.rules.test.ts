import { UNDO_MINUTES } from '@sewa/contract/kernel/moves';
import { expect, test } from 'vitest';
import { mayUndoRemoval } from './undo-removal.rules.ts';

test('a removal is undone by who made it, soon, and while nothing has happened since', () => {
  const at = '2026-11-10T06:00:00.000Z';
  const removal = { by: 'me', at, version: 4 };
  const asked = { current: 4, version: 4, user: 'me', now: Date.parse(at) + UNDO_MINUTES * 60_000 };
  expect(mayUndoRemoval(removal, asked)).toBe(true);
  expect(mayUndoRemoval(removal, { ...asked, now: asked.now + 1 })).toBe(false);
  expect(mayUndoRemoval(removal, { ...asked, user: 'other' })).toBe(false);
  expect(mayUndoRemoval(removal, { ...asked, version: 3 })).toBe(false);
  expect(mayUndoRemoval(removal, { ...asked, current: 5 })).toBe(false);
  expect(mayUndoRemoval(removal, { ...asked, current: 5, version: 5 })).toBe(false);
});
