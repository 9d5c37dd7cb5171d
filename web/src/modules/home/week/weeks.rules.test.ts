import { expect, test } from 'vitest';
import { mondaysUntil } from './weeks.rules.ts';

test('the week of today comes first, then those before, over the turn of the year', () => {
  expect(mondaysUntil('2026-01-11', 3)).toEqual(['2026-01-05', '2025-12-29', '2025-12-22']);
  expect(mondaysUntil('2026-01-12', 1)).toEqual(['2026-01-12']);
});
