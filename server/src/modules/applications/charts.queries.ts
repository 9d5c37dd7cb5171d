import { AGEING_DAYS, openStatuses } from '@sewa/contract/applications/application-moves';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../platform/overview/counted-chart.ts';
import { inCentre } from '../../platform/overview/overview.queries.ts';

/** open applications by status and how long they stand in it. */
export async function applicationsByAge(tx: Tx, { centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    select a.status::text as key, null as label,
           case when a.status_since <= now() - make_interval(days => ${AGEING_DAYS.veryOld}) then 'veryOld'
                when a.status_since <= now() - make_interval(days => ${AGEING_DAYS.old}) then 'old' else 'fresh' end as series,
           count(*)::int
      from application a where a.status = any (${openStatuses}::smallint[]) ${inCentre('a', centre)}
     group by 1, 3`.execute(tx);
  return rows;
}
