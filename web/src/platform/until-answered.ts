import { CallError } from './call-error.ts';
import { untilReachable } from './connection.ts';

const LONGEST_PAUSE_MS = 10_000;
/** No answer, one of a proxy before the portal, or a portal that is busy or restarting: it may have been done or not. */
const UNANSWERED = new Set([0, 502, 503, 504]);

/**
 * Repeats a call that got no answer, as soon as the portal can be reached again. Only for calls that may arrive twice.
 * Whoever gives up waiting aborts the signal. Without a signal it is never given up.
 */
export async function untilAnswered<Reply>(
  run: () => Promise<Reply>,
  signal = new AbortController().signal,
): Promise<Reply> {
  for (let pauseMs = 0; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs + 1_000)) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof CallError) || !UNANSWERED.has(error.status)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await untilReachable(signal);
      if (signal.aborted) throw error;
    }
  }
}
