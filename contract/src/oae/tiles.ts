import type { ListFilter } from '../kernel/chart.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const memberTiles = {
  gatherings: (day: string) => ({ onDayFrom: day, onDayTo: day }),
  /** Of the latest run that is not done. */
  renewals: () => ({ state: 'waiting' }),
  expiring: () => ({ isExpiring: true }),
} as const satisfies Record<string, (day: string) => ListFilter>;
