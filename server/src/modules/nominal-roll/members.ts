import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { daysRemaining } from '@sewa/contract/kernel/values/days';
import { daysServed, isWithin } from '@sewa/contract/nominal-roll/days';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import type { RollMember, rollMembers } from '@sewa/contract/nominal-roll/members';
import { mayChangeMembers, mayCheckIn } from '@sewa/contract/nominal-roll/roll-moves';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { findSewadars } from '../sewadar/public.ts';
import { balanced } from './add-member.rules.ts';
import { findFree } from './candidates.queries.ts';
import {
  listMembers,
  listRollsOf,
  removeMembers,
  type StoredMember,
  setArrived,
  setLeft,
  updateMember,
} from './members.queries.ts';
import { getLockedRoll } from './move-roll.ts';
import { touchMembers } from './rolls.queries.ts';
import { rollResource } from './rolls.resource.ts';

export interface RollNeeds {
  timeZone: string;
  today(): string;
}

export function showMembers(needs: RollNeeds): Handler<typeof rollMembers.list> {
  return async (tx, { params }) => {
    await rollResource.get(tx, params.id);
    return membersOf(tx, params.id, needs);
  };
}

export async function membersOf(tx: Tx, roll: string, needs: RollNeeds): Promise<RollMember[]> {
  return (await listMembers(tx, roll)).map((stored) => asMember(stored, needs));
}

function asMember(stored: StoredMember, { timeZone, today }: RollNeeds): RollMember {
  return {
    ...stored,
    days: daysRemaining(stored.fromDay, stored.toDay),
    daysServed: daysServed(stored, { timeZone, today: today() }),
  };
}

export const changeMember: Handler<typeof rollMembers.update> = async (tx, { who, params, body }) => {
  const roll = await getLockedRoll(tx, params.id);
  assertMembersOpen(roll, who);
  if (!isWithin(body, roll))
    throw new PortalError('VALIDATION', { fields: { toDay: because('outsideRoll') } });
  if (!(await updateMember(tx, { roll: roll.id, member: params.member }, body))) throw notFound();
  await touchMembers(tx, roll.id, who.userId);
  return null;
};

export const takeOff: Handler<typeof rollMembers.remove> = async (tx, { who, params, body }) => {
  const roll = await getLockedRoll(tx, params.id);
  assertMembersOpen(roll, who);
  const removed = await removeMembers(tx, roll.id, body.members);
  if (removed > 0) await touchMembers(tx, roll.id, who.userId);
  return { removed };
};

export const suggestMembers: Handler<typeof rollMembers.suggest> = async (tx, { params, query }) =>
  balanced(await findFree(tx, await rollResource.get(tx, params.id)), query);

export function showRollsOf(needs: RollNeeds): Handler<typeof rollMembers.ofSewadar> {
  return async (tx, { params }) => {
    if ((await findSewadars(tx, [params.id])).length === 0) throw notFound();
    const rows = await listRollsOf(tx, params.id);
    return rows.map(({ arrivedAt, leftAt, ...row }) => ({
      ...row,
      days: row.status === rollStatuses.CANCELLED ? 0 : daysRemaining(row.fromDay, row.toDay),
      daysServed: daysServed({ arrivedAt, leftAt }, { timeZone: needs.timeZone, today: needs.today() }),
    }));
  };
}

/** Scanned at the destination. A second scan changes nothing; whoever had left is there again. */
export function checkIn(needs: RollNeeds): Handler<typeof rollMembers.checkIn> {
  return async (tx, { params, body }) => {
    const member = await scanned(tx, params.id, body.code);
    const isFirst = member.arrivedAt === null || member.leftAt !== null;
    if (isFirst) await setArrived(tx, member.id);
    return { member: await memberNow(tx, params.id, { id: member.id, needs }), isFirst };
  };
}

export function checkOut(needs: RollNeeds): Handler<typeof rollMembers.checkOut> {
  return async (tx, { params, body }) => {
    const member = await scanned(tx, params.id, body.code);
    if (member.arrivedAt === null) throw new PortalError('NOT_ARRIVED');
    const isFirst = member.leftAt === null;
    if (isFirst) await setLeft(tx, member.id);
    return { member: await memberNow(tx, params.id, { id: member.id, needs }), isFirst };
  };
}

async function scanned(tx: Tx, id: string, text: string): Promise<StoredMember> {
  const roll = await getLockedRoll(tx, id);
  if (!mayCheckIn(roll.status)) throw new PortalError('ROLL_NOT_OPEN');
  const code = normaliseCode(text);
  const member = (await listMembers(tx, id)).find(
    (one) => one.code === code || (one.number !== null && String(one.number) === code),
  );
  if (!member) throw new PortalError('NOT_ON_ROLL');
  return member;
}

async function memberNow(
  tx: Tx,
  roll: string,
  { id, needs }: { id: string; needs: RollNeeds },
): Promise<RollMember> {
  const member = (await membersOf(tx, roll, needs)).find((one) => one.id === id);
  if (!member) throw notFound();
  return member;
}

export function assertMembersOpen({ status }: { status: number }, who: Who): void {
  if (!mayChangeMembers(status, who.acl)) throw new PortalError('ROLL_FROZEN');
}
