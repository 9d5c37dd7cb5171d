import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { test as base } from 'vitest';
import { type Embedded, startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { copyData } from './copy-data.ts';
import { expectGone } from './database-process.ts';
import { findPostmasterPid, isRunning } from './postmaster-pid.ts';

export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** A data folder of one test, removed with everything that still runs on it. */
export interface EmbeddedPlace {
  /** The folder around the data folder. */
  parent: string;
  dataDir: string;
  start(): Promise<Embedded>;
  /** In a process of its own that can be killed. */
  startInProcess(): Promise<ChildProcess>;
  pid(): Promise<number | null>;
}

interface Places {
  /** Nothing is there yet: the first start makes the database. */
  place: EmbeddedPlace;
  /** A database that was started once and stopped. */
  usedPlace: EmbeddedPlace;
  /** The data folder that the used places are copies of. */
  original: string;
}

export const test = base.extend<Places>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from the pattern
  place: async ({}, use) => {
    const { place, remove } = await openPlace();
    await use(place);
    await remove();
  },
  original: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const { place, remove } = await openPlace();
      await (await place.start()).stop();
      await use(place.dataDir);
      await remove();
    },
    { scope: 'file' },
  ],
  usedPlace: async ({ original }, use) => {
    const { place, remove } = await openPlace();
    await copyData(original, place.dataDir);
    await use(place);
    await remove();
  },
});

async function openPlace(): Promise<{ place: EmbeddedPlace; remove(): Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'sewa embedded '));
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'data');
  const running: Embedded[] = [];
  const children: ChildProcess[] = [];
  const pid = () => findPostmasterPid(dataDir);
  return {
    place: {
      parent,
      dataDir,
      pid,
      start: async () => {
        const embedded = await startEmbedded({ dataDir, log: silentLog });
        running.push(embedded);
        return embedded;
      },
      startInProcess: async () => {
        const child = spawnOwner(dataDir);
        children.push(child);
        if (child.stdout) await once(child.stdout, 'data');
        return child;
      },
    },
    remove: async () => {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(running.map((embedded) => embedded.stop()));
      const left = await pid();
      if (left && (await isRunning(left))) process.kill(left, 'SIGQUIT');
      await expectGone(left);
      await rm(parent, { recursive: true, force: true });
    },
  };
}

function spawnOwner(dataDir: string): ChildProcess {
  const module = new URL('../platform/db/embedded/start-embedded.ts', import.meta.url).href;
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    await startEmbedded({ dataDir: process.argv[1], log: console });
    console.log('ready');
    setInterval(() => {}, 60_000);`;
  return spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The column `value` of the first row. */
export async function readValue(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  // The server may be killed meanwhile.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(query);
    return rows[0]?.value;
  } finally {
    await client.end().catch(() => {});
  }
}
