/** How a run adapts to its line. */
export interface Pace {
  /** Changes of the next batch, and rows of the next page. */
  size: number;
  /** The cloud was reached in this run. */
  hasAnswered: boolean;
}

export const FIRST_SIZE = 125;
const MIN_SIZE = 30;
const QUICK_MS = 3_000;
const SLOW_MS = 10_000;

const MAX_PAUSE_MS = 20_000;
/** A cloud that cannot be reached at all, or that fails by itself, is reported soon. */
const FIRST_PATIENCE_MS = 60_000;
/** A line that broke off comes back: nobody has to sit beside it. */
const PATIENCE_MS = 30 * 60_000;

/** A request that is cut is lost as a whole: on a bad line the next ones are small enough to get through between two cuts. */
export function sizeAfter(size: number, tried: { isCut: boolean; ms: number; max: number }): number {
  if (tried.isCut || tried.ms > SLOW_MS) return Math.max(MIN_SIZE, Math.floor(size / 2));
  return tried.ms < QUICK_MS ? Math.min(tried.max, size * 2) : size;
}

export function pauseAfter(tries: number): number {
  return Math.min(300 * 2 ** (tries - 1), MAX_PAUSE_MS);
}

/** Whether to go on after so much time without an answer. */
export function isPatient(waitedMs: number, of: { hasAnswered: boolean; isFault: boolean }): boolean {
  return waitedMs < (of.hasAnswered && !of.isFault ? PATIENCE_MS : FIRST_PATIENCE_MS);
}
