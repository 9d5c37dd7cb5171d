import { expect, test } from 'vitest';
import { monthsUntil } from './months.rules.ts';

test('months go back over the turn of the year', () => {
  expect(monthsUntil('2027-02-28', 4)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
});
