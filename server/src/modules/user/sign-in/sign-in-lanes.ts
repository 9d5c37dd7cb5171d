import { availableParallelism } from 'node:os';
import { PortalError } from '../../../platform/http/portal-error.ts';

export interface Place {
  /** Has signed in from this address before. */
  isKnown: boolean;
  /** Who takes turns with the others of the lane: the address of a stranger, the name of a known user. */
  key: string;
}
export type Lanes = <T>(place: Place, work: () => Promise<T>) => Promise<T>;

/**
 * Judging a password is expensive on purpose, so a flood of guesses could keep everybody waiting. Strangers queue in
 * one lane, address by address, for the hash and its queries together; whoever has signed in from here before has a
 * lane beside it. On two cores a stranger thus never takes more than one of them.
 */
export function createLanes(longestQueue = 60): Lanes {
  const cores = availableParallelism();
  const strangers = createLane(Math.max(1, Math.floor(cores / 4)), longestQueue);
  const known = createLane(Math.max(2, Math.floor(cores / 2)), longestQueue);
  return ({ isKnown, key }, work) => (isKnown ? known : strangers)(key, work);
}

function createLane(width: number, longestQueue: number) {
  // A map keeps its order: its first key is whose turn comes next.
  const waiting = new Map<string, (() => void)[]>();
  let free = width;

  async function enter(key: string): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    const queue = waiting.get(key) ?? [];
    if (queue.length >= longestQueue) throw new PortalError('THROTTLED', { retryAfterSeconds: 5 });
    await new Promise<void>((go) => waiting.set(key, [...queue, go]));
  }

  /** Hands the place over instead of freeing it, so that nobody slips in between. */
  function leave(): void {
    for (const [key, [go, ...others]] of waiting) {
      waiting.delete(key);
      if (others.length > 0) waiting.set(key, others);
      go?.();
      return;
    }
    free += 1;
  }

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    await enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
