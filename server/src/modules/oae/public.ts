import { newId } from '@sewa/contract/kernel/values/ids';
import type { MemberFields } from '@sewa/contract/oae/members';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { MergeCheck } from '../sewadar/public.ts';
import { mostMembers } from './attendants/attendant.rules.ts';
import { countMembersAttended } from './attendants/attendants.queries.ts';
import { findMembership } from './members/members.queries.ts';
import { addMember } from './members/save-member.ts';

export { lockAttendants } from './attendants/attendants.queries.ts';
export { listGatheringDays } from './gatherings/gathering-days.queries.ts';
export { memberTable } from './oae-tables.ts';

/** Makes a member with attendants, by the same rules as one entered by hand. */
export async function admitMember(
  tx: Tx,
  { area, today, member }: { area: string; today: string; member: MemberFields },
): Promise<string> {
  const id = newId();
  await addMember(tx, { area, id, today, fields: member });
  return id;
}

/** Two records of one person may attend more members together than one person may. */
export const refuseThirdMember: MergeCheck = async (tx, { kept: sewadar }) => {
  const attendant = { sewadar, phone: '', name: '', nameLatin: '' };
  const isTooMany = (await countMembersAttended(tx, attendant, null)) > mostMembers;
  return isTooMany ? new PortalError('THIRD_MEMBER') : null;
};

/** One person is one member: which of the two goes is for a person to say, because passes, seat and attendants hang on it. */
export const refuseSecondMembership: MergeCheck = async (tx, { kept, merged }) => {
  const [one, other] = [await findMembership(tx, kept, null), await findMembership(tx, merged, null)];
  if (one === null || other === null) return null;
  return new PortalError('TWO_MEMBERSHIPS', { words: () => ({ one: String(one), other: String(other) }) });
};
