import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeEmbedded } from '../platform/db/embedded/remove-embedded.ts';
import { ifMissing } from '../platform/if-missing.ts';

/** Only what the portal itself has put there: DATA_DIR might be somebody's home. Backups stay. */
const ours = /^(secret|tls|files(\.restoring|\.old|\.drafts|\.bin)?)$/;

export async function emptyData(dataDir: string): Promise<void> {
  await removeEmbedded(dataDir);
  const names = await readdir(dataDir).catch(ifMissing([]));
  for (const name of names.filter((name) => ours.test(name))) {
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
