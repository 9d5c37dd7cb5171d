import type { Pool, PoolClient } from 'pg';

type Run<T> = (client: PoolClient) => Promise<T>;
/** Begins the transaction and runs the work in it. */
type Begin = <T>(client: PoolClient, run: Run<T>) => Promise<T>;

export async function inTransaction<T>(pool: Pool, begin: Begin, run: Run<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const result = await begin(client, run);
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
