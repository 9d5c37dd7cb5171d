import type { Attachment, AttachmentOwner } from '@sewa/contract/attachments/attachments';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';

/** Whose photo or paper it is. An entitlement's come with the application that it was made from. */
export type OwnerKind = AttachmentOwner | 'entitlement';

const owners = {
  sewadar: { table: 'sewadar', column: 'sewadar_id' },
  application: { table: 'application', column: 'application_id' },
  oaeMember: { table: 'oae_member', column: 'member_id' },
  oaeAttendant: { table: 'oae_attendant', column: 'attendant_id' },
  entitlement: { table: 'badge_entitlement', column: 'entitlement_id' },
} as const satisfies Record<OwnerKind, { table: string; column: string }>;

export interface Owner {
  kind: OwnerKind;
  id: string;
}

/** What is asked of a record before anything is hung on it. */
export interface OwnerState {
  centreId: string;
  photoId: string | null;
  /** Of an application; null for others. */
  applicationStatus: number | null;
  /** A sewadar that was merged or transferred. */
  isClosed: boolean;
}

/** With `isLocked` the second who changes the same record waits here. */
export async function findOwner(tx: Tx, owner: Owner, { isLocked = false } = {}): Promise<OwnerState | null> {
  const status = {
    sewadar: sql`null::int as "applicationStatus", merged_into is not null or status = 'transferred' as "isClosed"`,
    application: sql`status::int as "applicationStatus", false as "isClosed"`,
    oaeMember: sql`null::int as "applicationStatus", false as "isClosed"`,
    oaeAttendant: sql`null::int as "applicationStatus", false as "isClosed"`,
    entitlement: sql`null::int as "applicationStatus", false as "isClosed"`,
  }[owner.kind];
  const { rows } = await sql<OwnerState>`
    select centre_id as "centreId", photo_id as "photoId", ${status}
    from ${sql.table(owners[owner.kind].table)} where id = ${owner.id}
    ${isLocked ? sql`for update` : sql``}`.execute(tx);
  return rows[0] ?? null;
}

export interface KeptAttachment extends Omit<Attachment, 'hasThumbnail' | 'isPhoto'> {
  owner: Owner;
  contentHash: string;
  thumbnailHash: string | null;
  cardHash: string | null;
}

export async function listAttachments(tx: Tx, owner: Owner): Promise<KeptAttachment[]> {
  const rows = await selected(tx)
    .where(owners[owner.kind].column, '=', owner.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(asKept);
}

export async function findAttachment(tx: Tx, id: string): Promise<KeptAttachment | null> {
  const row = await selected(tx).where('id', '=', id).executeTakeFirst();
  return row ? asKept(row) : null;
}

type AttachmentColumns = Selectable<DB['attachment']>;

export interface NewAttachment {
  area: string;
  id: string;
  owner: Owner;
  centre: string;
  type: AttachmentColumns['type'];
  name: string;
  mime: AttachmentColumns['mime'];
  bytes: number;
  width: number | null;
  height: number | null;
  contentHash: string;
  thumbnailHash: string | null;
  cardHash: string | null;
  addedByName: string;
}

export async function insertAttachment(tx: Tx, made: NewAttachment): Promise<void> {
  await tx
    .insertInto('attachment')
    .values({
      area_id: made.area,
      id: made.id,
      centre_id: made.centre,
      [owners[made.owner.kind].column]: made.owner.id,
      type: made.type,
      name: made.name,
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

export async function setPhoto(tx: Tx, owner: Owner, attachment: string): Promise<void> {
  await sql`update ${sql.table(owners[owner.kind].table)} set photo_id = ${attachment} where id = ${owner.id}`.execute(
    tx,
  );
}

/** Whoever changes the papers of an application has edited it, and does not decide it. */
export async function setEditor(tx: Tx, application: string, user: string): Promise<void> {
  await tx
    .updateTable('application')
    .set({ edited_by: user })
    .where('id', '=', application)
    .where('edited_by', '<>', user)
    .execute();
}

function selected(tx: Tx) {
  return tx
    .selectFrom('attachment')
    .select(['id', 'type', 'name', 'mime', 'bytes', 'width', 'height', 'version', 'created_at'])
    .select(['content_hash', 'thumbnail_hash', 'card_hash', 'added_by_name', 'owner_id'])
    .select(['sewadar_id', 'application_id', 'member_id', 'attendant_id']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function asKept(row: Row): KeptAttachment {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    addedByName: row.added_by_name,
    addedAt: row.created_at,
    version: row.version,
    owner: { kind: ownerKindOf(row), id: row.owner_id },
    contentHash: row.content_hash,
    thumbnailHash: row.thumbnail_hash,
    cardHash: row.card_hash,
  };
}

function ownerKindOf(row: Row): OwnerKind {
  if (row.sewadar_id !== null) return 'sewadar';
  if (row.application_id !== null) return 'application';
  if (row.member_id !== null) return 'oaeMember';
  return row.attendant_id === null ? 'entitlement' : 'oaeAttendant';
}
