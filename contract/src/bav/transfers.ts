import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { longText, ofKind, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { copies, lineItem, linesOf, MAX_COPIES } from './stock-lines.ts';
import { transferWords } from './transfer-words.ts';

const view = right('BAV.INVENTORY', 'view');
const transfer = right('BAV.INVENTORY', 'transfer');
const path = '/api/bav/transfer';

export const transferStatuses = ['inTransit', 'received', 'cancelled'] as const;
const statusSchema = z.enum(transferStatuses);
const money = ofKind('money', z.number().int());

const {
  create: _bySending,
  update: _never,
  remove: _byCancelling,
  ...usual
} = resource({
  path,
  entity: 'stock_transfer',
  words: transferWords,
  fields: z.object({}),
  extra: {
    reference: z.string(),
    day: daySchema,
    status: statusSchema,
    from: z.uuid(),
    fromName: z.string(),
    to: z.uuid(),
    toName: z.string(),
    copies: z.number().int(),
    missing: z.number().int(),
    value: money,
    order: z.uuid().nullable(),
    orderName: z.string().nullable(),
    notes: z.string(),
    reason: z.string(),
    madeByName: z.string(),
    receivedAt: z.iso.datetime().nullable(),
    receivedByName: z.string().nullable(),
    /** The reader may receive it, and send it. */
    isToMe: z.boolean(),
    isFromMe: z.boolean(),
  },
  sort: ['day', 'reference', 'status'],
  filter: z.object({
    status: several(statusSchema),
    from: several(z.uuid()),
    to: several(z.uuid()),
    dayFrom: daySchema,
    dayTo: daySchema,
    /** On its way to a centre of the reader. */
    isToReceive: z.boolean(),
    item: z.uuid(),
  }),
  envelope: 'data',
  view,
  edit: transfer,
  remove: transfer,
  history: view,
});

/** What is entered of a transfer. */
export const transferEntry = z
  .object({
    id: z.uuid().optional(),
    from: z.uuid(),
    to: z.uuid(),
    notes: longText(2_000),
    /** Received at once: a shelf is filled from the store beside it. */
    isImmediate: z.boolean(),
    lines: linesOf(z.object({ item: z.uuid(), quantity: copies })),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'] });

export const transfers = {
  ...usual,
  send: endpoint({
    method: 'POST',
    path,
    requirement: transfer,
    summary: 'Send stock to another location: it leaves at once and is in transit until it is received',
    body: transferEntry,
    reply: usual.row,
  }),
  lines: endpoint({
    method: 'GET',
    path: `${path}/{id}/lines`,
    requirement: view,
    summary: 'The items of a transfer: how many left and how many arrived',
    params: idParams,
    reply: z.object({
      ...lineItem,
      quantity: z.number().int(),
      value: money,
      received: z.number().int().nullable(),
    }),
    envelope: 'docs',
  }),
  receive: endpoint({
    method: 'POST',
    path: `${path}/{id}/receive`,
    requirement: transfer,
    summary: 'Receive a transfer; items that are not named arrived as they were sent',
    params: idParams,
    body: z.object({
      lines: linesOf(z.object({ item: z.uuid(), received: z.number().int().min(0).max(MAX_COPIES) }), {
        min: 0,
      }),
      reason: z.string().trim().max(500).default(''),
    }),
    reply: usual.row,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/{id}/cancel`,
    requirement: transfer,
    summary: 'Call a transfer back before it is received: the copies return to where they were',
    params: idParams,
    body: z.object({ reason: textField(500) }),
    reply: usual.row,
  }),
} as const;
export type Transfer = z.infer<typeof transfers.row>;
