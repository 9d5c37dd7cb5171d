import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../../log.ts';
import { endQuietly } from '../end-quietly.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { connectSuperuser, ownerUrl, portalDatabase, superuserUrl } from './connection.ts';
import { EmbeddedError } from './embedded-error.ts';
import { ensureRunning } from './ensure-running.ts';
import { takeOwnership } from './ownership.ts';
import { ensurePortalDatabase } from './portal-database.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { changeState, rememberPort } from './state-file.ts';

export type Embedded = {
  ownerUrl: string;
  superuserUrl: string;
  whereData: string;
  /** Until `settle` was called once: an interrupted first start is taken up as a first start. */
  isNew: boolean;
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs the database of a data folder, brings it back whenever it is lost, and lets nobody else do so meanwhile. */
export async function startEmbedded({ dataDir, log }: { dataDir: string; log: Log }): Promise<Embedded> {
  const cluster = await openCluster(dataDir);
  let hold = await takeHold(cluster, null);
  const { postmaster } = hold;
  try {
    await ensurePortalDatabase(hold.client, cluster);
    cluster.state = await rememberPort(dataDir, postmaster.port);
  } catch (error) {
    await release(cluster, hold);
    throw error;
  }

  let isStopping = false;
  let recovery = Promise.resolve();
  watch();
  function watch(): void {
    void hold.lost.then(() => {
      if (!isStopping) recovery = recover();
    });
  }
  async function recover(): Promise<void> {
    log.warn('The database was lost; bringing it back.');
    const back = await bringBack({ cluster, log, port: postmaster.port, mayGoOn: () => !isStopping });
    if (back === null) return;
    hold = back;
    watch();
    log.info('The database is back.');
  }

  return {
    ownerUrl: ownerUrl(cluster, postmaster),
    superuserUrl: superuserUrl(cluster, postmaster, portalDatabase),
    whereData: cluster.directory,
    isNew: !cluster.state.isSettled,
    settle: async () => {
      cluster.state = await changeState(dataDir, { isSettled: true });
    },
    stop: async () => {
      isStopping = true;
      await recovery;
      await release(cluster, hold);
    },
  };
}

type Recovery = { cluster: Cluster; log: Log; port: number; mayGoOn: () => boolean };

async function bringBack({ cluster, log, port, mayGoOn }: Recovery): Promise<Hold | null> {
  for (let pause = 100; mayGoOn(); pause = Math.min(pause * 2, 2_000)) {
    try {
      return await takeHold(cluster, port);
    } catch (error) {
      log.error(`The database is not back yet: ${error instanceof Error ? error.message : error}`);
      await delay(pause);
    }
  }
  return null;
}

type Hold = { client: pg.Client; postmaster: Postmaster; lost: Promise<void> };

/** The running database with the owner's lock on it; the lock's connection also tells when the database is lost. */
async function takeHold(cluster: Cluster, fixedPort: number | null): Promise<Hold> {
  for (let attempt = 1; ; attempt += 1) {
    const { postmaster } = await ensureRunning(cluster, { fixedPort });
    let client: pg.Client | null = null;
    try {
      client = await connectSuperuser(cluster, postmaster, 'owner');
      const { promise: lost, resolve } = Promise.withResolvers<void>();
      client.once('end', resolve);
      await takeOwnership(client, cluster);
      return { client, postmaster, lost };
    } catch (error) {
      if (client) await endQuietly(client);
      // Anything else may be a database that went away just now: look again.
      if (error instanceof EmbeddedError || attempt === 5) throw error;
      await delay(100);
    }
  }
}

async function release(cluster: Cluster, { client }: Hold): Promise<void> {
  // While the database was lost, another owner may have come; then it is not ours to stop.
  const isOwner = await client.query('select 1').then(
    () => true,
    () => false,
  );
  const postmaster = isOwner ? await findPostmaster(cluster.directory) : null;
  if (postmaster) await stopPostmaster(postmaster);
  await endQuietly(client);
}
