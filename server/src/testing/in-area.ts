import { Client } from 'pg';
import { kyselyOn, type Tx } from '../platform/db/kysely-on-client.ts';
import type { TestPortal } from './test-portal.ts';

/** One transaction of the application in an area, as a user of the whole area. */
export async function inArea<T>(
  { appUrl }: TestPortal,
  area: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: appUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.area', $1, true), set_config('app.centres', '*', true), set_config('app.level', '50', true)",
      [area],
    );
    const result = await work(kyselyOn(client));
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}
