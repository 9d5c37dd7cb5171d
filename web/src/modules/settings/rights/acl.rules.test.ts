import { allows, keysBeyond } from '@sewa/contract/kernel/rights/acl';
import { type AclKey, aclKeys, badgeTypeKeys, primesOf, wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { presetNames, presets } from '@sewa/contract/user/presets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countHeld,
  editableFeatures,
  holdsNothing,
  limitOf,
  toggleRight,
  withGrant,
  withinBounds,
  withoutGrant,
  withTemporaryBadges,
} from './acl.rules.ts';

const box = fc
  .constantFrom(...aclKeys.filter((key) => key !== 'BADGES.SEWADAR'))
  .chain((key) => fc.tuple(fc.constant(key), fc.constantFrom(...primesOf(key))));
const ticks = fc.array(box, { maxLength: 60 });
const grantsAfter = (boxes: readonly (readonly [AclKey, number])[]) =>
  boxes.reduce<Record<string, number>>((grants, [key, prime]) => toggleRight(grants, key, prime), {});

describe('ticking boxes', () => {
  test('keeps BADGES.SEWADAR in step with the seven types, whatever is ticked', () => {
    fc.assert(
      fc.property(ticks, (boxes) => {
        const grants = grantsAfter(boxes);
        for (const [prime, key] of Object.entries(badgeTypeKeys)) {
          expect(allows(grants, 'BADGES.SEWADAR', Number(prime))).toBe(allows(grants, key, 2));
        }
      }),
    );
  });

  test('holds no prime twice and never more than there is', () => {
    fc.assert(
      fc.property(ticks, (boxes) => {
        expect(keysBeyond(grantsAfter(boxes), wholeAcl())).toEqual([]);
      }),
    );
  });

  test('an act brings view along, and without view the rest of the key goes', () => {
    const edit = toggleRight({}, 'SETTINGS.USER', 3);
    expect(edit).toEqual({ 'SETTINGS.USER': 6 });
    expect(toggleRight(edit, 'SETTINGS.USER', 2)).toEqual({});
  });

  test('revoking a badge does not need issuing it', () => {
    expect(toggleRight({}, 'BADGES.SANGAT', 5)).toEqual({ 'BADGES.SANGAT': 5 });
  });
});

describe('bounds', () => {
  test('says whether the unit, the granter or the last day of a right is the limit', () => {
    const bounds = {
      ceiling: { 'SETTINGS.USER': 42 },
      own: { 'SETTINGS.USER': 14 },
      lasting: { 'SETTINGS.USER': 2 },
    };
    expect(limitOf('SETTINGS.USER', 2, bounds)).toBe(null);
    expect(limitOf('SETTINGS.USER', 3, bounds)).toBe('own');
    expect(limitOf('SETTINGS.USER', 5, bounds)).toBe('org');
    expect(limitOf('SETTINGS.USER', 7, bounds)).toBe('lent');
  });

  test('a preset is cut to what may be granted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...presetNames), ticks, ticks, (name, ceilingBoxes, ownBoxes) => {
        const own = grantsAfter(ownBoxes);
        const bounds = { ceiling: grantsAfter(ceilingBoxes), own, lasting: own };
        const cut = withinBounds(presets[name], bounds);
        expect(keysBeyond(cut, bounds.ceiling)).toEqual([]);
        expect(keysBeyond(cut, own)).toEqual([]);
      }),
    );
  });

  test('an administrator without bounds gets everything', () => {
    const bounds = { ceiling: null, own: wholeAcl(), lasting: wholeAcl() };
    expect(withinBounds(presets.administrator, bounds)).toEqual(wholeAcl());
    for (const feature of editableFeatures) {
      const { held, all } = countHeld(presets.administrator, feature);
      expect(held).toBe(all);
    }
  });
});

test('a temporary badge right takes its type in BADGES.SEWADAR along, and away again', () => {
  const grant = { key: 'BADGES.SANGAT', value: 2, until: '2026-12-01' };
  const both = withTemporaryBadges([grant]);
  expect(both).toEqual([grant, { key: 'BADGES.SEWADAR', value: 7, until: '2026-12-01' }]);
  expect(withTemporaryBadges(both.filter((one) => one.key !== 'BADGES.SANGAT'))).toEqual([]);
});

describe('temporary rights', () => {
  const until = '2026-12-01';
  const medical = { key: 'BLOOD_DONATION.CAMP', value: 7, until };
  const view = { ...medical, value: 2 };

  test('an act brings view along, until the same day', () => {
    expect(withGrant({ acl: {}, temporary: [] }, medical)).toEqual([view, medical]);
  });

  test('view is not added where the user holds it for good or as long', () => {
    expect(withGrant({ acl: { 'BLOOD_DONATION.CAMP': 6 }, temporary: [] }, medical)).toEqual([medical]);
    const longer = { ...view, until: '2026-12-31' };
    expect(withGrant({ acl: {}, temporary: [longer] }, medical)).toEqual([longer, medical]);
    const shorter = { ...view, until: '2026-11-30' };
    expect(withGrant({ acl: {}, temporary: [shorter] }, medical)).toEqual([shorter, view, medical]);
  });

  test('where there is nothing to view, and for badges, an act comes alone', () => {
    for (const [key, value] of [
      ['BADGES.SANGAT', 5],
      ['BLOOD_DONATION.CLOUD_SYNC', 7919],
    ] as const)
      expect(withGrant({ acl: {}, temporary: [] }, { key, value, until })).toEqual([{ key, value, until }]);
  });

  test('the same grant is there once', () => {
    expect(withGrant({ acl: {}, temporary: [view, medical] }, medical)).toEqual([view, medical]);
  });

  test('without an act its view stays; without view the acts that need it go', () => {
    const vitals = { ...medical, value: 5, until: '2026-11-20' };
    const other = { key: 'TRANSPORT.TRIP', value: 3, until };
    expect(withoutGrant({ acl: {}, temporary: [view, medical] }, medical)).toEqual([view]);
    expect(withoutGrant({ acl: {}, temporary: [view, medical, other] }, view)).toEqual([other]);
    expect(withoutGrant({ acl: { 'BLOOD_DONATION.CAMP': 2 }, temporary: [view, medical] }, view)).toEqual([
      medical,
    ]);
    const earlier = { ...view, until: '2026-11-20' };
    expect(withoutGrant({ acl: {}, temporary: [view, earlier, medical, vitals] }, view)).toEqual([
      earlier,
      vitals,
    ]);
  });
});

test('no rights are also ones, and a preset beyond what the unit may hold', () => {
  expect(holdsNothing({})).toBe(true);
  expect(holdsNothing({ 'SEWADAR.OAE': 1 })).toBe(true);
  const bounds = { ceiling: {}, own: wholeAcl(), lasting: wholeAcl() };
  expect(holdsNothing(withinBounds(presets.centreClerk, bounds))).toBe(true);
  expect(holdsNothing({ 'SEWADAR.OAE': 2 })).toBe(false);
});
