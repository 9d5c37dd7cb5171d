import type { Chance } from '../crowd.ts';

/** So many different ones, at random. */
export function pick<T>(all: readonly T[], count: number, chance: Chance): T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(chance() * left.length), 1),
  ).flat();
}
