import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '../kernel/values/days.ts';
import { dueUntil, lastDaysOf, paperState, paperStates, recordLight } from './paper-state.ts';

describe('the state of a paper', () => {
  test.each([
    // today, last day, state
    ['2026-11-16', '2026-11-15', 'lapsed'],
    ['2026-11-16', '2026-11-16', 'within7'],
    ['2026-11-16', '2026-11-23', 'within7'],
    ['2026-11-16', '2026-11-24', 'within14'],
    ['2026-11-16', '2026-11-30', 'within14'],
    ['2026-11-16', '2026-12-01', 'within30'],
    ['2026-11-16', '2026-12-16', 'within30'],
    ['2026-11-16', '2026-12-17', 'valid'],
    // Over the end of a year.
    ['2026-12-31', '2026-12-30', 'lapsed'],
    ['2026-12-31', '2027-01-30', 'within30'],
    ['2026-12-31', '2027-01-31', 'valid'],
    // A paper of 29 February, and February with and without it.
    ['2028-02-29', '2028-02-29', 'within7'],
    ['2028-03-01', '2028-02-29', 'lapsed'],
    ['2028-02-22', '2028-02-29', 'within7'],
    ['2028-02-21', '2028-02-29', 'within14'],
    ['2028-01-30', '2028-02-29', 'within30'],
    ['2028-01-29', '2028-02-29', 'valid'],
    ['2028-02-28', '2028-03-06', 'within7'],
    ['2027-02-28', '2027-03-07', 'within7'],
    ['2028-02-28', '2028-03-07', 'within14'],
    ['2028-02-01', '2028-03-02', 'within30'],
    ['2028-02-01', '2028-03-03', 'valid'],
    ['2027-02-01', '2027-03-03', 'within30'],
    ['2027-02-01', '2027-03-04', 'valid'],
  ])('on %s, a paper until %s is %s', (today, validUntil, state) => {
    expect(paperState(validUntil, today)).toBe(state);
  });

  const day = fc.integer({ min: 0, max: 36_500 }).map((days) => dayAfter('2000-01-01', days));

  test('the last days of the states meet without a gap and agree with the state', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (today, ahead) => {
        const validUntil = dayAfter(today, ahead);
        const states = paperStates.filter((state) => {
          const { from, to } = lastDaysOf(state, today);
          return (from === null || from <= validUntil) && (to === null || validUntil <= to);
        });
        expect(states).toEqual([paperState(validUntil, today)]);
      }),
    );
  });

  test('a paper is due exactly when it is not valid for longer', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (today, ahead) => {
        const validUntil = dayAfter(today, ahead);
        expect(validUntil <= dueUntil(today)).toBe(paperState(validUntil, today) !== 'valid');
      }),
    );
  });

  test('no state gets better as days go by', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (today, ahead) => {
        const validUntil = dayAfter(today, ahead);
        const place = (on: string) => paperStates.indexOf(paperState(validUntil, on));
        expect(place(dayAfter(today, 1))).toBeLessThanOrEqual(place(today));
      }),
    );
  });
});

test.each([
  [null, 0, 'valid'],
  [null, 1, 'missing'],
  ['2026-11-15', 2, 'lapsed'],
  ['2026-11-16', 1, 'missing'],
  ['2026-11-16', 0, 'within7'],
  ['2027-11-16', 0, 'valid'],
])('a record whose first paper ends on %s and which lacks %i is %s', (firstExpiry, missing, light) => {
  expect(recordLight({ firstExpiry, missing, today: '2026-11-16' })).toBe(light);
});
