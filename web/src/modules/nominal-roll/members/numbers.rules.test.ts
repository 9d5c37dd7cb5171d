import { expect, test } from 'vitest';
import { numbersIn } from './numbers.rules.ts';

test.each([
  ['', []],
  ['12', [12]],
  ['12, 13;14\n15\t16', [12, 13, 14, 15, 16]],
  ['No. 007 and 7 again', [7]],
  ['0 and nothing', []],
  ['a phone, 9876543210, is no number of a sewadar', []],
])('the numbers in %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
