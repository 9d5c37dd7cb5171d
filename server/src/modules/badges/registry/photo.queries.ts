import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** The hash under which the file store has a photo. */
export async function findStoredPhoto(
  tx: Tx,
  id: string,
  size: 'thumbnail' | 'card',
): Promise<string | null> {
  const found = await tx
    .selectFrom('attachment')
    .select(['thumbnail_hash', 'card_hash'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  return size === 'card' ? (found.card_hash ?? found.thumbnail_hash) : found.thumbnail_hash;
}
