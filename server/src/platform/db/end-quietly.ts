import type { ClientBase } from 'pg';

/** The server may be gone before its connection is ended: the connection is closed either way. */
export async function endQuietly(client: ClientBase & { end(): Promise<void> }): Promise<void> {
  await client.end().catch(() => undefined);
}
