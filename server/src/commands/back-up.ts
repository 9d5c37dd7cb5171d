import { join } from 'node:path';
import type { Config } from '../config.ts';
import { asOwner, type PortalDatabase } from './as-owner.ts';
import type { Manifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

/** Works while the server runs and while it does not. */
export function backUp(
  config: PortalDatabase & Partial<Pick<Config, 'backupPassphrase'>>,
  target: string,
): Promise<Manifest> {
  const passphrase = config.backupPassphrase ?? null;
  return asOwner(config, (client) =>
    writeArchive({ client, filesDir: join(config.dataDir, 'files'), target, passphrase }),
  );
}
