import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { demoPassword } from '../../../demo/fill-demo-area.ts';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { ensureAppRole } from '../platform/db/app-role.ts';
import { deriveSecret } from '../secret.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Whether the tests run on plain requests instead of speculative ones: see the project "plain requests" in vitest.config.ts. */
export const usesPlainRequests = process.env['PORTAL_PLAIN_REQUESTS'] === '1';

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
  const app = await createApp({ config, databaseUrl: appUrl, secret });
  const url = await app.listen();
  const owner = new Pool({ connectionString: ownerUrl, max: 4 });
  // Some tests end the database's connections.
  owner.on('error', () => undefined);
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
    close: async () => {
      await app.close();
      await owner.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A fresh clone of the demo database, with nobody at work on it. */
export async function openTestDatabase(given?: string): Promise<{ ownerUrl: string; appUrl: string }> {
  const ownerUrl = given ?? (await cloneTemplate());
  const appUrl = await ensureAppRole(ownerUrl, deriveSecret(secret, 'database role sewa_app'));
  return { ownerUrl, appUrl };
}

/** Cloning copies files: some 70 ms. Template databases take no other visitors, so clones are made one at a time. */
async function cloneTemplate(): Promise<string> {
  const template = new URL(inject('templateUrl'));
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const name = `${template.pathname.slice(1)}_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(`create database ${name} template ${template.pathname.slice(1)}`);
  } finally {
    await client.end();
  }
  const url = new URL(template);
  url.pathname = `/${name}`;
  return url.href;
}
