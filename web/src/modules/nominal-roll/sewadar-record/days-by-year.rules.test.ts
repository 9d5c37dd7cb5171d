import { expect, test } from 'vitest';
import { daysByYear } from './days-by-year.rules.ts';

test('days are added up by year, the latest first; a stay over New Year counts in both', () => {
  const stays = [
    {
      fromDay: '2025-12-30',
      toDay: '2026-01-02',
      days: 4,
      servedFrom: '2025-12-31',
      servedTo: '2026-01-02',
    },
    { fromDay: '2026-02-01', toDay: '2026-02-05', days: 5, servedFrom: null, servedTo: null },
    { fromDay: '2026-04-01', toDay: '2026-04-05', days: 0, servedFrom: null, servedTo: null },
    {
      fromDay: '2026-05-01',
      toDay: '2026-05-02',
      days: 2,
      servedFrom: '2026-05-01',
      servedTo: '2026-05-02',
    },
  ];
  expect(daysByYear(stays)).toEqual([
    { year: '2026', planned: 9, served: 4 },
    { year: '2025', planned: 2, served: 1 },
  ]);
  expect(daysByYear([])).toEqual([]);
});
