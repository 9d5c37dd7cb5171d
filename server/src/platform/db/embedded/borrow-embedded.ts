import { endQuietly } from '../end-quietly.ts';
import { openCluster } from './cluster.ts';
import { findPlace, hasCluster } from './cluster-place.ts';
import { connectSuperuser, ownerUrl, portalDatabase, superuserUrl } from './connection.ts';
import { EmbeddedError } from './embedded-error.ts';
import { ensureRunning } from './ensure-running.ts';
import { tryToOwn } from './ownership.ts';
import { stopPostmaster } from './postmaster.ts';
import { rememberPort } from './state-file.ts';

export type Borrowed = { ownerUrl: string; superuserUrl: string; giveBack(): Promise<void> };

/** The database for a command, whether a server runs it or not; it is left as it was found. */
export async function borrowEmbedded(dataDir: string): Promise<Borrowed> {
  const place = await findPlace(dataDir);
  if (place === null || !(await hasCluster(place))) {
    throw new EmbeddedError(`There is no database in DATA_DIR ${dataDir}.`);
  }
  const cluster = await openCluster(dataDir);
  const { postmaster, isStartedByUs } = await ensureRunning(cluster, { fixedPort: null });
  await rememberPort(dataDir, postmaster.port);
  return {
    ownerUrl: ownerUrl(cluster, postmaster),
    superuserUrl: superuserUrl(cluster, postmaster, portalDatabase),
    giveBack: async () => {
      if (!isStartedByUs) return;
      const client = await connectSuperuser(cluster, postmaster, 'command');
      // A server that was started meanwhile has made the database its own.
      if (await tryToOwn(client)) await stopPostmaster(postmaster);
      await endQuietly(client);
    },
  };
}
