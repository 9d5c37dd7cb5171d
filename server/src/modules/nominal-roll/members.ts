import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { daysRemaining } from '@sewa/contract/kernel/values/days';
import { cutsStay, daysServed, isWithin, servedSpan } from '@sewa/contract/nominal-roll/days';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import {
  type GateMember,
  MAX_ROLL_MEMBERS,
  type RollMember,
  type rollMembers,
} from '@sewa/contract/nominal-roll/members';
import { mayChangeMembers, mayCorrectMembers } from '@sewa/contract/nominal-roll/roll-moves';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { findSewadars } from '../sewadar/public.ts';
import { balanced, warningsFor } from './add-member.rules.ts';
import { assertRemark, assertRemarkStays } from './assert-remark.ts';
import { findFree } from './candidates.queries.ts';
import { listGateCards } from './gate-cards.queries.ts';
import { judgeRoll } from './judged-members.queries.ts';
import { findMember, listMembers, listRollsOf, type StoredMember, updateMember } from './members.queries.ts';
import { getLockedRoll } from './move-roll.ts';
import { findRules, touchMembers } from './rolls.queries.ts';
import { rollResource } from './rolls.resource.ts';

export interface RollNeeds {
  timeZone: string;
  today(): string;
}

export function showMembers(needs: RollNeeds): Handler<typeof rollMembers.list> {
  return async (tx, { params }) => {
    await rollResource.get(tx, params.id);
    return withCards(tx, params.id, { members: await membersOf(tx, params.id, needs), today: needs.today() });
  };
}

/** As the gate of a roll knows its members. */
export async function withCards(
  tx: Tx,
  roll: string,
  { members, today }: { members: readonly RollMember[]; today: string },
): Promise<GateMember[]> {
  const cards = await listGateCards(tx, roll, today);
  return members.map((one) => ({ ...one, cards: cards.get(one.id) ?? [] }));
}

export async function membersOf(tx: Tx, roll: string, needs: RollNeeds): Promise<RollMember[]> {
  return (await listMembers(tx, roll)).map((stored) => asMember(stored, needs));
}

export function asMember(stored: StoredMember, { timeZone, today }: RollNeeds): RollMember {
  return {
    ...stored,
    days: daysRemaining(stored.fromDay, stored.toDay),
    daysServed: daysServed(stored, { timeZone, today: today() }),
  };
}

export function changeMember({ timeZone }: RollNeeds): Handler<typeof rollMembers.update> {
  return async (tx, { who, params, body }) => {
    const roll = await getLockedRoll(tx, params.id);
    assertMembersCorrectable(roll, who);
    if (!isWithin(body, roll))
      throw new PortalError('VALIDATION', { fields: { toDay: because('outsideRoll') } });
    const member = await findMember(tx, roll.id, params.member);
    if (!member) throw notFound();
    assertVersion(member, body.version);
    const isSame = body.fromDay === member.fromDay && body.toDay === member.toDay;
    if (!isSame && cutsStay(body, member, { roll, timeZone }))
      throw new PortalError('VALIDATION', { fields: { toDay: because('recordedStay') } });
    await assertRemark(tx, [member.id], { before: member, after: body });
    await assertRemarkStays(tx, member.id, { before: member, after: body });
    await updateMember(tx, member.id, body);
    await touchMembers(tx, roll.id, who.userId);
    return null;
  };
}

/** As things are now: a badge may have been issued since, or another roll made. */
export const showWarnings: Handler<typeof rollMembers.warnings> = async (tx, { params }) => {
  await rollResource.get(tx, params.id);
  const rules = await findRules(tx);
  return (await judgeRoll(tx, params.id))
    .map((one) => ({ member: one.member, reasons: warningsFor(one, one, rules) }))
    .filter(({ reasons }) => reasons.length > 0);
};

export const suggestMembers: Handler<typeof rollMembers.suggest> = async (tx, { params, query }) =>
  balanced(await findFree(tx, await rollResource.get(tx, params.id)), query);

export function showRollsOf(needs: RollNeeds): Handler<typeof rollMembers.ofSewadar> {
  return async (tx, { params }) => {
    if ((await findSewadars(tx, [params.id])).length === 0) throw notFound();
    const rows = await listRollsOf(tx, params.id);
    const times = { timeZone: needs.timeZone, today: needs.today() };
    return rows.map(({ arrivedAt, leftAt, droppedAt, ...row }) => {
      const span = servedSpan({ arrivedAt, leftAt, toDay: row.toDay }, times);
      const isDropped = droppedAt !== null;
      const isOff = isDropped || row.status === rollStatuses.CANCELLED;
      return {
        ...row,
        isDropped,
        days: isOff ? 0 : daysRemaining(row.fromDay, row.toDay),
        daysServed: span === null ? 0 : daysRemaining(span.first, span.last),
        servedFrom: span?.first ?? null,
        servedTo: span?.last ?? null,
      };
    });
  };
}

/** The roll is locked, so that two clerks do not fill the last place both. */
export function assertPlaces({ members }: { members: number }, count: number): void {
  if (members + count > MAX_ROLL_MEMBERS)
    throw new PortalError('ROLL_FULL', { words: () => ({ max: String(MAX_ROLL_MEMBERS) }) });
}

/** For who is on the roll already: their days, and whether they came. */
export function assertMembersCorrectable({ status }: { status: number }, who: Who): void {
  if (!mayCorrectMembers(status, who.acl)) throw new PortalError('ROLL_FROZEN');
}

export function assertMembersOpen({ status }: { status: number }, who: Who): void {
  if (!mayChangeMembers(status, who.acl)) throw new PortalError('ROLL_FROZEN');
}
