import { Client, DatabaseError } from 'pg';
import type { Log } from '../log.ts';
import { endQuietly } from './end-quietly.ts';
import { isConnectionLost, isSocketLost } from './lost-connection.ts';
import { only } from './only.ts';

interface Patience {
  log: Log;
  limitMs: number;
  /** Throws when the start is to end. */
  check(): void;
}

const pauseMs = 500;

/**
 * Runs work of the start on whatever database leads, and again when that is lost under it: the work must bear to be run
 * twice. What is no matter of time, such as a wrong password, is thrown at once.
 */
export async function onLeader<T>(url: string, patience: Patience, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience.limitMs;
  let hasSaid = false;
  for (;;) {
    patience.check();
    try {
      await expectLeader(url);
      return await work();
    } catch (error) {
      if (!isPassing(error) || Date.now() + pauseMs > deadline) throw error;
      if (!hasSaid) patience.log.warn(`waiting for the database: ${textOf(error)}`);
      hasSaid = true;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

async function expectLeader(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // The query that is under way fails with the same error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    if (only(rows).follows) throw new NoLeader();
  } finally {
    await endQuietly(client);
  }
}

class NoLeader extends Error {
  override message = 'the database of DATABASE_URL only follows another one, and cannot be written to';
}

function isPassing(error: unknown): boolean {
  // Whatever a start waits for is the database.
  if (error instanceof NoLeader || isConnectionLost(error) || isSocketLost(error)) return true;
  // Names of services come and go with them; too many connections pass.
  if (error instanceof DatabaseError) return error.code === '53300';
  const { cause, code } = error as { cause?: unknown; code?: string };
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' || (cause !== undefined && isPassing(cause));
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
