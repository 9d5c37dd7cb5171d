import type { Pool, PoolClient } from 'pg';
import type { SessionDetails } from '../request-session.ts';
import { isStandby } from '../standby.ts';
import { standsFor } from './standing-context.ts';

interface ReadingConnections {
  /** Prefers the connection that stands in this session's context already. */
  use<T>(session: SessionDetails | null, work: (client: PoolClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Beyond this rest, connections go back to the pool, which closes what nobody needs. */
const restLimit = 60_000;

/** The pool hands out whichever connection comes first; here they rest so that one can be chosen. */
export function openReadingConnections(pool: Pool): ReadingConnections {
  /** The one that has rested longest comes first. */
  const resting: PoolClient[] = [];
  const broken = new WeakSet<PoolClient>();
  let isClosed = false;
  const sweep = setInterval(returnAll, restLimit).unref();
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      broken.add(client);
      if (!leave(client)) return;
      client.release(error);
      pool.emit('error', error, client);
    }),
  );

  function leave(client: PoolClient | undefined): PoolClient | undefined {
    const at = client ? resting.indexOf(client) : -1;
    return at < 0 ? undefined : resting.splice(at, 1)[0];
  }

  function returnAll(): void {
    for (const client of resting.splice(0)) client.release();
  }

  function take(session: SessionDetails | null): PoolClient | Promise<PoolClient> {
    return (
      leave(resting.findLast((client) => standsFor(client, session))) ?? resting.shift() ?? pool.connect()
    );
  }

  function giveBack(client: PoolClient): void {
    // A replica serves while there is no leader, one request at a time: the next may find the leader again.
    if (isStandby(client)) client.release(true);
    // Whoever waits, waits at the pool; and it knows what to do with a broken connection.
    else if (isClosed || pool.waitingCount > 0 || broken.has(client)) client.release();
    else resting.push(client);
  }

  return {
    use: async (session, work) => {
      const client = await take(session);
      try {
        return await work(client);
      } finally {
        giveBack(client);
      }
    },
    close: async () => {
      isClosed = true;
      clearInterval(sweep);
      returnAll();
      await pool.end();
    },
  };
}
