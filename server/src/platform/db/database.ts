import { Pool, type PoolClient, types } from 'pg';
import type { HousekeepingStep } from '../housekeeping.ts';
import type { Log } from '../log.ts';
import { kyselyOn, type Tx } from './kysely-on-client.ts';
import { inOnePacket } from './one-packet.ts';
import { read } from './reading.ts';
import { openReadingConnections } from './reading-connections.ts';
import { type OpenedSession, openSession, recallSession, type SessionDetails } from './request-session.ts';

// Days stay days and moments travel as ISO texts: a Date would shift the one and is rebuilt from the other anyway.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
const arrayOfDates = 1182 as typeof types.builtins.DATE;
types.setTypeParser(arrayOfDates, (text): string[] => text.slice(1, -1).split(',').filter(Boolean));

interface RequestWork<T> {
  token: string;
  requestId: string;
  mode: 'read' | 'write';
  /** `session` is null when there is none. A reading one may run twice: see reading.ts. */
  run(tx: Tx, session: SessionDetails | null): Promise<T>;
}

export interface Database {
  /** A signed-in request: begins by stating who and where; a writing one is one transaction. */
  request<T>(work: RequestWork<T>): Promise<T>;
  /** Before sign-in: a transaction without context, in which every policy shows nothing. */
  anonymous<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Deletes what has expired and settles the counts. */
  housekeeping: readonly HousekeepingStep[];
  /** Which of these files no row of any area names. */
  unusedFiles(hashes: readonly string[]): Promise<string[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function openDatabase(url: string, log: Log): Database {
  const reading = openReadingConnections(
    openPool({ url, log, max: 12, settings: '-c default_transaction_read_only=on' }),
  );
  const writing = openPool({ url, log, max: 8, settings: '' });

  /** Tells the idle limit that the session is in use; nobody waits for it. */
  function touch(token: string): void {
    writing
      .query('select touch_session($1)', [token])
      .catch((error: Error) => log.warn(`a session was not marked as used: ${error.message}`));
  }

  function touched(token: string, opened: OpenedSession | null): SessionDetails | null {
    if (opened?.isStale) touch(token);
    return opened?.details ?? null;
  }

  /**
   * A request that only reads needs no transaction around its statements: the database refuses writes on this
   * connection, and whoever takes it next states who and where, or is told that it still stands, before anything is shown.
   */
  function reads<T>({ token, run }: RequestWork<T>): Promise<T> {
    const guess = recallSession(token);
    return reading.use(guess, (client) =>
      read({
        client,
        guess,
        open: async () => touched(token, await openSession(client, token, null)),
        touch: () => touch(token),
        run: (session) => run(kyselyOn(client), session),
      }),
    );
  }

  return {
    request: (work) => {
      if (work.mode === 'read') return reads(work);
      const { token, requestId, run } = work;
      return inTransaction(writing, async (client) =>
        run(kyselyOn(client), touched(token, await openSession(client, token, requestId))),
      );
    },
    anonymous: (run) => inTransaction(writing, (client) => run(kyselyOn(client))),
    housekeeping: [
      {
        name: 'expired sessions, tries, codes and keys',
        run: () => writing.query('select forget_old_sign_in_data()'),
      },
      { name: 'old jobs and imports', run: () => writing.query('select forget_old_jobs()') },
      { name: 'counts of the lists', run: () => writing.query('select settle_tallies()') },
    ],
    unusedFiles: async (hashes) => {
      const { rows } = await reading.use(null, (client) =>
        client.query<{ hash: string }>('select unused_files($1) as hash', [hashes]),
      );
      return rows.map(({ hash }) => hash);
    },
    ping: async () => {
      await reading.use(null, (client) => client.query('select 1'));
    },
    close: async () => {
      await Promise.all([reading.close(), writing.end()]);
    },
  };
}

function openPool(options: { url: string; log: Log; max: number; settings: string }): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    application_name: 'sewa-portal',
    options: `-c statement_timeout=20000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000 ${options.settings}`,
    // Statements are sent without waiting for the one before: see inOnePacket.
    pipeline: true,
  } as ConstructorParameters<typeof Pool>[0]);
  pool.on('error', (error) => options.log.warn(`database connection lost: ${error.message}`));
  // Without a listener a lost connection would end the process; the statement under way fails with the same error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function inTransaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { begun, running } = inOnePacket(client, () => ({
      begun: client.query('begin'),
      running: run(client),
    }));
    // Awaited below; when it fails, everything after it fails first.
    begun.catch(() => undefined);
    const result = await running;
    await begun;
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } catch (error) {
    try {
      await client.query('rollback');
    } catch (failure) {
      broken = failure instanceof Error ? failure : new Error('rollback failed');
    }
    throw error;
  } finally {
    client.release(broken);
  }
}
