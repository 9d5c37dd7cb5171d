import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { borrowEmbedded } from '../platform/db/embedded/borrow-embedded.ts';
import { hasDatabase } from '../platform/db/embedded/portal-database.ts';
import { endQuietly } from '../platform/db/end-quietly.ts';
import { CommandError } from './command.ts';
import { oldDatabase } from './finish-restore.ts';
import type { Manifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

/** Works while the server runs and while it does not. */
export async function backUp(
  config: Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'backupPassphrase'>>,
  target: string,
): Promise<Manifest> {
  const borrowed = config.databaseUrl === null ? await borrowEmbedded(config.dataDir) : null;
  const client = new pg.Client({ connectionString: borrowed?.superuserUrl ?? config.databaseUrl ?? '' });
  // Without a listener a lost connection would end the whole process; the query under way fails with the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (borrowed && (await hasDatabase(client, oldDatabase)))
      throw new CommandError(
        'A restore is not finished: database and files do not belong together yet. Start the portal once, or repeat the restore.',
      );
    const passphrase = config.backupPassphrase ?? null;
    return await writeArchive({ client, filesDir: join(config.dataDir, 'files'), target, passphrase });
  } finally {
    await endQuietly(client);
    await borrowed?.giveBack();
  }
}
