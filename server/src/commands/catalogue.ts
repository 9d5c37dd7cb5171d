import pg from 'pg';
import { only } from '../platform/db/only.ts';
import { queueSchema } from '../platform/jobs/queue-schema.ts';
import type { Manifest } from './manifest.ts';

export type Table = { schema: string; name: string; columns: string[] };

/** The list of migrations is restored by migrating, not by loading it. */
const migrationTable = 'migration';
/** Is there while a restore into an outside database is not finished: see outside-restore.ts. */
export const restoreTable = 'restore_state';
/** Made from the change log, and of this database's own months of it. */
const derivedTables = ['change_part', 'change_part_record'];

/**
 * Every table of ours with the columns that carry data. A partitioned table counts as one. Left out are the queue of
 * jobs and unlogged tables, which say what is being done at the moment; what is made from other tables; generated columns; and transaction numbers:
 * those of another cluster would lie in the future of this one, so a restored row gets, by its default, the number of
 * the transaction that restores it.
 */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum)
        filter (where a.attgenerated = '' and not (a.atttypid = 'xid8'::regtype and a.atthasdef)) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and n.nspname not in ('pg_catalog', 'information_schema', '${queueSchema}') and n.nspname not like 'pg\\_%'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and c.relname <> all ($1)
    group by 1, 2
    order by 1, 2`,
    [[migrationTable, restoreTable, ...derivedTables]],
  );
  return rows;
}

export async function readSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname <> $1 order by 1, 2',
    [queueSchema],
  );
  const sequences: Manifest['sequences'] = [];
  for (const sequence of rows) {
    const current = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(sequence)}`,
    );
    for (const row of current.rows) sequences.push({ ...sequence, ...row });
  }
  return sequences;
}

export async function readAppliedMigrations(client: pg.ClientBase): Promise<Manifest['migrations']> {
  const { rows } = await client.query(`select version, name from ${migrationTable} order by version`);
  return rows;
}

/** An archive of an earlier version has none. */
export async function readLogMonths(client: pg.ClientBase): Promise<string[]> {
  if (!(await hasTable(client, 'change_part'))) return [];
  const ofParts = `select starts from change_part where starts > '-infinity'`;
  // All that was there when the log was cut lies in one part.
  const ofUntil = `select distinct date_trunc('month', at, 'UTC') from change_log_until`;
  const { rows } = await client.query<{ month: string }>(
    `select to_char(m.starts at time zone 'UTC', 'YYYY-MM-DD"T00:00:00Z"') as month
     from (${ofParts} ${(await hasTable(client, 'change_log_until')) ? `union ${ofUntil}` : ''}) m (starts) order by m.starts`,
  );
  return rows.map(({ month }) => month);
}

async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    name,
  ]);
  return only(rows).found;
}

export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const columnList = (columns: string[]) =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');
