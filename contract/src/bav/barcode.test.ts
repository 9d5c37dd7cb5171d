import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barcodeModules, isStoreBarcode, readBarcode, storeBarcode } from './barcode.ts';

describe('a barcode', () => {
  test.each([
    ['9788173711466', '9788173711466'],
    ['978-81-7371-146-6', '9788173711466'],
    ['81-7371-146-1', '9788173711466'],
    ['0-8044-2957-X', '9780804429573'],
    ['080442957x', '9780804429573'],
    ['036000291452', '0036000291452'],
    ['96385074', '96385074'],
    [' 8901234567890 ', '8901234567890'],
  ])('%s is kept as %s', (entered, kept) => {
    expect(readBarcode(entered)).toBe(kept);
    expect(readBarcode(kept)).toBe(kept);
  });

  test.each([
    '9788173711467',
    '978-81-7371-164-6',
    '81-7371-146-6',
    '036000291453',
    '96385075',
    '123',
    '97881737114661',
    'X804429570',
    'abcdefghijklm',
    '',
  ])('%s is none', (entered) => {
    expect(readBarcode(entered)).toBeNull();
  });

  test('one wrong digit is always noticed', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(12), digit, (number, place, other) => {
        const code = storeBarcode(number);
        fc.pre(code[place] !== String(other));
        expect(readBarcode(code.slice(0, place) + other + code.slice(place + 1))).toBeNull();
      }),
    );
  });

  test('of the shop’s own counts up with the number of the item', () => {
    expect(storeBarcode(1)).toBe('2000000000015');
    expect(readBarcode(storeBarcode(123_456))).toBe(storeBarcode(123_456));
    expect([storeBarcode(1), storeBarcode(2_147_483_647)].map(isStoreBarcode)).toEqual([true, true]);
    // No item has such a number, so that it can be the code of another shop.
    expect([storeBarcode(9_000_000_000), '9788173711466', '20000004', ''].map(isStoreBarcode)).toEqual(
      Array(4).fill(false),
    );
  });
});

test('bars: 95 modules of an EAN-13 and 67 of an EAN-8, between guards', () => {
  expect(barcodeModules('4003994155486')).toBe(
    '10100011010100111011110100010110010111001110101010110011010011101001110101110010010001010000101',
  );
  for (const [code, length] of [
    ['9788173711466', 95],
    ['96385074', 67],
  ] as const) {
    const modules = barcodeModules(code);
    expect(modules).toHaveLength(length);
    expect(modules).toMatch(/^101[01]+101$/);
  }
});
