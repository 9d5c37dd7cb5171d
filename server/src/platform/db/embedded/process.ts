import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the process is a PostgreSQL that works in `directory`; a finished one that nobody has reaped is not. */
export async function isPostgresOf(pid: number, directory: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return hasCommand(pid, directory);
  try {
    // After an update the running program shows as "postgres (deleted)".
    const program = basename(await readlink(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '');
    return program === 'postgres' && (await readlink(`/proc/${pid}/cwd`)) === directory;
  } catch {
    return false;
  }
}

/**
 * A process that ends gives up its program first and its port last; in between it can no longer be recognised, but is
 * not gone. One that nobody has reaped is gone.
 */
export async function isExiting(pid: number): Promise<boolean> {
  if (process.platform !== 'linux' || !isAlive(pid)) return false;
  const isWithoutProgram = await readlink(`/proc/${pid}/exe`).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  if (!isWithoutProgram) return false;
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return state !== '' && !/\) [ZX] /.test(state);
}

/** PG… variables of the caller would otherwise redirect or reconfigure our own database. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env;
  return { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), LC_ALL: 'C', TZ: 'UTC' };
}

/** For the text of an error: a log that cannot be read must not hide the error itself. */
export async function tailOf(file: string, from: number): Promise<string> {
  const content = await readFile(file).catch(() => Buffer.alloc(0));
  return content.subarray(from).toString('utf8').trim();
}

async function hasCommand(pid: number, directory: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.includes('postgres') && stdout.includes(directory);
  } catch {
    return false;
  }
}
