import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../platform/overview/counted-chart.ts';
import { inCentre } from '../../platform/overview/overview.queries.ts';

const MAX_CAMPS = 12;

/** Complete donations by camp and group, of the latest camps. */
export async function unitsByCamp(tx: Tx, { from, to, centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    with latest as (
      select c.id, c.name, c.first_day from blood_camp c
      where c.area_id = context_area() and c.first_day <= ${to}::date and c.last_day >= ${from}::date
        and exists (select from blood_donation g where g.area_id = c.area_id and g.camp_id = c.id and g.outcome = 'complete'
          and g.day between ${from}::date and ${to}::date ${inCentre('g', centre)})
      order by c.first_day desc, c.id limit ${MAX_CAMPS}
    )
    select l.id::text as key, l.name as label, coalesce(nullif(g.blood_group, ''), 'unknown') as series, count(*)::int as count
      from latest l join blood_donation g on g.area_id = context_area() and g.camp_id = l.id
     where g.outcome = 'complete' and g.day between ${from}::date and ${to}::date ${inCentre('g', centre)}
     group by l.id, l.name, l.first_day, 3
     order by l.first_day, l.id`.execute(tx);
  return rows;
}
