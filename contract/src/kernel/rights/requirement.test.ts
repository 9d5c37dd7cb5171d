import { expect, test } from 'vitest';
import { anyActOf, meets, right } from './requirement.ts';

const holder = (acl: Record<string, number>, orgLevel = 10) => ({ acl, orgLevel });

test('a child with several values shows if any one divides', () => {
  const badges = anyActOf('BADGES.SEWADAR');
  for (const value of [2, 3, 5, 7, 11, 13, 17, 6, 221])
    expect(meets(badges, holder({ 'BADGES.SEWADAR': value }))).toBe(true);
  for (const value of [1, 19, 0]) expect(meets(badges, holder({ 'BADGES.SEWADAR': value }))).toBe(false);
});

test('cloud sync needs 7919', () => {
  const sync = right('BLOOD_DONATION.CLOUD_SYNC', 'cloudSync');
  expect(meets(sync, holder({ 'BLOOD_DONATION.CLOUD_SYNC': 7919 }))).toBe(true);
  expect(meets(sync, holder({ 'BLOOD_DONATION.CLOUD_SYNC': 2 * 3 * 5 * 7 }))).toBe(false);
});

test('area switching needs level 90 or more', () => {
  expect([50, 89, 90, 100].map((level) => meets({ orgLevel: 90 }, holder({}, level)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('nobody signed in meets only what is public', () => {
  expect(meets('public', null)).toBe(true);
  for (const one of ['signedIn', right('BAV.SKU', 'view'), { feature: 'BAV' }, { orgLevel: 0 }] as const)
    expect(meets(one, null)).toBe(false);
});
