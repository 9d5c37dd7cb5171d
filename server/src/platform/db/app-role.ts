import { escapeLiteral } from 'pg';
import { withClient } from './with-client.ts';

/**
 * The server's own role: it owns no table and cannot bypass row-level security. Its password follows from the
 * portal's secret, so that several servers of one database agree on it without telling each other.
 */
export async function ensureAppRole(ownerUrl: string, password: string): Promise<string> {
  const appUrl = new URL(ownerUrl);
  appUrl.username = 'sewa_app';
  appUrl.password = password;
  if (await canSignIn(appUrl.href)) return appUrl.href;
  await withClient(ownerUrl, (client) =>
    client.query(`alter role sewa_app login password ${escapeLiteral(password)}`),
  );
  return appUrl.href;
}

/** Whatever the reason: the owner's connection, which comes next, fails with a text of its own. */
async function canSignIn(url: string): Promise<boolean> {
  return withClient(url, async () => true).catch(() => false);
}
