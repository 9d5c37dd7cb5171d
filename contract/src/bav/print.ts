import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { queryObject } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { items } from './items.ts';

/** Labels on a sheet of A4: columns by rows. */
export const labelSheets = { 21: [3, 7], 40: [4, 10], 65: [5, 13] } as const;

export const MOST_LABELS = 2_000;

export const itemPrints = {
  labels: endpoint({
    ...printed,
    path: '/api/bav/sku/labels',
    requirement: right('BAV.SKU', 'view'),
    summary: `Barcode labels of the items that the filter matches, or of the given ones, on sheets of A4; at most ${MOST_LABELS}`,
    query: items.list.query.extend({
      ...printLanguage,
      ids: queryObject(z.array(z.uuid()).min(1).max(100).optional()),
      /** How many of each. */
      copies: z.coerce.number().int().min(1).max(500).default(1),
      sheet: z.enum(['21', '40', '65']).default('40'),
      /** Labels of the first sheet that are used already. */
      skip: z.coerce.number().int().min(0).max(64).default(0),
    }),
  }),
} as const;
