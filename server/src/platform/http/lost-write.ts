import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '../db/kysely-on-client.ts';
import { CommitUnknown, isConnectionLost } from '../db/lost-connection.ts';
import { confirmReplicated, findStatus, isLogged } from '../db/transaction-outcome.ts';
import type { Guard } from './guard.ts';
import { PortalError } from './portal-error.ts';

/** Together with the commit that was waited for this stays below the time that a browser waits. */
const maxWaitMs = 20_000;

/**
 * A write without a key is never repeated. When its connection was lost before the commit, nothing was saved. When it was
 * lost with it, whoever leads now is asked: an entry in the change log with the id of the request proves that it was saved,
 * a transaction that was undone or never arrived that it was not. A write that leaves no entry may be saved.
 */
export async function settleLostWrite<T>(
  error: unknown,
  { guard, requestId }: { guard: Guard; requestId: string },
): Promise<T> {
  if (isConnectionLost(error)) throw new PortalError('NOT_SAVED', { cause: error });
  if (!(error instanceof CommitUnknown)) throw error;
  const outcome = await findOutcome(guard, { requestId, transactionId: error.transactionId });
  if (outcome === 'saved') return error.result as T;
  throw new PortalError(outcome === 'not saved' ? 'NOT_SAVED' : 'MAYBE_SAVED', { cause: error });
}

type Outcome = 'saved' | 'not saved' | 'unknown';
interface Asked {
  requestId: string;
  transactionId: string | null;
}

async function findOutcome(guard: Guard, asked: Asked): Promise<Outcome> {
  const deadline = Date.now() + maxWaitMs;
  for (let pause = 50; Date.now() + pause < deadline; pause = Math.min(pause * 2, 1_000)) {
    try {
      const found = await guard.transact((tx) => look(tx, asked));
      if (found !== 'open') return found;
    } catch (error) {
      if (!isConnectionLost(error) && !(error instanceof CommitUnknown)) throw error;
    }
    await delay(pause);
  }
  return 'unknown';
}

async function look(tx: Tx, { requestId, transactionId }: Asked): Promise<Outcome | 'open'> {
  // Before the log is read, which then has whatever was committed by now.
  const status = transactionId === null ? null : await findStatus(tx, transactionId);
  if (await isLogged(tx, requestId)) {
    await confirmReplicated(tx);
    return 'saved';
  }
  // It may wait for its replica.
  if (status === 'in progress') return 'open';
  return status === 'aborted' ? 'not saved' : 'unknown';
}
