import { openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../../platform/overview/counted-chart.ts';
import { countOf, inCentre } from '../../../platform/overview/overview.queries.ts';
import { expiresSoon, isValidStatus, ofOpenTypes } from './badge-filter.queries.ts';

export async function countToPrint(tx: Tx, who: Who, today: string): Promise<number> {
  return countOf(
    tx,
    sql`select from badge r where r.status = ${badgeStatuses.REQUESTED} and r.valid_to >= ${today}::date and ${ofOpenTypes(who)}`,
  );
}

export async function countExpiring(tx: Tx, who: Who, today: string): Promise<number> {
  return countOf(tx, sql`select from badge r where ${expiresSoon(today)} and ${ofOpenTypes(who)}`);
}

/** Valid badges by type, of the types that are open to the user; what expires soon is counted apart. */
export async function validByType(tx: Tx, { centre, today, who }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    select t.type::text as key, null as label, s.series,
      coalesce((select count(*) from badge r where r.area_id = context_area() and r.type = t.type and ${isValidStatus}
        and r.valid_to >= ${today}::date and ${expiresSoon(today)} = (s.series = 'expiring') ${inCentre('r', centre)}), 0)::int as count
    from unnest(${openBadgeTypes(who.acl)}::int[]) with ordinality t (type, place)
    cross join (values ('valid'), ('expiring')) s (series)
    order by t.place`.execute(tx);
  return rows;
}
