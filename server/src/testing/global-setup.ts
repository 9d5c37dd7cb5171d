import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import type { TestProject } from 'vitest/node';
import { fillDemoArea } from '../../../demo/fill-demo-area.ts';
import { startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { connectToMaintenance, lockClones } from './connect-to-maintenance.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database with the demo area in it, to be cloned by each test file. */
    templateUrl: string;
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

interface Template {
  url: string;
  stop(): Promise<void>;
}

declare global {
  /** Each project of a run sets itself up with a copy of this file; what they share lies outside. */
  var sewaTemplate: { made: Promise<Template>; users: number } | undefined;
}

/** One PostgreSQL for the run: an outside one by TEST_DATABASE_URL, otherwise an embedded one in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.sewaTemplate ??= { made: makeTemplate(), users: 0 };
  const template = globalThis.sewaTemplate;
  template.users += 1;
  const { url, stop } = await template.made;
  project.provide('templateUrl', url);
  return async () => {
    template.users -= 1;
    if (template.users === 0) await stop();
  };
}

/**
 * The template is filled in the background, beside what runs before the first clone. Whoever clones it waits for the same
 * lock, and so until it is complete.
 */
async function makeTemplate(): Promise<Template> {
  const outside = process.env['TEST_DATABASE_URL'];
  const name = `sewa_template_${process.pid}`;
  const server = outside ? { url: outside, stop: () => dropDatabases(outside, name) } : await startOwn();
  try {
    const url = await createDatabase(server.url, name);
    const maintenance = await connectToMaintenance(server.url);
    await lockClones(maintenance);
    const filled = fillTemplate(url)
      .catch(async (error: unknown) => {
        console.error('The template database could not be filled', error);
        // So that tests fail on a missing template, and not on half of its data.
        await dropDatabases(server.url, name);
        throw error;
      })
      .finally(() => maintenance.end());
    filled.catch(() => {
      // Logged above, and thrown by stop(); this only keeps the rejection from being an unhandled one.
    });
    return { url, stop: () => filled.finally(server.stop) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function fillTemplate(url: string): Promise<void> {
  await migrate(url, silent);
  await fillDemoArea(url);
}

async function startOwn() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sewa-test-'));
  const first = await startEmbedded({ dataDir, log: silent });
  const client = new Client({ connectionString: first.superuserUrl });
  await client.connect();
  await client.query('alter role sewa_owner createdb');
  // Tests that kill the database bring their own; for these nothing needs to reach the disk.
  await client.query('alter system set fsync = off');
  // Several portals work at once, each with some thirty connections.
  await client.query('alter system set max_connections = 300');
  await client.end();
  await first.stop();
  const embedded = await startEmbedded({ dataDir, log: silent });
  return {
    url: embedded.ownerUrl,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** An outside PostgreSQL is left as it was found: without the template and its clones. */
async function dropDatabases(serverUrl: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  const found = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { name } of found.rows)
    await client.query(`drop database ${escapeIdentifier(name)} with (force)`);
  await client.end();
}
