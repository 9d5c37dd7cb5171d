import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { longText, ofKind } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { countWords } from './count-words.ts';
import { skuCategories } from './enums.ts';
import { lineItem, linesOf } from './stock-lines.ts';

const view = right('BAV.INVENTORY', 'view');
const adjust = right('BAV.INVENTORY', 'adjustCount');
const path = '/api/bav/count';

export const countStatuses = ['open', 'posted', 'cancelled'] as const;
const statusSchema = z.enum(countStatuses);
const categorySchema = z.number().pipe(z.union(skuCategories.map(({ value }) => z.literal(value))));
export const MAX_COUNTED = 1_000_000;
const countedSchema = z.number().int().min(0).max(MAX_COUNTED).nullable();

const {
  create: _byStarting,
  update: _byEntering,
  remove: _byCancelling,
  ...usual
} = resource({
  path,
  entity: 'stock_count',
  words: countWords,
  fields: z.object({}),
  extra: {
    reference: z.string(),
    day: daySchema,
    status: statusSchema,
    location: z.uuid(),
    locationName: z.string(),
    items: z.number().int(),
    counted: z.number().int(),
    differences: z.number().int(),
    /** Of the differences together, in copies and at their cost. */
    difference: z.number().int(),
    notes: z.string(),
    madeByName: z.string(),
    postedByName: z.string().nullable(),
    postedAt: z.iso.datetime().nullable(),
  },
  sort: ['day', 'reference', 'status'],
  filter: z.object({ status: several(statusSchema), location: several(z.uuid()) }),
  envelope: 'data',
  view,
  edit: adjust,
  remove: adjust,
  history: view,
});

export const counts = {
  ...usual,
  start: endpoint({
    method: 'POST',
    path,
    requirement: adjust,
    summary:
      'Start a sheet for a location: all that it has, some categories, or what is marked to be counted',
    body: z.object({
      id: z.uuid().optional(),
      location: z.uuid(),
      categories: z.array(categorySchema).max(skuCategories.length).default([]),
      isOnlyMarked: z.boolean().default(false),
      notes: longText(2_000).default(''),
    }),
    reply: usual.row,
  }),
  lines: endpoint({
    method: 'GET',
    path: `${path}/{id}/lines`,
    requirement: view,
    summary: 'The items of a sheet with what was counted and what the ledger said then',
    params: idParams,
    reply: z.object({
      ...lineItem,
      scanCode: z.string(),
      onHand: z.number().int(),
      counted: z.number().int().nullable(),
      book: z.number().int().nullable(),
      countedByName: z.string().nullable(),
      cost: ofKind('money', z.number().int()),
    }),
    envelope: 'docs',
  }),
  print: endpoint({
    ...printed,
    path: `${path}/{id}/print`,
    requirement: view,
    summary: 'A sheet on paper, to be filled in at the shelf; it does not say what the ledger says',
    params: idParams,
    query: z.object(printLanguage),
  }),
  enter: endpoint({
    method: 'POST',
    path: `${path}/{id}/enter`,
    requirement: adjust,
    summary:
      'Enter what was counted; null takes an entry back. Items that are not on the sheet are added. With “was” no other number is replaced',
    params: idParams,
    body: z.object({
      lines: linesOf(
        z.object({
          item: z.uuid(),
          counted: countedSchema,
          /** What the sheet said when the person began to type. */
          was: countedSchema.optional(),
        }),
      ),
    }),
    reply: usual.row,
  }),
  add: endpoint({
    method: 'POST',
    path: `${path}/{id}/add`,
    requirement: adjust,
    summary: 'Add copies to what is counted, as a scanner does; several people can count one item at once',
    params: idParams,
    body: z.object({
      lines: linesOf(z.object({ item: z.uuid(), copies: z.number().int().min(1).max(MAX_COUNTED) })),
    }),
    reply: usual.row,
  }),
  post: endpoint({
    method: 'POST',
    path: `${path}/{id}/post`,
    requirement: adjust,
    summary: 'Post the differences of a sheet to the ledger; what was not counted stays as it is',
    params: idParams,
    reply: usual.row,
  }),
  cancel: endpoint({
    method: 'POST',
    path: `${path}/{id}/cancel`,
    requirement: adjust,
    summary: 'Give up a sheet that is not posted',
    params: idParams,
    reply: usual.row,
  }),
} as const;
export type StockCount = z.infer<typeof counts.row>;

/** The data of COUNT_CHANGED: what the sheet says of the items whose entries were refused. */
export interface ChangedCounts {
  changed: { item: string; counted: number; countedByName: string }[];
}
