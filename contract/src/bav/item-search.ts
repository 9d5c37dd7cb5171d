import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { ofKind } from '../kernel/resource/field-kinds.ts';
import { right } from '../kernel/rights/requirement.ts';
import { lineItem } from './stock-lines.ts';

const money = ofKind('money', z.number().int());

export const itemSearch = {
  find: endpoint({
    method: 'GET',
    path: '/api/bav/item-search',
    requirement: {
      anyOf: [
        right('BAV.SKU', 'view'),
        right('BAV.INVENTORY', 'view'),
        right('BAV.ORDER', 'view'),
        right('BAV.PURCHASE', 'view'),
      ],
    },
    summary:
      'Items that are sold, by title, code or a scanned barcode, at most 20, with what a location has of them',
    query: z.object({ q: z.string().trim().max(100).default(''), location: z.uuid().optional() }),
    reply: z.object({
      ...lineItem,
      price: money,
      cost: money.nullable(),
      /** Zero where the reader does not see the stock of the location. */
      onHand: z.number().int(),
      /** The text is its code or barcode. */
      isExact: z.boolean(),
    }),
    envelope: 'docs',
  }),
} as const;
