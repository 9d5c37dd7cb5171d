import { createHash } from 'node:crypto';
import type pg from 'pg';
import { only } from '../platform/db/only.ts';
import { readTables, restoreTable } from './catalogue.ts';
import { CommandError } from './command.ts';
import { loadArchive, loadFiles } from './load-archive.ts';
import { migrateToArchive } from './migrate-to-archive.ts';
import { type Archive, withClient } from './restore-archive.ts';

/**
 * Elsewhere we may not make databases, so only an empty one is filled. A table of its own says which archive is on its
 * way and how far it has come, so that the same restore can be repeated until it is done. Returns the last step.
 */
export async function restoreOutside(url: string, archive: Archive): Promise<() => Promise<void>> {
  const state = await withClient(url, (client) => openState(client, archive));
  await archive.progress('the database is taken');
  const migrateOn = await migrateToArchive(url, archive.manifest);
  await archive.progress('its tables are made');
  if (state.isLoaded) await loadFiles(archive);
  else await loadArchive({ ...archive, url, finish: markLoaded });
  await archive.progress('rows and files are loaded');
  await migrateOn();
  await archive.progress('its tables are up to date');
  return () => withClient(url, async (client) => void (await client.query(`drop table ${restoreTable}`)));
}

export async function hasTables(url: string): Promise<boolean> {
  return withClient(url, async (client) => (await readTables(client)).length > 0);
}

/** Whether a restore into this database was begun and not finished. */
export async function isBeingRestored(url: string): Promise<boolean> {
  return withClient(url, async (client) => (await findState(client)) !== null);
}

interface RestoreState {
  archive: string;
  isLoaded: boolean;
}

async function openState(client: pg.ClientBase, { manifest }: Archive): Promise<RestoreState> {
  const archive = createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
  const state = await findState(client);
  if (state === null && (await readTables(client)).length > 0)
    throw new CommandError(
      'The database of DATABASE_URL is not empty. Make an empty one and point DATABASE_URL at it.',
    );
  await assertMayLoad(client);
  if (state !== null && state.archive !== archive)
    throw new CommandError(
      'The restore of another archive into the database of DATABASE_URL was interrupted. Repeat that one, or make an empty database.',
    );
  if (state !== null) return state;
  await client.query(
    `create table if not exists ${restoreTable} (archive text primary key, is_loaded boolean not null)`,
  );
  await client.query(`insert into ${restoreTable} values ($1, false)`, [archive]);
  return { archive, isLoaded: false };
}

async function findState(client: pg.ClientBase): Promise<RestoreState | null> {
  const found = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    restoreTable,
  ]);
  if (!only(found.rows).is_there) return null;
  const { rows } = await client.query<RestoreState>(
    `select archive, is_loaded as "isLoaded" from ${restoreTable}`,
  );
  return rows[0] ?? null;
}

async function markLoaded(client: pg.ClientBase): Promise<void> {
  await client.query(`update ${restoreTable} set is_loaded = true`);
}

async function assertMayLoad(client: pg.ClientBase): Promise<void> {
  const mayLoad = `select has_parameter_privilege('session_replication_role', 'set') as may`;
  const { rows } = await client.query<{ may: boolean }>(mayLoad);
  if (only(rows).may) return;
  throw new CommandError(
    'Loading needs triggers switched off: let a superuser "grant set on parameter session_replication_role" to the role of DATABASE_URL.',
  );
}
