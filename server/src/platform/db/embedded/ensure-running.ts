import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findFreePort } from './free-port.ts';
import { launch } from './launch.ts';
import { findPostmaster, type Postmaster, stopPostmaster, waitUntilReady } from './postmaster.ts';

const startLimit = 60_000;
const recoveryLimit = 10 * 60_000;

type Options = {
  /** Set after the first start, as the pools keep knocking on it; null: any free one. */
  fixedPort: number | null;
};

export type Running = { postmaster: Postmaster; isStartedByUs: boolean };

/** Finds the database running (after a killed server, say) or starts it. */
export async function ensureRunning(cluster: Cluster, { fixedPort }: Options): Promise<Running> {
  const deadline = Date.now() + startLimit;
  let preferred = cluster.state.port;
  for (;;) {
    const postmaster = await findPostmaster(cluster.directory);
    if (postmaster) {
      const isReady = await waitUntilReady(postmaster, recoveryLimit);
      if (isReady && (fixedPort ?? postmaster.port) === postmaster.port)
        return { postmaster, isStartedByUs: false };
      if (isReady) await stopPostmaster(postmaster);
      continue;
    }
    const launched = await launch(cluster, fixedPort ?? (await findFreePort(preferred)));
    if (launched.outcome === 'ready') return { postmaster: launched.postmaster, isStartedByUs: true };
    if (launched.outcome === 'failed')
      throw new EmbeddedError(`The database did not start: ${launched.reason}`);
    if (launched.outcome === 'port-taken') preferred = null;
    if (Date.now() > deadline) throw new EmbeddedError(explain(cluster, launched.outcome, fixedPort));
    await delay(100);
  }
}

function explain(cluster: Cluster, outcome: 'port-taken' | 'held', fixedPort: number | null): string {
  if (outcome === 'port-taken') return `The database's port ${fixedPort} is taken by another program.`;
  return `The database in ${cluster.directory} did not start: processes of an earlier run still hold it.`;
}
