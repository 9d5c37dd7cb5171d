import { z } from 'zod';
import { longText, ofKind, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { refusing } from '../kernel/resource/field-reasons.ts';
import { emptiness, several } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { readBarcode } from './barcode.ts';
import { skuCategories } from './enums.ts';
import { itemWords } from './words.ts';

const categorySchema = z.number().pipe(z.union(skuCategories.map(({ value }) => z.literal(value))));

/** Of one copy, in paise: at most ten lakh rupees. */
const unitPrice = ofKind('money', z.number().int().min(0).max(100_000_000));

export const itemFields = z.object({
  title: textField(200),
  titleLatin: optionalText(200),
  code: textField(20),
  /** 13 or 8 digits; empty: the item has none. */
  barcode: z
    .string()
    .trim()
    .max(24)
    .transform((text) => readBarcode(text) ?? text)
    .refine((text) => text === '' || readBarcode(text) !== null, refusing('noBarcode')),
  category: categorySchema,
  language: optionalText(40),
  /** The name that all editions of one title share; empty: there is only this one. */
  editionOf: optionalText(200),
  price: unitPrice,
  cost: unitPrice.nullable(),
  reorderLevel: z.number().int().min(0).max(1_000_000).nullable(),
  isActive: z.boolean(),
  notes: longText(2_000),
});

export const items = resource({
  path: '/api/bav/sku',
  entity: 'bav_item',
  isAreaWide: true,
  words: itemWords,
  fields: itemFields,
  extra: {
    number: z.number().int(),
    /** What a scanner reads: the barcode, or the one of the shop. */
    scanCode: z.string(),
    photo: z.uuid().nullable(),
  },
  sort: ['title', 'code', 'category', 'price'],
  groups: ['category', 'language', 'isActive'],
  filter: z.object({
    category: several(categorySchema),
    language: z.string().trim().max(40),
    editionOf: z.string().trim().max(200),
    isActive: z.boolean(),
    ...emptiness(['barcode', 'cost', 'reorderLevel', 'editionOf']),
  }),
  envelope: 'data',
  ...plainRights('BAV.SKU'),
  export: right('BAV.SKU', 'importExport'),
});
export type Item = z.infer<typeof items.row>;
