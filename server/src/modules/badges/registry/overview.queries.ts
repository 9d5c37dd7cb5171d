import { openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../../platform/overview/counted-chart.ts';
import { countOf, inCentre } from '../../../platform/overview/overview.queries.ts';
import { awaitsCard, expiresSoon, isValidStatus, ofOpenTypes } from './badge-filter.queries.ts';

export async function countToPrint(tx: Tx, who: Who, today: string): Promise<number> {
  return countOf(tx, sql`select from badge r where ${awaitsCard(today)} and ${ofOpenTypes(who)}`);
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

/** How many valid badges end on which day, of the types that are open to the user. */
export async function expiringByDay(
  tx: Tx,
  { who, today, until }: { who: Who; today: string; until: string },
): Promise<{ type: number; day: string; count: number }[]> {
  const { rows } = await sql<{ type: number; day: string; count: number }>`
    select r.type, r.valid_to as day, count(*)::int as count from badge r
    where r.area_id = context_area() and ${isValidStatus} and r.valid_to between ${today}::date and ${until}::date
      and ${ofOpenTypes(who)}
    group by r.type, r.valid_to order by r.valid_to, r.type`.execute(tx);
  return rows;
}
