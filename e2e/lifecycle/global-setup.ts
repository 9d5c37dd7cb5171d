import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeEmbedded } from '../../server/src/platform/db/embedded/remove-embedded.ts';
import { startPortal } from './portal-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a portal that was started once, with the demo area in it, and stopped. */
    filledData: string;
  }
}

/**
 * One first start for the run: it takes twice the CPU of a later one, and most tests are about later ones. A whole run keeps
 * it for the journeys (TEST_FILLED_DATA).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env['TEST_FILLED_DATA'];
  const parent = kept ? dirname(kept) : await mkdtemp(join(tmpdir(), 'sewa-filled-'));
  if (!kept) await chmod(parent, 0o755);
  const dataDir = kept ?? join(parent, 'data');
  const remove = async () => {
    if (kept) return;
    await removeEmbedded(dataDir);
    await rm(parent, { recursive: true, force: true });
  };
  const portal = startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    await portal.ready;
  } catch (error) {
    await remove();
    throw error;
  } finally {
    portal.child.kill('SIGTERM');
    await portal.ended;
  }
  project.provide('filledData', dataDir);
  return remove;
}
