import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** The names of these centres, as far as the transaction shows them. */
export async function centreNames(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = await tx
    .selectFrom('centre')
    .select('name')
    .where('id', 'in', [...ids])
    .orderBy('name')
    .execute();
  return found.map(({ name }) => name);
}

/**
 * From here on the transaction shows one centre, as to somebody who works there alone. The caller makes sure that it
 * is one of those that the transaction shows already.
 */
export async function narrowToCentre(tx: Tx, centre: string): Promise<void> {
  await sql`select set_config('app.centres', ${`{${centre}}`}, true)`.execute(tx);
}
