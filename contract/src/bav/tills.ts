import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { refusing } from '../kernel/resource/field-reasons.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { moneySchema } from '../kernel/values/money.ts';
import { TILL_CODE } from './receipt-number.ts';
import { tillWords } from './shop-words.ts';
import { UPI_ADDRESS } from './upi.ts';

const view = right('BAV.SALES', 'view');
/** Whose account is paid is a matter of trust: whoever may cancel sales sets up counters. */
const manage = right('BAV.SALES', 'cancel');

const usual = resource({
  path: '/api/bav/tills',
  entity: 'bav_till',
  words: tillWords,
  fields: z.object({
    name: textField(60),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .refine((text) => TILL_CODE.test(text), refusing('tillCode')),
    centre: centreSchema,
    /** The stock that it sells. */
    location: z.uuid(),
    /** Parts of a hundred of a whole sale. */
    maxDiscount: z.number().int().min(0).max(100),
    upiAddress: z
      .string()
      .trim()
      .max(200)
      .refine((text) => text === '' || UPI_ADDRESS.test(text), refusing('noUpiAddress')),
    upiName: optionalText(60),
    isActive: z.boolean(),
  }),
  extra: { centreName: z.string(), locationName: z.string(), isOpen: z.boolean() },
  sort: ['name', 'code'],
  filter: z.object({ centre: several(centreSchema), isActive: z.boolean(), isOpen: z.boolean() }),
  envelope: 'data',
  view,
  edit: manage,
  remove: manage,
  history: view,
});

/** The device at which a shift is worked: it gives the numbers of the receipts. */
export const deviceSchema = z.uuid();

export const tills = {
  ...usual,
  open: endpoint({
    method: 'POST',
    path: '/api/bav/tills/{id}/open',
    requirement: right('BAV.SALES', 'create'),
    summary: 'Open a shift at a counter with the cash that lies in its drawer; one shift at a time',
    params: idParams,
    body: z.object({ shift: z.uuid(), device: deviceSchema, openingFloat: moneySchema }),
    reply: z.object({ shift: z.uuid() }),
  }),
} as const;
export type Till = z.infer<typeof tills.row>;
