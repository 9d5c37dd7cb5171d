import { goneStatuses, OTHER_DESTINATIONS } from '@sewa/contract/nominal-roll/charts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../platform/overview/counted-chart.ts';
import { inCentre } from '../../platform/overview/overview.queries.ts';

/** More colours than four are not told apart. */
const maxDestinations = 3;

/** Days of the members of rolls by the month in which the roll begins, for the most visited destinations or the named ones. */
export async function sewaDaysByMonth(
  tx: Tx,
  { from, to, centre, series: named }: ChartPeriod,
): Promise<ChartCount[]> {
  const count = named?.length ?? maxDestinations;
  const rank = named
    ? sql`(select min(n.rank) from unnest(${named}::text[]) with ordinality n (name, rank) where lower(n.name) = gone.place)`
    : sql`row_number() over (order by sum(days) desc, place)`;
  const shown = named
    ? sql`select n.name, n.rank from unnest(${named}::text[]) with ordinality n (name, rank)`
    : sql`select name, rank from ranked where rank <= ${maxDestinations}`;
  const { rows } = await sql<ChartCount>`
    with gone as (
      select date_trunc('month', r.from_day)::date as month, lower(r.destination) as place, min(r.destination) as name,
        sum(m.to_day - m.from_day + 1)::int as days
      from nominal_roll r
      join nominal_roll_member m on m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null
      where r.area_id = context_area() and r.from_day between ${from} and ${to}
        and r.status = any (${goneStatuses}::int[]) ${inCentre('r', centre)}
      group by 1, 2
    ), ranked as (
      select place, min(name) as name, ${rank} as rank from gone group by place
    ), shown as (
      ${shown}
      union all
      select ${OTHER_DESTINATIONS}, ${count + 1}
    )
    select to_char(t.first_day, 'YYYY-MM') as key, null as label, s.name as series,
      coalesce((select sum(g.days) from gone g join ranked k on k.place = g.place
        where g.month = t.first_day::date and least(k.rank, ${count + 1}) = s.rank), 0)::int as count
    from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') t (first_day)
    cross join shown s
    order by t.first_day, s.rank`.execute(tx);
  return rows;
}
