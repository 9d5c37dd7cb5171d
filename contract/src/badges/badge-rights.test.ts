import { describe, expect, test } from 'vitest';
import { mayRevokeBadgeType, mayRevokeEveryType, mayUseBadgeType, openBadgeTypes } from './badge-rights.ts';
import { badgeTypes } from './badge-types.ts';

const values = [undefined, 0, -2, 1, 2, 3, 5, 6, 7, 10, 15, 30, 2.5, '2'];

describe.each(badgeTypes.map((type) => [type.label, type] as const))('%s', (_label, type) => {
  test('is open to its multiplier and 2 together, and revoked with 5 besides', () => {
    for (const multiplier of [undefined, 1, ...badgeTypes.map((one) => one.multiplier), 510_510])
      for (const value of values) {
        const acl = { 'BADGES.SEWADAR': multiplier, [type.aclKey]: value };
        const hasMultiplier = multiplier !== undefined && multiplier % type.multiplier === 0;
        const isWhole = typeof value === 'number' && Number.isInteger(value) && value > 1;
        const mayUse = hasMultiplier && isWhole && value % 2 === 0;
        expect([acl, mayUseBadgeType(acl, type.value)]).toEqual([acl, mayUse]);
        expect([acl, mayRevokeBadgeType(acl, type.value)]).toEqual([acl, mayUse && value % 5 === 0]);
        expect(openBadgeTypes(acl)).toEqual(mayUse ? [type.value] : []);
      }
  });
});

test('the right to revoke every type needs each of them', () => {
  const whole = Object.fromEntries(badgeTypes.map(({ aclKey }) => [aclKey, 10]));
  const multipliers = badgeTypes.reduce((product, { multiplier }) => product * multiplier, 1);
  expect(mayRevokeEveryType({ 'BADGES.SEWADAR': multipliers, ...whole })).toBe(true);
  for (const { aclKey, multiplier } of badgeTypes) {
    expect(mayRevokeEveryType({ 'BADGES.SEWADAR': multipliers, ...whole, [aclKey]: 2 })).toBe(false);
    if (multiplier > 1)
      expect(mayRevokeEveryType({ 'BADGES.SEWADAR': multipliers / multiplier, ...whole })).toBe(false);
  }
});

test('what is no badge type is open to nobody', () => {
  const whole = Object.fromEntries(badgeTypes.map(({ aclKey }) => [aclKey, 10]));
  for (const value of [0, 6, 15, 1.5])
    expect(mayUseBadgeType({ 'BADGES.SEWADAR': 510_510, ...whole }, value)).toBe(false);
});
