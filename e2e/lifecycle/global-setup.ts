import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeEmbedded } from '../../server/src/platform/db/embedded/remove-embedded.ts';
import { findPostmasterPid, isRunning } from '../../server/src/testing/postmaster-pid.ts';
import { startPortal, statusOf } from './portal-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a portal that was started once, with the demo area in it, and stopped. */
    filledData: string;
    /** What was seen of that start. */
    firstStart: FirstStart;
  }
}

interface FirstStart {
  /** Of its `/readyz`. */
  status: number;
  output: string;
  hadDatabase: boolean;
  exitCode: number | null;
  leftDatabase: boolean;
}

/**
 * One first start for the run: it takes twice the CPU of a later one, and most tests are about later ones. A whole run keeps
 * it for the journeys (TEST_FILLED_DATA).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env['TEST_FILLED_DATA'];
  const parent = kept ? dirname(kept) : await mkdtemp(join(tmpdir(), 'sewa-filled-'));
  if (!kept) await chmod(parent, 0o755);
  const dataDir = kept ?? join(parent, 'filled data');
  const remove = async () => {
    if (kept) return;
    await removeEmbedded(dataDir);
    await rm(parent, { recursive: true, force: true });
  };
  try {
    project.provide('firstStart', await startOnce(dataDir));
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('filledData', dataDir);
  return remove;
}

async function startOnce(dataDir: string): Promise<FirstStart> {
  const portal = startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    const status = await statusOf(`${await portal.ready}/readyz`);
    const database = await findPostmasterPid(dataDir);
    const hadDatabase = await isRunning(database);
    portal.child.kill('SIGTERM');
    const exitCode = await portal.ended;
    return {
      status,
      output: portal.output(),
      hadDatabase,
      exitCode,
      leftDatabase: await isRunning(database),
    };
  } finally {
    portal.child.kill('SIGTERM');
    await portal.ended;
  }
}
