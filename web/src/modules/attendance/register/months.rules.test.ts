import { expect, test } from 'vitest';
import { monthsUpTo, periodUpTo } from './months.rules.ts';

test('the months go back over the turn of the year, newest first', () => {
  const months = monthsUpTo('2026-02');
  expect(months.slice(0, 4)).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(months).toHaveLength(36);
  expect(new Set(months).size).toBe(36);
});

test.each([
  ['2026-02', 1, '2026-02-01', '2026-02-28'],
  ['2026-02', 3, '2025-12-01', '2026-02-28'],
  ['2028-02', 12, '2027-03-01', '2028-02-29'],
])('up to %s, %i months are from %s to %s', (month, months, from, to) => {
  expect(periodUpTo(month, months)).toEqual({ from, to });
});
