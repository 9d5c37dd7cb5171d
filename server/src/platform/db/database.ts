import type { Writable } from 'node:stream';
import { Pool, type PoolClient, types } from 'pg';
import type { Log } from '../log.ts';
import { kyselyOn, named, type Tx } from './kysely-on-client.ts';

// Days stay days and moments travel as ISO texts: a Date would shift the one and is rebuilt from the other anyway.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
const arrayOfDates = 1182 as typeof types.builtins.DATE;
types.setTypeParser(arrayOfDates, (text): string[] => text.slice(1, -1).split(',').filter(Boolean));

/** The row of open_request, or null when the session is gone. */
export interface OpenedRequest {
  user_id: string;
  username: string;
  name: string;
  org_id: string;
  org_name: string;
  org_level: number;
  area_id: string | null;
  centres: string;
  acl: string;
  temporary_acl: string;
  ceiling: string;
  must_change: boolean;
  language: string | null;
  is_stale: boolean;
}

export interface RequestWork<T> {
  token: Buffer;
  requestId: string;
  mode: 'read' | 'write';
  /** `opened` is null when there is no such session. */
  run(tx: Tx, opened: OpenedRequest | null): Promise<T>;
}

export interface Database {
  /** A signed-in request: one transaction that begins by stating who and where. */
  request<T>(work: RequestWork<T>): Promise<T>;
  /** Before sign-in: a transaction without context, in which every policy shows nothing. */
  anonymous<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** Tells the idle limit that the session is in use. */
  touchSession(token: Buffer): Promise<void>;
  /** Sessions, tries, codes and keys past their time. */
  forgetOld(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

const openStatement = named('select * from open_request($1, $2)');

export function openDatabase(url: string, log: Log): Database {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: false,
    application_name: 'sewa-portal',
    options: '-c statement_timeout=20000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000',
    // Statements are sent without waiting for the one before: see inOnePacket.
    pipeline: true,
  } as ConstructorParameters<typeof Pool>[0]);
  pool.on('error', (error) => log.warn(`database connection lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    request: ({ token, requestId, mode, run }) =>
      inTransaction(pool, mode, async (client) => {
        const opened = await client.query<OpenedRequest>({ ...openStatement, values: [token, requestId] });
        return run(kyselyOn(client), opened.rows[0] ?? null);
      }),
    anonymous: (run) => inTransaction(pool, 'write', (client) => run(kyselyOn(client))),
    touchSession: async (token) => {
      await pool.query('select touch_session($1)', [token]);
    },
    forgetOld: async () => {
      await pool.query('select forget_old_sign_in_data()');
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

async function inTransaction<T>(
  pool: Pool,
  mode: 'read' | 'write',
  run: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { begun, running } = inOnePacket(client, () => ({
      begun: client.query(mode === 'read' ? 'begin read only' : 'begin'),
      running: run(client),
    }));
    begun.catch(() => undefined);
    const result = await running;
    await begun;
    const ending = client.query('commit');
    if (mode === 'write') {
      const { command } = await ending;
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
      client.release();
    } else {
      // Nothing was written, so nobody needs to wait for the end of a read.
      ending.then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    }
    return result;
  } catch (error) {
    try {
      await client.query('rollback');
    } catch (failure) {
      broken = failure instanceof Error ? failure : new Error('rollback failed');
    }
    client.release(broken);
    throw error;
  }
}

/** Writing to a socket costs more than what is written: begin and the context leave together. */
function inOnePacket<T>(client: PoolClient, send: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}
