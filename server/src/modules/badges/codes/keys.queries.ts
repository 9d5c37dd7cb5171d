import { validStatuses } from '@sewa/contract/badges/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

export interface StoredKey {
  id: string;
  areaId: string;
  areaCode: string;
  publicKey: Buffer;
  privateKey: Buffer | null;
}

interface NewKey {
  id: string;
  publicKey: Buffer;
  privateKey: Buffer;
  madeByName: string;
}

function keys(tx: Tx) {
  return tx
    .selectFrom('badge_key')
    .select([
      'id',
      'area_id as areaId',
      'area_code as areaCode',
      'public_key as publicKey',
      'private_key as privateKey',
    ])
    .where(sql<boolean>`area_id = context_area()`);
}

/** The key that signs now. */
export async function findSigningKey(tx: Tx): Promise<StoredKey | null> {
  return (await keys(tx).where('retired_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Does nothing where another call has just made the signing key of the area. */
export async function addKey(tx: Tx, { id, publicKey, privateKey, madeByName }: NewKey): Promise<void> {
  await sql`
    insert into badge_key (area_id, id, area_code, public_key, private_key, made_by_name)
    select id, ${id}, code, ${publicKey}, ${privateKey}, ${madeByName} from area where id = context_area()
    on conflict do nothing`.execute(tx);
}

export async function retireSigningKey(tx: Tx): Promise<void> {
  await tx
    .updateTable('badge_key')
    .set({ retired_at: sql`now()` })
    .where(sql<boolean>`area_id = context_area()`)
    .where('retired_at', 'is', null)
    .execute();
}

/** False: there is no such key that still verifies. */
export async function withdrawKey(tx: Tx, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('badge_key')
    .set({
      withdrawn_at: sql`now()`,
      withdrawn_reason: reason,
      retired_at: sql`coalesce(retired_at, now())`,
      private_key: null,
    })
    .where(sql<boolean>`area_id = context_area()`)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function listKeys(tx: Tx) {
  return tx
    .selectFrom('badge_key')
    .select([
      'id',
      'area_code as areaCode',
      'public_key as publicKey',
      'created_at as madeAt',
      'made_by_name as madeBy',
      'retired_at as retiredAt',
      'withdrawn_at as withdrawnAt',
      'withdrawn_reason as withdrawnReason',
    ])
    .where(sql<boolean>`area_id = context_area()`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** How many valid badges have a card with a code of each key. */
export async function countCardsByKey(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; cards: number }>`
    select r.printed_key as key, count(*)::int as cards from badge r
    where r.printed_key is not null and r.status in (${sql.join(validStatuses.map((one) => sql.lit(one)))})
    group by r.printed_key`.execute(tx);
  return new Map(rows.map(({ key, cards }) => [key, cards]));
}

export async function hasKey(tx: Tx, id: string): Promise<boolean> {
  return (await keys(tx).where('id', '=', id).executeTakeFirst()) !== undefined;
}

interface ActiveArea {
  id: string;
  code: string;
  userName: string;
}

/** The active area and who works in it. */
export async function getActiveArea(tx: Tx): Promise<ActiveArea> {
  const { rows } = await sql<ActiveArea>`
    select a.id, a.code, coalesce((select u.name from app_user u where u.id = context_user()), '') as "userName"
    from area a where a.id = context_area()`.execute(tx);
  return only(rows);
}
