import { constants } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';

export type Account = { name: string; uid: number; gid: number };

export const isRoot = () => process.getuid?.() === 0;

/** Null: the database runs as ourselves. Only root needs another account, as PostgreSQL refuses to run as root. */
export async function findServiceAccount(existingCluster: string | null): Promise<Account | null> {
  if (!isRoot()) return null;
  const owner = existingCluster === null ? null : await stat(existingCluster);
  // A cluster only starts for the account that owns it, and that may be one of an earlier, ordinary start.
  if (owner && owner.uid !== 0) return { name: `the account ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  const passwd = await readFile('/etc/passwd', 'utf8');
  const account = findInPasswd(passwd, 'postgres') ?? findInPasswd(passwd, 'nobody');
  if (account) return account;
  throw new EmbeddedError(
    'The embedded database cannot run as root, and this machine has neither the account "postgres" nor "nobody". ' +
      'Start the portal as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account can pass every folder down to `folder`, and `folder` itself. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  const real = await realpath(folder);
  if (!(await permits(account, real, constants.S_IXOTH))) return false;
  return real === dirname(real) || canEnter(account, dirname(real));
}

export async function canRun(account: Account, program: string): Promise<boolean> {
  const isRunnable = await permits(account, program, constants.S_IXOTH | constants.S_IROTH);
  return isRunnable && canEnter(account, dirname(await realpath(program)));
}

export function findInPasswd(passwd: string, name: string): Account | null {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  return uid > 0 && gid >= 0 ? { name, uid, gid } : null;
}

async function permits(account: Account, path: string, wanted: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  if (uid === account.uid) return ((mode >> 6) & wanted) === wanted;
  if (gid === account.gid) return ((mode >> 3) & wanted) === wanted;
  return (mode & wanted) === wanted;
}
