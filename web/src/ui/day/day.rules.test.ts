import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayText, isDay, readDay, shifted, weeksOf } from './day.rules.ts';

const today = '2026-11-15';
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toJSON().slice(0, 10));

test.each([
  ['31-12-1980', '1980-12-31'],
  ['3/4/2026', '2026-04-03'],
  ['3.4.26', '2026-04-03'],
  ['03042026', '2026-04-03'],
  ['030426', '2026-04-03'],
  ['3 4', '2026-04-03'],
  ['1-1-54', '1954-01-01'],
  ['1-1-45', '2045-01-01'],
  ['1980-12-31', '1980-12-31'],
  ['੩੧-੧੨-੧੯੮੦', '1980-12-31'],
  ['३१-१२-१९८०', '1980-12-31'],
  ['', ''],
])('%s is read day first', (typed, day) => {
  expect(readDay(typed, today)).toBe(day);
});

test('a day without a year that would be too early is one of the next year', () => {
  const from = today;
  expect(readDay('15-3', today, { from })).toBe('2027-03-15');
  expect(readDay('20-12', today, { from })).toBe('2026-12-20');
  expect(readDay('15-3-26', today, { from })).toBe('2026-03-15');
  expect(readDay('29-2', today, { from })).toBeNull();
  expect(readDay('29-2', '2027-11-15', { from: '2027-11-15' })).toBe('2028-02-29');
});

test('a day without a year that would be too late is one of the last year', () => {
  expect(readDay('31-12', '2027-01-04', { until: '2027-01-04' })).toBe('2026-12-31');
  expect(readDay('4-1', '2027-01-04', { until: '2027-01-04' })).toBe('2027-01-04');
  expect(readDay('31-12-27', '2027-01-04', { until: '2027-01-04' })).toBe('2027-12-31');
  expect(readDay('29-2', '2029-01-04', { until: '2029-01-04' })).toBe('2028-02-29');
  expect(readDay('29-2', '2027-01-04', { until: '2027-01-04' })).toBeNull();
});

test('a day without a year leaves this year only for one between both limits', () => {
  const limits = { from: '2026-12-20', until: '2027-01-04' };
  expect(readDay('28-12', '2027-01-04', limits)).toBe('2026-12-28');
  expect(readDay('2-1', '2026-12-28', limits)).toBe('2027-01-02');
  expect(readDay('15-12', '2027-01-04', limits)).toBe('2027-12-15');
  expect(readDay('10-1', '2026-12-28', limits)).toBe('2026-01-10');
});

test.each(['31-02-2026', '12/31/1980', '32-1-2026', 'tomorrow', '5'])('%s is no day', (typed) => {
  expect(readDay(typed, today)).toBeNull();
});

test('what the field shows is read back as the same day', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(readDay(dayText(day), today)).toBe(day);
    }),
  );
});

test('a month has whole weeks that begin on Monday and hold each of its days once', () => {
  fc.assert(
    fc.property(days, (day) => {
      const weeks = weeksOf(day);
      const all = weeks.flat();
      expect(weeks.every((week) => week.length === 7 && isMonday(week[0] ?? ''))).toBe(true);
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((one) => one.startsWith(day.slice(0, 7)))).toContain(day);
    }),
  );
});

test('a month later than the last of January is the last of February', () => {
  expect(shifted('2027-01-31', { months: 1 })).toBe('2027-02-28');
  expect(shifted('2026-12-31', { days: 1 })).toBe('2027-01-01');
  expect(isDay('2026-02-30')).toBe(false);
});

function isMonday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
}
