import { MAX_PAISE, parseMoney } from '@sewa/contract/kernel/values/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupeesText } from './money.rules.ts';

test.each([
  [125_050, '1250.50'],
  [50, '0.50'],
  [5, '0.05'],
  [0, '0'],
  [-1_200, '-12'],
])('%d paise stand in the field as %s', (paise, text) => {
  expect(rupeesText(paise)).toBe(text);
});

test('what stands in the field is read back as it was, to the last paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }), (paise) => {
      expect(parseMoney(rupeesText(paise))).toBe(paise);
    }),
  );
});
