import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';
import type { Fields } from './merge.rules.ts';

export interface SyncedColumns {
  entity: string;
  place: number;
  is_down_only: boolean;
  columns: string[];
}

/** The synced tables in the order of writing. */
export async function syncedColumns(tx: Tx): Promise<SyncedColumns[]> {
  const { rows } = await sql<SyncedColumns>`select * from sync_columns()`.execute(tx);
  return rows;
}

export async function readRows(
  tx: Tx,
  { entity, rows, isLocked = false }: { entity: string; rows: readonly string[]; isLocked?: boolean },
): Promise<Map<string, Fields>> {
  if (rows.length === 0) return new Map();
  const found = await sql<{ row_id: string; fields: Fields }>`
    select row_id, fields from sync_read(${entity}, ${[...rows]}::uuid[], ${isLocked})`.execute(tx);
  return new Map(found.rows.map(({ row_id, fields }) => [row_id, fields]));
}

export async function readPage(
  tx: Tx,
  { entity, after, limit }: { entity: string; after: string | null; limit: number },
): Promise<{ row: string; fields: Fields }[]> {
  const { rows } = await sql<{ row: string; fields: Fields }>`
    select row_id as row, fields from sync_read_page(${entity}, ${after}::uuid, ${limit})`.execute(tx);
  return rows;
}

export async function countRows(tx: Tx, entity: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select sync_count(${entity}) as count`.execute(tx);
  return only(rows).count;
}

/** Rows here that are not among the given ones. */
export async function rowsBeside(tx: Tx, entity: string, given: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select sync_missing(${entity}, ${[...given]}::uuid[]) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface RowWrite {
  readonly row: string;
  readonly fields: Fields;
}

/** Rows with the same columns, at once. */
export async function writeRows(
  tx: Tx,
  {
    entity,
    act,
    writes,
  }: { entity: string; act: 'insert' | 'update' | 'delete'; writes: readonly RowWrite[] },
): Promise<void> {
  const groups = new Map<string, { columns: string[]; rows: object[] }>();
  for (const { row, fields } of writes) {
    const columns = act === 'delete' ? [] : Object.keys(fields).sort();
    const key = columns.join(',');
    const group = groups.get(key) ?? { columns, rows: [] };
    group.rows.push({ ...fields, id: row });
    groups.set(key, group);
  }
  for (const { columns, rows } of groups.values())
    await sql`select sync_write(${entity}, ${act}, ${columns}::text[], ${JSON.stringify(rows)}::jsonb)`.execute(
      tx,
    );
}

/** What the table refers to. */
export async function referencesOf(
  tx: Tx,
  entity: string,
): Promise<{ column_name: string; parent: string; is_nullable: boolean }[]> {
  const { rows } = await sql<{ column_name: string; parent: string; is_nullable: boolean }>`
    select * from sync_references(${entity})`.execute(tx);
  return rows;
}

/** Rows that go along when this one is deleted. */
export async function dependentsOf(
  tx: Tx,
  entity: string,
  row: string,
): Promise<{ entity: string; row_id: string }[]> {
  const { rows } = await sql<{ entity: string; row_id: string }>`
    select * from sync_dependents(${entity}, ${row}::uuid)`.execute(tx);
  return rows;
}

/** Of a record that was erased nothing is kept, not even what came too late. */
export async function isErased(tx: Tx, row: string): Promise<boolean> {
  const { rows } =
    await sql`select from erasure where area_id = context_area() and ${row}::uuid = any (record_id || others) limit 1`.execute(
      tx,
    );
  return rows.length > 0;
}

/** Whatever a statement breaks is put back, and the transaction goes on. */
export async function attempt<T>(tx: Tx, run: () => Promise<T>): Promise<{ done: T } | { error: unknown }> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const done = await run();
    await sql`release savepoint attempt`.execute(tx);
    return { done };
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(tx);
    await sql`select set_config('app.sync_apply', '', true)`.execute(tx);
    return { error };
  }
}

export interface Sum {
  rows: number;
  digest: string;
}

export async function sumOf(
  tx: Tx,
  part: { entity: string; by: string; through: string | null; value: string; ignored: readonly string[] },
): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select rows, digest from sync_digest(${part.entity}, ${part.by}, ${part.value}::uuid, ${part.through}, ${[...part.ignored]}::text[])`.execute(
    tx,
  );
  return only(rows);
}
