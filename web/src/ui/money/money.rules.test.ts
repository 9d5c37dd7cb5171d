import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRupees, rupeesText } from './money.rules.ts';

test.each([
  ['1,250.50', 125_050],
  ['₹ 1,23,456', 12_345_600],
  ['0.5', 50],
  ['7.', 700],
  ['੧੨੫੦.੫੦', 125_050],
  ['१२', 1_200],
  ['19.99', 1_999],
])('%s is %d paise', (text, paise) => {
  expect(readRupees(text)).toBe(paise);
});

test('nothing is null, and what is no amount is not guessed', () => {
  expect(readRupees('  ')).toBeNull();
  for (const text of ['-5', '1.234', '12a', '.', '.5', '1e3', '1.2.3', '9'.repeat(13)])
    expect(readRupees(text)).toBeUndefined();
});

test('what is shown is read back as it was, to the last paisa', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999_999), (paise) => {
      expect(readRupees(rupeesText(paise))).toBe(paise);
    }),
  );
});
