import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { notFound } from '../http/portal-error.ts';

export async function insertChunk(
  tx: Tx,
  { id, piece, bytes }: { id: string; piece: number; bytes: Buffer },
): Promise<void> {
  await tx
    .insertInto('import_chunk')
    .values({ area_id: sql`context_area()`, user_id: sql`context_user()`, import_id: id, piece, bytes })
    .execute();
}

/** One after the other, so that a large file is never in memory as a whole. */
export async function* chunksOf(tx: Tx, id: string): AsyncGenerator<Buffer> {
  for (let piece = 0; ; piece++) {
    const found = await tx
      .selectFrom('import_chunk')
      .select('bytes')
      .where(sql<boolean>`area_id = context_area()`)
      .where('import_id', '=', id)
      .where('piece', '=', piece)
      .executeTakeFirst();
    // The pieces are kept without a safety net: after a crash of the database they are gone.
    if (!found && piece === 0) throw notFound();
    if (!found) return;
    yield found.bytes;
  }
}

export async function deleteChunks(tx: Tx, id: string): Promise<void> {
  await tx
    .deleteFrom('import_chunk')
    .where(sql<boolean>`area_id = context_area()`)
    .where('import_id', '=', id)
    .execute();
}
