import { type Acl, allows, type Feature, features, isGrant } from '@sewa/contract/kernel/rights/acl';
import {
  type AclKey,
  aclKeys,
  badgeTypeKeys,
  primesOf,
  withBadgesInStep,
} from '@sewa/contract/kernel/rights/rights';
import type { TemporaryGrant } from '@sewa/contract/user/users';

export type Grants = Readonly<Record<string, number>>;
/** Why a box cannot be ticked: the unit may not hold the right, or the one who grants does not, or only for a time. */
export type Limit = 'org' | 'own' | 'lent';

export interface Bounds {
  /** The ceiling of the user's unit; null when a ceiling itself is being edited. */
  ceiling: Acl | null;
  own: Acl;
  /** What of the own rights can be granted: for good, only what has no last day. */
  lasting: Acl;
}

/** What a user holds for good and until a day. */
interface HeldRights {
  acl: Acl;
  temporary: readonly TemporaryGrant[];
}

/** Follows from the seven badge types and is never shown. */
const DERIVED_KEY: AclKey = 'BADGES.SEWADAR';
const VIEW = 2;

export function keysOf(feature: Feature): AclKey[] {
  return aclKeys.filter((key) => key.startsWith(`${feature}.`) && key !== DERIVED_KEY);
}

export const editableFeatures: readonly Feature[] = features.filter((feature) => keysOf(feature).length > 0);

export function limitOf(key: AclKey, prime: number, { ceiling, own, lasting }: Bounds): Limit | null {
  if (ceiling !== null && !allows(ceiling, key, prime)) return 'org';
  if (!allows(own, key, prime)) return 'own';
  return allows(lasting, key, prime) ? null : 'lent';
}

/** Acting on something needs seeing it: a tick brings `view` along, and without `view` the rest of the key goes. */
export function toggleRight(grants: Grants, key: AclKey, prime: number): Record<string, number> {
  const held = primesOf(key).filter((one) => allows(grants, key, one));
  const isHeld = held.includes(prime);
  const next = isHeld ? without(held, key, prime) : [...held, prime, ...viewOf(key)];
  return setRights(grants, key, next);
}

function setRights(grants: Grants, key: AclKey, primes: readonly number[]): Record<string, number> {
  const { [key]: _before, ...others } = grants;
  const product = [...new Set(primes)].reduce((value, prime) => value * prime, 1);
  return withBadgesInStep(product > 1 ? { ...others, [key]: product } : others);
}

/** A preset within the bounds: what the unit or the granter may not give is left out. */
export function withinBounds(grants: Grants, bounds: Bounds): Record<string, number> {
  let kept: Record<string, number> = {};
  for (const key of aclKeys) {
    if (key === DERIVED_KEY) continue;
    const primes = primesOf(key).filter(
      (prime) => allows(grants, key, prime) && limitOf(key, prime, bounds) === null,
    );
    if (primes.length > 0) kept = setRights(kept, key, primes);
  }
  return kept;
}

/** A preset may also come to nothing, cut to what the unit may hold. */
export function holdsNothing(acl: Acl): boolean {
  return Object.keys(asGrants(acl)).length === 0;
}

export function countHeld(grants: Grants, feature: Feature): { held: number; all: number } {
  const boxes = keysOf(feature).flatMap((key) => primesOf(key).map((prime) => ({ key, prime })));
  return { held: boxes.filter(({ key, prime }) => allows(grants, key, prime)).length, all: boxes.length };
}

/** The badge types' temporary grants take their multiplier in BADGES.SEWADAR along. */
export function withTemporaryBadges(grants: readonly TemporaryGrant[]): TemporaryGrant[] {
  const shown = shownGrants(grants);
  const followers = Object.entries(badgeTypeKeys).flatMap(([prime, key]) =>
    shown
      .filter((grant) => grant.key === key && grant.value % 2 === 0)
      .map((grant) => ({ key: DERIVED_KEY, value: Number(prime), until: grant.until })),
  );
  return [...shown, ...followers];
}

export function shownGrants<Grant extends { key: string }>(grants: readonly Grant[]): Grant[] {
  return grants.filter((grant) => grant.key !== DERIVED_KEY);
}

/**
 * One grant more. Acting needs seeing: an act brings `view` along where the user holds it neither for good nor as long.
 * Where the same grant is there already, it is not added again.
 */
export function withGrant({ acl, temporary }: HeldRights, added: TemporaryGrant): TemporaryGrant[] {
  const others = temporary.filter((grant) => !isSameGrant(grant, added));
  const isEnough = isSeen(added, { acl, temporary: [...others, added] });
  return [...others, ...(isEnough ? [] : [{ ...added, value: VIEW }]), added];
}

/** One grant less. Without `view` the acts that were seen by it go too; without an act its `view` stays. */
export function withoutGrant({ acl, temporary }: HeldRights, removed: TemporaryGrant): TemporaryGrant[] {
  const others = temporary.filter((grant) => !isSameGrant(grant, removed));
  if (removed.value % VIEW !== 0) return others;
  return others.filter((grant) => grant.key !== removed.key || isSeen(grant, { acl, temporary: others }));
}

/** Whether the user sees, as long as the grant lasts, what it acts on. */
function isSeen({ key, until }: TemporaryGrant, { acl, temporary }: HeldRights): boolean {
  if (!hasView(key) || allows(acl, key, VIEW)) return true;
  return temporary.some((grant) => grant.key === key && grant.value % VIEW === 0 && grant.until >= until);
}

function isSameGrant(a: TemporaryGrant, b: TemporaryGrant): boolean {
  return a.key === b.key && a.value === b.value && a.until === b.until;
}

function viewOf(key: AclKey): number[] {
  return hasView(key) ? [VIEW] : [];
}

/** Badge keys have acts of equal rank under 2; there, nothing depends on it. */
function hasView(key: string): boolean {
  const known = aclKeys.find((one) => one === key);
  return known !== undefined && !known.startsWith('BADGES.') && primesOf(known).includes(VIEW);
}

function without(held: readonly number[], key: AclKey, prime: number): number[] {
  if (prime === VIEW && hasView(key)) return [];
  return held.filter((one) => one !== prime);
}

/** An acl as it came may hold ones and odd values; the editor works on grants alone. */
export function asGrants(acl: Acl): Record<string, number> {
  const entries = Object.entries(acl).filter((entry): entry is [string, number] => isGrant(entry[1]));
  return Object.fromEntries(entries);
}
