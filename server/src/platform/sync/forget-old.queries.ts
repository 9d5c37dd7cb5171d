import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';

/** Used up codes, and entries of the log that every laptop has long fetched. */
export async function forgetOldSync(tx: Tx): Promise<void> {
  await sql`select forget_old_sync()`.execute(tx);
}
