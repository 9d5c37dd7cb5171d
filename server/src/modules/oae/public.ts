import { newId } from '@sewa/contract/kernel/ids';
import type { MemberFields } from '@sewa/contract/oae/members';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { countMembersAttended } from './attendants.queries.ts';
import { copyPapers } from './papers.queries.ts';
import { addMember } from './save-member.ts';

/**
 * What the final acceptance of an application makes: a member with attendants, by the same rules as one entered by hand.
 * With `application` its papers are copied, its photo becomes the member's.
 */
export async function admitMember(
  tx: Tx,
  admitted: { area: string; today: string; member: MemberFields; application: string | null },
): Promise<string> {
  const { area, today, member, application } = admitted;
  const id = newId();
  await addMember(tx, { area, id, today, fields: member });
  if (application !== null) await copyPapers(tx, { application, member: id });
  return id;
}

/** More members than one person may attend, counted over the whole area. */
export async function attendsTooMany(tx: Tx, sewadar: string): Promise<boolean> {
  return (await countMembersAttended(tx, { sewadar, phone: '', name: '', nameLatin: '' }, null)) > 2;
}
