/** Failures within 15 minutes that are let pass: for a user, and from an address. */
export const freeFailures = { user: 5, address: 50 };
const longestWaitSeconds = 300;

/**
 * How long the next try must wait. Past the free failures the wait doubles from five seconds, and never passes five
 * minutes: a permanent lock-out would be a weapon in the hand of whoever knows a username.
 */
export function secondsToWait(state: {
  userFailures: number;
  addressFailures: number;
  lastFailure: Date | null;
  now: Date;
}): number {
  const excess = Math.max(
    state.userFailures - freeFailures.user,
    state.addressFailures - freeFailures.address,
  );
  if (excess < 0) return 0;
  const wait = Math.min(longestWaitSeconds, 5 * 2 ** Math.min(excess, 10));
  const since = state.lastFailure ? (state.now.getTime() - state.lastFailure.getTime()) / 1000 : 0;
  return Math.max(0, Math.ceil(wait - since));
}
