import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { centreSchema, longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { bagWords } from './bag-words.ts';
import { dakStatuses, dakTypes, letterModes } from './enums.ts';

const view = right('SG_MANAGEMENT.DAK', 'view');
const edit = right('SG_MANAGEMENT.DAK', 'edit');
const dispatchReceive = right('SG_MANAGEMENT.DAK', 'dispatchReceive');

const { CREATED, DISPATCHED, RECEIVED } = dakStatuses;
const typeSchema = z.number().pipe(z.union(Object.values(dakTypes).map((value) => z.literal(value))));
const statusSchema = z
  .number()
  .pipe(z.union([CREATED, DISPATCHED, RECEIVED].map((value) => z.literal(value))));
const moment = z.iso.datetime().nullable();
const person = z.string().nullable();

export const MAX_BAG_LETTERS = 200;

const usual = resource({
  path: '/api/sg-management/bag',
  entity: 'dak_bag',
  words: bagWords,
  titleField: 'party',
  fields: z.object({
    centre: centreSchema,
    /** The centre that it goes to, by its name and area. */
    party: textField(120),
    mode: z.enum(letterModes),
    courierNumber: optionalText(60),
    remarks: longText(1_000),
  }),
  extra: {
    /** Of the sender's centre and year; the same at both ends. */
    reference: z.string(),
    type: z.number().int(),
    day: daySchema,
    status: z.number().int(),
    centreName: z.string(),
    letterCount: z.number().int(),
    /** Of a bag that was received: letters that nobody has received yet. */
    missingCount: z.number().int(),
    madeByName: z.string(),
    dispatchedAt: moment,
    dispatchedByName: person,
    receivedAt: moment,
    receivedByName: person,
    receiver: z.string(),
    code: z.string(),
    /** Why it was called back; empty where it was not, or went out again. */
    recallReason: z.string(),
  },
  sort: ['day', 'party'],
  filter: z.object({
    type: several(typeSchema),
    status: several(statusSchema),
    centre: several(centreSchema),
    isIncomplete: z.boolean(),
  }),
  envelope: 'data',
  view,
  edit,
  remove: edit,
  history: view,
});

const packing = z.object({ letters: z.array(z.uuid()).min(1).max(MAX_BAG_LETTERS) });

export const bags = {
  ...usual,
  pack: endpoint({
    method: 'POST',
    path: '/api/sg-management/bag/{id}/pack',
    requirement: edit,
    summary: `Put letters for the same centre into a bag that has not left; at most ${MAX_BAG_LETTERS}`,
    params: idParams,
    body: packing,
    reply: usual.row,
  }),
  unpack: endpoint({
    method: 'POST',
    path: '/api/sg-management/bag/{id}/unpack',
    requirement: edit,
    summary: 'Take letters out of a bag that has not left',
    params: idParams,
    body: packing,
    reply: usual.row,
  }),
  dispatch: endpoint({
    method: 'POST',
    path: '/api/sg-management/bag/{id}/dispatch',
    requirement: dispatchReceive,
    summary: 'Dispatch a bag with all its letters; it appears at the other centre by itself',
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: usual.row,
  }),
  recall: endpoint({
    method: 'POST',
    path: '/api/sg-management/bag/{id}/recall',
    requirement: dispatchReceive,
    summary: 'Call back a bag that nobody has received, with those of its letters that nobody has received',
    params: idParams,
    body: z.object({ reason: textField(300) }),
    reply: usual.row,
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/sg-management/bag/receive',
    requirement: dispatchReceive,
    summary:
      'Receive a bag by its code or number; its letters are scanned one by one. A second time says since when',
    body: z.object({
      code: z.string().trim().min(1).max(60),
      receiver: z.string().trim().min(1).max(120),
      /** When it was scanned by the clock of the device; counts where the scan had to wait. */
      at: z.iso.datetime().optional(),
    }),
    reply: z.object({ bag: usual.row, outcome: z.enum(['received', 'repeat']) }),
  }),
} as const;
export type Bag = z.infer<typeof bags.row>;

export const bagPrints = {
  manifest: endpoint({
    ...printed,
    path: '/api/sg-management/bag/{id}/manifest',
    requirement: view,
    summary: 'The manifest that travels in a bag: its code, and each letter with a box to tick',
    params: idParams,
    query: z.object(printLanguage),
  }),
} as const;

/** Until somebody at the other end has it. */
export function mayRecallBag({ type, status }: Pick<Bag, 'type' | 'status'>): boolean {
  return type === dakTypes.DISPATCH && status === DISPATCHED;
}

/** Codes of bags begin with B, those of letters with D; numbers have the letter before the last figures. */
export function isBagCode(scanned: string): boolean {
  return /^B[0-9A-Z]{9}$|\/B\d+$/.test(scanned.replaceAll(/[\s-]/g, '').toUpperCase());
}
