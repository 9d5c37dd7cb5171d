import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../kernel/values/days.ts';
import { EXPIRY_WEEKS, expiryWeeks, lastOfWeek } from './charts.ts';

test.each([
  ['2026-11-16', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2028-02-28', '2028-03-05'],
  ['1999-12-31', '2000-01-02'],
])('the week of %s ends on %s', (day, sunday) => {
  expect(lastOfWeek(day)).toBe(sunday);
});

test('the weeks follow each other without a gap, the first from today', () => {
  const day = fc.integer({ min: 0, max: 36_500 }).map((days) => dayAfter('2000-01-01', days));
  fc.assert(
    fc.property(day, (today) => {
      const weeks = expiryWeeks(today);
      expect(weeks).toHaveLength(EXPIRY_WEEKS);
      expect(weeks[0]).toBe(today);
      for (const [place, next] of weeks.slice(1).entries())
        expect(dayAfter(lastOfWeek(weeks[place] ?? ''), 1)).toBe(next);
    }),
  );
});
