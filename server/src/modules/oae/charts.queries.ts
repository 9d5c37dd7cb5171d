import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../platform/overview/counted-chart.ts';
import { ageBand, inCentre } from '../../platform/overview/overview.queries.ts';

/** Bands of ages by their first year; the last one is open. */
export const memberAgeBands = [0, 65, 70, 75, 80, 85, 90] as const;

/** members of the enclosure by age band and need; who needs two things is counted in both. */
export async function membersByNeed(tx: Tx, { today, centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    select ${ageBand('m.birth_date', today, memberAgeBands)}::text as key, null as label, need as series, count(*)::int
      from oae_member m
     cross join lateral unnest(m.needs || case m.mobility when 'walks' then 'walking' else m.mobility end) need
     where m.status = 'active' ${inCentre('m', centre)}
     group by 1, need`.execute(tx);
  return rows;
}
