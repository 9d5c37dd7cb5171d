import type { ArrivingRoll } from '@sewa/contract/nominal-roll/arriving';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import type { Times } from './arrivals.queries.ts';
import type { StoredMember } from './members.queries.ts';

/** Those that are coming, are here, or ended at most some days ago. */
export function listArriving(
  tx: Tx,
  { today, days }: { today: string; days: number },
): Promise<ArrivingRoll[]> {
  return selectArriving(tx, sql`arriving_rolls(${today}::date - ${days}::int)`);
}

/** Null: it does not go to a centre of the user. */
export async function findArriving(tx: Tx, roll: string): Promise<ArrivingRoll | null> {
  const [found] = await selectArriving(tx, sql`arriving_rolls(null, ${roll}::uuid)`);
  return found ?? null;
}

async function selectArriving(tx: Tx, from: RawBuilder<unknown>): Promise<ArrivingRoll[]> {
  const { rows } = await sql<ArrivingRoll>`
    select id, number, area_name as "areaName", centre_name as "centreName", destination, department,
      from_day as "fromDay", to_day as "toDay", status, jathedar_name as "jathedarName",
      jathedar_phone as "jathedarPhone", members, arrived, returned
    from ${from}`.execute(tx);
  return rows;
}

export async function listArrivingMembers(tx: Tx, roll: string): Promise<StoredMember[]> {
  const { rows } = await sql<StoredMember>`
    select id, version, sewadar_id as sewadar, number, name, name_latin as "nameLatin",
      relative_kind as "relativeKind", relative_name as "relativeName", gender, null as "birthDate",
      false as "isBirthEstimated", '' as phone, null as photo, centre_name as "centreName",
      '' as "sewadarStatus", true as "isOutOfSight", from_day as "fromDay", to_day as "toDay", role, '' as remarks, code, arrived_at as "arrivedAt",
      left_at as "leftAt", null as "callOutcome", '' as "callNote", null as "calledAt", null as "calledByName",
      null as "droppedAt", null as replaces
    from arriving_members(${roll})`.execute(tx);
  return rows;
}

/** The status, held to the end of the transaction. Null: it does not go to a centre of the user. */
export async function lockArriving(tx: Tx, roll: string): Promise<number | null> {
  const { rows } = await sql<{ status: number | null }>`
    select lock_arriving_roll(${roll}) as status`.execute(tx);
  return only(rows).status;
}

export async function setArrivingStay(
  tx: Tx,
  { roll, member, today }: { roll: string; member: string; today: string },
  { arrivedAt, leftAt }: Times,
): Promise<void> {
  await sql`
    select record_arriving_stay(${roll}, ${member}, ${arrivedAt?.toISOString() ?? null}::timestamptz,
      ${leftAt?.toISOString() ?? null}::timestamptz, ${today}::date)`.execute(tx);
}
