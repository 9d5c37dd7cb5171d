import { Client, escapeLiteral } from 'pg';
import { endQuietly } from './end-quietly.ts';

/**
 * The server's own role: it owns no table and cannot bypass row-level security. Its password follows from the
 * portal's secret, so that several servers of one database agree on it without telling each other.
 */
export async function ensureAppRole(ownerUrl: string, password: string): Promise<string> {
  const appUrl = new URL(ownerUrl);
  appUrl.username = 'sewa_app';
  appUrl.password = password;
  if (await canSignIn(appUrl.href)) return appUrl.href;
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`alter role sewa_app login password ${escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
  return appUrl.href;
}

/** Whatever the reason: the owner's connection, which comes next, fails with a text of its own. */
async function canSignIn(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await endQuietly(client);
  }
}
