import { z } from 'zod';
import { endpoint, rowsOf } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { balanceSchema } from '../kernel/values/money.ts';
import { MAX_LINES } from './basket.ts';
import { conditions, placeSchema, quantitySchema, receiptQuery, receiptRow } from './receipts.ts';

export const returns = {
  list: endpoint({
    method: 'GET',
    path: '/api/bav/return',
    requirement: right('BAV.RETURN', 'view'),
    summary: 'Returns of the counters, the latest first',
    query: receiptQuery,
    reply: rowsOf(receiptRow),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/bav/return',
    requirement: right('BAV.RETURN', 'create'),
    summary: 'Take back copies of a sale at the price paid, into the stock or as damaged',
    body: z.object({
      id: z.uuid(),
      /** The open shift whose drawer pays. */
      shift: z.uuid(),
      sale: z.uuid(),
      lines: z
        .array(z.object({ place: placeSchema, quantity: quantitySchema, condition: z.enum(conditions) }))
        .min(1)
        .max(MAX_LINES),
      /** How it is paid back. */
      by: z.enum(['cash', 'upi']),
      reason: z.string().trim().max(300),
    }),
    reply: z.object({ id: z.uuid(), reference: z.string(), total: balanceSchema }),
  }),
} as const;
