import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { withDatabase } from '../platform/db/embedded/connection.ts';
import {
  createDatabase,
  dropDatabase,
  replacePortalDatabase,
} from '../platform/db/embedded/portal-database.ts';
import { type Embedded, startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { only } from '../platform/db/only.ts';
import { readTables } from './catalogue.ts';
import { CommandError, commandLog } from './command.ts';
import { loadArchive } from './load-archive.ts';
import type { Manifest } from './manifest.ts';
import { migrateToArchive, refuseNewer } from './migrate-to-archive.ts';
import { verifyArchive } from './read-archive.ts';

type Order = {
  config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  file: string;
  /** Asked only when there is data already. */
  mayReplace(): Promise<boolean>;
};

/** Nothing that exists is touched before the archive has been verified and loaded as a whole. */
export async function putBack({ config, file, mayReplace }: Order): Promise<Manifest> {
  const manifest = await verifyArchive(file);
  await refuseNewer(manifest);
  const filesDir = join(config.dataDir, 'files.restoring');
  const archive = { file, manifest, filesDir };
  await rm(filesDir, { recursive: true, force: true });
  try {
    if (config.databaseUrl === null) await intoEmbedded(config.dataDir, archive, mayReplace);
    else await intoOutside(config.databaseUrl, archive);
    await replaceFiles(config.dataDir, filesDir);
  } finally {
    await rm(filesDir, { recursive: true, force: true });
  }
  return manifest;
}

type Archive = { file: string; manifest: Manifest; filesDir: string };

async function intoEmbedded(
  dataDir: string,
  archive: Archive,
  mayReplace: Order['mayReplace'],
): Promise<void> {
  // Takes ownership, and so refuses while a server runs.
  const embedded = await startEmbedded({ dataDir, log: commandLog });
  try {
    const isEmpty = !(await hasTables(embedded.superuserUrl));
    if (!isEmpty && !(await mayReplace())) throw new CommandError('Nothing was changed.');
    await replaceDatabase(embedded, archive);
    await embedded.settle();
  } finally {
    await embedded.stop();
  }
}

const freshDatabase = 'sewa_restoring';

async function replaceDatabase(embedded: Embedded, archive: Archive): Promise<void> {
  const ownerUrl = withDatabase(embedded.ownerUrl, freshDatabase);
  const superuserUrl = withDatabase(embedded.superuserUrl, freshDatabase);
  await withClient(withDatabase(embedded.superuserUrl, 'postgres'), async (admin) => {
    await dropDatabase(admin, freshDatabase);
    await createDatabase(admin, freshDatabase);
    try {
      await fill(ownerUrl, superuserUrl, archive);
      await replacePortalDatabase(admin, freshDatabase);
    } finally {
      await dropDatabase(admin, freshDatabase);
    }
  });
}

/** Elsewhere we may not make databases, so only an empty one is filled. */
async function intoOutside(url: string, archive: Archive): Promise<void> {
  if (await hasTables(url)) {
    throw new CommandError(
      'The database of DATABASE_URL is not empty. Make an empty one and point DATABASE_URL at it.',
    );
  }
  const mayLoad = `select has_parameter_privilege('session_replication_role', 'set') as may`;
  const { rows } = await withClient(url, (client) => client.query<{ may: boolean }>(mayLoad));
  if (!only(rows).may) {
    throw new CommandError(
      'Loading needs triggers switched off: let a superuser "grant set on parameter session_replication_role" to the role of DATABASE_URL.',
    );
  }
  await fill(url, url, archive);
}

async function fill(
  ownerUrl: string,
  loaderUrl: string,
  { file, manifest, filesDir }: Archive,
): Promise<void> {
  const migrateOn = await migrateToArchive(ownerUrl, manifest);
  await loadArchive({ file, manifest, filesDir, url: loaderUrl });
  await migrateOn();
}

async function replaceFiles(dataDir: string, filesDir: string): Promise<void> {
  const [current, old] = [join(dataDir, 'files'), join(dataDir, 'files.old')];
  await rm(old, { recursive: true, force: true });
  await renameIfThere(current, old);
  await renameIfThere(filesDir, current);
  await rm(old, { recursive: true, force: true });
}

async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function hasTables(url: string): Promise<boolean> {
  return withClient(url, async (client) => (await readTables(client)).length > 0);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a lost connection would end the whole process; the query under way fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}
