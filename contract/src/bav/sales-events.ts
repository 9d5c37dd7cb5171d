import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

const viewAny = { anyOf: [right('BAV.SALES', 'view'), right('BAV.RETURN', 'view')] } as const;

export const saleEvents = {
  'bav.sale.made': { requirement: viewAny, entities: ['bav_receipt', 'bav_sale_issue'] },
  'bav.shift.changed': { requirement: right('BAV.SALES', 'view'), entities: ['bav_shift', 'bav_cash_move'] },
} as const satisfies Record<string, RealtimeEvent>;
