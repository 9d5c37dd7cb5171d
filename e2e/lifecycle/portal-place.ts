import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, inject } from 'vitest';
import { removeEmbedded } from '../../server/src/platform/db/embedded/remove-embedded.ts';
import { copyData } from '../../server/src/testing/copy-data.ts';
import { type PortalProcess, startPortal } from './portal-process.ts';

/** A data folder of one test, removed with every server that still runs on it. */
export interface PortalPlace {
  /** The folder around the data folder. */
  parent: string;
  dataDir: string;
  start(env?: Record<string, string>, wrapper?: readonly string[]): PortalProcess;
}

interface Places {
  /** Nothing is there yet: the first start fills it. */
  place: PortalPlace;
  /** A portal was started here before: the demo area is in it. */
  filledPlace: PortalPlace;
}

export const test = base.extend<Places>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from the pattern
  place: async ({}, use) => {
    const { place, remove } = await openPlace();
    await use(place);
    await remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  filledPlace: async ({}, use) => {
    const { place, remove } = await openPlace();
    await copyData(inject('filledData'), place.dataDir);
    await use(place);
    await remove();
  },
});

async function openPlace(): Promise<{ place: PortalPlace; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'sewa lifecycle '));
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'my data');
  const portals: PortalProcess[] = [];
  const start = (env: Record<string, string> = {}, wrapper: readonly string[] = []) => {
    const portal = startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env }, { wrapper });
    portals.push(portal);
    return portal;
  };
  const remove = async () => {
    for (const { child } of portals) child.kill('SIGTERM');
    await Promise.all(portals.map(({ ended }) => ended));
    await removeEmbedded(dataDir);
    await rm(parent, { recursive: true, force: true });
  };
  return { place: { parent, dataDir, start }, remove };
}
