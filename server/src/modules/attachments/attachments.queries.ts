import type { Attachment } from '@sewa/contract/attachments/attachments';
import { type Selectable, sql } from 'kysely';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { DB } from '../../platform/db/schema.gen.ts';

/** A record that has attachments, and where it is kept. */
export interface Owner extends AttachmentTable {
  id: string;
}

/** What is asked of a record before anything is attached to it. */
export interface OwnerState {
  photoId: string | null;
}

/** With `isLocked` the second who changes the same record waits here. */
export async function findOwner(
  tx: Tx,
  { table, id }: Owner,
  { isLocked = false } = {},
): Promise<OwnerState | null> {
  const { rows } = await sql<OwnerState>`
    select photo_id as "photoId"
    from ${sql.table(table)} where id = ${id}
    ${isLocked ? sql`for update` : sql``}`.execute(tx);
  return rows[0] ?? null;
}

export interface StoredAttachment extends Omit<Attachment, 'hasThumbnail' | 'isPhoto'> {
  owner: Owner;
  contentHash: string;
  thumbnailHash: string | null;
  cardHash: string | null;
}

export async function listAttachments(tx: Tx, owner: Owner): Promise<StoredAttachment[]> {
  const rows = await selected(tx)
    .where(owner.column, '=', owner.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => asStored(row, owner));
}

/** Null also where the record that it belongs to is of none of the tables. */
export async function findAttachment(
  tx: Tx,
  tables: readonly AttachmentTable[],
  id: string,
): Promise<StoredAttachment | null> {
  const row = await selected(tx)
    .select(tables.map(({ column }) => column))
    .where('id', '=', id)
    .executeTakeFirst();
  const table = row && tables.find(({ column }) => row[column] !== null);
  return table ? asStored(row, { ...table, id: row.owner_id }) : null;
}

type AttachmentColumns = Selectable<DB['attachment']>;

export interface NewAttachment {
  area: string;
  id: string;
  owner: Owner;
  type: AttachmentColumns['type'];
  name: string;
  purpose: string;
  mime: AttachmentColumns['mime'];
  bytes: number;
  width: number | null;
  height: number | null;
  contentHash: string;
  thumbnailHash: string | null;
  cardHash: string | null;
  addedByName: string;
}

/** The trigger attachment_follow gives it the centre of its owner. */
export async function insertAttachment(tx: Tx, made: NewAttachment): Promise<void> {
  await tx
    .insertInto('attachment')
    .values({
      area_id: made.area,
      id: made.id,
      owner_id: made.owner.id,
      [made.owner.column]: made.owner.id,
      type: made.type,
      name: made.name,
      purpose: made.purpose,
      mime: made.mime,
      bytes: made.bytes,
      width: made.width,
      height: made.height,
      content_hash: made.contentHash,
      thumbnail_hash: made.thumbnailHash,
      card_hash: made.cardHash,
      added_by_name: made.addedByName,
    })
    .execute();
}

export async function addSmallPictures(
  tx: Tx,
  id: string,
  made: { thumbnailHash: string; cardHash: string },
): Promise<void> {
  const columns = { thumbnail_hash: made.thumbnailHash, card_hash: made.cardHash };
  await tx.updateTable('attachment').set(columns).where('id', '=', id).execute();
}

export async function deleteAttachment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('attachment').where('id', '=', id).execute();
}

export async function setPhoto(tx: Tx, { table, id }: Owner, attachment: string): Promise<void> {
  await sql`update ${sql.table(table)} set photo_id = ${attachment} where id = ${id}`.execute(tx);
}

function selected(tx: Tx) {
  return tx
    .selectFrom('attachment')
    .select(['id', 'type', 'name', 'mime', 'bytes', 'width', 'height', 'version', 'created_at'])
    .select(['content_hash', 'thumbnail_hash', 'card_hash', 'added_by_name', 'owner_id', 'purpose']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function asStored(row: Row, owner: Owner): StoredAttachment {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    purpose: row.purpose,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    addedByName: row.added_by_name,
    addedAt: row.created_at,
    version: row.version,
    owner,
    contentHash: row.content_hash,
    thumbnailHash: row.thumbnail_hash,
    cardHash: row.card_hash,
  };
}
