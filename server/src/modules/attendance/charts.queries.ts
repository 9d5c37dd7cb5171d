import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../platform/overview/counted-chart.ts';
import { inCentre } from '../../platform/overview/overview.queries.ts';
import { ofLivingRecords, servedMarks } from './register.queries.ts';

/**
 * Who came to the sheets in sight and who did not, weeks without a sheet included. An entry has the day and the centre of
 * its sheet; those of the own people on sheets of other centres are left out.
 */
export async function attendanceByWeek(tx: Tx, { from, to, centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    with day as (
      select e.on_day,
        count(*) filter (where e.mark in (${servedMarks}))::int as came,
        count(*) filter (where e.mark not in (${servedMarks}))::int as missed
      from attendance_entry e
      where e.area_id = context_area() and e.on_day between ${from} and ${to} ${inCentre('e', centre)}
        and ${ofLivingRecords}
        and ((select context_is_whole_area()) or e.centre_id = any ((select context_centres())::uuid[]))
      group by e.on_day
    ), week as (
      select date_trunc('week', on_day)::date as monday, sum(came)::int as came, sum(missed)::int as missed
      from day group by 1
    )
    select to_char(m, 'YYYY-MM-DD') as key, null as label, v.series,
      coalesce(case v.series when 'came' then w.came else w.missed end, 0) as count
    from generate_series(date_trunc('week', ${from}::date), ${to}::date, interval '1 week') m
    cross join (values ('came'), ('missed')) v (series)
    left join week w on w.monday = m::date
    order by m, v.series`.execute(tx);
  return rows;
}
