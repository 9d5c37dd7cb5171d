import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, ofKind, optionalText } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { expenseKinds, expenseStatuses } from './enums.ts';
import { expenseWords } from './expense-words.ts';
import { MAX_ODOMETER } from './vehicles.ts';

const rights = plainRights('TRANSPORT.EXPENSE');
const approve = right('TRANSPORT.EXPENSE', 'approve');
const statusSchema = z
  .number()
  .pipe(z.union(Object.values(expenseStatuses).map((value) => z.literal(value))));

/** In paise: at most one crore rupees for one bill. */
const amountSchema = ofKind('money', z.number().int().min(1).max(1_000_000_000));

export const expenseFields = z.object({
  kind: z.enum(expenseKinds),
  vehicle: z.uuid(),
  day: daySchema,
  amount: amountSchema,
  /** Of fuel, and of nothing else. */
  litres: z.number().min(0.01).max(2_000).nullable(),
  odometer: z.number().int().min(0).max(MAX_ODOMETER).nullable(),
  vendor: optionalText(120),
  billNumber: optionalText(60),
  paidBy: optionalText(120),
  trip: z.uuid().nullable(),
  centre: centreSchema,
  notes: longText(2_000),
});
export type ExpenseFields = z.infer<typeof expenseFields>;

const usual = resource({
  path: '/api/transport/expense',
  entity: 'transport_expense',
  words: expenseWords,
  titleField: 'kind',
  fields: expenseFields,
  extra: {
    number: z.number().int(),
    status: z.number().int(),
    vehicleName: z.string(),
    tripName: z.string().nullable(),
    /** Since the fill before; null for the first fill and for what is no fuel. */
    kmPerLitre: z.number().nullable(),
    hasBill: z.boolean(),
    centreName: z.string(),
    /** The asking user entered or edited it, and so does not approve it. */
    isOwnWork: z.boolean(),
    reason: z.string(),
    madeByName: z.string(),
    approvedByName: z.string().nullable(),
    settledByName: z.string().nullable(),
    photo: z.uuid().nullable(),
  },
  sort: ['day', 'number', 'amount'],
  groups: ['kind'],
  filter: z.object({
    status: several(statusSchema),
    kind: several(expenseFields.shape.kind),
    vehicle: z.uuid(),
    trip: z.uuid(),
    centre: several(centreSchema),
    dayFrom: daySchema,
    dayTo: daySchema,
    amountFrom: amountSchema,
    amountTo: amountSchema,
    /** Submitted, and not by the asking user. */
    isWaiting: z.boolean(),
    /** Entered or edited by the asking user. */
    isOwnWork: z.boolean(),
  }),
  envelope: 'data',
  ...rights,
});

export const expenses = {
  ...usual,
  move: endpoint({
    method: 'POST',
    path: '/api/transport/expense/{id}/move',
    requirement: { anyOf: [rights.edit, approve] },
    summary: 'Move an expense to another status, by the table of allowed moves; nobody approves their own',
    params: idParams,
    body: z.object({
      to: z.number().int(),
      reason: z.string().trim().max(1000),
      version: z.number().int(),
    }),
    reply: usual.row,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/transport/expense/{id}/undo',
    requirement: { anyOf: [rights.edit, approve] },
    summary:
      "Undo the caller's last move, shortly afterwards and only if nothing has happened since; the history keeps both",
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: usual.row,
  }),
} as const;
export type Expense = z.infer<typeof expenses.row>;

/** A photo of a bill as a phone sends it, small enough to wait on the device with the bill. */
export const MAX_BILL_PHOTO_BYTES = 160_000;
const MAX_PHOTO_LETTERS = Math.ceil(MAX_BILL_PHOTO_BYTES / 3) * 4;

/** A bill from the driver's phone: the expense and its photo in one call, so that both wait together without a connection. */
export const fuelBill = endpoint({
  method: 'POST',
  path: '/api/transport/trip/{id}/fuel',
  requirement: rights.edit,
  summary: 'A fuel bill of a trip with its photo, entered as a draft; the same id again is the same bill',
  params: idParams,
  body: z.object({
    id: z.uuid(),
    amount: amountSchema,
    litres: z.number().min(0.01).max(2_000),
    odometer: z.number().int().min(0).max(MAX_ODOMETER),
    vendor: optionalText(120),
    billNumber: optionalText(60),
    day: daySchema,
    /** Base64 of a JPEG. */
    photo: z.base64().max(MAX_PHOTO_LETTERS).nullable(),
  }),
  reply: z.object({ id: z.uuid(), number: z.number().int() }),
});
export const fuelBills = { create: fuelBill } as const;
