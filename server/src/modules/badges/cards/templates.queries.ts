import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { type CardDesign, cardDesign } from '@sewa/contract/badges/card-template';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface StoredTemplate {
  type: BadgeTypeValue;
  revision: number;
  design: CardDesign;
  madeByName: string;
  madeAt: string;
}

/** The newest version of each of these types, where the area has one. */
export async function newestTemplates(tx: Tx, types: readonly BadgeTypeValue[]): Promise<StoredTemplate[]> {
  if (types.length === 0) return [];
  const rows = await tx
    .selectFrom('badge_template')
    .distinctOn('type')
    .select(['type', 'revision', 'design', 'made_by_name', 'created_at'])
    .where('type', 'in', types)
    .orderBy('type')
    .orderBy('revision', 'desc')
    .execute();
  return rows.map(stored);
}

export async function findTemplate(
  tx: Tx,
  type: BadgeTypeValue,
  revision: number,
): Promise<StoredTemplate | null> {
  const row = await tx
    .selectFrom('badge_template')
    .select(['type', 'revision', 'design', 'made_by_name', 'created_at'])
    .where('type', '=', type)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

const maxVersionsShown = 50;

export async function listVersions(tx: Tx, type: BadgeTypeValue) {
  const rows = await tx
    .selectFrom('badge_template')
    .select(['revision', 'made_by_name', 'created_at'])
    .where('type', '=', type)
    .orderBy('revision', 'desc')
    .limit(maxVersionsShown)
    .execute();
  return rows.map((row) => ({
    revision: row.revision,
    madeByName: row.made_by_name,
    madeAt: row.created_at,
  }));
}

/** False: somebody else has saved this version. */
export async function addTemplate(
  tx: Tx,
  template: { type: BadgeTypeValue; revision: number; design: CardDesign; userName: string },
): Promise<boolean> {
  const { type, revision, design, userName } = template;
  const added = await tx
    .insertInto('badge_template')
    .values({
      area_id: sql`context_area()`,
      id: newId(),
      type,
      revision,
      design: JSON.stringify(design),
      made_by: sql`context_user()`,
      made_by_name: userName,
    })
    .onConflict((conflict) => conflict.constraint('badge_template_revision').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function addPicture(tx: Tx, bytes: Buffer, userName: string): Promise<string> {
  const id = newId();
  await tx
    .insertInto('badge_picture')
    .values({ area_id: sql`context_area()`, id, bytes, made_by: sql`context_user()`, made_by_name: userName })
    .execute();
  return id;
}

/** One that is gone is left out. */
export async function findPictures(tx: Tx, ids: readonly string[]): Promise<Record<string, Uint8Array>> {
  if (ids.length === 0) return {};
  const rows = await tx.selectFrom('badge_picture').select(['id', 'bytes']).where('id', 'in', ids).execute();
  return Object.fromEntries(rows.map(({ id, bytes }) => [id, bytes]));
}

function stored(row: {
  type: BadgeTypeValue;
  revision: number;
  design: unknown;
  made_by_name: string;
  created_at: string;
}) {
  return {
    type: row.type,
    revision: row.revision,
    design: cardDesign.parse(row.design),
    madeByName: row.made_by_name,
    madeAt: row.created_at,
  };
}
