import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { Owner } from './attachments.queries.ts';

type Place = Pick<Owner, 'table' | 'column' | 'id'>;

/** The bytes lie in the store under their hash: what is copied is only that they belong here too, and which is the photo. */
export async function copyAttachments(tx: Tx, { from, to }: { from: Place; to: Place }): Promise<void> {
  await sql`
    insert into attachment (area_id, id, centre_id, ${sql.ref(to.column)}, type, name, mime, bytes, width, height,
      content_hash, thumbnail_hash, card_hash, added_by_name, purpose)
    select t.area_id, gen_random_uuid(), t.centre_id, ${to.id}, t.type, t.name, t.mime, t.bytes, t.width, t.height,
      t.content_hash, t.thumbnail_hash, t.card_hash, t.added_by_name, t.purpose
    from attachment t where t.${sql.ref(from.column)} = ${from.id}`.execute(tx);
  await sql`
    update ${sql.table(to.table)} set photo_id = (
      select copy.id from ${sql.table(from.table)} original
        join attachment photo on photo.area_id = original.area_id and photo.id = original.photo_id
        join attachment copy on copy.area_id = original.area_id and copy.${sql.ref(to.column)} = ${to.id}
          and copy.content_hash = photo.content_hash
      where original.id = ${from.id} limit 1)
    where id = ${to.id}`.execute(tx);
}
