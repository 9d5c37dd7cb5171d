import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ifMissing } from '../../if-missing.ts';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive, isExiting, isPostgresOf } from './process.ts';

/** PostgreSQL's parent process, as its lock file in the data directory tells. */
export type Postmaster = { pid: number; port: number; isReady: boolean; directory: string };

const pollEvery = 20;
const fastShutdownLimit = 20_000;
const immediateShutdownLimit = 5_000;

/** The live postmaster of the directory. A lock file that belongs to nobody is no obstacle afterwards. */
export async function findPostmaster(directory: string): Promise<Postmaster | null> {
  const lockFile = join(directory, 'postmaster.pid');
  const text = await readFile(lockFile, 'utf8').catch(ifMissing(''));
  const postmaster = parseLockFile(text, directory);
  if (!postmaster) return null;
  if (await isPostgresOf(postmaster.pid, directory)) return postmaster;
  // PostgreSQL heals a lock of a dead process by itself, with a check for surviving backends. It gives up
  // only when the number now belongs to some other process (or to a dead one that nobody reaps).
  const isSame = (await readFile(lockFile, 'utf8').catch(ifMissing(''))) === text;
  if (isSame && isAlive(postmaster.pid)) await rm(lockFile, { force: true });
  return null;
}

/** False when it ended instead. Recovery after a crash may take its time. */
export async function waitUntilReady(postmaster: Postmaster, limit: number): Promise<boolean> {
  const deadline = Date.now() + limit;
  for (;;) {
    const now = await findPostmaster(postmaster.directory);
    if (now?.pid !== postmaster.pid) return false;
    if (now.isReady) return true;
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `The database in ${postmaster.directory} (process ${now.pid}) does not become ready.`,
      );
    }
    await delay(pollEvery);
  }
}

/** Disconnects everybody and waits for the end; a database that does not obey loses nothing by harder means. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  if (await endsAfter('SIGINT', postmaster, fastShutdownLimit)) return;
  if (await endsAfter('SIGQUIT', postmaster, immediateShutdownLimit)) return;
  await endsAfter('SIGKILL', postmaster, immediateShutdownLimit);
}

async function endsAfter(
  signal: NodeJS.Signals,
  { pid, directory }: Postmaster,
  limit: number,
): Promise<boolean> {
  const deadline = Date.now() + limit;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return true;
    throw error;
  }
  while ((await isPostgresOf(pid, directory)) || (await isExiting(pid))) {
    if (Date.now() > deadline) return false;
    await delay(pollEvery);
  }
  return true;
}

/** Lines: pid, directory, start time, port, socket folder, address, shared memory, status. */
function parseLockFile(text: string, directory: string): Postmaster | null {
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!(pid > 1) || !Number.isInteger(pid)) return null;
  return { pid, port: port || 0, isReady: lines[7]?.trim() === 'ready', directory };
}
