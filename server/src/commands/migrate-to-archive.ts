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

/** Brings an empty database exactly to the archive's migrations, and returns what brings it on once the data is in it. */
export async function migrateToArchive(
  ownerUrl: string,
  { migrations }: Manifest,
): Promise<() => Promise<void>> {
  await migrate(ownerUrl, commandLog, { upTo: Math.max(0, ...migrations.map(({ version }) => version)) });
  return () => migrate(ownerUrl, commandLog);
}
