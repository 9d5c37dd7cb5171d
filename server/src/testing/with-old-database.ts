import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { connectToMaintenance } from './connect-to-maintenance.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

interface OldDatabase {
  client: Client;
  /** Brings it up to date. */
  upgrade(): Promise<void>;
}

/** An empty database as the migrations up to this one left it, dropped afterwards. */
export async function withOldDatabase(
  upTo: number,
  work: (old: OldDatabase) => Promise<void>,
): Promise<void> {
  const url = new URL(inject('templateUrl'));
  url.pathname += `_${randomUUID().replaceAll('-', '')}`;
  const name = url.pathname.slice(1);
  const maintenance = await connectToMaintenance(url);
  await maintenance.query(`create database ${name}`);
  const client = new Client({ connectionString: url.href });
  try {
    await migrate(url.href, silent, { upTo });
    await client.connect();
    await work({ client, upgrade: () => migrate(url.href, silent) });
  } finally {
    await client.end();
    await maintenance.query(`drop database ${name}`);
    await maintenance.end();
  }
}
