import type { PoolClient, QueryResult } from 'pg';
import { kyselyOn } from '../kysely-on-client.ts';
import type { SessionDetails } from '../request-session.ts';
import type { RequestPools, Requests, RequestWork } from '../requests.ts';
import { inTransaction } from '../transaction.ts';
import { inOnePacket } from './one-packet.ts';
import { read } from './reading.ts';
import { openReadingConnections } from './reading-connections.ts';
import { type OpenedSession, openForReading, openForWriting, recallSession } from './remembered-sessions.ts';

/** The same as plain-requests.ts with fewer round trips: see README.md. */
export function openSpeculativeRequests({ reading, writing, touch }: RequestPools): Requests {
  const connections = openReadingConnections(reading);

  function touched(token: string, opened: OpenedSession | null): SessionDetails | null {
    if (opened?.isStale) touch(token);
    return opened?.details ?? null;
  }

  return {
    read: ({ token, run }) => {
      const guess = recallSession(token);
      return connections.use(guess, (client) =>
        read({
          client,
          guess,
          open: async () => touched(token, await openForReading(client, token)),
          touch: () => touch(token),
          run: (session) => run(kyselyOn(client), session),
        }),
      );
    },
    write: <T>({ token, requestId, run, lastly }: RequestWork<T>) =>
      inTransaction(writing, {
        begin: beginInOnePacket,
        run: async (client) =>
          run(kyselyOn(client), touched(token, await openForWriting(client, token, requestId))),
        end: (client, result: T) => endInOnePacket(client, () => lastly?.(kyselyOn(client), result)),
      }),
    anonymous: (run) =>
      inTransaction(writing, { begin: beginInOnePacket, run: (client) => run(kyselyOn(client)) }),
    look: (run) => connections.use(null, run),
    close: async () => {
      await Promise.all([connections.close(), writing.end()]);
    },
  };
}

/** The first statement of the work leaves together with the beginning. */
async function beginInOnePacket<T>(client: PoolClient, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const { begun, running } = inOnePacket(client, () => ({
    begun: client.query('begin'),
    running: run(client),
  }));
  // Awaited below; when it fails, everything after it fails first.
  begun.catch(() => undefined);
  const result = await running;
  await begun;
  return result;
}

/** The commit of a transaction in which the last statement failed is a rollback. */
async function endInOnePacket(
  client: PoolClient,
  lastly: () => Promise<void> | undefined,
): Promise<QueryResult> {
  const { written, ended } = inOnePacket(client, () => ({
    written: lastly(),
    ended: client.query('commit'),
  }));
  const [, committed] = await Promise.all([written, ended]);
  return committed;
}
