import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import type { BackupReport } from '../../backups/backups.ts';
import { destroyAll } from '../../files/destroy-all.ts';
import type { FileStore } from '../../files/file-store.ts';
import { ifMissing } from '../../if-missing.ts';
import { forgetKeys } from './device-key.ts';

export interface LaptopDisk {
  readonly config: Pick<Config, 'dataDir' | 's3'>;
  readonly files: FileStore;
  readonly backups: BackupReport | null;
}

/** What a wiped laptop still has outside its database. It can be repeated, and is until it succeeds. */
export async function wipeDisk({ config, files, backups }: LaptopDisk): Promise<void> {
  const { dataDir, s3 } = config;
  await forgetKeys(dataDir);
  // A bucket is not on the laptop, and others may use it.
  if (s3 === null) await destroyAll(files);
  for (const folder of ['imports', 'files.drafts', 'files.old', 'files.restoring'])
    await emptyFolder(join(dataDir, folder));
  await backups?.forget();
}

/** The folder itself stays: the portal that runs puts its next file there. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(ifMissing([])))
    await rm(join(folder, name), { recursive: true, force: true });
}
