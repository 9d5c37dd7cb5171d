import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

/** The bytes lie in the store under their hash: what is copied is only that they belong here too. */
export async function copyPapers(
  tx: Tx,
  { application, member }: { application: string; member: string },
): Promise<void> {
  await sql`
    insert into attachment (area_id, id, centre_id, member_id, type, name, mime, bytes, width, height, content_hash, thumbnail_hash, card_hash, added_by_name)
    select a.area_id, gen_random_uuid(), a.centre_id, ${member}, a.type, a.name, a.mime, a.bytes, a.width, a.height,
      a.content_hash, a.thumbnail_hash, a.card_hash, a.added_by_name
    from attachment a where a.application_id = ${application}`.execute(tx);
  await sql`
    update oae_member m set photo_id = (
      select mine.id from application f
        join attachment photo on photo.area_id = f.area_id and photo.id = f.photo_id
        join attachment mine on mine.area_id = f.area_id and mine.member_id = m.id and mine.content_hash = photo.content_hash
      where f.area_id = m.area_id and f.id = ${application} limit 1)
    where m.id = ${member}`.execute(tx);
}
