import { CallError } from '../../../platform/call-error.ts';

/** Longer, and the browser no longer takes the call for what the person tapped. */
const PATIENCE_MS = 2_500;

/** Whether a donor may be called now: not when the portal refuses. Without its answer the telephone works all the same. */
export async function mayDial(
  claim: (signal: AbortSignal) => Promise<unknown>,
  onRefused: (said: string) => void,
  signal = AbortSignal.timeout(PATIENCE_MS),
): Promise<boolean> {
  try {
    await claim(signal);
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    if (!(error instanceof CallError)) throw error;
    if (error.said === null) return true;
    onRefused(error.said);
    return false;
  }
}
