import { z } from 'zod';
import { centreSchema } from '../kernel/resource/field-kinds.ts';
import { listQuery, several } from '../kernel/resource/paging.ts';
import { daySchema } from '../kernel/values/days.ts';
import { balanceSchema, moneySchema } from '../kernel/values/money.ts';
import { MAX_LINES, MAX_QUANTITY } from './basket.ts';
import { skuCategories } from './enums.ts';
import { receiptKinds } from './receipt-number.ts';

export const receiptStates = ['whole', 'partlyReturned', 'returned', 'cancelled', 'refund'] as const;
export type ReceiptState = (typeof receiptStates)[number];
export const paymentWays = ['cash', 'upi', 'mixed'] as const;
export const conditions = ['stock', 'damaged'] as const;
export type Condition = (typeof conditions)[number];
export const issueKinds = ['oversold', 'price', 'discount', 'lateSale'] as const;
export type IssueKind = (typeof issueKinds)[number];
export const issueStates = ['waiting', 'settled'] as const;

export const moment = z.iso.datetime();
export const quantitySchema = z.number().int().min(1).max(MAX_QUANTITY);
export const placeSchema = z
  .number()
  .int()
  .min(0)
  .max(MAX_LINES - 1);

/** A receipt in a list. Amounts of returns and cancellations are below zero: what was paid back. */
export const receiptRow = z.object({
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
export type ReceiptRow = z.infer<typeof receiptRow>;

const line = z.object({
  place: placeSchema,
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

export const issueSchema = z.object({
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
export type SaleIssue = z.infer<typeof issueSchema>;

export const receiptSchema = receiptRow.extend({
  shift: z.uuid(),
  tendered: moneySchema,
  change: moneySchema,
  reason: z.string(),
  lines: z.array(line),
  /** What the returns of a sale paid back so far, wherever. */
  paidBack: moneySchema,
  /** What this one returns or cancels. */
  against: related.nullable(),
  /** Returns and cancellations of this one. */
  followers: z.array(related),
  issues: z.array(issueSchema),
});
export type Receipt = z.infer<typeof receiptSchema>;

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

export const receiptQuery = listQuery({
  sort: ['at', 'total', 'copies'],
  newestFirst: true,
  filter: receiptFilter,
});
