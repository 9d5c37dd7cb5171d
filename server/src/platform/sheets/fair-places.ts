import { PortalError } from '../http/portal-error.ts';

/** Says that the place is free again. */
export type Leave = () => void;

export interface FairPlaces {
  /** Waits for a place; BUSY when none comes free in time. */
  take(user: string, signal?: AbortSignal): Promise<Leave>;
}

interface Waiting {
  user: string;
  enter(): void;
}

/**
 * A limited number of places, of which nobody holds more than a few at a time. Whoever holds fewest goes first, so one
 * user's ten files do not keep another user's one waiting.
 */
export function createFairPlaces(options: { total: number; each: number; patienceMs: number }): FairPlaces {
  const { total, each, patienceMs } = options;
  const held = new Map<string, number>();
  const waiting: Waiting[] = [];
  let taken = 0;

  const heldBy = (user: string) => held.get(user) ?? 0;

  function enter(user: string): Leave {
    taken += 1;
    held.set(user, heldBy(user) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      taken -= 1;
      if (heldBy(user) === 1) held.delete(user);
      else held.set(user, heldBy(user) - 1);
      letIn();
    };
  }

  function letIn(): void {
    while (taken < total) {
      const [next] = waiting
        .filter(({ user }) => heldBy(user) < each)
        .sort((one, other) => heldBy(one.user) - heldBy(other.user));
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.enter();
    }
  }

  return {
    take: (user, signal) => {
      if (signal?.aborted) return Promise.reject(new PortalError('BUSY'));
      if (taken < total && heldBy(user) < each) return Promise.resolve(enter(user));
      const { promise, resolve, reject } = Promise.withResolvers<Leave>();
      const one: Waiting = {
        user,
        enter: () => {
          stop();
          resolve(enter(user));
        },
      };
      const giveUp = () => {
        stop();
        waiting.splice(waiting.indexOf(one), 1);
        reject(new PortalError('BUSY'));
      };
      const timer = setTimeout(giveUp, patienceMs);
      const stop = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.push(one);
      return promise;
    },
  };
}
