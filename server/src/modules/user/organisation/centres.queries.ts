import type { BodyOf, QueryOf, RowOf } from '@sewa/contract/kernel/endpoint';
import type { centres } from '@sewa/contract/user/organisation';
import { sql } from 'kysely';
import { compileOnce } from '../../../platform/db/compile-once.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { exportPage, listOf } from '../../../platform/resource/list.queries.ts';

export type Centre = RowOf<typeof centres.read>;
type CentreFields = Omit<BodyOf<typeof centres.create>, 'id'>;
type CentreQuery = QueryOf<typeof centres.list>;

const order = { by: { name: sql`lower(name)`, code: sql`code` }, id: sql`id` };

export function listCentres(tx: Tx, query: CentreQuery) {
  return listOf(centresFor(tx, query), order, query);
}

export function exportCentres(tx: Tx, query: CentreQuery, cursor: string | null) {
  return exportPage(centresFor(tx, query), order, { sort: query.sort, cursor });
}

export async function findCentre(tx: Tx, id: string): Promise<Centre | null> {
  const [centre] = await centreById(tx, id);
  return centre ?? null;
}

/** Waits for whoever is saving it; null also where the caller may see the centre but not write it. */
export async function lockCentre(tx: Tx, id: string): Promise<Centre | null> {
  const centre = await tx
    .selectFrom('centre')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return centre ?? null;
}

export async function insertCentre(
  tx: Tx,
  key: { area: string; id: string },
  centre: CentreFields,
): Promise<void> {
  await tx
    .insertInto('centre')
    .values({ area_id: key.area, id: key.id, ...asColumns(centre) })
    .execute();
}

export function updateCentre(tx: Tx, id: string, centre: CentreFields): Promise<Centre> {
  return tx
    .updateTable('centre')
    .set(asColumns(centre))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteCentre(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('centre').where('id', '=', id).execute();
}

const columns = ['id', 'code', 'name', 'address', 'is_active as isActive', 'version'] as const;

const centreById = compileOnce((db, id: string) =>
  db.selectFrom('centre').select(columns).where('id', '=', id),
);

function asColumns({ code, name, address, isActive }: CentreFields) {
  return { code, name, address, is_active: isActive };
}

function centresFor(tx: Tx, { q = '', filter = {} }: CentreQuery) {
  const text = q.normalize('NFC').toLowerCase();
  return tx
    .selectFrom('centre')
    .select(columns)
    .$if(text !== '', (all) =>
      all.where(sql<boolean>`position(${text} in lower(name || ' ' || code || ' ' || address)) > 0`),
    )
    .$if(filter.isActive !== undefined, (all) => all.where('is_active', '=', filter.isActive ?? true));
}
