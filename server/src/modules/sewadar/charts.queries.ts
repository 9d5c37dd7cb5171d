import { servingStatuses, UNKNOWN_AGE } from '@sewa/contract/sewadar/charts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../platform/overview/counted-chart.ts';
import { ageBand, inCentre } from '../../platform/overview/overview.queries.ts';

/** Bands of ages by their first year; the last one is open. */
export const sewadarAgeBands = [0, 18, 30, 40, 50, 60, 70, 80] as const;

/** Living records of people who serve: merged ones and those who left are not counted. */
const serving = sql`s.merged_into is null and s.status = any (${servingStatuses}::text[])`;

/** sewadars by centre. */
export async function sewadarsByCentre(tx: Tx, { centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    select c.id::text as key, c.name as label, 'sewadars' as series, n.count::int
      from (select t.centre_id, sum(t.change) as count from sewadar_tally t
             where t.status = any (${servingStatuses}::text[]) ${inCentre('t', centre)} group by t.centre_id having sum(t.change) > 0) n
      join centre c on c.id = n.centre_id
     order by n.count desc, c.name`.execute(tx);
  return rows;
}

/** by age and gender; without a birth date under 'unknown'. */
export async function sewadarsByAge(tx: Tx, { today, centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    select coalesce(${ageBand('s.birth_date', today, sewadarAgeBands)}::text, ${UNKNOWN_AGE}) as key,
           null as label, s.gender as series, count(*)::int
      from sewadar s where ${serving} ${inCentre('s', centre)}
     group by 1, s.gender`.execute(tx);
  return rows;
}

/** joined and left by month of the period. */
export async function joinedAndLeft(tx: Tx, { from, to, centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    select to_char(m, 'YYYY-MM') as key, null as label, v.series, coalesce(n.count, 0)::int as count
      from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') m
     cross join (values ('joined'), ('left')) v (series)
      left join (
        select date_trunc('month', s.joined_on) as month, 'joined' as series, count(*)
          from sewadar s where s.merged_into is null and s.joined_on between ${from} and ${to} ${inCentre('s', centre)} group by 1
        union all
        select date_trunc('month', s.left_on), 'left', count(*)
          from sewadar s where s.merged_into is null and s.left_on between ${from} and ${to} ${inCentre('s', centre)} group by 1
      ) n on n.series = v.series and n.month = m
     order by m, v.series`.execute(tx);
  return rows;
}
