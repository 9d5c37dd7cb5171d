import type { ListFilter } from '../kernel/chart.ts';
import { badgeStatuses } from './enums.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const badgeTiles = {
  badgesToPrint: () => ({ status: badgeStatuses.REQUESTED }),
  badgesExpiring: () => ({ isExpiring: true }),
} as const satisfies Record<string, () => ListFilter>;
