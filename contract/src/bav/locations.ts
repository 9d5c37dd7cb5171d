import { z } from 'zod';
import { centreSchema, longText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { locationWords } from './location-words.ts';
import { locationKinds } from './stock-kinds.ts';

const kindSchema = z.enum(locationKinds);

/** Whoever works with stock chooses where. */
const view = {
  anyOf: [
    right('BAV.INVENTORY', 'view'),
    right('BAV.ORDER', 'view'),
    right('BAV.PURCHASE', 'view'),
    right('BAV.SALES', 'view'),
    right('BAV.RETURN', 'view'),
    right('BAV.REPORTS', 'view'),
  ],
} as const;
const edit = right('BAV.INVENTORY', 'adjustCount');

export const locations = resource({
  path: '/api/bav/location',
  entity: 'stock_location',
  isAreaWide: true,
  words: locationWords,
  fields: z.object({
    name: textField(80),
    centre: centreSchema,
    kind: kindSchema,
    isActive: z.boolean(),
    notes: longText(2_000),
  }),
  extra: {
    centreName: z.string(),
    /** Copies and what they cost; zero where the reader does not see the stock of that centre. */
    quantity: z.number().int(),
  },
  sort: ['name', 'centreName', 'kind'],
  filter: z.object({
    kind: several(kindSchema),
    centre: several(centreSchema),
    isActive: z.boolean(),
    /** Where the reader may move stock. */
    isMine: z.boolean(),
  }),
  envelope: 'data',
  view,
  edit,
  remove: edit,
  history: edit,
});
export type Location = z.infer<typeof locations.row>;
