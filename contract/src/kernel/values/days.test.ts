import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, daysRemaining, daysRemainingText, mondayOf, todayIn, YEAR_MS } from './days.ts';

test('a day and a year in milliseconds', () => {
  expect([DAY_MS, YEAR_MS]).toEqual([86_400_000, 31_536_000_000]);
});

test.each([
  ['2026-11-15', '2026-11-15', '1 day(s)'],
  ['2026-01-31', '2026-02-01', '2 day(s)'],
  ['2025-12-31', '2026-01-01', '2 day(s)'],
  ['2028-02-28', '2028-03-01', '3 day(s)'],
  ['2026-03-28', '2026-03-30', '3 day(s)'],
  ['2026-11-15', '2026-11-14', '0d'],
  ['2026-11-15', '2025-01-01', '0d'],
  ['nonsense', '2026-01-01', '0d'],
])('from %s to %s are %s', (start, end, text) => {
  expect(daysRemainingText(start, end)).toBe(text);
});

test('one day more is one day more, across every edge of months, years and daylight saving', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 4_000 }), (first, length) => {
      const day = (n: number) => new Date(n * DAY_MS).toISOString().slice(0, 10);
      expect(daysRemaining(day(first), day(first + length))).toBe(length + 1);
    }),
  );
});

test('milliseconds are taken as well', () => {
  expect(daysRemaining(0, DAY_MS / 2)).toBe(1);
  expect(daysRemainingText(5 * DAY_MS, 4 * DAY_MS)).toBe('0d');
});

test('today is the day of the time zone, not of UTC', () => {
  const lateInUtc = new Date('2026-11-14T19:30:00Z');
  expect(todayIn('Asia/Kolkata', lateInUtc)).toBe('2026-11-15');
  expect(todayIn('UTC', lateInUtc)).toBe('2026-11-14');
});

test.each([
  ['2026-11-09', '2026-11-09'],
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2026-01-01', '2025-12-29'],
  ['1999-12-31', '1999-12-27'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
