import { type Acl, allows, intersectAcl, isGrant } from '@sewa/contract/kernel/rights/acl';
import { badgeTypeKeys, wholeAcl, withBadgesInStep } from '@sewa/contract/kernel/rights/rights';
import type { TemporaryGrant } from '@sewa/contract/user/users';

/** What a user holds on paper: for good, and until a day. */
export interface HeldRights {
  acl: Readonly<Record<string, number>>;
  temporary: readonly TemporaryGrant[];
}

export interface GrantQuestion {
  /** What the granter holds today. */
  own: Acl;
  /** What users of the org may hold at most. */
  ceiling: Acl;
  /** Null for a new user, and for one who moves to another org: there every right is given anew. */
  before: HeldRights | null;
  after: HeldRights;
  today: string;
}

export interface GrantRefusal {
  code: 'GRANT_BEYOND_OWN' | 'GRANT_BEYOND_ORG';
  keys: string[];
}

/** Nobody grants a right that they, or the user's org, do not hold. What the user had and keeps is no grant. */
export function refusalOfGrant(question: GrantQuestion): GrantRefusal | null {
  // One by one, never multiplied together: a product beyond the safe whole numbers would escape the judgement.
  const added = rightsAdded(question);
  const beyondOwn = added.filter(({ key, value }) => !allows(question.own, key, value));
  if (beyondOwn.length > 0) return { code: 'GRANT_BEYOND_OWN', keys: keysOf(beyondOwn) };
  const beyondOrg = added.filter(({ key, value }) => !allows(question.ceiling, key, value));
  if (beyondOrg.length > 0) return { code: 'GRANT_BEYOND_ORG', keys: keysOf(beyondOrg) };
  return null;
}

interface AddedRight {
  key: string;
  value: number;
}

/** The part of each right that the user did not hold before. */
function rightsAdded({
  before,
  after,
  today,
}: Pick<GrantQuestion, 'before' | 'after' | 'today'>): AddedRight[] {
  const had = before?.acl ?? {};
  const added = Object.entries(after.acl).map(([key, value]) => partAdded(key, value, had));
  for (const grant of after.temporary) {
    if (grant.until < today || isCovered(grant, before?.temporary ?? [])) continue;
    added.push(partAdded(grant.key, grant.value, had));
  }
  return added.filter(({ value }) => isGrant(value));
}

/** Positions of grants that are new and already over. */
export function newGrantsInThePast(
  before: readonly TemporaryGrant[],
  after: readonly TemporaryGrant[],
  today: string,
): number[] {
  return after.flatMap((grant, position) =>
    grant.until < today && !isCovered(grant, before) ? [position] : [],
  );
}

/** BADGES.SEWADAR names exactly the badge types that may be issued, for good and until each day. */
export function rightsInStep({ acl, temporary }: HeldRights): {
  acl: Record<string, number>;
  temporary: TemporaryGrant[];
} {
  const others = temporary.filter((grant) => grant.key !== 'BADGES.SEWADAR');
  const typesUntil = new Map<string, number>();
  for (const [prime, key] of Object.entries(badgeTypeKeys)) {
    const ends = others.filter((grant) => grant.key === key && grant.value % 2 === 0);
    for (const until of new Set(ends.map((grant) => grant.until))) {
      typesUntil.set(until, (typesUntil.get(until) ?? 1) * Number(prime));
    }
  }
  const badges = [...typesUntil].map(([until, value]) => ({ key: 'BADGES.SEWADAR', value, until }));
  return { acl: withBadgesInStep(grantsOnly(acl)), temporary: [...others, ...badges] };
}

export function areSameRights(one: HeldRights, other: HeldRights): boolean {
  return canonical(one) === canonical(other);
}

/** A value of 1, or what is no right at all, is not worth keeping. */
export function grantsOnly(acl: Acl): Record<string, number> {
  const granted: Record<string, number> = {};
  for (const [key, value] of Object.entries(acl)) if (isGrant(value)) granted[key] = value;
  return granted;
}

const whole = wholeAcl();

function partAdded(key: string, value: number, had: Acl): AddedRight {
  const kept = intersectAcl({ [key]: value }, had)[key] ?? 1;
  if (value === kept) return { key, value: 1 };
  // A right that does not exist is held by nobody: judged whole, so that it cannot hide behind what was there.
  return { key, value: allows(whole, key, value) ? value / kept : value };
}

function isCovered(grant: TemporaryGrant, before: readonly TemporaryGrant[]): boolean {
  return before.some(
    (one) => one.key === grant.key && one.until >= grant.until && one.value % grant.value === 0,
  );
}

function keysOf(rights: readonly AddedRight[]): string[] {
  return [...new Set(rights.map(({ key }) => key))];
}

function canonical({ acl, temporary }: HeldRights): string {
  const inStep = rightsInStep({ acl, temporary });
  const ordered = Object.entries(inStep.acl).sort(([a], [b]) => (a < b ? -1 : 1));
  const lent = inStep.temporary.map(({ key, value, until }) => `${until} ${key} ${value}`).sort();
  return JSON.stringify([ordered, lent]);
}
