import type { Pool, PoolClient } from 'pg';
import { kyselyOn } from './kysely-on-client.ts';
import { fetchDetails, type SessionDetails, stateContext } from './request-session.ts';
import type { RequestPools, Requests, RequestWork } from './requests.ts';
import { isStandby } from './standby.ts';
import { inTransaction } from './transaction.ts';

/**
 * Begin, state who and where, do the work, commit: one after the other, remembering nothing. Slower than speculative/ and
 * chosen by PORTAL_PLAIN_REQUESTS=1, to find out whether a fault lies there; the tests of both are the same.
 */
export function openPlainRequests({ reading, writing, touch }: RequestPools): Requests {
  function inContext<T>(pool: Pool, { token, requestId, run, lastly }: RequestWork<T>): Promise<T> {
    return inTransaction(pool, {
      begin,
      run: async (client) => run(kyselyOn(client), await openSession(client, token, requestId)),
      end: async (client, result, sendCommit) => {
        await lastly?.(kyselyOn(client), result);
        return sendCommit();
      },
    });
  }

  async function openSession(
    client: PoolClient,
    token: string,
    requestId: string,
  ): Promise<SessionDetails | null> {
    const context = await stateContext(client, token, requestId);
    if (context?.isStale) touch(token);
    return context && fetchDetails(client, token);
  }

  return {
    read: (work) => inContext(reading, work),
    write: (work) => inContext(writing, work),
    anonymous: (run) => inTransaction(writing, { begin, run: (client) => run(kyselyOn(client)) }),
    look: async (run) => {
      const client = await reading.connect();
      try {
        return await run(client);
      } finally {
        client.release(isStandby(client));
      }
    },
    close: async () => {
      await Promise.all([reading.end(), writing.end()]);
    },
  };
}

async function begin<T>(client: PoolClient, run: (client: PoolClient) => Promise<T>): Promise<T> {
  await client.query('begin');
  return run(client);
}
