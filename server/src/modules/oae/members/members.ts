import { newId } from '@sewa/contract/kernel/values/ids';
import type { Member, members } from '@sewa/contract/oae/members';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { deleteMember, findMember, listMembers } from './members.queries.ts';
import { addMember, changeMember, lockMember, lockNamed } from './save-member.ts';

/** What the use cases need beside the transaction. */
export interface OaeNeeds {
  today(): string;
}

export function showMembers({ today }: OaeNeeds): Handler<typeof members.list> {
  return (tx, { query }) => listMembers(tx, query, today());
}

export function readMember({ today }: OaeNeeds): Handler<typeof members.read> {
  return (tx, { params }) => getMember(tx, params.id, today());
}

export function createMember({ today }: OaeNeeds): Handler<typeof members.create> {
  return async (tx, { who, body }) => {
    const { id = newId(), ...fields } = body;
    await lockNamed(tx, fields);
    await addMember(tx, { area: areaOf(who), id, today: today(), fields });
    return { id };
  };
}

export function editMember({ today }: OaeNeeds): Handler<typeof members.update> {
  return async (tx, { who, params, body }) => {
    const { version, ...fields } = body;
    const day = today();
    await lockNamed(tx, fields);
    const current = await lockMember(tx, { id: params.id, version, today: day });
    await changeMember(tx, { area: areaOf(who), current, today: day, userName: who.name, fields });
    return getMember(tx, params.id, day);
  };
}

export const removeMember: Handler<typeof members.remove> = async (tx, { params }) => {
  if (!(await deleteMember(tx, params.id))) throw notFound();
  return null;
};

export function memberHistory({ today }: OaeNeeds): Handler<typeof members.history> {
  return async (tx, { params }) => {
    const { id } = await getMember(tx, params.id, today());
    return historyOf(tx, ['oae_member', 'oae_attendant', 'attachment'], id);
  };
}

export async function getMember(tx: Tx, id: string, today: string): Promise<Member> {
  const member = await findMember(tx, id, today);
  if (!member) throw notFound();
  return member;
}
