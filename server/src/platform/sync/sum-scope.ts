import { createHash } from 'node:crypto';
import type { Tx } from '../db/kysely-on-client.ts';
import { type SyncedColumns, sumOf } from './sync-rows.queries.ts';
import type { SyncedScope } from './synced-module.ts';

export interface ScopeSum {
  rows: number;
  digest: string;
  counts: Record<string, number>;
}

/** Columns by table, as one side has them. */
export type ColumnsByTable = Readonly<Record<string, readonly string[]>>;

export function columnsByTable(tables: readonly SyncedColumns[]): ColumnsByTable {
  return Object.fromEntries(tables.map(({ entity, columns }) => [entity, columns]));
}

/** How many rows belong to something and the hash of all of them, over the columns that the other side has too. */
export async function sumScope(
  tx: Tx,
  scope: SyncedScope,
  { row, tables, theirs }: { row: string; tables: readonly SyncedColumns[]; theirs?: ColumnsByTable },
): Promise<ScopeSum> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  for (const part of scope.parts) {
    const columns = tables.find(({ entity }) => entity === part.entity)?.columns ?? [];
    const common = theirs?.[part.entity] ?? columns;
    const through = 'through' in part ? `${part.through.entity}.${part.through.column}` : null;
    const by = 'through' in part ? part.through.by : part.by;
    const ignored = columns.filter((column) => !common.includes(column));
    const sum = await sumOf(tx, { entity: part.entity, by, through, value: row, ignored });
    counts[part.entity] = sum.rows;
    hash.update(`${part.entity} ${sum.rows} ${sum.digest}\n`);
  }
  return { rows: Object.values(counts).reduce((a, b) => a + b, 0), digest: hash.digest('hex'), counts };
}
