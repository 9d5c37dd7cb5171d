import { expect, test } from 'vitest';
import type { Filter } from '../list.types.ts';
import { readTyped } from './read-typed.ts';

const ages: Filter = { kind: 'range', field: 'minAge', to: 'maxAge', of: 'number', label: '', max: 130 };
const days: Filter = { kind: 'range', field: 'from', to: 'to', of: 'day', label: '' };

test('a range becomes two entries', () => {
  expect(readTyped(ages, ['18', ' 60 '])).toEqual({
    entries: { minAge: 18, maxAge: 60 },
    problems: [null, null],
  });
});

test('an end left open is not asked for', () => {
  expect(readTyped(ages, ['', '60']).entries).toEqual({ minAge: undefined, maxAge: 60 });
});

test('letters, numbers out of bounds and reversed ends are refused', () => {
  expect(readTyped(ages, ['old', '60']).problems).toEqual(['noNumber', null]);
  expect(readTyped(ages, ['18', '900']).problems).toEqual([null, 'outside']);
  expect(readTyped(ages, ['60', '18']).problems).toEqual([null, 'reversed']);
  expect(readTyped(days, ['2026-02-01', '2026-01-01']).problems).toEqual([null, 'reversed']);
});

test('a day that could not be read is refused', () => {
  expect(readTyped(days, ['31-02-2026', '']).problems).toEqual(['noDay', null]);
});
