import pg from 'pg';
import { migrate, readMigrations } from '../platform/db/migrate.ts';
import { CommandError, commandLog } from './command.ts';
import type { Manifest } from './manifest.ts';

/** An archive can be read by the portal that made it and by every later one. */
export async function refuseNewer({ migrations, portalVersion }: Manifest): Promise<void> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const unknown = migrations.find(({ name }) => !known.has(name));
  if (!unknown) return;
  throw new CommandError(
    `The archive was made by portal ${portalVersion}, which is newer than this one (${unknown.name} is not known here). Update first.`,
  );
}

/**
 * Brings an empty database exactly to the archive's migrations, and returns what brings it on after loading:
 * later migrations must find the data, so until then they count as done.
 */
export async function migrateToArchive(
  ownerUrl: string,
  { migrations }: Manifest,
): Promise<() => Promise<void>> {
  const archived = new Set(migrations.map(({ version }) => version));
  const later = (await readMigrations()).filter(({ version }) => !archived.has(version));
  await query(
    ownerUrl,
    'create table if not exists migration (version int primary key, name text not null, at timestamptz not null default now())',
  );
  for (const { version, name } of later)
    await query(ownerUrl, 'insert into migration (version, name) values ($1, $2)', [version, name]);
  await migrate(ownerUrl, commandLog);
  return async () => {
    await query(ownerUrl, 'delete from migration where version = any ($1)', [
      later.map(({ version }) => version),
    ]);
    await migrate(ownerUrl, commandLog);
  };
}

async function query(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}
