import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../if-missing.ts';

/**
 * Where root keeps what the database's own account must reach when the clone lies in a folder
 * that only root can enter.
 */
const outsidePlace = '/var/lib/sewa-portal';

export const outsideBinaries = (version: string) => join(outsidePlace, `postgresql-${version}`);

/** `identity` tells this data folder from an earlier one of the same path that was deleted by hand. */
export function outsideFolder(realDataDir: string, identity: string): string {
  return join(outsidePlace, `${hash(realDataDir)}-${hash(identity).slice(0, 8)}`);
}

/** Opened to all explicitly, as root's umask may say otherwise; what lies in it has modes of its own. */
export async function makeOutside(folder = outsidePlace): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(outsidePlace, 0o755);
  await chmod(folder, 0o755);
}

/** Everything that any data folder of this path has ever put there. */
export async function findOutsideFolders(realDataDir: string): Promise<string[]> {
  const names = await readdir(outsidePlace).catch(ifMissing([]));
  return names
    .filter((name) => name.startsWith(`${hash(realDataDir)}-`))
    .map((name) => join(outsidePlace, name));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
