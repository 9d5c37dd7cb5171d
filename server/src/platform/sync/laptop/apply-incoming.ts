import { DatabaseError } from 'pg';
import type { Tx } from '../../db/kysely-on-client.ts';
import type { Fields } from '../merge.rules.ts';
import { isSame } from '../merge.rules.ts';
import {
  attempt,
  type RowWrite,
  readRows,
  rowsBeside,
  type SyncedColumns,
  syncedColumns,
  writeRows,
} from '../sync-rows.queries.ts';
import {
  countStaged,
  type IncomingRow,
  pendingFields,
  stagedIds,
  stagedRows,
  stageRows,
  unstage,
  updateSelf,
} from './laptop.queries.ts';

const CHUNK = 500;

export type Transact = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * After a whole copy: what did not come with it is asked for by itself, unless it was made or changed here and waits. The cloud may
 * have deleted it, or got it from here while the copy was under way.
 */
export async function stageMissing(tx: Tx): Promise<void> {
  for (const { entity } of await syncedColumns(tx)) {
    const beside = await rowsBeside(tx, entity, await stagedIds(tx, entity));
    const pending = await pendingFields(tx, entity, beside);
    const gone = beside.filter((row) => !pending.has(row));
    await stageRows(
      tx,
      gone.map((row) => [entity, row, null] as const),
      { isStale: true },
    );
  }
  await updateSelf(tx, { is_whole: false });
}

/**
 * Writes what came from the cloud, in small transactions, so that whoever works on the laptop hardly waits. What cannot be
 * written yet, because something that it needs comes later, is tried again after the rest. Returns what is left.
 */
export async function applyIncoming(transact: Transact, onWritten: (rows: number) => void): Promise<number> {
  const tables = await transact((tx) => syncedColumns(tx));
  for (;;) {
    let written = 0;
    const each = async (table: SyncedColumns, isDeletion: boolean) => {
      let after = '0';
      for (;;) {
        const chunk = await transact((tx) => applyChunk(tx, { table, isDeletion, after }));
        written += chunk.written;
        onWritten(chunk.written);
        if (chunk.last === null) return;
        after = chunk.last;
      }
    };
    for (const table of tables) await each(table, false);
    for (const table of tables.toReversed()) await each(table, true);
    const left = await transact((tx) => countStaged(tx));
    if (left === 0 || written === 0) return left;
  }
}

async function applyChunk(
  tx: Tx,
  { table, isDeletion, after }: { table: SyncedColumns; isDeletion: boolean; after: string },
): Promise<{ written: number; last: string | null }> {
  const { entity } = table;
  const staged = await stagedRows(tx, { entity, isDeletion, after, limit: CHUNK });
  const last = staged.at(-1)?.place ?? null;
  if (staged.length === 0) return { written: 0, last };
  const rows = staged.map(({ row_id }) => row_id);
  // Locked first: whoever changes a row now has written it into the log before, or waits for this.
  const current = await readRows(tx, { entity, rows, isLocked: true });
  const pending = await pendingFields(tx, entity, rows);
  const done = isDeletion
    ? await deleteRows(tx, { entity, staged, current, pending })
    : await putRows(tx, { table, staged, current, pending });
  await unstage(tx, entity, done);
  return { written: done.length, last };
}

interface Chunk {
  staged: readonly IncomingRow[];
  current: ReadonlyMap<string, Fields>;
  pending: ReadonlyMap<string, ReadonlySet<string>>;
}

async function deleteRows(
  tx: Tx,
  { entity, staged, current, pending }: Chunk & { entity: string },
): Promise<string[]> {
  // A row that was changed here is judged by the cloud, which says it again.
  const settled = staged
    .filter(({ row_id }) => !current.has(row_id) || pending.has(row_id))
    .map(({ row_id }) => row_id);
  const wanted = staged
    .filter(({ row_id }) => !settled.includes(row_id))
    .map(({ row_id }) => ({ row: row_id, fields: {} }));
  return [...settled, ...(await writeOrLeave(tx, { entity, act: 'delete', writes: wanted }))];
}

async function putRows(
  tx: Tx,
  { table, staged, current, pending }: Chunk & { table: SyncedColumns },
): Promise<string[]> {
  const { entity } = table;
  const added: RowWrite[] = [];
  const changed: RowWrite[] = [];
  const settled: string[] = [];
  for (const { row_id: row, fields } of staged) {
    const known = current.get(row);
    const own = pending.get(row);
    // A newer cloud has columns that are not known here.
    const wanted = Object.entries(fields ?? {}).filter(([field]) => table.columns.includes(field));
    if (known === undefined) {
      if (own) settled.push(row);
      else added.push({ row, fields: Object.fromEntries(wanted) });
      continue;
    }
    const differing = wanted.filter(
      ([field, value]) => !isSame(known[field], value) && own?.has(field) !== true,
    );
    if (differing.length === 0) settled.push(row);
    else changed.push({ row, fields: Object.fromEntries(differing) });
  }
  return [
    ...settled,
    ...(await writeOrLeave(tx, { entity, act: 'insert', writes: added })),
    ...(await writeOrLeave(tx, { entity, act: 'update', writes: changed })),
  ];
}

/** All at once, or one by one where that fails; the rows that were written. */
async function writeOrLeave(
  tx: Tx,
  {
    entity,
    act,
    writes,
  }: { entity: string; act: 'insert' | 'update' | 'delete'; writes: readonly RowWrite[] },
): Promise<string[]> {
  if (writes.length === 0) return [];
  const together = await attempt(tx, () => writeRows(tx, { entity, act, writes }));
  if ('done' in together) return writes.map(({ row }) => row);
  if (!isRefusal(together.error)) throw together.error;
  const done: string[] = [];
  for (const write of writes) {
    const alone = await attempt(tx, () => writeRows(tx, { entity, act, writes: [write] }));
    if ('done' in alone) done.push(write.row);
    else if (!isRefusal(alone.error)) throw alone.error;
  }
  return done;
}

function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && /^23/.test(error.code ?? '');
}
