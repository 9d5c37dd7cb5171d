import type { Writable } from 'node:stream';
import { Pool, type PoolClient, types } from 'pg';
import type { Log } from '../log.ts';
import { kyselyOn, type Tx } from './kysely-on-client.ts';
import { type OpenedSession, openSession, recallSession, type SessionDetails } from './request-session.ts';

// Days stay days and moments travel as ISO texts: a Date would shift the one and is rebuilt from the other anyway.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
const arrayOfDates = 1182 as typeof types.builtins.DATE;
types.setTypeParser(arrayOfDates, (text): string[] => text.slice(1, -1).split(',').filter(Boolean));

interface RequestWork<T> {
  token: Buffer;
  requestId: string;
  mode: 'read' | 'write';
  /** `session` is null when there is none. A reading one may run twice: see guessing. */
  run(tx: Tx, session: SessionDetails | null): Promise<T>;
}

export interface Database {
  /** A signed-in request: begins by stating who and where; a writing one is one transaction. */
  request<T>(work: RequestWork<T>): Promise<T>;
  /** Before sign-in: a transaction without context, in which every policy shows nothing. */
  anonymous<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Sessions, tries, codes and keys past their time. */
  forgetOld(): Promise<void>;
  /** Which of these files no row of any area names. */
  unusedFiles(hashes: readonly string[]): Promise<string[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export function openDatabase(url: string, log: Log): Database {
  const reading = openPool({ url, log, max: 12, settings: '-c default_transaction_read_only=on' });
  const writing = openPool({ url, log, max: 8, settings: '' });

  /** Tells the idle limit that the session is in use; nobody waits for it. */
  function touched(token: Buffer, opened: OpenedSession | null): SessionDetails | null {
    if (opened?.isStale) writing.query('select touch_session($1)', [token]).catch(() => undefined);
    return opened?.details ?? null;
  }

  return {
    request: ({ token, requestId, mode, run }) => {
      if (mode === 'write') {
        return inTransaction(writing, async (client) =>
          run(kyselyOn(client), touched(token, await openSession(client, token, requestId))),
        );
      }
      return onConnection(reading, (client) =>
        guessing(client, {
          guess: recallSession(token),
          open: async () => touched(token, await openSession(client, token, null)),
          run: (session) => run(kyselyOn(client), session),
        }),
      );
    },
    anonymous: (run) => inTransaction(writing, (client) => run(kyselyOn(client))),
    forgetOld: async () => {
      await writing.query('select forget_old_sign_in_data()');
    },
    unusedFiles: async (hashes) => {
      const { rows } = await reading.query<{ hash: string }>('select unused_files($1) as hash', [hashes]);
      return rows.map(({ hash }) => hash);
    },
    ping: async () => {
      await reading.query('select 1');
    },
    close: async () => {
      await Promise.all([reading.end(), writing.end()]);
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
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A request that only reads needs no transaction around its statements: the database refuses writes on this
 * connection, and whoever takes it next states who and where before anything else.
 */
async function onConnection<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await run(client);
  } finally {
    client.release();
  }
}

/**
 * A read begins with what was true of its session last time, while the database is still asked whether it is: both
 * leave in one packet. Row-level security stands between them in any case; where the guess was wrong, what was read is
 * thrown away and read again.
 */
async function guessing<T>(
  client: PoolClient,
  work: {
    guess: SessionDetails | null;
    open(): Promise<SessionDetails | null>;
    run(session: SessionDetails | null): Promise<T>;
  },
): Promise<T> {
  if (work.guess === null) return work.run(await work.open());
  const { guess } = work;
  const stream = streamOf(client);
  stream.cork();
  // The queries of the handler are made a few promises later.
  setImmediate(() => stream.uncork());
  // The guard refuses at once, by throwing: a refusal by a wrong guess must not outrun the truth.
  const attempt = async () => work.run(guess);
  const [opened, guessed] = await Promise.allSettled([work.open(), attempt()]);
  if (opened.status === 'rejected') throw opened.reason;
  if (opened.value !== guess) return work.run(opened.value);
  if (guessed.status === 'rejected') throw guessed.reason;
  return guessed.value;
}

async function inTransaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { begun, running } = inOnePacket(client, () => ({
      begun: client.query('begin'),
      running: run(client),
    }));
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

/** Writing to a socket costs more than what is written: begin and the context leave together. */
function inOnePacket<T>(client: PoolClient, send: () => T): T {
  const stream = streamOf(client);
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

function streamOf(client: PoolClient): Writable {
  return (client as unknown as { connection: { stream: Writable } }).connection.stream;
}
