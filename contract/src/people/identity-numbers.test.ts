import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aadhaarSchema, isAadhaar, isPan, maskOf, panSchema } from './identity-numbers.ts';

/** Ten digits and the one check digit that makes them right. */
const aadhaar = fc.stringMatching(/^[2-9]\d{10}$/).map((digits) => {
  const right = [...'0123456789'].filter((check) => isAadhaar(digits + check));
  expect(right).toHaveLength(1);
  return digits + right[0];
});

test('Verhoeff: the published example', () => {
  expect(isAadhaar('234123412346')).toBe(true);
});

test('any single wrong digit and any swap of different neighbours is caught', () => {
  fc.assert(
    fc.property(aadhaar, fc.nat({ max: 11 }), fc.nat({ max: 9 }), (number, place, digit) => {
      const wrong = number.slice(0, place) + digit + number.slice(place + 1);
      if (wrong !== number) expect(isAadhaar(wrong)).toBe(false);
      const [a = '', b = ''] = [number[place], number[place + 1]];
      const swapped = number.slice(0, place) + b + a + number.slice(place + 2);
      if (b !== '' && a !== b) expect(isAadhaar(swapped)).toBe(false);
    }),
  );
});

test('an Aadhaar number does not begin with 0 or 1 and has twelve digits', () => {
  for (const text of ['012345678901', '123412341234', '23412341234', '2341234123461', 'abcdabcdabcd'])
    expect(isAadhaar(text)).toBe(false);
});

test('a PAN: five letters whose fourth says the kind of holder, four digits, a letter', () => {
  expect(isPan('ABCPE1234F')).toBe(true);
  for (const text of ['ABCXE1234F', 'ABCP1234FF', 'abcpe1234f', 'ABCPE12345', 'ABCPE1234'])
    expect(isPan(text)).toBe(false);
});

test('a form takes a number with blanks, the mask of the kept one, or nothing', () => {
  expect(aadhaarSchema.parse(' 2341 2341 2346 ')).toBe('234123412346');
  expect(aadhaarSchema.parse(maskOf('2346'))).toBe('XXXX XXXX 2346');
  expect(aadhaarSchema.parse('')).toBe('');
  expect(panSchema.parse('abcpe1234f')).toBe('ABCPE1234F');
  expect(aadhaarSchema.safeParse('2341 2341 2345').success).toBe(false);
  expect(panSchema.safeParse('XXXX 1234').success).toBe(false);
});
