const HOUR_MS = 60 * 60 * 1000;

/** The server ends a session that rests for so long. */
const LONGEST_REST_MS = 12 * HOUR_MS;
const LONGEST_KEPT_MS = 24 * HOUR_MS;
/** Cards are printed in the evening and verified until the next evening, in a place without a connection. */
const LONGEST_LASTING_MS = 36 * HOUR_MS;

interface Kept {
  /** When the server answered. */
  at: number;
  /** Names nobody: it may outlast the session. */
  isLasting?: boolean;
}

/** Whether the portal opens without a connection for who was signed in when the server last answered. */
export function isSessionKept(at: number, now: number): boolean {
  return now - at <= LONGEST_LASTING_MS;
}

export function isReplyKept({ at, isLasting = false }: Kept, now: number): boolean {
  return now - at <= (isLasting ? LONGEST_LASTING_MS : LONGEST_KEPT_MS);
}

/** Of a session that the server would have ended, only what names nobody is shown. */
export function isReplyShown(kept: Kept, { now, sessionAt }: { now: number; sessionAt: number }): boolean {
  return isReplyKept(kept, now) && (kept.isLasting === true || now - sessionAt <= LONGEST_REST_MS);
}
