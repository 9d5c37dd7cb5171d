import { AGEING_DAYS, openStatuses } from '@sewa/contract/applications/application-moves';
import { memberAgeBands, sewadarAgeBands } from '@sewa/contract/home/graphs';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

export interface GraphWish {
  from: string;
  to: string;
  today: string;
  centre: string | undefined;
}

interface Counted {
  key: string;
  label: string | null;
  series: string;
  count: number;
}

/** Living records of people who serve: merged ones and those who left are not counted. */
const serving = sql`s.merged_into is null and s.status in ('active', 'onLeave')`;

/** 1: sewadars by centre. */
export async function sewadarsByCentre(tx: Tx, { centre }: GraphWish): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select c.id::text as key, c.name as label, 'sewadars' as series, n.count::int
      from (select t.centre_id, sum(t.change) as count from sewadar_tally t
             where t.status in ('active', 'onLeave') ${at('t', centre)} group by t.centre_id having sum(t.change) > 0) n
      join centre c on c.id = n.centre_id
     order by n.count desc, c.name`.execute(tx);
  return rows;
}

/** 2: by age and gender; without a birth date under 'unknown'. */
export async function sewadarsByAge(tx: Tx, { today, centre }: GraphWish): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select coalesce(${bandOf('s.birth_date', today, sewadarAgeBands)}::text, 'unknown') as key,
           null as label, s.gender as series, count(*)::int
      from sewadar s where ${serving} ${at('s', centre)}
     group by 1, s.gender`.execute(tx);
  return rows;
}

/** 3: joined and left by month of the period. */
export async function joinedAndLeft(tx: Tx, { from, to, centre }: GraphWish): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select to_char(m, 'YYYY-MM') as key, null as label, v.series, coalesce(n.count, 0)::int as count
      from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') m
     cross join (values ('joined'), ('left')) v (series)
      left join (
        select date_trunc('month', s.joined_on) as month, 'joined' as series, count(*)
          from sewadar s where s.merged_into is null and s.joined_on between ${from} and ${to} ${at('s', centre)} group by 1
        union all
        select date_trunc('month', s.left_on), 'left', count(*)
          from sewadar s where s.merged_into is null and s.left_on between ${from} and ${to} ${at('s', centre)} group by 1
      ) n on n.series = v.series and n.month = m
     order by m, v.series`.execute(tx);
  return rows;
}

/** 4: open applications by status and how long they stand in it. */
export async function applicationsByAge(tx: Tx, { centre }: GraphWish): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select a.status::text as key, null as label,
           case when a.status_since < now() - make_interval(days => ${AGEING_DAYS.veryOld}) then 'veryOld'
                when a.status_since < now() - make_interval(days => ${AGEING_DAYS.old}) then 'old' else 'fresh' end as series,
           count(*)::int
      from application a where a.status = any (${openStatuses}::smallint[]) ${at('a', centre)}
     group by 1, 3`.execute(tx);
  return rows;
}

/** 7: members of the enclosure by age band and need; who needs two things is counted in both. */
export async function membersByNeed(tx: Tx, { today, centre }: GraphWish): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select ${bandOf('m.birth_date', today, memberAgeBands)}::text as key, null as label, need as series, count(*)::int
      from oae_member m
     cross join lateral unnest(m.needs || case m.mobility when 'walks' then 'walking' else m.mobility end) need
     where m.status = 'active' ${at('m', centre)}
     group by 1, need`.execute(tx);
  return rows;
}

function at(alias: string, centre: string | undefined) {
  return centre === undefined ? sql`` : sql`and ${sql.ref(`${alias}.centre_id`)} = ${centre}`;
}

/** The first year of the band in which somebody's age falls. */
function bandOf(column: string, today: string, bands: readonly number[]) {
  const age = sql`extract(year from age(${today}::date, ${sql.ref(column)}))::int`;
  return sql`(${bands}::int[])[width_bucket(${age}, ${bands}::int[])]`;
}
