import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const stockEvents = {
  /** Something was posted to the ledger, is on its way, or is to be counted. */
  'stock.changed': {
    requirement: right('BAV.INVENTORY', 'view'),
    entities: [
      'bav_item',
      'bav_item_tax',
      'stock_count',
      'stock_count_line',
      'stock_document',
      'stock_location',
      'stock_order_line',
      'stock_purchase_line',
      'stock_transfer',
      'stock_transfer_line',
    ],
    areaWide: ['bav_item', 'bav_item_tax', 'stock_location'],
  },
} as const satisfies Record<string, RealtimeEvent>;
