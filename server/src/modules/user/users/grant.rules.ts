import { type Acl, allows, intersectAcl, isGrant } from '@sewa/contract/kernel/rights/acl';
import { badgeTypeKeys, wholeAcl, withBadgesInStep } from '@sewa/contract/kernel/rights/rights';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import { effectiveAcl, type GivenRights, lastingAcl } from '../../../platform/access/effective-acl.rules.ts';

/** What a user holds on paper: for good, and until a day. */
export interface HeldRights {
  acl: Readonly<Record<string, number>>;
  temporary: readonly TemporaryGrant[];
}

export interface GrantQuestion {
  /** What the granter holds, with the last days: nobody gives a right for longer than they hold it. */
  own: GivenRights;
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
  /** Only what is too much of each, so that it can be named. */
  rights: RightPart[];
}

interface RightPart {
  key: string;
  value: number;
}

/** Nobody grants a right that they, or the user's org, do not hold. What the user had and keeps is no grant. */
export function refusalOfGrant(question: GrantQuestion): GrantRefusal | null {
  // One by one, never multiplied together: a product beyond the safe whole numbers would escape the judgement.
  const added = rightsAdded(question);
  const beyondOwn = added.flatMap((right) => partBeyond(right, heldUntil(question.own, right.until)));
  if (beyondOwn.length > 0) return refusal('GRANT_BEYOND_OWN', beyondOwn);
  const beyondOrg = added.flatMap((right) => partBeyond(right, question.ceiling));
  if (beyondOrg.length > 0) return refusal('GRANT_BEYOND_ORG', beyondOrg);
  return null;
}

interface AddedRight extends RightPart {
  /** The last day; null for good. */
  until: string | null;
}

function heldUntil(own: GivenRights, until: string | null): Acl {
  return until === null ? lastingAcl(own) : effectiveAcl({ ...own, today: until });
}

function partBeyond({ key, value }: RightPart, bound: Acl): RightPart[] {
  if (allows(bound, key, value)) return [];
  const within = intersectAcl({ [key]: value }, bound)[key] ?? 1;
  return [{ key, value: value / within }];
}

/** The part of each right that the user did not hold before. */
function rightsAdded({
  before,
  after,
  today,
}: Pick<GrantQuestion, 'before' | 'after' | 'today'>): AddedRight[] {
  const had = before?.acl ?? {};
  const added: AddedRight[] = Object.entries(after.acl).map(([key, value]) => ({
    ...partAdded(key, value, had),
    until: null,
  }));
  for (const grant of after.temporary) {
    if (grant.until < today || isCovered(grant, before?.temporary ?? [])) continue;
    added.push({ ...partAdded(grant.key, grant.value, had), until: grant.until });
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

function partAdded(key: string, value: number, had: Acl): RightPart {
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

function refusal(code: GrantRefusal['code'], rights: RightPart[]): GrantRefusal {
  return { code, keys: [...new Set(rights.map(({ key }) => key))], rights };
}

function canonical({ acl, temporary }: HeldRights): string {
  const inStep = rightsInStep({ acl, temporary });
  const ordered = Object.entries(inStep.acl).sort(([a], [b]) => (a < b ? -1 : 1));
  const lent = inStep.temporary.map(({ key, value, until }) => `${until} ${key} ${value}`).sort();
  return JSON.stringify([ordered, lent]);
}
