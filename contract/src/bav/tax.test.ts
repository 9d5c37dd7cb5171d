import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TAX_RATE, taxIn, taxText } from './tax.ts';

test('a price includes its tax', () => {
  expect(taxIn(11_200, 1_200)).toBe(1_200);
  expect(taxIn(10_000, 1_800)).toBe(1_525);
  expect(taxIn(10_000, 0)).toBe(0);
});

test('a receipt names the tax only where a rate is set', () => {
  expect(taxText({ hsn: '8523', taxRate: 1_250 })).toBe('HSN 8523 · GST 12.5 %');
  expect(taxText({ hsn: '4901', taxRate: 0 })).toBe('');
});

test('tax is a part of the amount, and grows with the rate', () => {
  const rate = fc.integer({ min: 0, max: MAX_TAX_RATE });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), rate, rate, (amount, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(taxIn(amount, low)).toBeLessThanOrEqual(taxIn(amount, high));
      expect(taxIn(amount, high)).toBeLessThanOrEqual(amount);
      expect(taxIn(amount, low)).toBeGreaterThanOrEqual(0);
    }),
  );
});
