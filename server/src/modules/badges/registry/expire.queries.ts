import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

const batch = 500;

/** Writes down that badges of all areas have ended; at most a batch, so that no lock is held for long. */
export async function expireSomeBadges(tx: Tx, today: string): Promise<{ expired: number; isDone: boolean }> {
  const { rows } = await sql<{
    count: number;
  }>`select expire_badges(${today}::date, ${batch}) as count`.execute(tx);
  const { count } = only(rows);
  return { expired: count, isDone: count < batch };
}
