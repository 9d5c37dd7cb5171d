import type { ListFilter } from '../kernel/chart.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const saleTiles = {
  shiftsToClose: () => ({ state: 'forgotten' }),
  saleIssues: () => ({ state: 'waiting' }),
} as const satisfies Record<string, () => ListFilter>;
