import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { withDatabase } from '../platform/db/embedded/connection.ts';
import {
  createDatabase,
  dropDatabase,
  replacePortalDatabase,
} from '../platform/db/embedded/portal-database.ts';
import { type Embedded, startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { CommandError, commandLog } from './command.ts';
import { finishRestore, freshDatabase, oldDatabase, restoringFolder, switchFiles } from './finish-restore.ts';
import { loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';
import { migrateToArchive, refuseNewer } from './migrate-to-archive.ts';
import { hasTables, restoreOutside } from './outside-restore.ts';
import { verifyArchive } from './read-archive.ts';
import { type Archive, withClient } from './restore-archive.ts';

type Order = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'backupPassphrase'>>;
  file: string;
  /** Asked only when there is data already. */
  mayReplace(): Promise<boolean>;
  /** Told each step once it is done, in words for the person at the keyboard. */
  progress?(step: string): Promise<void>;
};

/**
 * Nothing that exists is touched before the archive has been verified and loaded as a whole. Whatever interrupts it, the
 * old data or the restored data is there as a whole, after the next start or the next restore.
 */
export async function putBack({
  config,
  file,
  mayReplace,
  progress = async () => {},
}: Order): Promise<Manifest> {
  const { dataDir, databaseUrl, backupPassphrase: passphrase = null } = config;
  const manifest = await verifyArchive(file, passphrase);
  await refuseNewer(manifest);
  await progress('the archive is whole');
  const filesDir = join(dataDir, restoringFolder);
  const archive: Archive = { file, passphrase, manifest, filesDir, progress };
  if (databaseUrl === null) {
    await intoEmbedded(dataDir, archive, mayReplace);
    return manifest;
  }
  await rm(filesDir, { recursive: true, force: true });
  const finish = await restoreOutside(databaseUrl, archive);
  await switchFiles(dataDir, progress);
  await finish();
  return manifest;
}

async function intoEmbedded(
  dataDir: string,
  archive: Archive,
  mayReplace: Order['mayReplace'],
): Promise<void> {
  // Takes ownership, and so refuses while a server runs.
  const embedded = await startEmbedded({ dataDir, log: commandLog });
  try {
    await finishRestore(dataDir, embedded.superuserUrl);
    const isEmpty = !(await hasTables(embedded.superuserUrl));
    if (!isEmpty && !(await mayReplace())) throw new CommandError('Nothing was changed.');
    await rm(archive.filesDir, { recursive: true, force: true });
    await replaceDatabase(embedded, archive);
    await finishRestore(dataDir, embedded.superuserUrl, archive.progress);
    await embedded.settle();
  } finally {
    await embedded.stop();
  }
}

async function replaceDatabase(embedded: Embedded, archive: Archive): Promise<void> {
  const ownerUrl = withDatabase(embedded.ownerUrl, freshDatabase);
  const superuserUrl = withDatabase(embedded.superuserUrl, freshDatabase);
  await withClient(withDatabase(embedded.superuserUrl, 'postgres'), async (admin) => {
    await dropDatabase(admin, freshDatabase);
    await createDatabase(admin, freshDatabase);
    await archive.progress('an empty database is made');
    try {
      const migrateOn = await migrateToArchive(ownerUrl, archive.manifest);
      await archive.progress('its tables are made');
      await loadArchive({ ...archive, url: superuserUrl });
      await archive.progress('rows and files are loaded');
      await migrateOn();
      await archive.progress('its tables are up to date');
      await replacePortalDatabase(admin, { fresh: freshDatabase, old: oldDatabase });
      await archive.progress('the database is in its place');
    } catch (error) {
      await dropDatabase(admin, freshDatabase);
      await rm(archive.filesDir, { recursive: true, force: true });
      throw error;
    }
  });
}
