import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { borrowEmbedded } from '../platform/db/embedded/borrow-embedded.ts';
import type { Manifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';

/** Works while the server runs and while it does not. */
export async function backUp(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  target: string,
): Promise<Manifest> {
  const borrowed = config.databaseUrl === null ? await borrowEmbedded(config.dataDir) : null;
  const client = new pg.Client({ connectionString: borrowed?.superuserUrl ?? config.databaseUrl ?? '' });
  client.on('error', () => {});
  try {
    await client.connect();
    return await writeArchive({ client, filesDir: join(config.dataDir, 'files'), target });
  } finally {
    await client.end().catch(() => {});
    await borrowed?.giveBack();
  }
}
