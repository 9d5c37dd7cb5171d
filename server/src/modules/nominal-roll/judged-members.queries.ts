import { validStatuses } from '@sewa/contract/badges/enums';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { Judged } from './add-member.rules.ts';

export interface Stay {
  fromDay: string;
  toDay: string;
}

/** Days as they are given, or as a column has them. */
type StayOrColumns = Readonly<Record<keyof Stay, string | RawBuilder<unknown>>>;

/** What the clerk is warned by, of a sewadar `s` with the tally `t` of these days. */
export function judgedOn({ fromDay, toDay }: StayOrColumns): RawBuilder<unknown> {
  return sql`s.birth_date as "birthDate", t.days as "daysThisYear", t.end_days as "daysInEndYear",
    t.has_served as "hasServed",
    exists (select from badge b where b.area_id = s.area_id and b.sewadar_id = s.id and b.status = any (${validStatuses}::int[])
      and b.valid_from <= ${fromDay}::date and b.valid_to >= ${toDay}::date) as "hasBadge"`;
}

/** Members in the user's sight as they would be judged on these days; their present ones do not count. */
export async function judgeMembers(
  tx: Tx,
  members: readonly string[],
  stay: Stay,
): Promise<(Judged & { member: string })[]> {
  const { rows } = await sql<Judged & { member: string }>`
    select m.id as member, ${judgedOn(stay)}
    from nominal_roll_member m
    join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id and s.merged_into is null
    cross join lateral roll_tally(array[s.id], ${stay.fromDay}::date, ${stay.toDay}::date, m.id) t
    where m.area_id = context_area() and m.id = any (${[...members]}::uuid[])`.execute(tx);
  return rows;
}

/** Those who go and are in the user's sight, as they are judged on the days that they have. */
export async function judgeRoll(tx: Tx, roll: string): Promise<(Judged & Stay & { member: string })[]> {
  const { rows } = await sql<Judged & Stay & { member: string }>`
    select m.id as member, m.from_day as "fromDay", m.to_day as "toDay",
      ${judgedOn({ fromDay: sql`m.from_day`, toDay: sql`m.to_day` })}
    from nominal_roll_member m
    join sewadar s on s.area_id = m.area_id and s.id = m.sewadar_id and s.merged_into is null
    cross join lateral roll_tally(array[s.id], m.from_day, m.to_day, m.id) t
    where m.area_id = context_area() and m.roll_id = ${roll} and m.dropped_at is null
    order by m.id`.execute(tx);
  return rows;
}

/** Those who go for all days of a roll. */
export async function membersOfWholeStay(tx: Tx, roll: Stay & { id: string }): Promise<string[]> {
  const rows = await tx
    .selectFrom('nominal_roll_member')
    .select('id')
    .where('roll_id', '=', roll.id)
    .where('from_day', '=', roll.fromDay)
    .where('to_day', '=', roll.toDay)
    .where('dropped_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
