import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, daysRemaining, daysRemainingText, todayIn } from '../kernel/values/days.ts';
import { daysServed, isWithin } from './days.ts';

const dayNumber = fc.integer({ min: 10_957, max: 32_000 });
const day = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
/** With and without daylight saving, and on both sides of the day line. */
const zones = ['Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Auckland', 'Pacific/Pago_Pago'];

test('a roll of n days has n days across months, years and leap days, and none when it ends before it begins', () => {
  fc.assert(
    fc.property(dayNumber, fc.integer({ min: -400, max: 400 }), (first, length) => {
      const [from, to] = [day(first), day(first + length)];
      const days = Math.max(0, length + 1);
      expect(daysRemaining(from, to)).toBe(days);
      expect(daysRemainingText(from, to)).toBe(days === 0 ? '0d' : `${days} day(s)`);
    }),
  );
});

test('days served count the days of the arrival and of the departure in the zone of the portal', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const stays = fc.tuple(dayNumber, fc.integer({ min: 0, max: 60 }), minute, minute);
  fc.assert(
    fc.property(fc.constantFrom(...zones), stays, (timeZone, [first, length, arrived, left]) => {
      const at = (number: number, minutes: number) =>
        new Date(number * DAY_MS + minutes * 60_000).toISOString();
      const arrivedAt = at(first, arrived);
      const leftAt = at(first + length, Math.max(left, arrived));
      const served = daysServed({ arrivedAt, leftAt }, { timeZone, today: '2099-01-01' });
      const spanned = daysRemaining(
        todayIn(timeZone, new Date(arrivedAt)),
        todayIn(timeZone, new Date(leftAt)),
      );
      expect(served).toBe(spanned);
      // Midnight of the zone, or a changed clock, moves an end by one day at most.
      expect(Math.abs(served - (length + 1))).toBeLessThanOrEqual(1);
      expect(served).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('a stay over midnight in India is two days, although it is one in UTC', () => {
  const stay = { arrivedAt: '2026-11-14T17:00:00.000Z', leftAt: '2026-11-14T19:30:00.000Z' };
  expect(daysServed(stay, { timeZone: 'Asia/Kolkata', today: '2026-11-20' })).toBe(2);
  expect(daysServed(stay, { timeZone: 'UTC', today: '2026-11-20' })).toBe(1);
});

test('who has not arrived has served no day; who has not left serves until today', () => {
  const options = { timeZone: 'Asia/Kolkata', today: '2026-11-16' };
  expect(daysServed({ arrivedAt: null, leftAt: null }, options)).toBe(0);
  expect(daysServed({ arrivedAt: '2026-11-15T05:00:00.000Z', leftAt: null }, options)).toBe(2);
});

test.each([
  ['2026-11-15', '2026-11-17', true],
  ['2026-11-16', '2026-11-16', true],
  ['2026-11-14', '2026-11-16', false],
  ['2026-11-16', '2026-11-18', false],
  ['2026-11-17', '2026-11-16', false],
])('%s to %s lies within the roll: %s', (fromDay, toDay, expected) => {
  expect(isWithin({ fromDay, toDay }, { fromDay: '2026-11-15', toDay: '2026-11-17' })).toBe(expected);
});
