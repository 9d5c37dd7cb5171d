import { Pool, type PoolClient, types } from 'pg';
import type { HousekeepingLedger, HousekeepingStep } from '../housekeeping.ts';
import type { Log } from '../log.ts';
import { changePartSteps } from './change-parts.ts';
import { openHousekeepingLedger } from './housekeeping-ledger.ts';
import type { Tx } from './kysely-on-client.ts';
import { ConnectionLost, isReadOnlyRefusal, untilConnected } from './lost-connection.ts';
import { only } from './only.ts';
import { openPlainRequests } from './plain-requests.ts';
import type { SessionDetails } from './request-session.ts';
import type { RequestWork } from './requests.ts';
import { retentionSteps } from './retention.ts';
import { openSpeculativeRequests } from './speculative/speculative-requests.ts';
import { StandbyAware } from './standby.ts';
import { noteUnconfirmed } from './transaction.ts';

// Days stay days and moments travel as ISO texts: a Date would shift the one and is rebuilt from the other anyway.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());
const arrayOfDates = 1182 as typeof types.builtins.DATE;
types.setTypeParser(arrayOfDates, (text): string[] => text.slice(1, -1).split(',').filter(Boolean));

export interface Database {
  /** A signed-in request: begins by stating who and where; a writing one is one transaction. */
  request<T>(work: RequestWork<T> & { mode: 'read' | 'write' }): Promise<T>;
  /** Before sign-in: a transaction without context, in which every policy shows nothing. */
  anonymous<T>(run: (tx: Tx) => Promise<T>): Promise<T>;
  /** What is known of a session while it lasts, without counting as a use of it. */
  peekSession(token: string): Promise<SessionDetails | null>;
  /** Deletes what has expired and settles the counts. */
  housekeeping: readonly HousekeepingStep[];
  ledger: HousekeepingLedger;
  /** By which a file store knows its database. */
  installationId(): Promise<string>;
  /** Which of these files no row of any area names. */
  unusedFiles(hashes: readonly string[]): Promise<string[]>;
  /** Files of erased people that are still to be destroyed. */
  filesToDestroy(): Promise<string[]>;
  fileDestroyed(hash: string): Promise<void>;
  /** Throws unless the database can be written to. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A read waits so long for the next leader. */
const maxReadWaitMs = 8_000;

export function openDatabase(options: {
  url: string;
  /** Where to read, if not from the same. */
  readUrl?: string;
  log: Log;
  usesPlainRequests: boolean;
  /** How long a request waits for a free connection before it is told that the portal is busy. */
  waitMs?: number;
}): Database {
  const { url, readUrl = url, log, usesPlainRequests, waitMs = 5_000 } = options;
  const onlyReads = '-c default_transaction_read_only=on';
  const reading = openPool({ url: readUrl, log, max: 12, settings: onlyReads, waitMs });
  const writing = openPool({ url, log, max: 8, settings: '', waitMs });
  const openRequests = usesPlainRequests ? openPlainRequests : openSpeculativeRequests;
  const requests = openRequests({
    reading,
    writing,
    touch: (token) => {
      writing
        .query('select touch_session($1)', [token])
        .catch((error: Error) => log.warn(`a session was not marked as used: ${error.message}`));
    },
  });

  const look = <T>(run: (client: PoolClient) => Promise<T>) =>
    untilConnected(() => requests.look(run), maxReadWaitMs);

  const step = (name: string, statement: string): HousekeepingStep => ({
    name,
    run: async () => {
      await writing.query(statement);
      return undefined;
    },
  });

  return {
    request: (work) =>
      work.mode === 'read'
        ? untilConnected(() => requests.read(work), maxReadWaitMs)
        : onLeader(requests.write(work)),
    anonymous: (run) => onLeader(requests.anonymous(run)),
    peekSession: async (token) => {
      const { rows } = await look((client) =>
        client.query<SessionDetails>('select * from peek_session($1)', [token]),
      );
      return rows[0] ?? null;
    },
    housekeeping: [
      step('expired sessions, tries, codes and keys', 'select forget_old_sign_in_data()'),
      step('old jobs and imports', 'select forget_old_jobs()'),
      step('counts of the lists', 'select settle_tallies()'),
      ...changePartSteps(writing),
      ...retentionSteps(writing),
    ],
    ledger: openHousekeepingLedger(writing),
    installationId: async () => {
      const { rows } = await look((client) => client.query<{ id: string }>('select installation_id() as id'));
      return only(rows).id;
    },
    unusedFiles: async (hashes) => {
      const { rows } = await look((client) =>
        client.query<{ hash: string }>('select unused_files($1) as hash', [hashes]),
      );
      return rows.map(({ hash }) => hash);
    },
    filesToDestroy: async () => {
      const { rows } = await look((client) =>
        client.query<{ hash: string }>('select files_to_destroy() as hash'),
      );
      return rows.map(({ hash }) => hash);
    },
    fileDestroyed: async (hash) => {
      await writing.query('select file_destroyed($1)', [hash]);
    },
    ping: async () => {
      const client = await writing.connect();
      let follows = true;
      try {
        const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
        follows = only(rows).follows;
      } finally {
        // The next connection may find the one that leads.
        client.release(follows);
      }
      if (follows) throw new Error('this database only follows another one');
    },
    close: requests.close,
  };
}

/** On a writing connection only a database that leads no more refuses to write. */
async function onLeader<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    throw isReadOnlyRefusal(error)
      ? new ConnectionLost('the database leads no more', { cause: error })
      : error;
  }
}

function openPool(options: { url: string; log: Log; max: number; settings: string; waitMs: number }): Pool {
  const pool = new Pool({
    connectionString: options.url,
    max: options.max,
    connectionTimeoutMillis: options.waitMs,
    idleTimeoutMillis: 60_000,
    application_name: 'sewa-portal',
    options: `-c statement_timeout=20000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000 ${options.settings}`,
    // Statements are sent without waiting for the one before: see speculative/one-packet.ts.
    pipeline: true,
    Client: StandbyAware,
    keepAlive: true,
  } as ConstructorParameters<typeof Pool>[0]);
  pool.on('error', (error) => options.log.warn(`database connection lost: ${error.message}`));
  // Without a listener a lost connection would end the process; the statement under way fails with the same error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    noteUnconfirmed(client);
  });
  return pool;
}
