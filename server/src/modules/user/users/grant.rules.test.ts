import { type Acl, allows, keysBeyond } from '@sewa/contract/kernel/rights/acl';
import { aclKeys, primesOf, wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { presets } from '@sewa/contract/user/presets';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveAcl, lastingAcl } from '../../../platform/access/effective-acl.rules.ts';
import {
  areSameRights,
  type GrantQuestion,
  newGrantsInThePast,
  refusalOfGrant,
  rightsInStep,
} from './grant.rules.ts';

const whole = wholeAcl();
const today = '2026-03-01';

interface Question extends Partial<Omit<GrantQuestion, 'own'>> {
  /** What the granter holds for good, and until a day. */
  own?: Acl;
  lent?: readonly TemporaryGrant[];
  acl?: Record<string, number>;
}

function ask({ acl = {}, own = whole, lent = [], ...rest }: Question) {
  return refusalOfGrant({
    own: { acl: own, temporary: lent, ceiling: whole },
    ceiling: whole,
    before: null,
    after: { acl, temporary: [] },
    today,
    ...rest,
  });
}

const anyKey = fc.constantFrom(...aclKeys);
const anyRight = anyKey.chain((key) =>
  fc
    .subarray(primesOf(key), { minLength: 1 })
    .map((primes) => ({ key, value: primes.reduce((product, prime) => product * prime, 1) })),
);
const anyAcl = fc
  .array(anyRight, { maxLength: 8 })
  .map((rights) => Object.fromEntries(rights.map(({ key, value }) => [key, value])));
const laterDays = [today, '2026-03-02', '2027-01-01'];
const anyDay = fc.constantFrom('2026-02-01', '2026-02-28', ...laterDays);
const anyTemporary = fc.array(
  fc.record({ right: anyRight, until: anyDay }).map(({ right, until }) => ({ ...right, until })),
  { maxLength: 5 },
);
const anyHeld = fc.record({ acl: anyAcl, temporary: anyTemporary });

describe('granting', () => {
  test('what oneself and the org hold can be granted', () => {
    expect(ask({ acl: presets.centreClerk })).toBeNull();
  });

  test('a right that the granter lacks is named', () => {
    expect(ask({ own: { 'SETTINGS.USER': 6 }, acl: { 'SETTINGS.USER': 30 } })).toEqual({
      code: 'GRANT_BEYOND_OWN',
      keys: ['SETTINGS.USER'],
      rights: [{ key: 'SETTINGS.USER', value: 5 }],
    });
  });

  test('a right beyond the ceiling is named', () => {
    expect(ask({ ceiling: { 'BAV.SKU': 2 }, acl: { 'BAV.SKU': 6 } })).toEqual({
      code: 'GRANT_BEYOND_ORG',
      keys: ['BAV.SKU'],
      rights: [{ key: 'BAV.SKU', value: 3 }],
    });
  });

  test('only what is added counts: the user keeps what the granter lacks', () => {
    const before = { acl: { 'BAV.SKU': 14 }, temporary: [] };
    expect(ask({ own: { 'BAV.SKU': 3 }, before, acl: { 'BAV.SKU': 42 } })).toBeNull();
    expect(ask({ own: { 'BAV.SKU': 3 }, before, acl: { 'BAV.SKU': 70 } })?.code).toBe('GRANT_BEYOND_OWN');
  });

  test('a number that is no right is granted by nobody', () => {
    for (const value of [4, 11, 12, 2_147_483_647]) expect(ask({ acl: { 'BAV.SKU': value } })).not.toBeNull();
    const before = { acl: { 'BAV.SKU': 6 }, temporary: [] };
    expect(ask({ before, acl: { 'BAV.SKU': 12 } })).not.toBeNull();
    expect(ask({ acl: { 'NO.SUCH': 2 } })).not.toBeNull();
  });

  test('large grants of one key do not hide behind their product', () => {
    const temporary = [2_147_483_647, 2_147_483_629].map((value) => ({
      key: 'BAV.SKU',
      value,
      until: today,
    }));
    expect(ask({ after: { acl: {}, temporary } })?.code).toBe('GRANT_BEYOND_OWN');
  });

  test('a temporary grant obeys the same rules; prolonging is granting, shortening is not', () => {
    const grant = { key: 'BAV.SKU', value: 6, until: '2026-04-01' };
    const before = { acl: {}, temporary: [grant] };
    const own = { 'BAV.SKU': 2 };
    const after = (until: string) => ({ acl: {}, temporary: [{ ...grant, until }] });
    expect(ask({ own, before, after: after('2026-04-01') })).toBeNull();
    expect(ask({ own, before, after: after('2026-03-15') })).toBeNull();
    expect(ask({ own, before, after: after('2026-04-02') })?.code).toBe('GRANT_BEYOND_OWN');
    expect(ask({ own, before, acl: { 'BAV.SKU': 6 } })?.code).toBe('GRANT_BEYOND_OWN');
  });

  test('a right that ends is passed on until its last day, neither longer nor for good', () => {
    const lent = [{ key: 'BAV.SKU', value: 6, until: '2026-03-06' }];
    const own = { 'BAV.SKU': 2 };
    const until = (day: string) => ({ acl: {}, temporary: [{ key: 'BAV.SKU', value: 3, until: day }] });
    expect(ask({ own, lent, after: until('2026-03-06') })).toBeNull();
    expect(ask({ own, lent, after: until('2026-03-07') })?.code).toBe('GRANT_BEYOND_OWN');
    expect(ask({ own, lent, acl: { 'BAV.SKU': 6 } })).toMatchObject({
      code: 'GRANT_BEYOND_OWN',
      rights: [{ key: 'BAV.SKU', value: 3 }],
    });
    expect(ask({ own, lent, acl: { 'BAV.SKU': 2 } })).toBeNull();
  });

  test('property: on no day does a new user hold more than the granter does', () => {
    const anyGranter = fc.record({ acl: anyAcl, temporary: anyTemporary, ceiling: anyAcl });
    fc.assert(
      fc.property(anyGranter, anyHeld, (own, after) => {
        if (refusalOfGrant({ own, ceiling: whole, before: null, after, today }) !== null) return;
        const given = { ...after, ceiling: whole };
        expect(keysBeyond(lastingAcl(given), lastingAcl(own))).toEqual([]);
        for (const day of laterDays) {
          const held = effectiveAcl({ ...own, today: day });
          expect(keysBeyond(effectiveAcl({ ...given, today: day }), held)).toEqual([]);
        }
      }),
    );
  });

  test('property: what passes adds nothing beyond own and ceiling', () => {
    fc.assert(
      fc.property(
        anyAcl,
        anyAcl,
        fc.option(anyHeld, { nil: null }),
        anyHeld,
        (own, ceiling, before, after) => {
          if (ask({ own, ceiling, before, after }) !== null) return;
          for (const [key, value] of Object.entries(after.acl)) {
            for (const prime of primesOf(key as 'BAV.SKU').filter((one) => value % one === 0)) {
              if (allows((before?.acl ?? {}) as Acl, key, prime)) continue;
              expect(allows(own, key, prime) && allows(ceiling, key, prime)).toBe(true);
            }
          }
        },
      ),
    );
  });

  test('property: saving unchanged rights, or fewer, is never refused', () => {
    fc.assert(
      fc.property(anyHeld, anyAcl, anyAcl, (held, own, ceiling) => {
        expect(ask({ own, ceiling, before: held, after: held })).toBeNull();
        const fewer = { acl: {}, temporary: held.temporary.slice(1) };
        expect(ask({ own, ceiling, before: held, after: fewer })).toBeNull();
      }),
    );
  });

  test('property: for a new user it is the plain comparison with both', () => {
    fc.assert(
      fc.property(anyAcl, anyAcl, anyAcl, (own, ceiling, acl) => {
        const isWithin = keysBeyond(acl, own).length === 0 && keysBeyond(acl, ceiling).length === 0;
        expect(ask({ own, ceiling, acl }) === null).toBe(isWithin);
      }),
    );
  });
});

describe('grants in the past', () => {
  const over = { key: 'BAV.SKU', value: 2, until: '2026-02-28' };

  test('an old one may stay, a new one is refused, today is not the past', () => {
    expect(newGrantsInThePast([over], [over], today)).toEqual([]);
    expect(newGrantsInThePast([], [{ ...over, until: today }, over], today)).toEqual([1]);
  });
});

describe('badges in step', () => {
  test('the types say what BADGES.SEWADAR holds, for good and until each day', () => {
    const held = rightsInStep({
      acl: { 'BADGES.SANGAT': 10, 'BADGES.SEWADAR': 2 },
      temporary: [
        { key: 'BADGES.PERMANENT', value: 2, until: today },
        { key: 'BADGES.TEMPORARY', value: 2, until: today },
        { key: 'BADGES.SEWADAR', value: 17, until: today },
        { key: 'BADGES.OAE_PERMANENT', value: 5, until: today },
      ],
    });
    expect(held.acl).toEqual({ 'BADGES.SANGAT': 10, 'BADGES.SEWADAR': 7 });
    expect(held.temporary.filter((grant) => grant.key === 'BADGES.SEWADAR')).toEqual([
      { key: 'BADGES.SEWADAR', value: 6, until: today },
    ]);
  });

  test('property: bringing in step twice is bringing in step once', () => {
    fc.assert(
      fc.property(anyHeld, (held) => {
        const once = rightsInStep(held);
        expect(rightsInStep(once)).toEqual(once);
        expect(areSameRights(held, once)).toBe(true);
      }),
    );
  });
});
