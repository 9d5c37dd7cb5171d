import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeOf } from '../resource/field-kinds.ts';
import { languages } from './languages.ts';
import { balanceSchema, formatMoney, MAX_PAISE, moneySchema, parseMoney } from './money.ts';

describe('parseMoney', () => {
  test.each([
    ['500', 50_000],
    ['500.5', 50_050],
    ['500.', 50_000],
    ['8.20', 820],
    ['₹ 1,23,456.05', 12_345_605],
    ['Rs. 99', 9_900],
    ['rs 99/-', 9_900],
    ['INR 7', 700],
    ['-12.50', -1_250],
    ['-0', 0],
    ['१२०', 12_000],
    ['੧੨੦.੫', 12_050],
    [' 0 ', 0],
  ])('%s', (text, paise) => {
    expect(parseMoney(text)).toBe(paise);
  });

  test.each(['', ' ', 'abc', '1.234', '.5', '1.2.3', '--1', '1e3', '₹', '9'.repeat(16)])(
    '%j is no amount',
    (text) => {
      expect(parseMoney(text)).toBeNull();
    },
  );
});

test('what is shown can be typed again, in every language', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }),
      fc.constantFrom(...languages),
      fc.boolean(),
      (paise, language, hasPaise) => {
        const shown = formatMoney(paise, language, { hasPaise });
        // The minus stands before the sign of the currency.
        const typed = shown.replace(/^-₹/, '₹-').replace(/\u00a0/g, ' ');
        expect(parseMoney(typed)).toBe(paise);
      },
    ),
  );
});

test('amounts stand in Indian groups, with paise only where there are any', () => {
  expect(formatMoney(12_345_600, 'en')).toBe('₹1,23,456');
  expect(formatMoney(12_345_650, 'en')).toBe('₹1,23,456.50');
  expect(formatMoney(12_345_600, 'en', { hasPaise: true })).toBe('₹1,23,456.00');
  for (const language of languages) expect(formatMoney(1_200, language)).toMatch(/12$/);
});

test('fractions of a paisa and rupees below nought are refused', () => {
  expect(moneySchema.safeParse(1.5).success).toBe(false);
  expect(moneySchema.safeParse(-1).success).toBe(false);
  expect(balanceSchema.safeParse(-1).success).toBe(true);
  expect(shapeOf(moneySchema).kind).toBe('money');
});
