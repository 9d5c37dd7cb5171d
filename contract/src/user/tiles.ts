import type { ListFilter } from '../kernel/chart.ts';
import type { requestStatuses } from './users.ts';

// Its type only: the shell names this filter, and the schemas of users would bring zod into the first load.
const unanswered: (typeof requestStatuses)['WAITING'] = 1;

/** The numbers of Home, as filters of the lists that they open. */
export const userTiles = {
  requests: () => ({ status: unanswered }),
} as const satisfies Record<string, () => ListFilter>;
