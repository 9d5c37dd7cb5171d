import { type OrderDecider, type OrderStatus, orderMachine } from '@sewa/contract/bav/order-moves';
import type { FourEyes } from '../../../platform/four-eyes/decided-table.ts';

export const orderEyes = {
  machine: orderMachine,
  table: 'stock_order',
  parts: ['stock_order_line'],
  deciders: { approvedBy: 'approved_by', verifiedBy: 'verified_by' },
  refusals: {
    MOVE_UNKNOWN: 'ORDER_MOVE_UNKNOWN',
    OWN_WORK: 'ORDER_OWN',
    SECOND_PERSON: 'ORDER_SECOND_PERSON',
    REASON_NEEDED: 'ORDER_REASON_NEEDED',
  },
} as const satisfies FourEyes<'BAV.ORDER', OrderStatus, OrderDecider>;
