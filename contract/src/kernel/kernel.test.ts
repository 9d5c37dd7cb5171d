import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_ALPHABET, normaliseCode, randomCode } from './calls/codes.ts';
import { messageText } from './calls/envelope.ts';
import { errors } from './calls/errors.ts';
import { aclKeys, badgeTypeKeys, primesOf, wholeAcl, withBadgesInStep } from './rights/rights.ts';
import { newId } from './values/ids.ts';
import { phoneSchema } from './values/phone.ts';

test('the code alphabet has no I, K, L, O, X', () => {
  expect(CODE_ALPHABET).toBe('0123456789ABCDEFGHJMNPQRSTUVWYZ');
});

test('random codes use the whole alphabet evenly and nothing else', () => {
  const text = randomCode(31_000);
  const counts = [...CODE_ALPHABET].map((letter) => text.split(letter).length - 1);
  expect(counts.reduce((a, b) => a + b, 0)).toBe(31_000);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
});

test('a code is read as it is spoken: any case, with blanks and dashes', () => {
  expect(normaliseCode(' ab3-9z q')).toBe('AB39ZQ');
});

test('ids are UUIDv7, ordered by time and different', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 47 }), (now) => {
      const [first, second, later] = [newId(now), newId(now), newId(now + 1)];
      expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(first).not.toBe(second);
      expect(first.slice(0, 13) < later.slice(0, 13)).toBe(true);
    }),
  );
});

test.each([
  ['98765 43210', '+919876543210'],
  ['098765-43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['00919876543210', '+919876543210'],
  ['', ''],
])('the phone number %s is kept as %s', (typed, kept) => {
  expect(phoneSchema.parse(typed)).toBe(kept);
});

test.each(['12345', '+0123456789', 'call me', '1876543210'])('%s is no phone number', (typed) => {
  expect(phoneSchema.safeParse(typed).success).toBe(false);
});

test('error text: the message if it is text, its code if it is an object, else the object as JSON', () => {
  expect(messageText('No')).toBe('No');
  expect(messageText({ code: 'E11000', more: 1 })).toBe('E11000');
  expect(messageText({ code: 11000 })).toBe('11000');
  for (const message of [{ reason: 'x' }, { code: null }, { code: '' }, { code: { inner: 1 } }, {}, [1]])
    expect(messageText(message)).toBe(JSON.stringify(message));
});

test('every error has its text in three languages', () => {
  for (const one of Object.values(errors))
    for (const text of [one.en, one.hi, one.pa]) expect(text.length).toBeGreaterThan(8);
});

test('every key grants pairwise coprime primes', () => {
  for (const key of aclKeys) {
    const product = primesOf(key).reduce((a, b) => a * b, 1);
    expect(wholeAcl()[key]).toBe(product);
    for (const prime of primesOf(key)) expect((product / prime) % prime).not.toBe(0);
  }
});

test('BADGES.SEWADAR names exactly the badge types that may be issued', () => {
  const keys = Object.entries(badgeTypeKeys);
  fc.assert(
    fc.property(fc.subarray(keys), (chosen) => {
      const acl = withBadgesInStep({
        'BADGES.SEWADAR': 510510,
        ...Object.fromEntries(chosen.map(([, key]) => [key, 2])),
      });
      const expected = chosen.reduce((product, [prime]) => product * Number(prime), 1);
      expect(acl['BADGES.SEWADAR'] ?? 1).toBe(expected);
    }),
  );
});
