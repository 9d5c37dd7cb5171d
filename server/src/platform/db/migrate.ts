import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { migrateQueue } from '../jobs/queue-schema.ts';
import type { Log } from '../log.ts';
import { type MigrationFile, pendingMigrations } from './pending-migrations.rules.ts';

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
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
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
      await apply(client, migration);
      log.info(`migrated: ${migration.name}`);
    }
    await migrateQueue(ownerUrl, (sql) => client.query(sql));
  } finally {
    await client.end();
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

async function apply(client: Client, { version, name, sql }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migration (version, name) values ($1, $2)', [version, name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
