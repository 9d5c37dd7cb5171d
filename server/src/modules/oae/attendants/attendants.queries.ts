import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import type { AttendantPlan, KeptAttendant, WishedAttendant } from './attendant.rules.ts';
import { attendantColumns, newAttendantColumns } from './attendant-columns.ts';

export async function listKeptAttendants(tx: Tx, member: string): Promise<KeptAttendant[]> {
  return tx
    .selectFrom('oae_attendant')
    .select(['id', 'place', 'sewadar_id as sewadar'])
    .where('member_id', '=', member)
    .execute();
}

/** How many active members of the area, beside this one, the person attends; whoever asks second waits for the first. */
export async function countMembersAttended(
  tx: Tx,
  attendant: Pick<WishedAttendant, 'sewadar' | 'phone' | 'name' | 'nameLatin'>,
  except: string | null,
): Promise<number> {
  const { sewadar, phone, name, nameLatin } = attendant;
  const { rows } = await sql<{ members: number }>`
    select members_attended(${sewadar}, ${phone}, ${[name, nameLatin]}, ${except}) as members`.execute(tx);
  return only(rows).members;
}

/**
 * To be called before the member is locked: a merge locks sewadars first and then moves the members and attendants that
 * name them. Counting is for whoever asks countMembersAttended or findMembership afterwards.
 */
export async function lockAttendants(
  tx: Tx,
  { sewadars, isCounted }: { sewadars: readonly string[]; isCounted: boolean },
): Promise<void> {
  await sql`select lock_attendants(${sewadars}::uuid[], ${isCounted})`.execute(tx);
}

/** In this order, because a member has two places and one person stands on each. */
export async function saveAttendants(
  tx: Tx,
  key: { area: string; member: string; centre: string },
  { keep, add, drop }: AttendantPlan,
): Promise<void> {
  if (drop.length > 0) await tx.deleteFrom('oae_attendant').where('id', 'in', drop).execute();
  for (const one of keep)
    await tx.updateTable('oae_attendant').set(attendantColumns(one)).where('id', '=', one.id).execute();
  if (add.length === 0) return;
  const rows = add.map((one) => ({
    area_id: key.area,
    member_id: key.member,
    ...newAttendantColumns(one, key.centre),
  }));
  await tx.insertInto('oae_attendant').values(rows).execute();
}
