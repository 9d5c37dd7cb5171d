import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { centreSchema, textField } from '../kernel/resource/field-kinds.ts';
import { exportFormat, listQuery, several } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { balanceSchema, moneySchema } from '../kernel/values/money.ts';
import { MAX_LINES, MAX_QUANTITY } from './basket.ts';
import { skuCategories } from './enums.ts';
import { receiptKinds } from './receipt-number.ts';

const view = right('BAV.SALES', 'view');
const create = right('BAV.SALES', 'create');
const viewReturns = right('BAV.RETURN', 'view');

export const receiptStates = ['whole', 'partlyReturned', 'returned', 'cancelled', 'refund'] as const;
export type ReceiptState = (typeof receiptStates)[number];
export const paymentWays = ['cash', 'upi', 'mixed'] as const;
export const conditions = ['stock', 'damaged'] as const;
export type Condition = (typeof conditions)[number];
export const issueKinds = ['oversold', 'price', 'discount', 'lateSale'] as const;
export type IssueKind = (typeof issueKinds)[number];
export const issueStates = ['waiting', 'settled'] as const;

const moment = z.iso.datetime();
const quantity = z.number().int().min(1).max(MAX_QUANTITY);
const place = z
  .number()
  .int()
  .min(0)
  .max(MAX_LINES - 1);

/** A receipt in a list. Amounts of returns and cancellations are below zero: what was paid back. */
const row = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(receiptKinds),
  state: z.enum(receiptStates),
  day: daySchema,
  at: moment,
  till: z.uuid(),
  tillName: z.string(),
  centreName: z.string(),
  cashierName: z.string(),
  copies: z.number().int(),
  gross: balanceSchema,
  discount: balanceSchema,
  total: balanceSchema,
  cash: balanceSchema,
  upi: balanceSchema,
  payment: z.enum(paymentWays),
  hasIssues: z.boolean(),
});
export type ReceiptRow = z.infer<typeof row>;

const line = z.object({
  place,
  item: z.uuid(),
  title: z.string(),
  code: z.string(),
  price: moneySchema,
  quantity: z.number().int(),
  discount: balanceSchema,
  amount: balanceSchema,
  /** Copies that came back, of a line of a sale. */
  returned: z.number().int(),
  condition: z.enum(conditions).nullable(),
  hsn: z.string(),
  /** In hundredths of a percent; the amount includes it. */
  taxRate: z.number().int(),
});
export type ReceiptLine = z.infer<typeof line>;

const related = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(receiptKinds),
  day: daySchema,
  total: balanceSchema,
});

const issue = z.object({
  id: z.uuid(),
  receipt: z.uuid(),
  reference: z.string(),
  kind: z.enum(issueKinds),
  state: z.enum(issueStates),
  day: daySchema,
  tillName: z.string(),
  centreName: z.string(),
  title: z.string(),
  code: z.string(),
  /** Copies that the stock did not have; null where copies do not matter. */
  quantity: z.number().int().nullable(),
  /** Copies that could be taken from the stock now. */
  inStock: z.number().int().nullable(),
  note: z.string(),
  settledByName: z.string().nullable(),
  settledAt: moment.nullable(),
});
export type SaleIssue = z.infer<typeof issue>;

const receipt = row.extend({
  shift: z.uuid(),
  tendered: moneySchema,
  change: moneySchema,
  reason: z.string(),
  lines: z.array(line),
  /** What this one returns or cancels. */
  against: related.nullable(),
  /** Returns and cancellations of this one. */
  followers: z.array(related),
  issues: z.array(issue),
});
export type Receipt = z.infer<typeof receipt>;

const receiptFilter = z.object({
  kind: several(z.enum(receiptKinds)),
  state: several(z.enum(receiptStates)),
  till: several(z.uuid()),
  centre: several(centreSchema),
  payment: several(z.enum(paymentWays)),
  category: several(z.number().pipe(z.union(skuCategories.map(({ value }) => z.literal(value))))),
  hasIssues: z.boolean(),
  shift: z.uuid(),
  item: z.uuid(),
  dayFrom: daySchema,
  dayTo: daySchema,
});

const receiptQuery = listQuery({ sort: ['at', 'total', 'copies'], newestFirst: true, filter: receiptFilter });

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
        quantity,
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
    reply: rowsOf(row),
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
    reply: rowsOf(issue),
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
    requirement: { anyOf: [view, viewReturns] },
    summary: 'A receipt by the number that stands on it, as scanned or typed',
    query: z.object({ number: z.string().trim().min(1).max(40) }),
    reply: receipt,
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
    requirement: { anyOf: [view, viewReturns] },
    summary: 'A receipt with its lines, and its returns',
    params: idParams,
    reply: receipt,
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

export const returns = {
  list: endpoint({
    method: 'GET',
    path: '/api/bav/return',
    requirement: viewReturns,
    summary: 'Returns of the counters, the latest first',
    query: receiptQuery,
    reply: rowsOf(row),
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
        .array(z.object({ place, quantity, condition: z.enum(conditions) }))
        .min(1)
        .max(MAX_LINES),
      /** How it is paid back. */
      by: z.enum(['cash', 'upi']),
      reason: z.string().trim().max(300),
    }),
    reply: z.object({ id: z.uuid(), reference: z.string(), total: balanceSchema }),
  }),
} as const;
