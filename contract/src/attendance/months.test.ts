import { expect, test } from 'vitest';
import { daysInMonth, isSunday, isWeekend, monthAfter } from './months.ts';

test.each([
  ['2026-02', 28, '2026-03-01'],
  ['2028-02', 29, '2028-03-01'],
  ['2026-12', 31, '2027-01-01'],
])('%s has %i days and is followed by %s', (month, length, next) => {
  const days = daysInMonth(month);
  expect(days).toHaveLength(length);
  expect([days[0], days.at(-1)]).toEqual([`${month}-01`, `${month}-${length}`]);
  expect(monthAfter(month)).toBe(next);
});

test('a Sunday is one in every time zone', () => {
  expect(daysInMonth('2026-11').filter(isSunday)).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    '2026-11-22',
    '2026-11-29',
  ]);
});

test('a weekend is Saturday and Sunday', () => {
  expect(daysInMonth('2026-11').slice(0, 8).filter(isWeekend)).toEqual([
    '2026-11-01',
    '2026-11-07',
    '2026-11-08',
  ]);
});
