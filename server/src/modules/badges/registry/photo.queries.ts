import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** The hashes under which the file store has the pictures of a photo. */
interface StoredPhoto {
  thumbnail: string | null;
  card: string | null;
}

/** The photos of those who carry these badges, by badge. That of an attendant may be of a sewadar of another centre. */
export async function findStoredPhotos(tx: Tx, badges: readonly string[]): Promise<Map<string, StoredPhoto>> {
  const { rows } = await sql<StoredPhoto & { badge: string }>`
    select badge_id as badge, thumbnail_hash as thumbnail, card_hash as card
    from badge_photos(${badges}::uuid[])`.execute(tx);
  return new Map(rows.map(({ badge, ...photo }) => [badge, photo]));
}
