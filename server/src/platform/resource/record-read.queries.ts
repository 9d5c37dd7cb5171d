import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';

/** Exports, prints of personal lists and openings of papers are written into the change log, as reads. */
export async function recordRead(
  tx: Tx,
  read: { entity: string; rowId?: string; detail: Record<string, unknown> },
): Promise<void> {
  await sql`select record_read(${read.entity}, ${read.rowId ?? null}, ${JSON.stringify(read.detail)}::jsonb)`.execute(
    tx,
  );
}
