import type { ListFilter } from '../kernel/chart.ts';
import { orderStatuses } from './enums.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const stockTiles = {
  ordersToApprove: () => ({ status: orderStatuses.CREATED, isFromMyStore: true }),
  ordersToVerify: () => ({ status: orderStatuses.APPROVED, isFromMyStore: true }),
  ordersToSubmit: () => ({ status: orderStatuses.VERIFIED, isFromMyStore: true }),
  stockToReceive: () => ({ isToReceive: true }),
  stockToCount: () => ({ isToCount: true }),
  stockLow: () => ({ state: ['out', 'low'], isActive: true }),
} as const satisfies Record<string, () => ListFilter>;
