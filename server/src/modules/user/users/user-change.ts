import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { allows } from '@sewa/contract/kernel/rights/acl';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { orgLevels } from '@sewa/contract/user/organisation';
import type { UserFields, UserRecord } from '@sewa/contract/user/users';
import { keysGained } from '../../../platform/access/effective-acl.rules.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { findOrgPlace, type OrgPlace } from '../organisation/orgs.queries.ts';
import { areSameRights, type HeldRights, refusalOfGrant, rightsInStep } from './grant.rules.ts';
import { assertMayGrant, assertNoNewGrantInThePast } from './grants.ts';
import { countCentres } from './users.queries.ts';

/** The most that the contract takes back. */
const mostTemporary = 50;

interface UserChange {
  who: Who;
  today: string;
  /** Null for a new user. */
  current: UserRecord | null;
  wished: UserFields;
}

/** What is saved for a user after everything that nobody may do was refused. */
export async function judgedChange(tx: Tx, change: UserChange) {
  const { who, today, current, wished } = change;
  const org = await getOrgInReach(tx, who, wished.org);
  const rights = rightsInStep(wished);
  const named = new Set(wished.centres.map((centre) => centre.toLowerCase()));
  const centres = [...named].filter((centre) => centre !== org.centre).sort();
  const held = current && rightsInStep(current);
  const before = current?.org === org.id ? held : null;

  if (current?.id === who.userId) assertOwnRightsStay({ current, wished, centres });
  if (current && current.isActive !== wished.isActive) assertMayActivate(who, current);
  await assertCentresInReach(tx, { who, org, centres, known: current?.centres ?? [] });
  assertNoNewGrantInThePast({ before: current, after: wished, today });
  if (rights.temporary.length > mostTemporary)
    throw new PortalError('VALIDATION', { fields: { temporary: because('big', mostTemporary) } });
  assertMayGrant({ own: who.given, ceiling: org.ceiling, before, after: rights, today });
  if (current && current.id !== who.userId && givesMore({ current, wished, before, after: rights, today }))
    assertWorksHereOnly(who, current);
  if (current && wished.email !== current.email) assertMayRedirectMail({ who, current, org, today });
  return { org, centres, user: { ...wished, acl: rights.acl, temporary: rights.temporary } };
}

export function assertNotHigher(who: Who, level: number): void {
  if (level > who.orgLevel) throw new PortalError('HIGHER_LEVEL');
}

/** What somebody can do in a centre is not for the administrator of another centre to give, nor to borrow. */
export function assertWorksHereOnly(who: Who, { centres }: Pick<UserRecord, 'centres'>): void {
  const own = who.centres;
  if (own !== '*' && centres.some((centre) => !own.includes(centre)))
    throw new PortalError('WORKS_ELSEWHERE');
}

/** Another mail address receives the one-time codes, another org has another ceiling; the rest is rights themselves. */
function givesMore(change: {
  current: UserRecord;
  wished: UserFields;
  before: HeldRights | null;
  after: HeldRights;
  today: string;
}): boolean {
  const { current, wished, before, after, today } = change;
  const addsRights = refusalOfGrant({ own: nothing, ceiling: {}, before, after, today }) !== null;
  return wished.email !== current.email || wished.org !== current.org || addsRights;
}
const nothing = { acl: {}, temporary: [], ceiling: {} };

async function getOrgInReach(tx: Tx, who: Who, id: string): Promise<OrgPlace> {
  const org = await findOrgPlace(tx, id);
  if (!org) throw new PortalError('BAD_REFERENCE', { fields: { org: 'unknown' } });
  assertNotHigher(who, org.level);
  return org;
}

function assertOwnRightsStay(change: { current: UserRecord; wished: UserFields; centres: string[] }): void {
  const { current, wished, centres } = change;
  const isSame =
    wished.isActive === current.isActive &&
    wished.org === current.org &&
    areSameRights(wished, current) &&
    centres.join() === current.centres.toSorted().join();
  if (!isSame) throw new PortalError('NOT_YOURSELF');
}

/** Editing does not open the door to what is an operation of its own. */
function assertMayActivate(who: Who, current: UserRecord): void {
  const needed = right('SETTINGS.USER', 'userOperations');
  if (current.id === who.userId) throw new PortalError('NOT_YOURSELF');
  if (!allows(who.acl, needed.key, needed.value))
    throw new PortalError('FORBIDDEN', { data: { requirement: needed } });
}

/** Whoever receives a user's one-time codes can become that user, and would hold what the user holds. */
function assertMayRedirectMail(change: {
  who: Who;
  current: UserRecord;
  org: OrgPlace;
  today: string;
}): void {
  const { who, current, org, today } = change;
  if (current.id === who.userId) return;
  const { acl, temporary } = current;
  const keys = keysGained({ own: who.given, held: { acl, temporary, ceiling: org.ceiling }, today });
  if (keys.length > 0)
    throw new PortalError('GRANT_BEYOND_OWN', { data: { keys }, fields: { email: 'beyond own rights' } });
}

async function assertCentresInReach(
  tx: Tx,
  { who, org, centres, known }: { who: Who; org: OrgPlace; centres: string[]; known: readonly string[] },
): Promise<void> {
  if (centres.length > 0 && org.level !== orgLevels.CENTRE)
    throw new PortalError('VALIDATION', { fields: { centres: because('onlyCentreLevel') } });
  const changed = [
    ...centres.filter((centre) => !known.includes(centre)),
    ...known.filter((centre) => !centres.includes(centre)),
  ];
  const isForeign = who.centres !== '*' && changed.some((centre) => !who.centres.includes(centre));
  if (isForeign || (await countCentres(tx, centres)) < centres.length)
    throw new PortalError('BAD_REFERENCE', { fields: { centres: 'unknown' } });
}
