import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from '../../private-file.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './embedded-error.ts';
import { cleanEnvironment, isAlive } from './process.ts';

/** Written into postgresql.conf once, where an operator may change them. */
const settings = {
  shared_buffers: '128MB',
  max_connections: '100',
  // Our statements are short; compiling them costs more than it gains.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  // Details and statements carry people's data, which does not belong into a log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

type Initialisation = { place: string; account: Account | null; binaries: Binaries; password: string };

/** Made beside its place and moved there as a whole, so that an interrupted start leaves nothing half done. */
export async function initialiseCluster({
  place,
  account,
  binaries,
  password,
}: Initialisation): Promise<void> {
  await removeInterrupted(place);
  const draft = draftOf(place);
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  try {
    if (account) {
      await chown(draft, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    await runInitdb({ draft, passwordFile, account, binaries });
    await rename(draft, place).catch((error: NodeJS.ErrnoException) => {
      // Another start at the same moment was faster; its cluster has the same password.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(place));
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

const draftOf = (place: string) => `${place}.new-${process.pid}-${randomBytes(4).toString('hex')}`;

async function removeInterrupted(place: string): Promise<void> {
  const prefix = `${basename(place)}.new-`;
  for (const name of await readdir(dirname(place))) {
    if (!name.startsWith(prefix)) continue;
    const maker = Number.parseInt(name.slice(prefix.length), 10);
    if (!isAlive(maker)) {
      await rm(join(dirname(place), name), { recursive: true, force: true });
    }
  }
}

type Run = { draft: string; passwordFile: string; account: Account | null; binaries: Binaries };

async function runInitdb({ draft, passwordFile, account, binaries }: Run): Promise<void> {
  const options = [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order and case rules on every machine, whatever its locales.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
  ];
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  try {
    await promisify(execFile)(binaries.initdb, options, { cwd: draft, env: cleanEnvironment(), ...as });
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new EmbeddedError(`The embedded database could not be made: ${stderr || String(error)}`);
  }
}
