import { MERGE_UNDO_DAYS } from '@sewa/contract/sewadar/sewadars';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

/** A column of another table that points to a sewadar. */
interface Reference {
  table: string;
  column: string;
}

/** What a merge moved: the rows of one reference, by id. */
export interface Moved extends Reference {
  ids: string[];
}

/**
 * Every foreign key to a sewadar, from the catalogue: what a later module lets point here follows a merge without a
 * line of code. The merge's own bookkeeping stays.
 */
export async function referencesToSewadar(tx: Tx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select t.relname as table, a.attname as column
      from pg_constraint k
      join pg_class t on t.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     where k.contype = 'f' and k.confrelid = 'public.sewadar'::regclass and k.conparentid = 0
       and t.relname not in ('sewadar', 'sewadar_merge')
     order by t.relname, a.attname`.execute(tx);
  return rows;
}

/** Points the rows at another sewadar, also those out of the merging user's sight; all of them, or only those that are named. */
export async function moveReferences(
  tx: Tx,
  { table, column }: Reference,
  { from, to, only }: { from: string; to: string; only?: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from move_to_sewadar(${table}, ${column}, ${from}, ${to}, ${only ?? null}::uuid[]) as m (id)`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

export async function hasOpenTransfer(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('transfer_request')
    .select('id')
    .where('sewadar_id', '=', id)
    .where('status', '=', 1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes columns of another record over, or puts kept values back; the names come from the table itself. */
export async function setColumns(tx: Tx, id: string, columns: Record<string, unknown>): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await sql`
    update sewadar s set (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))}) = (
      select ${sql.join(Object.keys(columns).map((name) => sql.ref(`n.${name}`)))}
        from jsonb_populate_record(s, ${JSON.stringify(columns)}::jsonb) n)
     where s.area_id = context_area() and s.id = ${id}`.execute(tx);
}

/** A record as the database writes it, so that what is put back is what was taken, to the byte. */
export async function rowAsJson(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const row = await tx
    .selectFrom('sewadar as s')
    .select(sql<Record<string, unknown>>`to_jsonb(s)`.as('row'))
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  return row.row;
}

export async function setMergedInto(tx: Tx, id: string, kept: string | null): Promise<void> {
  await tx.updateTable('sewadar').set({ merged_into: kept }).where('id', '=', id).execute();
}

export async function insertMerge(
  tx: Tx,
  merge: {
    area: string;
    id: string;
    centre: string;
    kept: string;
    merged: string;
    user: { id: string; name: string };
    before: Record<string, unknown>;
    after: Record<string, unknown>;
    moved: readonly Moved[];
  },
): Promise<void> {
  await tx
    .insertInto('sewadar_merge')
    .values({
      area_id: merge.area,
      id: merge.id,
      centre_id: merge.centre,
      kept_id: merge.kept,
      merged_id: merge.merged,
      user_id: merge.user.id,
      user_name: merge.user.name,
      kept_before: JSON.stringify(merge.before),
      kept_after: JSON.stringify(merge.after),
      moved: JSON.stringify(merge.moved),
    })
    .execute();
}

export async function lockMerge(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('sewadar_merge')
    .select(['id', 'kept_id', 'merged_id', 'kept_before', 'kept_after', 'moved', 'undone_at'])
    .select(sql<boolean>`at > now() - make_interval(days => ${MERGE_UNDO_DAYS})`.as('isFresh'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

export async function markUndone(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('sewadar_merge').set({ undone_at: sql`now()` }).where('id', '=', id).execute();
}

export async function mergesInto(tx: Tx, kept: string) {
  const rows = await tx
    .selectFrom('sewadar_merge as m')
    .innerJoin('sewadar as s', (join) =>
      join.onRef('s.area_id', '=', 'm.area_id').onRef('s.id', '=', 'm.merged_id'),
    )
    .select(['m.id', 'm.merged_id as merged', 's.number', 's.name', 'm.at', 'm.user_name as userName'])
    .select('m.undone_at as undoneAt')
    .select(sql<string>`m.at + make_interval(days => ${MERGE_UNDO_DAYS})`.as('undoUntil'))
    .where('m.kept_id', '=', kept)
    .orderBy('m.at', 'desc')
    .limit(50)
    .execute();
  return rows;
}
