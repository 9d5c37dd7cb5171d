import type { Tx } from '../db/kysely-on-client.ts';
import { changesOfRecord } from './history.queries.ts';

/** Who changed a record last, as the change log has it; null where the reader may not see that. */
export async function lastChangedBy(
  tx: Tx,
  { entities, id }: { entities: readonly string[]; id: string },
): Promise<string | null> {
  const change = await changesOfRecord(tx, { entities, rowId: id, most: 1 })
    .select('user_name')
    .executeTakeFirst();
  return change?.user_name || null;
}
