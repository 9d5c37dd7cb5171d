import type { PoolClient } from 'pg';
import { kyselyOn } from '../kysely-on-client.ts';
import { CommitUnknown } from '../lost-connection.ts';
import type { SessionDetails } from '../request-session.ts';
import type { RequestPools, Requests, RequestWork } from '../requests.ts';
import { type Committed, inTransaction } from '../transaction.ts';
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
        end: (client, result: T, sendCommit) =>
          endInOnePacket(client, { lastly: () => lastly?.(kyselyOn(client), result), sendCommit }),
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

/**
 * A commit after a statement that failed commits nothing. When the connection is lost, what counts is that the commit was
 * on its way.
 */
async function endInOnePacket(
  client: PoolClient,
  { lastly, sendCommit }: { lastly(): Promise<void> | undefined; sendCommit(): Promise<Committed> },
): Promise<Committed> {
  const sent = inOnePacket(client, () => [lastly(), sendCommit()] as const);
  const [written, ended] = await Promise.allSettled(sent);
  if (ended.status === 'rejected' && ended.reason instanceof CommitUnknown) throw ended.reason;
  if (written.status === 'rejected') throw written.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
}
