import { readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../if-missing.ts';
import { endQuietly } from '../end-quietly.ts';
import { openCluster } from './cluster.ts';
import { findPlace } from './cluster-place.ts';
import { connectSuperuser } from './connection.ts';
import { findOutsideFolders } from './outside-place.ts';
import { takeOwnership } from './ownership.ts';
import { findPostmaster, stopPostmaster, waitUntilReady } from './postmaster.ts';

/** Also what an interrupted start has left. */
const ours = /^database($|\.json|\.log|\.location|\.new-)/;

/** Deletes the cluster of a data folder, wherever it is. Refuses while a server runs on it. */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const real = await realpath(dataDir).catch(ifMissing(null));
  if (real === null) return;
  await stopUnowned(dataDir);
  for (const folder of await findOutsideFolders(real)) await rm(folder, { recursive: true, force: true });
  const names = await readdir(real);
  for (const name of names.filter((name) => ours.test(name))) {
    await rm(join(real, name), { recursive: true, force: true });
  }
}

/** A database without a server is left over from a kill; one with a server is refused by its lock. */
async function stopUnowned(dataDir: string): Promise<void> {
  const place = await findPlace(dataDir);
  const postmaster =
    place === null ? null : await findPostmaster(await realpath(place).catch(ifMissing(place)));
  if (!postmaster || !(await waitUntilReady(postmaster, 30_000))) return;
  const cluster = await openCluster(dataDir);
  const client = await connectSuperuser(cluster, postmaster, 'reset');
  try {
    await takeOwnership(client, cluster);
    await stopPostmaster(postmaster);
  } finally {
    await endQuietly(client);
  }
}
