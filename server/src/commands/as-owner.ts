import pg from 'pg';
import type { Config } from '../config.ts';
import { borrowEmbedded } from '../platform/db/embedded/borrow-embedded.ts';
import { hasDatabase } from '../platform/db/embedded/portal-database.ts';
import { endQuietly } from '../platform/db/end-quietly.ts';
import { CommandError } from './command.ts';
import { oldDatabase } from './finish-restore.ts';

export type PortalDatabase = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** On the portal's database, around its policies. Works while the server runs and while it does not. */
export async function asOwner<T>(
  { dataDir, databaseUrl }: PortalDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const borrowed = databaseUrl === null ? await borrowEmbedded(dataDir) : null;
  const client = new pg.Client({ connectionString: borrowed?.superuserUrl ?? databaseUrl ?? '' });
  // Without a listener a lost connection would end the whole process; the query under way fails with the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (borrowed && (await hasDatabase(client, oldDatabase)))
      throw new CommandError(
        'A restore is not finished: database and files do not belong together yet. Start the portal once, or repeat the restore.',
      );
    return await work(client);
  } finally {
    await endQuietly(client);
    await borrowed?.giveBack();
  }
}
