import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { NameableCentre } from './centre-cell.ts';

/** Active centres of the area, and which of them are the importer's own. */
export async function listNameableCentres(
  tx: Tx,
  { centres }: Pick<Who, 'centres'>,
): Promise<NameableCentre[]> {
  const found = await tx
    .selectFrom('centre')
    .select(['id', 'code', 'name'])
    .where(sql<boolean>`area_id = context_area()`)
    .where('is_active', '=', true)
    .execute();
  return found.map((centre) => ({ ...centre, isOwn: centres === '*' || centres.includes(centre.id) }));
}
