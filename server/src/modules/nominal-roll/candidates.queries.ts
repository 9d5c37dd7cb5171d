import { validStatuses } from '@sewa/contract/badges/enums';
import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { isSameDepartment, servesOn } from '../sewadar/public.ts';
import type { Candidate } from './add-member.rules.ts';
import { judgedOn, type Stay } from './judged-members.queries.ts';

export interface FoundCandidate extends Candidate {
  id: string;
  number: number;
  name: string;
}

/** Whom a clerk asks for: by id, by number, and those of an earlier roll. */
interface AskedFor {
  sewadars: readonly string[];
  numbers: readonly number[];
  from: string | null;
}

/**
 * Nobody merges them until they are on the roll. To be called before the roll is locked: a merge locks sewadars first and then
 * moves the rolls that they lead.
 */
export async function holdCandidates(tx: Tx, asked: AskedFor): Promise<void> {
  await sql`
    select from sewadar s where s.area_id = context_area() and s.id in (${idsOf(asked)})
    order by s.id for key share`.execute(tx);
}

/** Those in the user's sight; always in the same order, so that two clerks do not wait for each other for ever. */
export async function findCandidates(
  tx: Tx,
  asked: AskedFor,
  { roll, fromDay, toDay }: Stay & { roll: string },
): Promise<FoundCandidate[]> {
  const { rows } = await sql<FoundCandidate>`
    with asked as (${idsOf(asked)})
    select s.id, s.number, s.name, s.status,
      exists (select from nominal_roll_member m
        where m.area_id = s.area_id and m.roll_id = ${roll} and m.sewadar_id = s.id and m.dropped_at is null) as "isOnThisRoll",
      ${judgedOn({ fromDay, toDay })}
    from sewadar s
    join roll_tally(array(select id from asked), ${fromDay}::date, ${toDay}::date) t on t.sewadar_id = s.id
    where s.area_id = context_area()
    order by s.id`.execute(tx);
  return rows;
}

/** The living records among them. */
function idsOf({ sewadars, numbers, from }: AskedFor): RawBuilder<unknown> {
  return sql`
    select s.id from sewadar s where s.area_id = context_area() and s.merged_into is null
      and s.id = any (${[...sewadars]}::uuid[])
    union
    select s.id from sewadar s where s.area_id = context_area() and s.merged_into is null
      and s.number = any (${[...numbers]}::int[])
    union
    select s.id from nominal_roll_member m join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id
     where m.area_id = context_area() and m.roll_id = ${from}::uuid and m.dropped_at is null
       and s.merged_into is null`;
}

/**
 * The ids of those who were added. The constraint nominal_roll_member_overlap decides: whoever is on another roll on
 * these days by now is passed over, also when that roll was written in the same moment.
 */
export async function insertMembers(
  tx: Tx,
  added: {
    area: string;
    centre: string;
    roll: string;
    stay: Stay;
    role: string;
    members: readonly { sewadar: string; remarks: string }[];
    /** The member who drops out, and whose place is taken. */
    replaces: string | null;
  },
): Promise<ReadonlySet<string>> {
  if (added.members.length === 0) return new Set();
  const rows = await tx
    .insertInto('nominal_roll_member')
    .values(
      added.members.map(({ sewadar, remarks }) => ({
        area_id: added.area,
        id: newId(),
        centre_id: added.centre,
        roll_id: added.roll,
        sewadar_id: sewadar,
        from_day: added.stay.fromDay,
        to_day: added.stay.toDay,
        role: added.role,
        remarks,
        code: `R${randomCode(9)}`,
        replaces_id: added.replaces,
      })),
    )
    .onConflict((row) => row.doNothing())
    .returning('sewadar_id')
    .execute();
  const ids = rows.flatMap(({ sewadar_id }) => (sewadar_id === null ? [] : [sewadar_id]));
  await forgetDropOut(tx, added.roll, ids);
  return new Set(ids);
}

/** Whoever dropped out and goes after all stands on the roll once. */
async function forgetDropOut(tx: Tx, roll: string, sewadars: readonly string[]): Promise<void> {
  if (sewadars.length === 0) return;
  await tx
    .deleteFrom('nominal_roll_member')
    .where('roll_id', '=', roll)
    .where('dropped_at', 'is not', null)
    .where('sewadar_id', 'in', [...sewadars])
    .execute();
}

/** Which roll takes somebody's days, as far as the user sees it. */
export async function rollsTaking(
  tx: Tx,
  sewadars: readonly string[],
  { fromDay, toDay }: Stay,
): Promise<ReadonlyMap<string, number>> {
  if (sewadars.length === 0) return new Map();
  const { rows } = await sql<{ sewadar: string; number: number }>`
    select m.sewadar_id as sewadar, r.number
      from nominal_roll_member m join nominal_roll r on r.area_id = m.area_id and r.id = m.roll_id
     where m.sewadar_id = any (${[...sewadars]}::uuid[]) and not m.is_cancelled and m.dropped_at is null
       and m.from_day <= ${toDay}::date and m.to_day >= ${fromDay}::date`.execute(tx);
  return new Map(rows.map(({ sewadar, number }) => [sewadar, number]));
}

const maxCandidates = 5_000;

/**
 * Active sewadars of a centre who serve in the department on the first of these days, are on no roll on them, and have
 * not dropped out of this one.
 */
export async function findFree(tx: Tx, roll: Stay & { id: string; centre: string; department: string }) {
  const { rows } = await sql<FreeSewadar>`
    with here as (
      select s.id from sewadar s
       where s.area_id = context_area() and s.centre_id = ${roll.centre} and s.status = 'active' and s.merged_into is null
         and exists (select from sewadar_department d where d.area_id = s.area_id and d.sewadar_id = s.id
           and ${servesOn(roll.fromDay)} and ${isSameDepartment(sql`d.department`, roll.department)})
         and not exists (select from nominal_roll_member m
           where m.area_id = s.area_id and m.roll_id = ${roll.id} and m.sewadar_id = s.id)
       order by s.number limit ${maxCandidates})
    select s.id, s.number, s.name, s.name_latin as "nameLatin", s.relative_kind as "relativeKind",
      s.relative_name as "relativeName", s.gender, s.birth_date as "birthDate",
      s.is_birth_estimated as "isBirthEstimated", s.phone, s.photo_id as photo, c.name as "centreName",
      t.days as "daysThisYear",
      (select max(b.valid_to) from badge b
        where b.area_id = s.area_id and b.sewadar_id = s.id and b.status = any (${validStatuses}::int[])
          and ${roll.fromDay}::date between b.valid_from and b.valid_to) as "badgeUntil"
    from roll_tally(array(select id from here), ${roll.fromDay}::date, ${roll.toDay}::date) t
    join sewadar s on s.area_id = context_area() and s.id = t.sewadar_id
    join centre c on c.area_id = s.area_id and c.id = s.centre_id
    where not t.is_busy`.execute(tx);
  return rows;
}

interface FreeSewadar {
  id: string;
  number: number;
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
  daysThisYear: number;
  badgeUntil: string | null;
}
