import type { ListFilter } from '../kernel/chart.ts';
import { expenseStatuses } from './enums.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const transportTiles = {
  expenses: () => ({ isWaiting: true }),
  ownExpenses: () => ({ isOwnWork: true, status: [expenseStatuses.DRAFT, expenseStatuses.REJECTED] }),
  lateTrips: () => ({ isLate: true, isOwn: true }),
} as const satisfies Record<string, () => ListFilter>;
