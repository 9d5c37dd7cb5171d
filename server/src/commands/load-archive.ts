import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { only } from '../platform/db/only.ts';
import { columnList, quoted, readTables } from './catalogue.ts';
import { CommandError } from './command.ts';
import { filesFolder, type Manifest, manifestName, tableFolder } from './manifest.ts';
import { entriesOf, type ReadEntry } from './read-archive.ts';

type Load = {
  file: string;
  passphrase: string | null;
  manifest: Manifest;
  url: string;
  filesDir: string;
  /** Told the name of each table before its rows come. */
  progress(step: string): Promise<void>;
  /** In the transaction that loads, as its last act. */
  finish?(client: pg.ClientBase): Promise<void>;
};

/** Fills a migrated, otherwise empty database, in one transaction and without any trigger. */
export async function loadArchive(load: Load): Promise<void> {
  const { manifest, url } = load;
  const client = new pg.Client({ connectionString: url });
  // Without a listener a lost connection would end the whole process; the query under way fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = replica; set local client_encoding = 'UTF8'`);
    await emptyTables(client, manifest);
    await makeParts(client, manifest);
    await loadEntries(client, load);
    for (const { value, isCalled, ...sequence } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(sequence), value, isCalled]);
    }
    await compareCounts(client, manifest);
    await keepParts(client);
    await endAccess(client);
    await load.finish?.(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Migrations may have put rows in; the archive has its own. */
async function emptyTables(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  const known = (await readTables(client)).map(quoted);
  const unknown = manifest.tables.map(quoted).filter((table) => !known.includes(table));
  if (unknown.length > 0)
    throw new CommandError(`The archive has tables that this portal lacks: ${unknown.join(', ')}.`);
  if (known.length > 0) await client.query(`truncate ${known.join(', ')}`);
}

/** Only the files, for a database that has its rows already. */
export async function loadFiles({
  file,
  passphrase,
  filesDir,
}: Pick<Load, 'file' | 'passphrase' | 'filesDir'>): Promise<void> {
  for await (const { name, content } of entriesOf(file, passphrase)) {
    if (name.startsWith(filesFolder))
      await writeFile(content, join(filesDir, name.slice(filesFolder.length)));
    else for await (const _ of content);
  }
}

/**
 * What let somebody in, or was answered, before the backup must not count again: a session may have been ended since,
 * a code used, a request repeated.
 */
async function endAccess(client: pg.ClientBase): Promise<void> {
  const ended = ['session', 'one_time_code', 'idempotency_key'];
  const tables = (await readTables(client)).filter(
    ({ schema, name }) => schema === 'public' && ended.includes(name),
  );
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`);
}

async function loadEntries(client: pg.ClientBase, load: Load): Promise<void> {
  const { file, passphrase, manifest, filesDir, progress } = load;
  const entries = entriesOf(file, passphrase);
  let entry = await next(entries);
  /** A table's pieces follow one another and make up one COPY. */
  async function* pieces(folder: string): AsyncGenerator<Buffer> {
    for (; entry?.name.startsWith(folder); entry = await next(entries)) yield* entry.content;
  }
  while (entry && entry.name !== manifestName) {
    const { name, content }: ReadEntry = entry;
    const table = manifest.tables.find((candidate) => name.startsWith(tableFolder(candidate)));
    if (table) {
      await progress(`loading ${table.name}`);
      const copy = `copy ${quoted(table)} (${columnList(table.columns)}) from stdin`;
      await pipeline(pieces(tableFolder(table)), client.query(copyFrom(copy)));
    } else {
      await writeFile(content, join(filesDir, name.slice(filesFolder.length)));
      entry = await next(entries);
    }
  }
  await entries.return(undefined);
}

async function next(entries: AsyncGenerator<ReadEntry>): Promise<ReadEntry | null> {
  const result = await entries.next();
  return result.done ? null : result.value;
}

/** So that each entry of the change log is written once, where it belongs. */
async function makeParts(client: pg.ClientBase, { logMonths }: Manifest): Promise<void> {
  for (const month of logMonths)
    await client.query(
      `select make_change_part($1) where not exists (select from change_part where starts <= $1 and $1 < ends)`,
      [month],
    );
}

/** Entries of other months get theirs now. An archive of an earlier version has none. */
async function keepParts(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regproc('keep_change_parts') is not null as found`,
  );
  if (!only(rows).found) return;
  // Without triggers no record was noted: what is closed is closed again.
  await client.query('update change_part set is_closed = false');
  await client.query('select keep_change_parts()');
}

async function compareCounts(client: pg.ClientBase, { tables }: Manifest): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(table)}`);
    const { count } = only(rows);
    if (Number(count) === table.rows) continue;
    throw new CommandError(`${table.name} has ${count} rows after loading, the archive ${table.rows}.`);
  }
}

async function writeFile(content: AsyncIterable<Buffer>, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
}
