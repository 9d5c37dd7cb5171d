import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** The names of what the filters of a report select: its centre, its counter, its location. */
export async function findFilterNames(
  tx: Tx,
  asked: Readonly<Record<'centre' | 'till' | 'location', string | null>>,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select f.name from (
      select 1 as place, c.name from centre c where c.area_id = context_area() and c.id = ${asked.centre}::uuid
      union all
      select 2, t.name || ' (' || t.code || ')' from bav_till t
        where t.area_id = context_area() and t.id = ${asked.till}::uuid
      union all
      select 3, l.name || ', ' || c.name from stock_location l
        join centre c on c.area_id = l.area_id and c.id = l.centre_id
        where l.area_id = context_area() and l.id = ${asked.location}::uuid) f
    order by f.place`.execute(tx);
  return rows.map(({ name }) => name);
}
