import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import type { SewadarFields, sewadars } from '@sewa/contract/sewadar/sewadars';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { type IdentityColumns, nameColumns } from '../people/public.ts';
import { isClosed } from './sewadar.rules.ts';
import { sewadarsMatching, sewadarsTallied } from './sewadar-filter.queries.ts';
import { storedSewadars } from './sewadars.resource.ts';

type SewadarQuery = QueryOf<typeof sewadars.list>;

export async function listSewadars(tx: Tx, query: SewadarQuery, today: string) {
  const found = await sewadarsMatching(tx, { ...query, today });
  return storedSewadars.page(found, { ...query, known: sewadarsTallied(tx, query) });
}

export async function exportSewadars(
  tx: Tx,
  query: SewadarQuery,
  { cursor, today }: { cursor: string | null; today: string },
) {
  return storedSewadars.exportPage(await sewadarsMatching(tx, { ...query, today }), query, cursor);
}

/** Waits for whoever is saving it. */
export async function lockSewadar(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('sewadar as s')
    .selectAll()
    .where('s.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertSewadar(
  tx: Tx,
  key: { area: string; id: string; number: number },
  columns: SewadarColumns,
): Promise<void> {
  await storedSewadars.insert(tx, { area_id: key.area, id: key.id, number: key.number, ...columns });
}

export async function updateSewadar(
  tx: Tx,
  id: string,
  columns: SewadarColumns & { here_since: string | null },
): Promise<void> {
  await storedSewadars.write(tx, id, columns);
}

/** What hangs on a record is part of it: a form that was opened before meets a newer version. */
export async function touchSewadars(
  tx: Tx,
  ids: readonly string[],
  { version }: { version?: number } = {},
): Promise<void> {
  await tx
    .updateTable('sewadar')
    .set({ updated_at: sql<string>`clock_timestamp()` })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    // Whoever has a newer version by now need not be given another.
    .$if(version !== undefined, (all) => all.where('version', '=', version ?? 0))
    .execute();
}

export async function deleteSewadar(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('sewadar').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

interface FoundSewadar {
  id: string;
  isClosed: boolean;
}

/** Those of the sewadars that are there for this user, and whether their record goes on. */
export async function findSewadars(tx: Tx, ids: readonly string[]): Promise<FoundSewadar[]> {
  if (ids.length === 0) return [];
  return (await statesOf(tx, ids).execute()).map(asFound);
}

/**
 * The same for whoever is about to write a row that names them: it waits for a merge, and none begins until the end of the
 * transaction. Always in the same order, as a merge locks its two records.
 */
export async function holdSewadars(tx: Tx, ids: readonly string[]): Promise<FoundSewadar[]> {
  if (ids.length === 0) return [];
  return (await statesOf(tx, ids).orderBy('id').forKeyShare().execute()).map(asFound);
}

function statesOf(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('sewadar')
    .select(['id', 'merged_into', 'status'])
    .where('id', 'in', [...ids]);
}

function asFound({ id, ...state }: { id: string } & Parameters<typeof isClosed>[0]): FoundSewadar {
  return { id, isClosed: isClosed(state) };
}

/** Another living record with one of these numbers. */
export async function findByIdentity(tx: Tx, identity: IdentityColumns, except: string) {
  const found = await tx
    .selectFrom('sewadar')
    .select(['id', 'number', 'aadhaar_hash', 'pan_hash'])
    .where('id', '<>', except)
    .where('merged_into', 'is', null)
    .where('status', '<>', 'transferred')
    .where((is) =>
      is.or([is('aadhaar_hash', '=', identity.aadhaar_hash), is('pan_hash', '=', identity.pan_hash)]),
    )
    .executeTakeFirst();
  if (!found) return null;
  const isAadhaar = identity.aadhaar_hash !== null && found.aadhaar_hash?.equals(identity.aadhaar_hash);
  return { id: found.id, number: found.number, field: isAadhaar ? ('aadhaar' as const) : ('pan' as const) };
}

export type SewadarColumns = ReturnType<typeof sewadarColumns>;

/** What is stored of the fields; departments are rows of their own. */
export function sewadarColumns(
  fields: Omit<SewadarFields, 'departments' | 'aadhaar' | 'pan'>,
  made: { identity: IdentityColumns; leftOn: string | null },
) {
  return {
    ...storedSewadars.columnsOf({ ...fields, departments: [], aadhaar: '', pan: '' }),
    ...nameColumns(fields),
    ...made.identity,
    left_on: made.leftOn,
  };
}
