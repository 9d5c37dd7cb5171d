const SENT_AT_ONCE_MS = 60_000;
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * When an action was made that waited on a device; null for now. The clock of a device is believed only about a wait:
 * what was sent at once, what is of the future and what is of a clock that was never set is of now. A device that says
 * when it sent the action tells the wait exactly, however wrong its clock is.
 */
export function waitedSince(
  madeAt: string | undefined,
  now: Date,
  sentAt: number | null = null,
): string | null {
  if (madeAt === undefined) return null;
  const waited = (sentAt ?? now.getTime()) - Date.parse(madeAt);
  if (waited <= SENT_AT_ONCE_MS || waited >= LONGEST_WAIT_MS) return null;
  return new Date(now.getTime() - waited).toISOString();
}

/**
 * The moment of an action whose order counts: the exact wait where the device says when it sent it. Taken as of now, a
 * short wait would put an action after the next one of the same device, which waited longer.
 */
export function momentOf(madeAt: string, now: Date, sentAt: number | null): Date {
  if (sentAt === null) return new Date(waitedSince(madeAt, now) ?? now);
  const waited = sentAt - Date.parse(madeAt);
  return waited <= 0 || waited >= LONGEST_WAIT_MS ? now : new Date(now.getTime() - waited);
}
