import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import type { SearchSource } from './search-source.ts';

export interface PersonBrief {
  id: string;
  name: string;
  nameLatin: string;
  number: number;
  centreName: string;
}

export async function personBriefs(
  tx: Tx,
  { table }: SearchSource,
  ids: readonly string[],
): Promise<PersonBrief[]> {
  if (ids.length === 0) return [];
  // One look-up each: a walk through the area would pass by whatever an import has not committed yet.
  const { rows } = await sql<PersonBrief>`
    select p.id, p.name, p.name_latin as "nameLatin", p.number, c.name as "centreName"
    from unnest(${ids}::uuid[]) as f (id)
    cross join lateral (select * from ${sql.table(table)} where id = f.id limit 1) p
    join centre c on c.id = p.centre_id`.execute(tx);
  return rows;
}
