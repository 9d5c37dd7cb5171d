import { Client } from 'pg';

/** A connection to the database in which others are made and dropped. */
export async function connectToMaintenance(server: string | URL): Promise<Client> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return client;
}

/**
 * Taken by whoever clones a database, or fills the one that is cloned: a database in use cannot be cloned. Held until the
 * connection ends.
 */
export async function lockClones(maintenance: Client): Promise<void> {
  await maintenance.query('select pg_advisory_lock(1)');
}
