import type { CallOutcome } from '@sewa/contract/nominal-roll/enums';
import type { RollMember } from '@sewa/contract/nominal-roll/members';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

/** A member as the tables have it. */
export interface StoredMember {
  id: string;
  version: number;
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
  sewadarStatus: RollMember['sewadarStatus'];
  isOutOfSight: boolean;
  fromDay: string;
  toDay: string;
  role: string;
  remarks: string;
  code: string;
  arrivedAt: string | null;
  leftAt: string | null;
  callOutcome: CallOutcome | null;
  callNote: string;
  calledAt: string | null;
  calledByName: string | null;
  droppedAt: string | null;
  replaces: string | null;
}

/** In the order of their numbers; whoever was erased comes last and has no name. */
export function listMembers(tx: Tx, roll: string): Promise<StoredMember[]> {
  return selectMembers(tx, {
    roll,
    isShown: sql`m.dropped_at is null`,
    order: sql`coalesce(s.number, e.number) nulls last, m.id`,
  });
}

/** Who left the roll before the journey or never came, latest first. */
export function listDropped(tx: Tx, roll: string): Promise<StoredMember[]> {
  return selectMembers(tx, {
    roll,
    isShown: sql`m.dropped_at is not null`,
    order: sql`m.dropped_at desc, m.id`,
  });
}

/** Who was sent and never came, in the order of their numbers. */
export function listNeverCame(tx: Tx, roll: string): Promise<StoredMember[]> {
  return selectMembers(tx, {
    roll,
    isShown: sql`m.dropped_at is not null and m.never_came`,
    order: sql`coalesce(s.number, e.number) nulls last, m.id`,
  });
}

/** Null: not on this roll, or dropped out. */
export async function findMember(tx: Tx, roll: string, member: string): Promise<StoredMember | null> {
  const isShown = sql`m.dropped_at is null and m.id = ${member}`;
  const [found] = await selectMembers(tx, { roll, isShown, order: sql`m.id` });
  return found ?? null;
}

/** By the code of the gate page, or by the number of the sewadar. Null: not on this roll, or dropped out. */
export async function findMemberByCode(tx: Tx, roll: string, code: string): Promise<StoredMember | null> {
  const isShown = sql`m.dropped_at is null and (m.code = ${code} or coalesce(s.number, e.number)::text = ${code})`;
  const [found] = await selectMembers(tx, { roll, isShown, order: sql`m.id` });
  return found ?? null;
}

/** Null: not on this roll, or dropped out. */
export async function findMemberOfSewadar(
  tx: Tx,
  roll: string,
  sewadar: string,
): Promise<StoredMember | null> {
  const isShown = sql`m.dropped_at is null and m.sewadar_id = ${sewadar}`;
  const [found] = await selectMembers(tx, { roll, isShown, order: sql`m.id` });
  return found ?? null;
}

/** Whoever moved to a centre out of sight keeps the name here, by the function roll_members_elsewhere. */
async function selectMembers(
  tx: Tx,
  { roll, isShown, order }: { roll: string; isShown: RawBuilder<unknown>; order: RawBuilder<unknown> },
): Promise<StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select m.id, m.version, m.sewadar_id as sewadar, coalesce(s.number, e.number) as number,
      coalesce(s.name, e.name, '') as name, coalesce(s.name_latin, e.name_latin, '') as "nameLatin",
      coalesce(s.relative_kind, e.relative_kind, '') as "relativeKind",
      coalesce(s.relative_name, e.relative_name, '') as "relativeName", coalesce(s.gender, e.gender, '') as gender,
      s.birth_date as "birthDate", coalesce(s.is_birth_estimated, false) as "isBirthEstimated",
      coalesce(s.phone, e.phone, '') as phone, s.photo_id as photo, coalesce(c.name, e.centre_name, '') as "centreName",
      coalesce(s.status, e.status, '') as "sewadarStatus", m.sewadar_id is not null and s.id is null as "isOutOfSight",
      m.from_day as "fromDay", m.to_day as "toDay", m.role, m.remarks, m.code,
      m.arrived_at as "arrivedAt", m.left_at as "leftAt", m.call_outcome as "callOutcome",
      m.call_note as "callNote", m.called_at as "calledAt", m.called_by_name as "calledByName",
      m.dropped_at as "droppedAt", m.replaces_id as replaces
    from nominal_roll_member m
    left join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
    left join centre c on c.area_id = s.area_id and c.id = s.centre_id
    left join roll_members_elsewhere(${roll}) e on e.member_id = m.id
    where m.area_id = context_area() and m.roll_id = ${roll} and ${isShown}
    order by ${order}`.execute(tx);
  return rows;
}

export async function updateMember(
  tx: Tx,
  member: string,
  fields: { fromDay: string; toDay: string; role: string; remarks: string },
): Promise<void> {
  await tx
    .updateTable('nominal_roll_member')
    .set({ from_day: fields.fromDay, to_day: fields.toDay, role: fields.role, remarks: fields.remarks })
    .where('id', '=', member)
    .execute();
}

/** Whether an arrival is recorded for one of them. */
export async function hasArrived(tx: Tx, roll: string, members: readonly string[]): Promise<boolean> {
  const found = await tx
    .selectFrom('nominal_roll_member')
    .select('id')
    .where('roll_id', '=', roll)
    .where('id', 'in', [...members])
    .where('arrived_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The whole row of a member, by its columns. */
export type RemovedMember = Readonly<Record<string, unknown>>;

/** The rows as they were, so that they can be put back. */
export async function removeMembers(
  tx: Tx,
  roll: string,
  members: readonly string[],
): Promise<RemovedMember[]> {
  const { rows } = await sql<{ member: RemovedMember }>`
    delete from nominal_roll_member m
     where m.area_id = context_area() and m.roll_id = ${roll} and m.id = any (${[...members]}::uuid[])
    returning to_jsonb(m) as member`.execute(tx);
  return rows.map(({ member }) => member);
}

/** The constraint nominal_roll_member_overlap refuses it where another roll has taken the days. */
export async function putBackMembers(tx: Tx, removed: readonly RemovedMember[]): Promise<void> {
  await sql`
    insert into nominal_roll_member
    select m.* from jsonb_populate_recordset(null::nominal_roll_member, ${JSON.stringify(removed)}::jsonb) m`.execute(
    tx,
  );
}

/**
 * Whether somebody whom the last removal took off has been merged into another record since. Those in the user's sight are held:
 * to be called before the roll is locked, see holdCandidates.
 */
export async function holdRemoved(tx: Tx, roll: string): Promise<{ hasMerged: boolean }> {
  const { rows } = await sql<{ isMerged: boolean }>`
    select s.merged_into is not null as "isMerged" from sewadar s
     where s.area_id = context_area() and s.id in (
       select (one ->> 'sewadar_id')::uuid
         from nominal_roll r cross join lateral jsonb_array_elements(r.undo -> 'removed') one
        where r.area_id = context_area() and r.id = ${roll})
    order by s.id for key share of s`.execute(tx);
  return { hasMerged: rows.some(({ isMerged }) => isMerged) };
}

export interface RollOfSewadar {
  id: string;
  isSeen: boolean;
  number: number;
  destination: string;
  department: string;
  status: number;
  fromDay: string;
  toDay: string;
  role: string;
  arrivedAt: string | null;
  leftAt: string | null;
  droppedAt: string | null;
}

/** By the function rolls_of, which also knows those of other centres. */
export async function listRollsOf(tx: Tx, sewadar: string): Promise<RollOfSewadar[]> {
  const { rows } = await sql<RollOfSewadar>`
    select id, is_seen as "isSeen", number, destination, department, status, from_day as "fromDay", to_day as "toDay",
      role, arrived_at as "arrivedAt", left_at as "leftAt", dropped_at as "droppedAt"
    from rolls_of(${sewadar})`.execute(tx);
  return rows;
}
