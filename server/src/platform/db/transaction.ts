import { type ClientBase, DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg';
import { CommitUnknown, isConnectionLost, isLostCode, isReadOnlyRefusal } from './lost-connection.ts';
import { isStandby } from './standby.ts';

type Run<T> = (client: PoolClient) => Promise<T>;
/** Begins the transaction and runs the work in it. */
type Begin = <T>(client: PoolClient, run: Run<T>) => Promise<T>;
/** Writes what may still have to be written and sends the commit. */
type End<T> = (client: PoolClient, result: T, sendCommit: () => Promise<Committed>) => Promise<Committed>;
export type Committed = QueryResult | QueryResult[];

/** Longer than a failover of the replica that a commit waits for. */
const maxCommitMs = 20_000;

export async function inTransaction<T>(
  pool: Pool,
  { begin, run, end }: { begin: Begin; run: Run<T>; end?: End<T> },
): Promise<T> {
  const client = await pool.connect();
  transactionIds.delete(client);
  let broken: Error | undefined;
  try {
    const result = await begin(client, run);
    await commit(client, { result, end });
    return result;
  } catch (error) {
    broken = findBreak(error) ?? (await rollback(client));
    throw error;
  } finally {
    client.release(broken ?? isStandby(client));
  }
}

/**
 * Without a time limit of the database: one that fires while the commit waits for a replica would end the wait and report
 * success for what a single machine has. Whoever waits here for too long learns that nothing is known.
 */
export async function commit<T>(
  client: PoolClient,
  { result, end = (_client, _result, sendCommit) => sendCommit() }: { result: T; end?: End<T> | undefined },
): Promise<void> {
  const transactionId = transactionIds.get(client) ?? null;
  const unknown = (cause: unknown) => new CommitUnknown(result, { cause, transactionId });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unknown(new Error('no answer'))), maxCommitMs);
  });
  unconfirmed.delete(client);
  const sendCommit = async (): Promise<Committed> => {
    try {
      return await client.query('set local statement_timeout = 0; commit');
    } catch (error) {
      throw isCommitRefused(error) ? error : unknown(error);
    }
  };
  try {
    const answer = await Promise.race([end(client, result, sendCommit), late]);
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    if (last?.command !== 'COMMIT') throw new Error('the transaction was rolled back');
    if (unconfirmed.has(client)) throw unknown(new Error('not replicated'));
  } finally {
    clearTimeout(timer);
  }
}

const transactionIds = new WeakMap<object, string>();

/** For whoever has to ask later what became of the transaction on this connection. */
export function noteTransactionId(client: ClientBase, id: string): void {
  transactionIds.set(client, id);
}

/** Connections on which a wait for a replica was ended from outside: PostgreSQL commits and says so by a warning only. */
const unconfirmed = new WeakSet<object>();

/** Before the first transaction on a new connection. */
export function noteUnconfirmed(client: PoolClient): void {
  client.on('notice', (notice) => {
    if ('routine' in notice && notice.routine === 'SyncRepWaitForLSN') unconfirmed.add(client);
  });
}

/** The database itself refused to commit: nothing was saved. */
function isCommitRefused(error: unknown): boolean {
  return error instanceof DatabaseError && !isLostCode(error.code ?? '') && !error.code?.startsWith('57');
}

/** A connection that must not be used again. */
function findBreak(error: unknown): Error | undefined {
  const isBroken = error instanceof CommitUnknown || isConnectionLost(error) || isReadOnlyRefusal(error);
  return isBroken && error instanceof Error ? error : undefined;
}

async function rollback(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure : new Error('rollback failed');
  }
}
