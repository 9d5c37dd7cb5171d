import type { ListFilter } from '../kernel/chart.ts';
import { orderStatuses } from './enums.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const stockTiles = {
  ordersToApprove: () => ({ status: orderStatuses.CREATED, isWaiting: true }),
  ordersToVerify: () => ({ status: orderStatuses.APPROVED, isWaiting: true }),
  ordersToSubmit: () => ({ status: orderStatuses.VERIFIED, isWaiting: true }),
  stockToReceive: () => ({ isToReceive: true }),
  stockToCount: () => ({ isToCount: true }),
  stockLow: () => ({ isToOrder: true, isActive: true }),
} as const satisfies Record<string, () => ListFilter>;
