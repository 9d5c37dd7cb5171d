import type { ListFilter } from '../kernel/chart.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const rollTiles = {
  rolls: () => ({ isWaiting: true }),
} as const satisfies Record<string, () => ListFilter>;
