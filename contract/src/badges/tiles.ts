import type { ListFilter } from '../kernel/chart.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const badgeTiles = {
  badgesToPrint: () => ({ isToPrint: true }),
  badgesExpiring: () => ({ isExpiring: true }),
} as const satisfies Record<string, () => ListFilter>;
