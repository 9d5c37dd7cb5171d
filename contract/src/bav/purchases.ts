import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { longText, ofKind, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { purchaseTypes } from './enums.ts';
import { purchaseWords } from './purchase-words.ts';
import { copies, lineItem, linesOf } from './stock-lines.ts';

const view = right('BAV.PURCHASE', 'view');
const create = right('BAV.PURCHASE', 'create');
const cancel = right('BAV.PURCHASE', 'cancel');
const path = '/api/bav/purchase';

const typeSchema = z.number().pipe(z.union(Object.values(purchaseTypes).map((value) => z.literal(value))));
export const purchaseSources = ['supplier', 'headOffice'] as const;
const sourceSchema = z.enum(purchaseSources);
/** What one copy cost, in paise. */
const unitCost = ofKind('money', z.number().int().min(0).max(100_000_000));
const money = ofKind('money', z.number().int());

const {
  create: _byPosting,
  update: _never,
  remove: _byCancelling,
  ...usual
} = resource({
  path,
  entity: 'stock_purchase',
  words: purchaseWords,
  fields: z.object({}),
  extra: {
    reference: z.string(),
    type: typeSchema,
    day: daySchema,
    source: sourceSchema,
    supplier: z.string(),
    billNumber: z.string(),
    location: z.uuid(),
    locationName: z.string(),
    centreName: z.string(),
    copies: z.number().int(),
    total: money,
    /** Of a return: the purchase that it is against. */
    purchase: z.uuid().nullable(),
    purchaseName: z.string().nullable(),
    isCancelled: z.boolean(),
    reason: z.string(),
    notes: z.string(),
    madeByName: z.string(),
  },
  sort: ['day', 'reference', 'supplier', 'total'],
  filter: z.object({
    type: several(typeSchema),
    source: several(sourceSchema),
    location: several(z.uuid()),
    supplier: z.string().trim().max(120),
    dayFrom: daySchema,
    dayTo: daySchema,
    isCancelled: z.boolean(),
    item: z.uuid(),
    purchase: z.uuid(),
  }),
  envelope: 'data',
  view,
  edit: create,
  remove: cancel,
  history: view,
});

const lines = linesOf(z.object({ item: z.uuid(), quantity: copies, cost: unitCost }));

/** What is entered of a purchase. */
export const purchaseEntry = z
  .object({
    id: z.uuid().optional(),
    location: z.uuid(),
    day: daySchema,
    source: sourceSchema,
    supplier: optionalText(120),
    billNumber: optionalText(60),
    notes: longText(2_000),
    lines,
  })
  .refine(({ source, supplier }) => source !== 'supplier' || supplier !== '', { path: ['supplier'] });

export const purchases = {
  ...usual,
  post: endpoint({
    method: 'POST',
    path,
    requirement: create,
    summary: 'Enter a purchase: it is posted to the stock of its location at once',
    body: purchaseEntry,
    reply: usual.row,
  }),
  lines: endpoint({
    method: 'GET',
    path: `${path}/{id}/lines`,
    requirement: view,
    summary: 'The items of a purchase or return, and of a purchase how many went back',
    params: idParams,
    reply: z.object({
      ...lineItem,
      quantity: z.number().int(),
      cost: money,
      returned: z.number().int(),
    }),
    envelope: 'docs',
  }),
  giveBack: endpoint({
    method: 'POST',
    path: `${path}/{id}/return`,
    requirement: create,
    summary: 'Return copies of a purchase to its supplier, never more than were bought and not yet returned',
    params: idParams,
    body: z.object({
      id: z.uuid().optional(),
      day: daySchema,
      notes: longText(2_000),
      lines: linesOf(z.object({ item: z.uuid(), quantity: copies })),
    }),
    reply: usual.row,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/{id}/cancel`,
    requirement: cancel,
    summary: 'Cancel a purchase or return: another document reverses it',
    params: idParams,
    body: z.object({ reason: textField(500) }),
    reply: usual.row,
  }),
  suppliers: endpoint({
    method: 'GET',
    path: `${path}/suppliers`,
    requirement: view,
    summary: 'Suppliers of earlier purchases by a part of their name, at most 20',
    query: z.object({ q: z.string().trim().max(120).default('') }),
    reply: z.object({ name: z.string() }),
    envelope: 'docs',
  }),
} as const;
export type Purchase = z.infer<typeof purchases.row>;
