import { identityPaperTypes } from '@sewa/contract/attachments/attachments';
import type { NotNull } from 'kysely';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';

export async function areaName(tx: Tx, { areaId }: Who): Promise<string> {
  if (areaId === null) return '';
  const area = await tx.selectFrom('area').select('name').where('id', '=', areaId).executeTakeFirstOrThrow();
  return area.name;
}

export async function centreName(tx: Tx, id: string): Promise<string> {
  const centre = await tx.selectFrom('centre').select('name').where('id', '=', id).executeTakeFirst();
  return centre?.name ?? '';
}

/** Where the pictures of these photos lie, as far as the caller may see them. */
export async function cardHashes(tx: Tx, photos: readonly string[]): Promise<{ id: string; hash: string }[]> {
  if (photos.length === 0) return [];
  const found = await tx
    .selectFrom('attachment')
    .select(['id', 'card_hash'])
    .where('id', 'in', [...new Set(photos)])
    .where('card_hash', 'is not', null)
    .$narrowType<{ card_hash: NotNull }>()
    .execute();
  return found.map(({ id, card_hash }) => ({ id, hash: card_hash }));
}

/** Where pictures of records lie in their own shape, as far as the caller may see them. Identity papers are never printed. */
export async function pictureHashes(
  tx: Tx,
  pictures: readonly string[],
): Promise<{ id: string; hash: string }[]> {
  if (pictures.length === 0) return [];
  return tx
    .selectFrom('attachment')
    .select(['id', 'content_hash as hash'])
    .where('id', 'in', [...new Set(pictures)])
    .where('mime', 'in', ['image/jpeg', 'image/png'])
    .where('type', 'not in', [...identityPaperTypes] as never)
    .execute();
}
