import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withDatabase } from '../platform/db/embedded/connection.ts';
import { dropDatabase, hasDatabase } from '../platform/db/embedded/portal-database.ts';
import { moveToBin } from '../platform/files/disk-store.ts';
import { ifMissing } from '../platform/if-missing.ts';
import { syncFolder } from '../platform/private-file.ts';
import { withClient } from './restore-archive.ts';

export const freshDatabase = 'sewa_restoring';
export const oldDatabase = 'sewa_restoring_old';
export const restoringFolder = 'files.restoring';

type Progress = (step: string) => Promise<void>;

/**
 * The second half of a restore: the database has changed places, in one transaction, and the files follow. That the old
 * database is still there says that this is not finished; so the next start or restore finishes it, wherever it stopped.
 */
export async function finishRestore(
  dataDir: string,
  superuserUrl: string,
  progress: Progress = async () => {},
): Promise<void> {
  await withClient(withDatabase(superuserUrl, 'postgres'), async (admin) => {
    if (!(await hasDatabase(admin, oldDatabase))) return;
    await switchFiles(dataDir, progress);
    await dropDatabase(admin, oldDatabase);
    await progress('the old database is dropped');
  });
}

/** Each step can be repeated. An archive without files, of a portal with a bucket, leaves the files where they are. */
export async function switchFiles(dataDir: string, progress: Progress): Promise<void> {
  const [current, old, fresh] = ['files', 'files.old', restoringFolder].map((name) => join(dataDir, name));
  if (current === undefined || old === undefined || fresh === undefined) return;
  if (await isThere(fresh)) {
    // Set aside by an attempt before this one; what is there now was put there since.
    if (await isThere(old)) await moveToBin(dataDir, current);
    else await rename(current, old).catch(ifMissing(undefined));
    await rm(current, { recursive: true, force: true });
    await progress('the old files are set aside');
    await rename(fresh, current);
    await syncFolder(dataDir);
    await progress('the files are in their place');
  }
  await moveToBin(dataDir, old);
  await rm(old, { recursive: true, force: true });
  await progress('the old files are in the bin');
}

function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(() => true, ifMissing(false));
}
