import { expect, test } from 'vitest';
import { contradict, contradictionsOf, type Described } from './contradiction.rules.ts';

const born = (birthDate: string | null, more: Partial<Described> = {}): Described => ({
  birthDate,
  isBirthEstimated: false,
  gender: 'male',
  ...more,
});

test('ages 30 and 86 are not one person', () => {
  expect(contradict(born('1996-05-01'), born('1940-05-01'))).toBe(true);
});

test('a birthday that differs by a year or two may be a slip, an age that was told may be off by several', () => {
  expect(contradict(born('1961-01-01'), born('1959-07-20'))).toBe(false);
  expect(contradict(born('1961-01-01'), born('1954-07-20'))).toBe(true);
  expect(contradict(born('1961-01-01', { isBirthEstimated: true }), born('1954-07-20'))).toBe(false);
});

test('a man and a woman are two people; what is not known contradicts nothing', () => {
  expect(contradict(born(null), born(null, { gender: 'female' }))).toBe(true);
  expect(contradict(born(null, { gender: '' }), born('1940-05-01', { gender: 'female' }))).toBe(false);
});

test('every contradiction is named, two identity numbers among them', () => {
  const one = born('1996-05-01', { aadhaar: 'hash 1', pan: 'hash 2' });
  const other = born('1940-05-01', { gender: 'female', aadhaar: 'hash 3', pan: null });
  expect(contradictionsOf(one, other)).toEqual(['birthDate', 'gender', 'aadhaar']);
  expect(contradictionsOf(other, one)).toEqual(['birthDate', 'gender', 'aadhaar']);
  expect(contradictionsOf(one, one)).toEqual([]);
});
