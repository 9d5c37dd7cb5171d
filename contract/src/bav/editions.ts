import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { moneySchema } from '../kernel/values/money.ts';

const edition = z.object({
  id: z.uuid(),
  title: z.string(),
  code: z.string(),
  language: z.string(),
  price: moneySchema,
  photo: z.uuid().nullable(),
  /** At the reader's locations. */
  onHand: z.number().int(),
});
export type Edition = z.infer<typeof edition>;

/** One title in several languages. */
export const editions = {
  list: endpoint({
    method: 'GET',
    path: '/api/bav/sku/editions',
    requirement: right('BAV.SKU', 'view'),
    summary: 'Titles that are sold in several languages, each with its editions in use and what is in stock',
    query: z.object({ q: z.string().trim().max(100).default('') }),
    reply: z.object({ name: z.string(), editions: z.array(edition) }),
    envelope: 'docs',
  }),
} as const;
