import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, type DatabaseError, Pool } from 'pg';
import { inject } from 'vitest';
import { demoPassword } from '../../../demo/fill-demo-area.ts';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { ensureAppRole } from '../platform/db/app-role.ts';
import { deriveSecret } from '../secret.ts';
import { connectToMaintenance, lockClones } from './connect-to-maintenance.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Whether the tests run on plain requests instead of speculative ones: see the project "plain requests" in vitest.config.ts. */
export const usesPlainRequests = process.env['PORTAL_PLAIN_REQUESTS'] === '1';

const OBJECT_IN_USE = '55006';

/** The same for every test: all clones share the one role of their PostgreSQL. */
const secret = 'a secret for tests only, long enough to be taken';

export interface TestPortal {
  url: string;
  ownerUrl: string;
  /** Where its files lie. */
  dataDir: string;
  /** As the application's own role, under row-level security. */
  appUrl: string;
  /** Around row-level security, to arrange and to look. */
  owner: Pool;
  /** Nobody in particular. */
  visitor(): Visitor;
  signIn(username: string, password?: string): Promise<Visitor>;
  /** The portal ends; its database and its files stay. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** The real app on a fresh clone of the demo database. */
export async function openTestPortal(env: Record<string, string> = {}): Promise<TestPortal> {
  const { ownerUrl, appUrl } = await openTestDatabase(env['DATABASE_URL']);
  const dataDir = await mkdtemp(join(tmpdir(), 'sewa portal '));
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_URL: ownerUrl,
    PORTAL_SECRET: secret,
    DATA_DIR: dataDir,
    PORTAL_PLAIN_REQUESTS: usesPlainRequests ? '1' : '0',
    ...env,
  });
  // Other tests have the machine at the same time: being slow must not look like being busy.
  const app = await createApp({ config, databaseUrl: appUrl, secret, connectionWaitMs: 60_000 });
  const url = await app.listen();
  const owner = new Pool({ connectionString: ownerUrl, max: 4 });
  // Some tests end the database's connections.
  owner.on('error', () => undefined);
  let stopped: Promise<void> | null = null;
  const stop = () => {
    stopped ??= app.close();
    return stopped;
  };
  return {
    url,
    ownerUrl,
    dataDir: config.dataDir,
    appUrl,
    owner,
    visitor: () => createVisitor(url),
    signIn: async (username, password = demoPassword) => {
      const visitor = createVisitor(url);
      const reply = await visitor.post('/api/user/login', { u: username, p: password });
      if (reply.status !== 200) throw new Error(`${username} cannot sign in: ${reply.body.message}`);
      return visitor;
    },
    stop,
    close: async () => {
      await stop();
      await owner.end();
      await rm(dataDir, { recursive: true, force: true });
      if (env['DATABASE_URL'] === undefined) await dropClone(ownerUrl);
    },
  };
}

/** A fresh clone of the demo database, with nobody at work on it. */
export async function openTestDatabase(given?: string): Promise<{ ownerUrl: string; appUrl: string }> {
  const ownerUrl = given ?? (await cloneDatabase(inject('templateUrl')));
  const appUrl = await ensureAppRole(ownerUrl, deriveSecret(secret, 'database role sewa_app'));
  return { ownerUrl, appUrl };
}

/**
 * Template databases take no other visitors, so clones are made one at a time. By copying files: through the log, which is
 * meant for small databases, a clone takes three times as long.
 */
export async function cloneDatabase(original: string): Promise<string> {
  const url = new URL(original);
  const name = `${nameOf(new URL(inject('templateUrl')))}_${randomUUID().replaceAll('-', '')}`;
  await withMaintenance(url, async (client) => {
    await lockClones(client);
    await client.query(`create database ${name} template ${nameOf(url)} strategy file_copy`);
  });
  url.pathname = `/${name}`;
  return url.href;
}

/** A hundred clones of the demo would fill the memory that the tests run in. One that a second portal uses stays. */
export async function dropClone(ownerUrl: string): Promise<void> {
  const url = new URL(ownerUrl);
  const drop = withMaintenance(url, (client) => client.query(`drop database ${nameOf(url)}`));
  await drop.catch((error: DatabaseError) => {
    if (error.code !== OBJECT_IN_USE) throw error;
  });
}

async function withMaintenance(server: URL, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = await connectToMaintenance(server);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function nameOf({ pathname }: URL): string {
  return pathname.slice(1);
}
