import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, canEnter, findServiceAccount, isRoot } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { choosePlace, hasCluster } from './cluster-place.ts';
import { EmbeddedError } from './embedded-error.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { readOrCreateState, type State } from './state-file.ts';

/** A database cluster on disk, with all that is needed to run it. */
export type Cluster = {
  dataDir: string;
  /** PostgreSQL's own data directory. */
  directory: string;
  logFile: string;
  account: Account | null;
  binaries: Binaries;
  state: State;
};

/** The cluster of a data folder; made when there is none. */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const state = await openDataDir(dataDir);
  const place = await choosePlace(dataDir, state);
  const isMade = await hasCluster(place);
  const account = await findServiceAccount(isMade ? place : null);
  const binaries = await findBinaries(account);
  if (!isMade) await initialiseCluster({ place, account, binaries, password: state.superuserPassword });
  const directory = await realpath(place);
  if (account && !(await canEnter(account, directory))) {
    throw new EmbeddedError(
      `${account.name} owns the database in ${directory} but can no longer enter that folder. ` +
        'Allow it to pass (chmod o+x on the folders above), or move the data.',
    );
  }
  return { dataDir, directory, account, binaries, state, logFile: join(dataDir, 'database.log') };
}

async function openDataDir(dataDir: string): Promise<State> {
  try {
    // Root's files in it are 0600 each; the database's account only has to pass through.
    await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
    return await readOrCreateState(dataDir);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new EmbeddedError(
      `DATA_DIR ${dataDir} cannot be used (${error.message}). ` +
        'Start the portal as the account that owns it, or choose another DATA_DIR.',
    );
  }
}
