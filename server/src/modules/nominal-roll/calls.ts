import { because } from '@sewa/contract/kernel/resource/field-reasons';
import type { rollCalls } from '@sewa/contract/nominal-roll/calls';
import { isWithin } from '@sewa/contract/nominal-roll/days';
import type { AddReason } from '@sewa/contract/nominal-roll/enums';
import { hasDeparted, mayRecordCalls } from '@sewa/contract/nominal-roll/roll-moves';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { refusalOf, warningsFor } from './add-member.rules.ts';
import { addSewadars } from './add-members.ts';
import { dropMember, restoreMember, saveCall } from './calls.queries.ts';
import { findCandidates, holdCandidates } from './candidates.queries.ts';
import { hasArrived, listDropped, listMembers, type StoredMember } from './members.queries.ts';
import {
  asMember,
  assertMembersCorrectable,
  assertMembersOpen,
  assertPlaces,
  type RollNeeds,
} from './members.ts';
import { getLockedRoll } from './move-roll.ts';
import { findRules, touchMembers } from './rolls.queries.ts';
import { rollResource } from './rolls.resource.ts';

export function showDropped(needs: RollNeeds): Handler<typeof rollCalls.dropped> {
  return async (tx, { params }) => {
    await rollResource.get(tx, params.id);
    return (await listDropped(tx, params.id)).map((stored) => asMember(stored, needs));
  };
}

/** A call changes nothing about who goes: whoever makes it is no editor, and the version of the roll stays. */
export const recordCall: Handler<typeof rollCalls.record> = async (tx, { who, params, body }) => {
  const { status } = await getLockedRoll(tx, params.id);
  if (!mayRecordCalls(status)) throw new PortalError('ROLL_FROZEN');
  const key = { roll: params.id, member: params.member };
  if (!(await saveCall(tx, key, { ...body, userName: who.name }))) throw notFound();
  return null;
};

export const dropOut: Handler<typeof rollCalls.drop> = async (tx, { who, params, body: { remark } }) => {
  const roll = await getLockedRoll(tx, params.id);
  assertMembersCorrectable(roll, who);
  // The roll was signed with this name on it.
  const neverCame = hasDeparted(roll.status);
  if (neverCame && remark === '')
    throw new PortalError('VALIDATION', { fields: { remark: because('missing') } });
  const key = { roll: roll.id, member: params.member };
  if (await hasArrived(tx, roll.id, [params.member])) throw new PortalError('ALREADY_ARRIVED');
  if (!(await dropMember(tx, key, { remark, neverCame }))) throw notFound();
  await touchMembers(tx, roll.id, who.userId);
  return null;
};

export const comeAfterAll: Handler<typeof rollCalls.restore> = async (tx, { who, params, body }) => {
  const roll = await getLockedRoll(tx, params.id);
  assertMembersCorrectable(roll, who);
  const member = (await listDropped(tx, roll.id)).find(({ id }) => id === params.member);
  if (!member) throw notFound();
  // The days of the roll may have been changed since.
  if (!isWithin(member, roll)) throw new PortalError('MEMBERS_OUTSIDE');
  assertPlaces(roll, 1);
  const isWarned = (await warningsOf(tx, roll.id, member)).length > 0;
  if (isWarned && (body.remark ?? '') === '')
    throw new PortalError('ROLL_REMARK_NEEDED', { fields: { remark: 'missing' } });
  const key = { roll: roll.id, member: member.id };
  await restoreMember(tx, key, body.remark ?? member.remarks);
  await touchMembers(tx, roll.id, who.userId);
  return null;
};

/** Whoever comes after all is judged like somebody who is added: the record may have changed since. */
async function warningsOf(tx: Tx, roll: string, member: StoredMember): Promise<AddReason[]> {
  const sewadars = member.sewadar === null ? [] : [member.sewadar];
  const { fromDay, toDay } = member;
  const asked = { sewadars, numbers: [], from: null };
  const [candidate] = await findCandidates(tx, asked, { roll, fromDay, toDay });
  if (!candidate || refusalOf(candidate) === 'inactive') throw new PortalError('ROLL_MEMBER_INACTIVE');
  return warningsFor(candidate, member, await findRules(tx));
}

export const replaceMember: Handler<typeof rollCalls.replace> = async (tx, { who, params, body }) => {
  const asked = { sewadars: [body.sewadar], numbers: [], from: null };
  await holdCandidates(tx, asked);
  const roll = await getLockedRoll(tx, params.id);
  assertMembersOpen(roll, who);
  const member = (await listMembers(tx, roll.id)).find(({ id }) => id === params.member);
  if (!member || member.arrivedAt !== null) throw notFound();
  const { fromDay, toDay, role } = member;
  const results = await addSewadars(tx, {
    who,
    roll,
    stay: { fromDay, toDay },
    asked: { ...asked, role, remark: body.remark },
    replaces: member.id,
  });
  const result = only(results);
  const key = { roll: roll.id, member: member.id };
  if (result.outcome === 'added') await dropMember(tx, key, { remark: '', neverCame: false });
  return result;
};
