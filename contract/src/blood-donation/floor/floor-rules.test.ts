import { expect, test } from 'vitest';
import { publishedRules } from '../rules/published-rules.ts';
import { bagsLeft, missedLimits, nothingMeasured } from './floor-rules.ts';

test.each([
  { bagsBrought: null, bagsUsed: 3, left: null },
  { bagsBrought: 100, bagsUsed: 89, left: { brought: 100, count: 11, areFew: false } },
  { bagsBrought: 100, bagsUsed: 90, left: { brought: 100, count: 10, areFew: true } },
  { bagsBrought: 20, bagsUsed: 14, left: { brought: 20, count: 6, areFew: false } },
  { bagsBrought: 20, bagsUsed: 15, left: { brought: 20, count: 5, areFew: true } },
  { bagsBrought: 20, bagsUsed: 23, left: { brought: 20, count: 0, areFew: true } },
])('of $bagsBrought bags with $bagsUsed used', ({ left, ...bags }) => {
  expect(bagsLeft(bags)).toEqual(left);
});

test('a limit is missed by what was measured, not by what was left out', () => {
  const missed = (vitals: object) =>
    missedLimits({ ...nothingMeasured, ...vitals }, publishedRules).map(({ rule }) => rule);
  expect(missed({})).toEqual([]);
  expect(missed({ isPulseRegular: true, pulse: 70 })).toEqual([]);
  expect(missed({ isPulseRegular: false, haemoglobin: 12.4 })).toEqual(['haemoglobin', 'pulseRhythm']);
});
