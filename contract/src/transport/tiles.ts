import type { ListFilter } from '../kernel/chart.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const transportTiles = {
  expenses: () => ({ isWaiting: true }),
  lateTrips: () => ({ isLate: true, isOwn: true }),
} as const satisfies Record<string, () => ListFilter>;
