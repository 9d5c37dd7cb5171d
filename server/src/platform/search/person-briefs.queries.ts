import type { PersonLineFields } from '@sewa/contract/people/person-line';
import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import type { SearchSource } from './search-source.ts';

export type PersonBrief = PersonLineFields & { id: string };

export async function personBriefs(
  tx: Tx,
  { table }: SearchSource,
  ids: readonly string[],
): Promise<PersonBrief[]> {
  if (ids.length === 0) return [];
  // One look-up each: a walk through the area would pass by whatever an import has not committed yet.
  const { rows } = await sql<PersonBrief>`
    select p.id, p.number, p.name, p.name_latin as "nameLatin", p.relative_kind as "relativeKind",
      p.relative_name as "relativeName", p.gender, p.birth_date as "birthDate",
      p.is_birth_estimated as "isBirthEstimated", p.phone, c.name as "centreName", p.photo_id as photo
    from unnest(${ids}::uuid[]) as f (id)
    cross join lateral (select * from ${sql.table(table)} where id = f.id limit 1) p
    join centre c on c.id = p.centre_id`.execute(tx);
  return rows;
}
