import { expect, test } from 'vitest';
import { daysByYear } from './days-by-year.rules.ts';

test('days are added up by year, the latest first', () => {
  const stays = [
    { fromDay: '2025-12-30', days: 4, daysServed: 3 },
    { fromDay: '2026-02-01', days: 5, daysServed: 0 },
    { fromDay: '2026-05-01', days: 2, daysServed: 2 },
  ];
  expect(daysByYear(stays)).toEqual([
    { year: '2026', planned: 7, served: 2 },
    { year: '2025', planned: 4, served: 3 },
  ]);
  expect(daysByYear([])).toEqual([]);
});
