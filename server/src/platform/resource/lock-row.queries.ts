import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import type { DB } from '../db/schema.gen.ts';

/** The second editor waits here until the first has saved; whoever reads afterwards reads what was saved. */
export async function lockRow(tx: Tx, table: keyof DB, id: string): Promise<void> {
  await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}
