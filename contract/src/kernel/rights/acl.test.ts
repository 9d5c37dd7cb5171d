import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allows,
  decodeAcl,
  encodeAcl,
  featurePermissions,
  intersectAcl,
  keysBeyond,
  uniteAcl,
} from './acl.ts';
import { aclSchema } from './acl-schema.ts';

const primes = [2, 3, 5, 7, 11, 13, 17, 7919];
const value = fc
  .uniqueArray(fc.constantFrom(...primes), { maxLength: 4 })
  .map((all) => all.reduce((a, b) => a * b, 1));
const acl = fc.dictionary(fc.constantFrom('BAV.SKU', 'BAV.ORDER', 'SETTINGS.USER'), value);

describe('allows', () => {
  test.each([0, -2, 1, '2', null, undefined, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 2n, [2], true])(
    'a value of %s grants nothing',
    (wrong) => {
      for (const prime of primes) expect(allows({ 'BAV.SKU': wrong }, 'BAV.SKU', prime)).toBe(false);
    },
  );

  test('a missing key grants nothing, nor does an inherited one', () => {
    expect(allows({}, 'BAV.SKU', 2)).toBe(false);
    expect(allows(Object.create({ 'BAV.SKU': 2 }), 'BAV.SKU', 2)).toBe(false);
    expect(allows({}, 'constructor', 2)).toBe(false);
  });

  test('a divisor of 1, 0 or a fraction is no right', () => {
    for (const divisor of [1, 0, -1, 0.5, Number.NaN])
      expect(allows({ 'BAV.SKU': 6 }, 'BAV.SKU', divisor)).toBe(false);
  });

  test('a product grants exactly its primes', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...primes), { minLength: 1 }), (granted) => {
        const product = granted.reduce((a, b) => a * b, 1);
        for (const prime of primes)
          expect(allows({ 'A.B': product }, 'A.B', prime)).toBe(granted.includes(prime));
      }),
    );
  });
});

test('a feature is available when any of its values is above 1', () => {
  const permission = featurePermissions({
    'BAV.SKU': 1,
    'BAV.ORDER': 2,
    'TRANSPORT.TRIP': 0,
    'SETTINGS.USER': '6',
  });
  expect(permission).toMatchObject({ BAV: true, TRANSPORT: false, SETTINGS: false, SEWADAR: false });
});

test('the part before the first dot names the feature', () => {
  expect(featurePermissions({ 'BAVX.SKU': 2, 'SEWADAR.A.B': 2 })).toMatchObject({
    BAV: false,
    SEWADAR: true,
  });
});

test('what both hold is within each, what either holds contains each', () => {
  fc.assert(
    fc.property(acl, acl, (a, b) => {
      const both = intersectAcl(a, b);
      expect([...keysBeyond(both, a), ...keysBeyond(both, b)]).toEqual([]);
      const either = uniteAcl(a, b);
      expect([...keysBeyond(a, either), ...keysBeyond(b, either)]).toEqual([]);
      for (const key of Object.keys(either))
        for (const prime of primes)
          expect(allows(either, key, prime)).toBe(allows(a, key, prime) || allows(b, key, prime));
    }),
  );
});

test('the acl travels as base64 of its JSON and comes back the same', () => {
  fc.assert(
    fc.property(acl, (one) => {
      expect(decodeAcl(encodeAcl(one))).toEqual(one);
    }),
  );
  expect(JSON.parse(atob(encodeAcl({ 'BAV.SKU': 6 })))).toEqual({ 'BAV.SKU': 6 });
});

test.each([2.5, 0, -2, '2', null, Number.NaN, 2 ** 31])('%s is refused when an acl is saved', (wrong) => {
  expect(aclSchema.safeParse({ 'BAV.SKU': wrong }).success).toBe(false);
});
