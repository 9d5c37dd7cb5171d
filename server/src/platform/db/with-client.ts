import { Client } from 'pg';
import { endQuietly } from './end-quietly.ts';

/** A connection for one piece of work, which fails when it is lost. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // The statement under way fails with the same error; without a listener the process would end.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await endQuietly(client);
  }
}
