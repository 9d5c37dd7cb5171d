import { CallError } from './call-error.ts';
import { untilReachable } from './connection.ts';

const LONGEST_PAUSE_MS = 10_000;

/**
 * Repeats a call that got no answer, as soon as the portal can be reached again. Only for calls that may arrive twice.
 * Whoever gives up waiting aborts the signal.
 */
export async function untilAnswered<Reply>(run: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  for (let pauseMs = 0; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs + 1_000)) {
    try {
      return await run();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await untilReachable(signal);
      if (signal.aborted) throw error;
    }
  }
}

/**
 * By the code, as in the outbox: what is not the portal's may have any status (a proxy, a filter, a Wi-Fi sign-in page). A
 * portal that is busy or restarting has not decided either. A 401 has ended the session, whoever sent it.
 */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof CallError) || error.status === 401) return false;
  return error.code === 'NETWORK' || error.code === 'TIMEOUT' || error.status === 503;
}
