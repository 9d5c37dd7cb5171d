import { sql } from 'kysely';
import type { Tx } from '../../db/kysely-on-client.ts';
import { only } from '../../db/only.ts';
import type { Head } from '../chain.rules.ts';

/** What was made on this laptop and stays on it: photos and files, and records of parts that are not synced. */
export async function countOnlyHere(tx: Tx): Promise<{ files: number; records: number }> {
  const { rows } = await sql<{
    files: number;
    records: number;
  }>`select files, records from sync_only_here()`.execute(tx);
  return only(rows);
}

/** Empties the database; why it was refused, or nothing. */
export async function wipeLaptop(tx: Tx, device: string, head: Head): Promise<string> {
  const { rows } = await sql<{ refusal: string }>`
    select wipe_sync_laptop(${device}::uuid, ${head.number}, ${head.hash}) as refusal`.execute(tx);
  return only(rows).refusal;
}

/** Null: this laptop was never wiped. */
export async function findWipe(tx: Tx): Promise<{ at: string; is_finished: boolean } | null> {
  const { rows } = await sql<{
    at: string;
    is_finished: boolean;
  }>`select at, is_finished from sync_wiped()`.execute(tx);
  return rows[0] ?? null;
}

export async function markWipeFinished(tx: Tx): Promise<void> {
  await sql`select sync_wipe_finished()`.execute(tx);
}
