import { expect, test } from 'vitest';
import { readNumber } from './code.rules.ts';

test.each([
  ['17', 17],
  [' 0017 ', 17],
  ['#17', 17],
  ['0', null],
  ['', null],
  ['M17', null],
  ['1234567890123', null],
  ['1.5', null],
])('%j is %j', (code, number) => {
  expect(readNumber(code)).toBe(number);
});
