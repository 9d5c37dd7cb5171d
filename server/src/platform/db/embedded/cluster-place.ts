import { chmod, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ifMissing } from '../../if-missing.ts';
import { canEnter, findServiceAccount } from './account.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findOutsideFolders, makeOutside, outsideFolder } from './outside-place.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { type State, stateFile } from './state-file.ts';

const pointerFile = (dataDir: string) => join(dataDir, 'database.location');

/** The folder of PostgreSQL's data; it may not exist yet. */
export async function choosePlace(dataDir: string, state: State): Promise<string> {
  const place = (await findPlace(dataDir)) ?? (await makePlace(dataDir, state));
  if (state.isSettled && !(await hasCluster(place))) {
    throw new EmbeddedError(
      `The database that belongs to DATA_DIR ${dataDir} is not in ${place} any more. ` +
        'Put it back, or run "npm run reset" to begin with an empty one.',
    );
  }
  return place;
}

export async function findPlace(dataDir: string): Promise<string | null> {
  const pointer = await readFile(pointerFile(dataDir), 'utf8').catch(ifMissing(null));
  if (pointer !== null) return pointer.split('\n', 1)[0] ?? null;
  const inside = join(dataDir, 'database');
  return (await hasCluster(inside)) ? inside : null;
}

export async function hasCluster(place: string): Promise<boolean> {
  return (await stat(join(place, 'PG_VERSION')).catch(ifMissing(null))) !== null;
}

async function makePlace(dataDir: string, state: State): Promise<string> {
  const account = await findServiceAccount(null);
  if (account === null) return join(dataDir, 'database');
  // A folder made for the portal (it holds nothing else) is opened for passing, as one of our own making is.
  if (await isOnlyOurs(dataDir)) await chmod(dataDir, 0o711);
  if (await canEnter(account, dataDir)) return join(dataDir, 'database');
  const real = await realpath(dataDir);
  const place = join(outsideFolder(real, state.superuserPassword), 'database');
  await stopAbandoned(real, place);
  await makeOutside(dirname(place));
  const why = `The database lives there because its account "${account.name}" cannot enter ${real}.`;
  await writeFile(pointerFile(dataDir), `${place}\n${why}\n`, { mode: 0o600 });
  return place;
}

async function isOnlyOurs(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir);
  return names.every((name) => name === basename(stateFile(dataDir)));
}

/** The data folder may have been deleted under a running database; nobody else would ever stop that one. */
async function stopAbandoned(realDataDir: string, place: string): Promise<void> {
  for (const folder of await findOutsideFolders(realDataDir)) {
    const abandoned = join(folder, 'database');
    const postmaster = abandoned === place ? null : await findPostmaster(abandoned);
    if (postmaster) await stopPostmaster(postmaster);
  }
}
