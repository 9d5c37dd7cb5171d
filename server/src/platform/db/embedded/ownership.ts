import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { only } from '../only.ts';
import type { Cluster } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';

/** Any number that no other lock of ours uses; it is taken in the database `postgres`. */
const ownershipKey = 20_260_715;
// A killed owner's session, or a backup that is just ending, may hold it for a moment longer.
const patience = 2_000;

/** Held as long as the connection lives; only the owner may stop the database. */
export async function takeOwnership(client: pg.Client, cluster: Cluster): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await tryToOwn(client))) {
    if (Date.now() > deadline) throw new EmbeddedError(await refusal(client, cluster));
    await delay(50);
  }
}

export async function tryToOwn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
    ownershipKey,
  ]);
  return only(rows).got;
}

async function refusal(client: pg.Client, { dataDir }: Cluster): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and objid = $1`,
    [ownershipKey],
  );
  const process = rows[0]?.application_name.match(/\d+$/)?.[0];
  return (
    `Another Sewa Portal${process ? ` (process ${process})` : ''} already uses DATA_DIR ${dataDir}. ` +
    'Stop that one first, or give this one its own DATA_DIR and PORT.'
  );
}
