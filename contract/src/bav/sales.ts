import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { centreSchema, textField } from '../kernel/resource/field-kinds.ts';
import { exportFormat, listQuery, several } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { moneySchema } from '../kernel/values/money.ts';
import { MAX_LINES } from './basket.ts';
import {
  issueKinds,
  issueSchema,
  issueStates,
  moment,
  quantitySchema,
  receiptQuery,
  receiptRow,
  receiptSchema,
} from './receipts.ts';

const view = right('BAV.SALES', 'view');
const create = right('BAV.SALES', 'create');

const saleBody = z.object({
  /** Made by the counter; the same id is one sale, however often it is sent. */
  id: z.uuid(),
  shift: z.uuid(),
  /** In the shift; given by the counter. */
  number: z.number().int().min(1).max(999_999),
  lines: z
    .array(
      z.object({
        item: z.uuid(),
        quantity: quantitySchema,
        price: z.number().int().min(0).max(100_000_000),
        discount: moneySchema,
      }),
    )
    .min(1)
    .max(MAX_LINES),
  cash: moneySchema,
  upi: moneySchema,
  tendered: moneySchema,
  /** By the clock of the counter; counts where the sale had to wait. */
  at: moment,
  /**
   * The customer has gone with the receipt: the sale waited on the device. It is recorded as it was made, and what does
   * not fit is listed for a person. Otherwise it is refused.
   */
  isFinal: z.boolean(),
});
export type SaleBody = z.infer<typeof saleBody>;

export const sales = {
  list: endpoint({
    method: 'GET',
    path: '/api/bav/sales',
    requirement: view,
    summary: 'Receipts of the counters, the latest first: sales, returns and cancellations',
    query: receiptQuery,
    reply: rowsOf(receiptRow),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/bav/sales/export',
    requirement: right('BAV.REPORTS', 'export'),
    summary: 'Export the filtered receipts as Excel or CSV; the export is recorded',
    query: receiptQuery.extend(exportFormat),
    reply: z.string(),
    envelope: 'stream',
    changesState: true,
  }),
  catalogue: endpoint({
    method: 'GET',
    path: '/api/bav/sales/catalogue',
    requirement: create,
    summary:
      'What a counter can sell, with prices and stock: kept on the device for selling without a connection',
    query: z.object({ till: z.uuid() }),
    reply: z.object({
      id: z.uuid(),
      code: z.string(),
      number: z.number().int(),
      scanCode: z.string(),
      title: z.string(),
      titleLatin: z.string(),
      category: z.number().int(),
      price: moneySchema,
      reorderLevel: z.number().int().nullable(),
      stock: z.number().int(),
      language: z.string(),
      editionOf: z.string(),
      photo: z.uuid().nullable(),
      hsn: z.string(),
      taxRate: z.number().int(),
    }),
    envelope: 'docs',
  }),
  issues: endpoint({
    method: 'GET',
    path: '/api/bav/sales/issues',
    requirement: view,
    summary: 'What sales made without a connection left for a person to check',
    query: listQuery({
      sort: ['day'],
      newestFirst: true,
      filter: z.object({
        state: z.enum(issueStates),
        kind: several(z.enum(issueKinds)),
        centre: several(centreSchema),
      }),
    }),
    reply: rowsOf(issueSchema),
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/bav/sales/issues/{id}/settle',
    requirement: right('BAV.SALES', 'cancel'),
    summary: 'Settle what was listed: oversold copies are taken from the stock now, or the note says why not',
    params: idParams,
    body: z.object({ fromStock: z.boolean(), note: z.string().trim().max(500) }),
    reply: z.null(),
  }),
  byNumber: endpoint({
    method: 'GET',
    path: '/api/bav/sales/by-number',
    requirement: { anyOf: [view, right('BAV.RETURN', 'view')] },
    summary: 'A receipt by the number that stands on it, as scanned or typed',
    query: z.object({ number: z.string().trim().min(1).max(40) }),
    reply: receiptSchema,
  }),
  sell: endpoint({
    method: 'POST',
    path: '/api/bav/sales',
    requirement: create,
    summary: 'Post a sale of a shift: stock, cash and receipt together, once for each id',
    body: saleBody,
    reply: z.object({
      reference: z.string(),
      /** It was posted before. */
      isRepeat: z.boolean(),
      issues: z.number().int(),
      /** What the location has now, of the items of the sale. */
      stock: z.record(z.uuid(), z.number().int()),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/bav/sales/{id}',
    requirement: { anyOf: [view, right('BAV.RETURN', 'view')] },
    summary: 'A receipt with its lines, and its returns',
    params: idParams,
    reply: receiptSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/bav/sales/{id}/cancel',
    requirement: { anyOf: [right('BAV.SALES', 'cancel'), right('BAV.RETURN', 'cancel')] },
    summary: 'Cancel a whole receipt by another document: stock and money go back at an open shift',
    params: idParams,
    body: z.object({ id: z.uuid(), shift: z.uuid(), reason: textField(300) }),
    reply: z.object({ id: z.uuid(), reference: z.string() }),
  }),
} as const;
