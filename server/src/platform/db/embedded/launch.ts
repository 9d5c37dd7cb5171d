import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, rename, stat } from 'node:fs/promises';
import type { Cluster } from './cluster.ts';
import { findPostmaster, type Postmaster, waitUntilReady } from './postmaster.ts';
import { cleanEnvironment, tailOf } from './process.ts';

export type Launch =
  | { outcome: 'ready'; postmaster: Postmaster }
  | { outcome: 'port-taken' | 'held' }
  | { outcome: 'failed'; reason: string };

const recoveryLimit = 10 * 60_000;
const longestLog = 10_000_000;

/** Starts a postmaster that outlives us: a killed server must not tear the database down with it. */
export async function launch(cluster: Cluster, port: number): Promise<Launch> {
  await rotate(cluster.logFile);
  const log = await open(cluster.logFile, 'a', 0o600);
  const { size } = await log.stat();
  const child = spawn(cluster.binaries.postgres, optionsFor(cluster, port), {
    cwd: cluster.directory,
    env: cleanEnvironment(),
    // Its own process group: Ctrl-C in the terminal goes to us, and we stop the database last.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...(cluster.account && { uid: cluster.account.uid, gid: cluster.account.gid }),
  });
  child.unref();
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(([reason]) => reason);
  try {
    const postmaster = await Promise.race([ended.then(() => null), untilReady(cluster, child)]);
    if (postmaster) return { outcome: 'ready', postmaster };
    const reason = await ended;
    return explain((await tailOf(cluster.logFile, size)) || String(reason));
  } finally {
    await log.close();
  }
}

const optionsFor = ({ directory }: Cluster, port: number) => [
  ...['-D', directory, '-p', String(port)],
  // On the command line, as no setting in the data may ever open the database to the network.
  ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
];

async function untilReady(cluster: Cluster, child: ChildProcess): Promise<Postmaster | null> {
  const { directory } = cluster;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const own = await findPostmaster(directory);
    if (own?.pid === child.pid && (await waitUntilReady(own, recoveryLimit)))
      return { ...own, isReady: true };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
}

function explain(log: string): Launch {
  if (/could not bind|Address already in use/i.test(log)) return { outcome: 'port-taken' };
  // Backends of a killed postmaster finish what they do, then let go; or another start was faster.
  if (/pre-existing shared memory block|lock file "postmaster.pid"/i.test(log)) return { outcome: 'held' };
  return { outcome: 'failed', reason: log.split('\n').slice(-5).join('\n') };
}

async function rotate(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (file) => file.size,
    () => 0,
  );
  if (size > longestLog) await rename(logFile, `${logFile}.1`);
}
