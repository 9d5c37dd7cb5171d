import { expect, test } from 'vitest';
import { periodOf, yearBefore } from './periods.ts';

test('twelve months are twelve, over the turn of the year too', () => {
  expect(periodOf('year', '2026-11-15')).toEqual({ from: '2025-12-01', to: '2026-11-15' });
  expect(periodOf('year', '2026-01-31')).toEqual({ from: '2025-02-01', to: '2026-01-31' });
  expect(periodOf('three', '2026-11-15').from).toBe('2023-12-01');
  expect(periodOf('lastYear', '2026-11-15')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
});

test('a year before a week is a week, before a month the same month', () => {
  expect(yearBefore('weeks', '2026-11-09')).toBe('2025-11-10');
  expect(yearBefore('weeks', '2026-01-05')).toBe('2025-01-06');
  expect(yearBefore('months', '2026-11')).toBe('2025-11');
  expect(yearBefore('months', '2026-11-15')).toBe('2025-11-15');
  expect(yearBefore('months', '2028-02-29')).toBe('2027-02-28');
});
