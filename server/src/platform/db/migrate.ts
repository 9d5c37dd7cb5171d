import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { migrateQueue } from '../jobs/queue-schema.ts';
import type { Log } from '../log.ts';
import { only } from './only.ts';
import { type MigrationFile, pendingMigrations } from './pending-migrations.rules.ts';
import { withClient } from './with-client.ts';

const folder = new URL('../../../migrations/', import.meta.url);
/** Any number will do, as long as every server of one database takes the same. */
const migrationLock = 7_240_115;

interface Migration extends MigrationFile {
  sql: string;
}

/**
 * Brings the database forward, one transaction per file, one server at a time. Runs as the owner of the tables.
 * `upTo` stops at an earlier state, for data that was made in it.
 */
export async function migrate(
  ownerUrl: string,
  log: Log,
  { upTo = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await waitForTurn(client);
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = 'sewa_app') then
        create role sewa_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
      end if;
    exception when duplicate_object or unique_violation then null; end $$`);
    // Temporary tables would let the application's role shadow the names that trusted functions use.
    await client.query(
      `do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`,
    );
    await client.query(
      'create table if not exists migration (version int primary key, name text not null, at timestamptz not null default now())',
    );
    const applied = await client.query<MigrationFile>('select version, name from migration');
    for (const migration of pendingMigrations(await readMigrations(), applied.rows)) {
      if (migration.version > upTo) break;
      await applyMigration(client, migration, { log });
      log.info(`migrated: ${migration.name}`);
    }
    await migrateQueue(ownerUrl, (sql) => client.query(sql));
  });
}

/**
 * Asked again and again: a statement that waits holds a snapshot, and an index that another server builds beside the work
 * waits for every snapshot.
 */
async function waitForTurn(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1) as is_mine', [
      migrationLock,
    ]);
    if (only(rows).is_mine) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({
      version: Number(name.slice(0, 4)),
      name,
      sql: await readFile(new URL(name, folder), 'utf8'),
    })),
  );
}

interface LockPatience {
  log: Log;
  /** Whoever waits for a lock on a table keeps everybody behind it waiting too: not for long. */
  lockMs?: number;
  pauseMs?: number;
}

const maxAttempts = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/** As one transaction; again and again while people hold the locks that it needs. */
export async function applyMigration(
  client: Client,
  migration: Migration,
  { log, lockMs = 2_000, pauseMs = 1_000 }: LockPatience,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (isOutside(migration)) await applyOutside(client, migration);
      else await applyInside(client, migration, lockMs);
      return;
    } catch (error) {
      const isLocked = (error as { code?: string }).code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt >= maxAttempts)
        throw new Error(`migration ${migration.name} failed`, { cause: error });
      if (attempt === 1) log.warn(`${migration.name} waits until the tables that it changes are not in use`);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function applyInside(client: Client, migration: Migration, lockMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(migration.sql);
    await writeDown(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** A file that begins so has one statement, which PostgreSQL refuses in a transaction: an index built beside the work. */
function isOutside({ sql }: Migration): boolean {
  return sql.startsWith('-- outside a transaction');
}

async function applyOutside(client: Client, migration: Migration): Promise<void> {
  // What a broken attempt left behind has the name, and serves nobody.
  const broken = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of broken.rows)
    if (migration.sql.includes(name)) await client.query(`drop index concurrently ${name}`);
  await client.query(migration.sql);
  await writeDown(client, migration);
}

async function writeDown(client: Client, { version, name }: Migration): Promise<void> {
  await client.query('insert into migration (version, name) values ($1, $2)', [version, name]);
}
