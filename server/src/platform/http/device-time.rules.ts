import { DAY_MS } from '@sewa/contract/kernel/values/days';

const SENT_AT_ONCE_MS = 60_000;
/** A clock that is further behind the server was never set. */
const MAX_GUESSED_WAIT_MS = 7 * DAY_MS;
/** Nothing waits for longer: the clock was set between the action and its sending. */
const MAX_WAIT_MS = 31 * DAY_MS;

/**
 * When an action was made that may have waited on a device. A device that says when it sent the action tells the wait,
 * except for the time on the way, however wrong its clock is. This holds for short waits too: taken as of now, an action would
 * come after the next one of the same device, which waited longer. Without the moment of sending, the wait is guessed by
 * the clock of the server: what was sent at once, what is of the future and what is of a clock that was never set is of
 * now.
 */
export function momentOf(madeAt: string | undefined, now: Date, sentAt: number | null): Date {
  if (madeAt === undefined) return now;
  const waited = (sentAt ?? now.getTime()) - Date.parse(madeAt);
  const isBelieved =
    sentAt === null
      ? waited > SENT_AT_ONCE_MS && waited < MAX_GUESSED_WAIT_MS
      : waited > 0 && waited < MAX_WAIT_MS;
  return isBelieved ? new Date(now.getTime() - waited) : now;
}

/** Of two actions that were made so close to each other, the one that arrives later counts. */
export const CLOSE_MS = 60_000;

/** Whether an action that waited was made before what stands: it changes nothing. In milliseconds. */
export function isOvertaken(madeAt: number, latest: number): boolean {
  return madeAt < latest - CLOSE_MS;
}

/** Longer than a call takes: whoever made it could not know what happened meanwhile. */
export function hasWaited(madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > SENT_AT_ONCE_MS;
}
