import type { Pool, PoolClient, QueryResult } from 'pg';

type Run<T> = (client: PoolClient) => Promise<T>;
/** Begins the transaction and runs the work in it. */
type Begin = <T>(client: PoolClient, run: Run<T>) => Promise<T>;
/** Sends the commit, with what may still have to be written before it. */
type End<T> = (client: PoolClient, result: T) => Promise<QueryResult>;

export async function inTransaction<T>(
  pool: Pool,
  { begin, run, end = (client) => client.query('commit') }: { begin: Begin; run: Run<T>; end?: End<T> },
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const result = await begin(client, run);
    const { command } = await end(client, result);
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
