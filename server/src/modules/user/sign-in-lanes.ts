import { PortalError } from '../../platform/http/portal-error.ts';

/**
 * Checking a password is made expensive, so a flood of guesses could keep everybody waiting. Strangers queue in one
 * lane, one at a time; whoever has signed in from this address before has a lane of their own beside it.
 */
export function createLanes(longestQueue = 200) {
  const strangers = createLane(1, longestQueue);
  const known = createLane(2, longestQueue);
  return <T>(isKnown: boolean, work: () => Promise<T>): Promise<T> => (isKnown ? known : strangers)(work);
}

function createLane(width: number, longestQueue: number) {
  const waiting: (() => void)[] = [];
  let active = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= width) {
      if (waiting.length >= longestQueue) throw new PortalError('THROTTLED', { retryAfterSeconds: 5 });
      await new Promise<void>((go) => waiting.push(go));
    }
    active += 1;
    try {
      return await work();
    } finally {
      active -= 1;
      waiting.shift()?.();
    }
  };
}
