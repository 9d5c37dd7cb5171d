import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { ofKind, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { skuCategories } from './enums.ts';
import { inventoryWords } from './inventory-words.ts';
import { locationKinds, stockKindNames } from './stock-kinds.ts';
import { linesOf, MAX_COPIES } from './stock-lines.ts';

const view = right('BAV.INVENTORY', 'view');
const transfer = right('BAV.INVENTORY', 'transfer');
const adjust = right('BAV.INVENTORY', 'adjustCount');
const path = '/api/bav/inventory';

const categorySchema = z.number().pipe(z.union(skuCategories.map(({ value }) => z.literal(value))));
const money = ofKind('money', z.number().int());
/** Of an item against its reorder level; `enough` also where it has no level. */
export const stockStates = ['out', 'low', 'enough'] as const;
const stateSchema = z.enum(stockStates);
export const countMeReasons = ['sale', 'count', 'asked'] as const;

const {
  create: _byDocuments,
  update: _never,
  remove: _neither,
  history: _movements,
  read: _own,
  ...usual
} = resource({
  path,
  entity: 'stock_balance',
  words: inventoryWords,
  fields: z.object({}),
  extra: {
    title: z.string(),
    titleLatin: z.string(),
    code: z.string(),
    category: categorySchema,
    state: stateSchema,
    onHand: z.number().int(),
    reorderLevel: z.number().int().nullable(),
    /** On its way to the locations. */
    inTransit: z.number().int(),
    value: money,
    lastSoldDay: daySchema.nullable(),
    isToCount: z.boolean(),
    isActive: z.boolean(),
  },
  sort: ['title', 'code', 'onHand', 'value', 'lastSoldDay'],
  groups: ['category', 'state'],
  filter: z.object({
    location: several(z.uuid()),
    category: several(categorySchema),
    state: several(stateSchema),
    isToCount: z.boolean(),
    /** Too few are left of what has a level or was in stock before; what was never stocked is not missed. */
    isToOrder: z.boolean(),
    isActive: z.boolean(),
  }),
  envelope: 'data',
  event: 'stock.changed',
  view,
  edit: adjust,
  remove: adjust,
  history: view,
});

export const inventory = {
  ...usual,
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    requirement: view,
    summary: 'The stock of an item, location by location',
    params: idParams,
    reply: usual.row.extend({
      price: money,
      locations: z.array(
        z.object({
          location: z.uuid(),
          name: z.string(),
          kind: z.enum(locationKinds),
          quantity: z.number().int(),
          value: money,
          inTransit: z.number().int(),
          lastDay: daySchema.nullable(),
          lastSoldDay: daySchema.nullable(),
          countMeSince: z.iso.datetime().nullable(),
          countMeReason: z.enum(countMeReasons).nullable(),
        }),
      ),
    }),
  }),
  movements: endpoint({
    method: 'GET',
    path: `${path}/{id}/movements`,
    requirement: view,
    summary: 'What came and went of an item, the latest first, with the balance after each movement',
    params: idParams,
    query: z.object({
      location: z.uuid().optional(),
      page: z.coerce.number().int().min(0).max(10_000).default(0),
      size: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({
      rows: z.array(
        z.object({
          document: z.uuid(),
          seq: z.number().int(),
          location: z.uuid(),
          locationName: z.string(),
          day: daySchema,
          at: z.iso.datetime(),
          kind: z.enum(stockKindNames),
          reference: z.string(),
          reason: z.string(),
          madeByName: z.string(),
          quantity: z.number().int(),
          value: money,
          quantityAfter: z.number().int(),
          isReversed: z.boolean(),
        }),
      ),
      total: z.number().int(),
    }),
  }),
  adjust: endpoint({
    method: 'POST',
    path: `${path}/adjust`,
    requirement: adjust,
    summary:
      'Correct the stock of a location with a reason: damaged, lost, found, or what was there at the beginning',
    body: z.object({
      id: z.uuid().optional(),
      location: z.uuid(),
      reason: textField(500),
      isOpening: z.boolean().default(false),
      lines: linesOf(
        z.object({
          item: z.uuid(),
          /** With its sign: what is added or taken away. */
          quantity: z
            .number()
            .int()
            .min(-MAX_COPIES)
            .max(MAX_COPIES)
            .refine((copies) => copies !== 0),
          /** What one cost, in paise, where copies are added and their cost is known. */
          cost: z.number().int().min(0).max(100_000_000).optional(),
        }),
      ),
    }),
    reply: z.object({ id: z.uuid() }),
  }),
  reverse: endpoint({
    method: 'POST',
    path: `${path}/document/{id}/reverse`,
    requirement: adjust,
    summary: 'Reverse an adjustment, an opening stock or a posted count by another document',
    params: idParams,
    body: z.object({ reason: textField(500) }),
    reply: z.object({ id: z.uuid() }),
  }),
  mark: endpoint({
    method: 'POST',
    path: `${path}/{id}/mark`,
    requirement: { anyOf: [transfer, adjust] },
    summary: 'Ask for a count of an item at a location, or take the request back',
    params: idParams,
    body: z.object({ location: z.uuid(), isToCount: z.boolean() }),
    reply: z.null(),
  }),
} as const;
export type StockItem = z.infer<typeof inventory.row>;
