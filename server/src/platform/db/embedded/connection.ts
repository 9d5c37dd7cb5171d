import { realpath } from 'node:fs/promises';
import pg from 'pg';
import { endQuietly } from '../end-quietly.ts';
import { only } from '../only.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import type { Postmaster } from './postmaster.ts';

export const portalDatabase = 'sewa';
export const ownerRole = 'sewa_owner';

export function ownerUrl({ state }: Cluster, { port }: Postmaster): string {
  return urlOf({ user: ownerRole, password: state.ownerPassword, port, database: portalDatabase });
}

export function superuserUrl({ state }: Cluster, { port }: Postmaster, database: string): string {
  return urlOf({ user: 'postgres', password: state.superuserPassword, port, database });
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** A superuser's connection to the database of this cluster, and no other that might have its port. */
export async function connectSuperuser(
  cluster: Cluster,
  postmaster: Postmaster,
  purpose: string,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: superuserUrl(cluster, postmaster, 'postgres'),
    application_name: `sewa-portal ${purpose} ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Without a listener a lost connection would end the whole process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if ((await realpath(only(rows).data_directory)) === cluster.directory) return client;
  } catch (error) {
    await endQuietly(client);
    if (!isWrongPassword(error)) throw error;
  }
  throw new EmbeddedError(
    `The database on port ${postmaster.port} does not accept the passwords kept in DATA_DIR ${cluster.dataDir}.`,
  );
}

type Address = { user: string; password: string; port: number; database: string };

// sslmode, because PGSSLMODE of the caller's environment would otherwise count.
function urlOf({ user, password, port, database }: Address): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}?sslmode=disable`;
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01';
}
