import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, daysRemaining, daysRemainingText, todayIn } from '../kernel/values/days.ts';
import {
  cutsStay,
  daysInYear,
  daysServed,
  isCheckOutMissing,
  isWithin,
  recordedDays,
  servedSpan,
} from './days.ts';

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

const minute = fc.integer({ min: 0, max: 1439 });
const at = (number: number, minutes: number) => new Date(number * DAY_MS + minutes * 60_000).toISOString();
const someTimes = fc.record({ timeZone: fc.constantFrom(...zones), today: dayNumber.map(day) });

test('days served count the days of the arrival and of the departure in the zone of the portal', () => {
  const stays = fc.tuple(dayNumber, fc.integer({ min: 0, max: 60 }), minute, minute);
  fc.assert(
    fc.property(fc.constantFrom(...zones), stays, (timeZone, [first, length, arrived, left]) => {
      const arrivedAt = at(first, arrived);
      const leftAt = at(first + length, Math.max(left, arrived));
      const stay = { arrivedAt, leftAt, toDay: day(first) };
      const served = daysServed(stay, { timeZone, today: '2099-01-01' });
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

test('a forgotten check-out ends with the last day of the member, or with today while that is to come', () => {
  const forgotten = fc.record({
    arrivedAt: fc.tuple(dayNumber, minute).map(([number, minutes]) => at(number, minutes)),
    toDay: dayNumber.map(day),
  });
  fc.assert(
    fc.property(forgotten, someTimes, ({ arrivedAt, toDay }, times) => {
      const span = servedSpan({ arrivedAt, leftAt: null, toDay }, times);
      const arrival = todayIn(times.timeZone, new Date(arrivedAt));
      expect(span?.first).toBe(arrival);
      const isBounded = span !== null && span.last <= toDay && span.last <= times.today;
      expect(span?.last === arrival || isBounded).toBe(true);
      // Nothing that happens after the last day changes it.
      const later = { ...times, today: '2099-12-31' };
      const end = servedSpan({ arrivedAt, leftAt: null, toDay }, later)?.last;
      expect(end).toBe([toDay, arrival].sort().at(-1));
    }),
  );
});

test('the years of a person add up to the days of which somebody was there, each counted once', () => {
  const span = fc
    .tuple(dayNumber, fc.integer({ min: 0, max: 500 }))
    .map(([first, length]) => ({ first: day(first), last: day(first + length) }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
      const days = new Set<string>();
      for (const { first, last } of spans)
        for (let number = Date.parse(first) / DAY_MS; day(number) <= last; number += 1) days.add(day(number));
      const years = new Set([...days].map((one) => one.slice(0, 4)));
      for (const year of [...years, '1999', '2098']) {
        const counted = [...days].filter((one) => one.startsWith(year)).length;
        expect([year, daysInYear(spans, year)]).toEqual([year, counted]);
      }
    }),
  );
});

test('a roll over New Year counts in both years', () => {
  const spans = [{ first: '2026-12-30', last: '2027-01-02' }];
  expect([daysInYear(spans, '2026'), daysInYear(spans, '2027'), daysInYear(spans, '2028')]).toEqual([
    2, 2, 0,
  ]);
});

test('a stay over midnight in India is two days, although it is one in UTC', () => {
  const stay = {
    arrivedAt: '2026-11-14T17:00:00.000Z',
    leftAt: '2026-11-14T19:30:00.000Z',
    toDay: '2026-11-14',
  };
  expect(daysServed(stay, { timeZone: 'Asia/Kolkata', today: '2026-11-20' })).toBe(2);
  expect(daysServed(stay, { timeZone: 'UTC', today: '2026-11-20' })).toBe(1);
});

test('who has not arrived has served no day; who has not left serves until today', () => {
  const options = { timeZone: 'Asia/Kolkata', today: '2026-11-16' };
  const toDay = '2026-11-17';
  expect(daysServed({ arrivedAt: null, leftAt: null, toDay }, options)).toBe(0);
  const there = { arrivedAt: '2026-11-15T05:00:00.000Z', leftAt: null, toDay };
  expect(daysServed(there, options)).toBe(2);
  expect(daysServed(there, { ...options, today: '2026-12-24' })).toBe(3);
  expect(isCheckOutMissing(there, '2026-11-17')).toBe(false);
  expect(isCheckOutMissing(there, '2026-11-18')).toBe(true);
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

test('recorded days replace planned ones within the roll, and new days do not leave them out', () => {
  const roll = { fromDay: '2026-11-01', toDay: '2026-12-30' };
  const planned = { fromDay: '2026-11-01', toDay: '2026-11-30' };
  const timeZone = 'Asia/Kolkata';
  const of = (arrivedAt: string | null, leftAt: string | null) => ({ ...planned, arrivedAt, leftAt });
  const days = (arrivedAt: string | null, leftAt: string | null) =>
    recordedDays(of(arrivedAt, leftAt), roll, timeZone);
  expect(days(null, null)).toEqual(planned);
  // Late in the evening in UTC it is the next day here.
  expect(days('2026-11-02T19:00:00Z', null)).toEqual({ fromDay: '2026-11-03', toDay: '2026-11-30' });
  const stay = of('2026-11-02T06:00:00Z', '2026-11-10T06:00:00Z');
  expect(recordedDays(stay, roll, timeZone)).toEqual({ fromDay: '2026-11-02', toDay: '2026-11-10' });
  expect(days('2026-10-30T06:00:00Z', '2027-01-02T06:00:00Z')).toEqual(roll);
  expect(days('2026-12-05T06:00:00Z', null)).toEqual({ fromDay: '2026-12-05', toDay: '2026-12-05' });

  const isCut = (member: typeof stay, fromDay: string, toDay: string) =>
    cutsStay({ fromDay, toDay }, member, { roll, timeZone });
  expect(isCut(stay, '2026-11-02', '2026-11-10')).toBe(false);
  expect(isCut(stay, '2026-11-03', '2026-11-10')).toBe(true);
  expect(isCut(stay, '2026-11-01', '2026-11-09')).toBe(true);
  const open = { ...stay, leftAt: null };
  expect(isCut(open, '2026-11-01', '2026-11-02')).toBe(false);
  expect(isCut(open, '2026-11-01', '2026-11-01')).toBe(true);
  expect(isCut({ ...open, arrivedAt: null }, '2026-11-20', '2026-11-20')).toBe(false);
});
