import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, ofKind } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { moneySchema } from '../kernel/values/money.ts';
import { orderStatuses } from './enums.ts';
import { orderWords, sanctionWords } from './order-words.ts';
import { copies, lineItem, linesOf, MAX_COPIES } from './stock-lines.ts';

const view = right('BAV.ORDER', 'view');
const create = right('BAV.ORDER', 'create');
const approve = right('BAV.ORDER', 'approve');
const path = '/api/bav/order';

const statusSchema = z.number().pipe(z.union(Object.values(orderStatuses).map((value) => z.literal(value))));
const money = ofKind('money', z.number().int());
const person = z.string().nullable();
const moment = z.iso.datetime().nullable();

const {
  create: _byAsking,
  update: _byAskingAgain,
  ...usual
} = resource({
  path,
  entity: 'stock_order',
  words: orderWords,
  fields: z.object({}),
  extra: {
    reference: z.string(),
    day: daySchema,
    status: statusSchema,
    centre: centreSchema,
    centreName: z.string(),
    /** Ordered by a centre of the reader, not from it. */
    isMine: z.boolean(),
    /** From a store of the reader, who then decides about it. */
    isFromMyStore: z.boolean(),
    location: z.uuid(),
    locationName: z.string(),
    store: z.uuid(),
    storeName: z.string(),
    neededBy: daySchema.nullable(),
    copies: z.number().int(),
    /** At the prices of the day, and what of it is approved. */
    askedValue: money,
    value: money,
    isBeyondSanction: z.boolean(),
    notes: z.string(),
    reason: z.string(),
    madeBy: z.uuid(),
    madeByName: z.string(),
    editors: z.array(z.uuid()),
    approvedBy: z.uuid().nullable(),
    approvedByName: person,
    approvedAt: moment,
    verifiedBy: z.uuid().nullable(),
    verifiedByName: person,
    verifiedAt: moment,
    submittedByName: person,
    submittedAt: moment,
    transfer: z.uuid().nullable(),
    transferName: person,
    transferStatus: person,
  },
  sort: ['day', 'reference', 'status', 'neededBy', 'value'],
  filter: z.object({
    status: several(statusSchema),
    centre: several(centreSchema),
    dayFrom: daySchema,
    dayTo: daySchema,
    isToReceive: z.boolean(),
    isFromMyStore: z.boolean(),
    /** From a store of the reader, whom four eyes do not keep from the next step. */
    isWaiting: z.boolean(),
    item: z.uuid(),
  }),
  envelope: 'data',
  view,
  edit: create,
  remove: create,
  history: view,
});

/** What is entered of an order. */
export const orderEntry = z
  .object({
    location: z.uuid(),
    store: z.uuid(),
    neededBy: daySchema.nullable(),
    notes: longText(2_000),
    lines: linesOf(z.object({ item: z.uuid(), quantity: copies })),
  })
  .refine(({ location, store }) => location !== store, { path: ['store'] });

/** The year of the sanctioned amount, by its first April, and what of the amount is used. */
export const sanctionUse = z.object({
  year: z.number().int(),
  /** Null: nothing was decided for this centre and year. */
  amount: money.nullable(),
  /** By orders of the year that are approved or further. */
  used: money,
});
export type SanctionUse = z.infer<typeof sanctionUse>;

export const orders = {
  ...usual,
  ask: endpoint({
    method: 'POST',
    path,
    requirement: create,
    summary: 'Order stock from the store of the area',
    body: z.object({ ...orderEntry.shape, id: z.uuid().optional() }),
    reply: usual.row,
  }),
  askAgain: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    requirement: create,
    summary: 'Change an order that is not approved',
    params: idParams,
    body: z.object({ ...orderEntry.shape, version: z.number().int() }),
    reply: usual.row,
  }),
  lines: endpoint({
    method: 'GET',
    path: `${path}/{id}/lines`,
    requirement: view,
    summary: 'The items of an order; to who sees the store also what is there',
    params: idParams,
    reply: z.object({
      ...lineItem,
      asked: z.number().int(),
      approved: z.number().int().nullable(),
      price: money,
      /** Null: the reader does not see the stock of the store. */
      atStore: z.number().int().nullable(),
      atLocation: z.number().int().nullable(),
      received: z.number().int().nullable(),
    }),
    envelope: 'docs',
  }),
  move: endpoint({
    method: 'POST',
    path: `${path}/{id}/move`,
    requirement: {
      anyOf: [approve, right('BAV.ORDER', 'verify'), right('BAV.ORDER', 'submit'), create],
    },
    summary:
      'Take an order a step on by the table of moves, or back to created with a reason. The approval may cut quantities; the submission posts the transfer',
    params: idParams,
    body: z.object({
      to: z.number().int(),
      version: z.number().int(),
      reason: z.string().trim().max(500).default(''),
      /** With the approval: quantities that are cut. Items that are not named are approved as asked. */
      lines: linesOf(z.object({ item: z.uuid(), approved: z.number().int().min(0).max(MAX_COPIES) }), {
        min: 0,
      }).default([]),
      /** The approver says that the order may pass the sanctioned amount. */
      mayPassSanction: z.boolean().default(false),
    }),
    reply: usual.row,
  }),
  sanction: endpoint({
    method: 'GET',
    path: `${path}/sanction`,
    requirement: view,
    summary: 'The sanctioned amount of a centre for a year, by default that of today, and what of it is used',
    query: z.object({ centre: centreSchema, year: z.coerce.number().int().min(2000).max(2200).optional() }),
    reply: sanctionUse,
  }),
  suggest: endpoint({
    method: 'GET',
    path: `${path}/suggestion`,
    requirement: create,
    summary:
      'What a location should order: items below their level, with what sold in the same weeks of last year and at gatherings',
    query: z.object({ location: z.uuid() }),
    reply: z.object({
      ...lineItem,
      price: money,
      onHand: z.number().int(),
      reorderLevel: z.number().int(),
      soldLastYear: z.number().int(),
      /** Copies that the gatherings of the next six weeks will take, by what those of the last year took. */
      atGatherings: z.number().int(),
      quantity: z.number().int(),
    }),
    envelope: 'docs',
  }),
} as const;
export type Order = z.infer<typeof orders.row>;

export const sanctions = resource({
  path: '/api/bav/sanction',
  entity: 'stock_sanction',
  words: sanctionWords,
  titleField: 'centre',
  fields: z.object({
    centre: centreSchema,
    /** That in whose April it begins. */
    year: z.number().int().min(2000).max(2200),
    amount: moneySchema,
  }),
  extra: { centreName: z.string(), used: money },
  sort: ['year', 'centreName', 'amount'],
  filter: z.object({ centre: several(centreSchema), year: z.number().int() }),
  envelope: 'data',
  view,
  edit: approve,
  remove: approve,
  history: view,
});
export type Sanction = z.infer<typeof sanctions.row>;
