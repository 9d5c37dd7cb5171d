import { setTimeout as delay } from 'node:timers/promises';
import { CommitUnknown, isConnectionLost } from '../db/lost-connection.ts';
import { confirmReplicated, findNextTransaction, findRequest } from '../db/transaction-outcome.ts';
import type { Guard } from './guard.ts';
import { PortalError } from './portal-error.ts';

/** Together with the commit that was waited for this stays below the time that a browser waits. */
const maxWaitMs = 20_000;

/**
 * A write without a key is never repeated. When its connection was lost before the commit, nothing was saved. When it was
 * lost with it, the change log of whoever leads now tells: everything that people enter is in it, with the id of its request.
 */
export async function settleLostWrite<T>(
  error: unknown,
  { guard, requestId }: { guard: Guard; requestId: string },
): Promise<T> {
  if (isConnectionLost(error)) throw new PortalError('NOT_SAVED', { cause: error });
  if (!(error instanceof CommitUnknown)) throw error;
  const outcome = await findOutcome(guard, requestId);
  if (outcome === 'saved') return error.result as T;
  throw new PortalError(outcome === 'not saved' ? 'NOT_SAVED' : 'MAYBE_SAVED', { cause: error });
}

async function findOutcome(guard: Guard, requestId: string): Promise<'saved' | 'not saved' | 'unknown'> {
  const deadline = Date.now() + maxWaitMs;
  let next: string | null = null;
  for (let pause = 50; Date.now() + pause < deadline; pause = Math.min(pause * 2, 1_000)) {
    try {
      next ??= await guard.transact((tx) => findNextTransaction(tx));
      const found = await look(guard, { requestId, next });
      if (found.isSaved) return 'saved';
      // While an older transaction is open it may be this one, waiting for its replica.
      if (found.isFinal) return 'not saved';
    } catch (error) {
      if (!isConnectionLost(error) && !(error instanceof CommitUnknown)) throw error;
      // Another leader has other transactions.
      next = null;
    }
    await delay(pause);
  }
  return 'unknown';
}

function look(guard: Guard, asked: { requestId: string; next: string }) {
  return guard.transact(async (tx) => {
    const found = await findRequest(tx, asked);
    if (found.isSaved) await confirmReplicated(tx);
    return found;
  });
}
