import type { BodyOf, QueryOf, RowOf } from '@sewa/contract/kernel/endpoint';
import type { areas } from '@sewa/contract/user/organisation';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { exportPage, listOf } from '../../../platform/resource/list.queries.ts';

export type Area = RowOf<typeof areas.read>;
type AreaFields = Omit<BodyOf<typeof areas.create>, 'id'>;
type AreaQuery = QueryOf<typeof areas.list>;

const order = { by: { name: sql`lower(name)`, code: sql`code` }, id: sql`id` };

export function listAreas(tx: Tx, query: AreaQuery) {
  return listOf(areasFor(tx, query), order, query);
}

export function exportAreas(tx: Tx, query: AreaQuery, cursor: string | null) {
  return exportPage(areasFor(tx, query), order, { sort: query.sort, cursor });
}

export async function findArea(tx: Tx, id: string): Promise<Area | null> {
  const area = await tx.selectFrom('area').select(columns).where('id', '=', id).executeTakeFirst();
  return area ?? null;
}

export async function insertArea(tx: Tx, id: string, { name, code, isActive }: AreaFields): Promise<void> {
  await tx.insertInto('area').values({ id, name, code, is_active: isActive }).execute();
}

export async function updateArea(tx: Tx, id: string, { name, code, isActive }: AreaFields): Promise<void> {
  await tx.updateTable('area').set({ name, code, is_active: isActive }).where('id', '=', id).execute();
}

export async function deleteArea(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('area').where('id', '=', id).execute();
}

const columns = ['id', 'name', 'code', 'is_active as isActive', 'version'] as const;

function areasFor(tx: Tx, { q = '', filter = {} }: AreaQuery) {
  const text = q.normalize('NFC').toLowerCase();
  return tx
    .selectFrom('area')
    .select(columns)
    .$if(text !== '', (all) => all.where(sql<boolean>`position(${text} in lower(name || ' ' || code)) > 0`))
    .$if(filter.isActive !== undefined, (all) => all.where('is_active', '=', filter.isActive ?? true));
}
