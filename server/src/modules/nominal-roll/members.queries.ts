import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

/** A member as the tables have it. */
export interface StoredMember {
  id: string;
  sewadar: string | null;
  number: number | null;
  name: string;
  nameLatin: string;
  relativeKind: string;
  relativeName: string;
  gender: string;
  birthDate: string | null;
  isBirthEstimated: boolean;
  phone: string;
  photo: string | null;
  centreName: string;
  fromDay: string;
  toDay: string;
  role: string;
  remarks: string;
  code: string;
  arrivedAt: string | null;
  leftAt: string | null;
}

/** In the order of their numbers; whoever was erased, or is out of sight, comes last and has no name. */
export async function listMembers(tx: Tx, roll: string): Promise<StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select m.id, m.sewadar_id as sewadar, s.number, coalesce(s.name, '') as name,
      coalesce(s.name_latin, '') as "nameLatin", coalesce(s.relative_kind, '') as "relativeKind",
      coalesce(s.relative_name, '') as "relativeName", coalesce(s.gender, '') as gender,
      s.birth_date as "birthDate", coalesce(s.is_birth_estimated, false) as "isBirthEstimated",
      coalesce(s.phone, '') as phone, s.photo_id as photo, coalesce(c.name, '') as "centreName",
      m.from_day as "fromDay", m.to_day as "toDay", m.role, m.remarks, m.code,
      m.arrived_at as "arrivedAt", m.left_at as "leftAt"
    from nominal_roll_member m
    left join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
    left join centre c on c.area_id = s.area_id and c.id = s.centre_id
    where m.area_id = context_area() and m.roll_id = ${roll}
    order by s.number nulls last, m.id`.execute(tx);
  return rows;
}

export async function updateMember(
  tx: Tx,
  { roll, member }: { roll: string; member: string },
  fields: { fromDay: string; toDay: string; role: string; remarks: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('nominal_roll_member')
    .set({ from_day: fields.fromDay, to_day: fields.toDay, role: fields.role, remarks: fields.remarks })
    .where('roll_id', '=', roll)
    .where('id', '=', member)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeMembers(tx: Tx, roll: string, members: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('nominal_roll_member')
    .where('roll_id', '=', roll)
    .where('id', 'in', [...members])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A first arrival, or the latest departure, stands; `now` is the server's. */
export async function setArrived(tx: Tx, member: string): Promise<void> {
  await sql`update nominal_roll_member set arrived_at = coalesce(arrived_at, now()), left_at = null
    where id = ${member}`.execute(tx);
}

export async function setLeft(tx: Tx, member: string): Promise<void> {
  await sql`update nominal_roll_member set left_at = now() where id = ${member}`.execute(tx);
}

export async function listRollsOf(tx: Tx, sewadar: string) {
  return tx
    .selectFrom('nominal_roll_member as m')
    .innerJoin('nominal_roll as r', (join) =>
      join.onRef('r.area_id', '=', 'm.area_id').onRef('r.id', '=', 'm.roll_id'),
    )
    .select([
      'r.id',
      'r.number',
      'r.destination',
      'r.department',
      'r.status',
      'm.from_day as fromDay',
      'm.to_day as toDay',
      'm.role',
      'm.arrived_at as arrivedAt',
      'm.left_at as leftAt',
    ])
    .where('m.sewadar_id', '=', sewadar)
    .orderBy('m.from_day', 'desc')
    .orderBy('m.id')
    .limit(500)
    .execute();
}
