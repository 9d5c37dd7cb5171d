import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** Active centres that a list can name. */
export async function listCentresOfArea(tx: Tx): Promise<{ id: string; code: string; name: string }[]> {
  return tx
    .selectFrom('centre')
    .select(['id', 'code', 'name'])
    .where(sql<boolean>`area_id = context_area()`)
    .where('is_active', '=', true)
    .execute();
}
