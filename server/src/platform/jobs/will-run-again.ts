import { CommitUnknown, isConnectionLost } from '../db/lost-connection.ts';
import { PortalError } from '../http/portal-error.ts';

/** Whether the queue gives a job that failed to a process again: the portal closes, or its database went away under it. */
export function willRunAgain(signal: AbortSignal, error: unknown): boolean {
  if (isConnectionLost(error) || error instanceof CommitUnknown) return true;
  return signal.aborted && !(signal.reason instanceof PortalError && signal.reason.code === 'JOB_CANCELLED');
}
