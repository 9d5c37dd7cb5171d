const SENT_AT_ONCE_MS = 60_000;
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * When an action was made that waited on a device; null for now. The clock of a device is believed only about a wait:
 * what was sent at once, what is of the future and what is of a clock that was never set is of now.
 */
export function waitedSince(madeAt: string | undefined, now: Date): string | null {
  if (madeAt === undefined) return null;
  const waited = now.getTime() - Date.parse(madeAt);
  return waited > SENT_AT_ONCE_MS && waited < LONGEST_WAIT_MS ? madeAt : null;
}
