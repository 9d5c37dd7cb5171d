import pg from 'pg';
import type { Manifest } from './manifest.ts';

/** An archive on its way in. */
export type Archive = {
  file: string;
  passphrase: string | null;
  manifest: Manifest;
  /** Where its files lie until they change places with those of the portal. */
  filesDir: string;
  progress(step: string): Promise<void>;
};

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a lost connection would end the whole process; the query under way fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}
