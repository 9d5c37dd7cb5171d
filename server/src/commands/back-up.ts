import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { borrowEmbedded } from '../platform/db/embedded/borrow-embedded.ts';
import { endQuietly } from '../platform/db/end-quietly.ts';
import type { Manifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

/** Works while the server runs and while it does not. */
export async function backUp(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  target: string,
): Promise<Manifest> {
  const borrowed = config.databaseUrl === null ? await borrowEmbedded(config.dataDir) : null;
  const client = new pg.Client({ connectionString: borrowed?.superuserUrl ?? config.databaseUrl ?? '' });
  // Without a listener a lost connection would end the whole process; the query under way fails with the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await writeArchive({ client, filesDir: join(config.dataDir, 'files'), target });
  } finally {
    await endQuietly(client);
    await borrowed?.giveBack();
  }
}
