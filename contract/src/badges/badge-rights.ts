import { type Acl, allows } from '../kernel/rights/acl.ts';
import { anyActOf, holds } from '../kernel/rights/requirement.ts';
import type { AclKey } from '../kernel/rights/rights.ts';
import { badgeTypes } from './badge-types.ts';

export type BadgeTypeValue = (typeof badgeTypes)[number]['value'];
export type BadgeTypeKey = (typeof badgeTypes)[number]['aclKey'];

/** The calls about badges are open to whoever has a badge type at all; which ones is judged record by record. */
export const anyBadgeType = anyActOf('BADGES.SEWADAR' satisfies AclKey);

export const badgeTypeValues: readonly BadgeTypeValue[] = badgeTypes.map(({ value }) => value);

export function badgeTypeOf(value: number): (typeof badgeTypes)[number] {
  const found = badgeTypes.find((type) => type.value === value);
  if (!found) throw new Error(`there is no badge type ${value}`);
  return found;
}

/** A type is open to whoever holds its multiplier in BADGES.SEWADAR and its own key: seen, issued and printed. */
export function mayUseBadgeType(acl: Acl, value: number): boolean {
  const type = badgeTypes.find((one) => one.value === value);
  return (
    type !== undefined &&
    allows(acl, 'BADGES.SEWADAR', type.multiplier) &&
    allows(acl, type.aclKey, type.requiredValue)
  );
}

export function mayRevokeBadgeType(acl: Acl, value: number): boolean {
  return mayUseBadgeType(acl, value) && holds(acl, badgeTypeOf(value).aclKey, 'revoke');
}

export function mayRevokeEveryType(acl: Acl): boolean {
  return badgeTypeValues.every((value) => mayRevokeBadgeType(acl, value));
}

export function openBadgeTypes(acl: Acl): BadgeTypeValue[] {
  return badgeTypeValues.filter((value) => mayUseBadgeType(acl, value));
}
