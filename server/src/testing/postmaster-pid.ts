import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The process id in the lock file of a data folder's database. */
export async function findPostmasterPid(dataDir: string): Promise<number | null> {
  const pointer = await readFile(join(dataDir, 'database.location'), 'utf8').catch(() =>
    join(dataDir, 'database'),
  );
  const lock = await readFile(join(pointer.split('\n', 1)[0] ?? '', 'postmaster.pid'), 'utf8').catch(
    () => '',
  );
  return Number.parseInt(lock, 10) || null;
}

export async function isRunning(pid: number | null): Promise<boolean> {
  if (pid === null) return false;
  // A finished process that nobody has reaped still answers to signals, but its state says so.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) [ZX] /.test(stat);
}
