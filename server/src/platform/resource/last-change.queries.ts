import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { noArea } from './history.queries.ts';

/** Who changed a record last, as the change log has it; null where the reader may not see that. */
export async function lastChangedBy(
  tx: Tx,
  { entities, id }: { entities: readonly string[]; id: string },
): Promise<string | null> {
  const change = await tx
    .selectFrom('change_log')
    .select('user_name')
    .where(sql<boolean>`area_id in (context_area(), ${noArea})`)
    .where(sql<boolean>`entity = any (${[...entities]})`)
    .where('row_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change?.user_name || null;
}
