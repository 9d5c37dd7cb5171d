import type { Place } from './sign-in-lanes.ts';

export interface Regulars {
  placeOf(username: string, address: string): Place;
  /** Has just signed in. */
  welcome(username: string, address: string): void;
}

/**
 * Who signed in from where lately, as this process has seen it: enough to choose a lane without asking the database,
 * which is what a flood would keep busy. What counts (failures, waits) is asked of the database all the same.
 */
export function createRegulars(most = 20_000): Regulars {
  const pairs = new Set<string>();
  return {
    placeOf: (username, address) => {
      const isKnown = pairs.has(`${username} ${address}`);
      return { isKnown, key: isKnown ? username : address };
    },
    welcome: (username, address) => {
      const pair = `${username} ${address}`;
      // Taken out and put in again, it becomes the newest; a set gives its oldest first.
      pairs.delete(pair);
      pairs.add(pair);
      const oldest = pairs.size > most ? pairs.values().next().value : undefined;
      if (oldest !== undefined) pairs.delete(oldest);
    },
  };
}
