import { expect, test } from 'vitest';
import { monthsUpTo } from './months.rules.ts';

test('the months go back over the turn of the year, newest first', () => {
  const months = monthsUpTo('2026-02');
  expect(months.slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(months).toHaveLength(36);
  expect(new Set(months).size).toBe(36);
});
