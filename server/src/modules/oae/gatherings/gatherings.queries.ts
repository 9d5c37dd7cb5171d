import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { countOf } from '../../../platform/overview/overview.queries.ts';

/** What a gate needs of it; it stays open until the scan is saved. */
export async function findGateway(tx: Tx, id: string) {
  const gateway = await tx
    .selectFrom('oae_gathering')
    .select(['id', 'centre_id as centre', 'on_day as onDay', 'is_closed as isClosed'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return gateway ?? null;
}

export async function countGatheringsOn(tx: Tx, day: string): Promise<number> {
  return countOf(tx, sql`select from oae_gathering where on_day = ${day}::date`);
}
