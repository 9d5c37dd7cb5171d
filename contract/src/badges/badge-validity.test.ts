import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysRemaining } from '../kernel/values/days.ts';
import { badgeTypeValues } from './badge-rights.ts';
import { badgeDaysProblem, badgeLengths, renewedDays, replacementDays, usualDays } from './badge-validity.ts';

const forever = { from: null, to: null };
const dayOf = (offset: number) =>
  new Date(Date.UTC(2026, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10);
const someDay = fc.integer({ min: 0, max: 20_000 }).map(dayOf);
const someType = fc.constantFrom(...badgeTypeValues);

test.each([
  [1, '2026-11-16', '2031-11-15'],
  [1, '2028-02-29', '2033-02-28'],
  [2, '2026-11-16', '2027-02-13'],
  [5, '2026-11-16', '2027-11-15'],
] as const)('type %d from %s is usually valid until %s', (type, begin, last) => {
  expect(usualDays(type, begin, forever)).toEqual({ validFrom: begin, validTo: last });
});

test('a temporary badge has at most 90 days', () => {
  const days = (validTo: string) => ({ validFrom: '2026-11-16', validTo });
  const problem = (validTo: string) =>
    badgeDaysProblem({ type: 2, days: days(validTo), own: forever, today: '2026-11-16' });
  expect(problem('2027-02-13')).toBeNull();
  expect(problem('2027-02-14')).toBe('tooLong');
  expect(problem('2026-11-15')).toBe('endsBeforeItBegins');
});

test('the usual days never break a rule, whatever the record says', () => {
  fc.assert(
    fc.property(someType, someDay, someDay, fc.option(someDay), (type, today, from, to) => {
      const own = { from, to: to !== null && to < from ? null : to };
      fc.pre(own.to === null || own.to >= today);
      const days = usualDays(type, today, own);
      expect(badgeDaysProblem({ type, days, own, today })).toBeNull();
      expect(days.validFrom >= today).toBe(true);
    }),
  );
});

test('a renewal never shortens, and stays within the limits of type and record', () => {
  fc.assert(
    fc.property(
      someType,
      someDay,
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 80 }),
      (type, today, ago, left) => {
        const start = Date.parse(today);
        const old = {
          validFrom: new Date(start - ago * 86_400_000).toISOString().slice(0, 10),
          validTo: new Date(start + left * 86_400_000).toISOString().slice(0, 10),
        };
        const days = renewedDays(type, old, { own: forever, today });
        expect(days.validTo >= old.validTo).toBe(true);
        expect(daysRemaining(days.validFrom, days.validTo)).toBeLessThanOrEqual(badgeLengths[type].maxDays);
        expect(replacementDays(type, old, { own: forever, today })).toEqual({
          validFrom: today,
          validTo: old.validTo,
        });
      },
    ),
  );
});

test('a replacement does not outlast the record', () => {
  const old = { validFrom: '2026-01-01', validTo: '2030-12-31' };
  const own = { from: '2026-12-01', to: '2027-03-31' };
  expect(replacementDays(10, old, { own, today: '2026-11-16' })).toEqual({
    validFrom: '2026-12-01',
    validTo: '2027-03-31',
  });
});

test('a badge does not begin before the record', () => {
  const problem = (validFrom: string) =>
    badgeDaysProblem({
      type: 10,
      days: { validFrom, validTo: '2027-03-31' },
      own: { from: '2026-12-01', to: null },
      today: '2026-11-16',
    });
  expect(problem('2026-11-30')).toBe('beforeOwn');
  expect(problem('2026-12-01')).toBeNull();
});

test('in place of a badge that has ended the usual days are given', () => {
  const old = { validFrom: '2020-01-01', validTo: '2024-12-31' };
  expect(replacementDays(1, old, { own: forever, today: '2026-11-16' })).toEqual({
    validFrom: '2026-11-16',
    validTo: '2031-11-15',
  });
});
