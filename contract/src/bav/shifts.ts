import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { centreSchema, textField } from '../kernel/resource/field-kinds.ts';
import { listQuery, several } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { balanceSchema, moneySchema } from '../kernel/values/money.ts';
import { denominations } from './basket.ts';
import { deviceSchema } from './tills.ts';

const view = right('BAV.SALES', 'view');
const create = right('BAV.SALES', 'create');

export const shiftStates = ['open', 'forgotten', 'closed'] as const;
export type ShiftState = (typeof shiftStates)[number];

const moment = z.iso.datetime();

/** What moved in the drawer, from the receipts and cash movements as they are now. */
const flow = {
  openingFloat: moneySchema,
  cashSales: balanceSchema,
  upiSales: balanceSchema,
  cashRefunds: balanceSchema,
  upiRefunds: balanceSchema,
  cashIn: moneySchema,
  cashOut: moneySchema,
  /** What must lie in the drawer. */
  expected: balanceSchema,
};

const row = z.object({
  id: z.uuid(),
  till: z.uuid(),
  tillName: z.string(),
  tillCode: z.string(),
  centreName: z.string(),
  number: z.number().int(),
  /** Of its opening. */
  day: daySchema,
  state: z.enum(shiftStates),
  openedAt: moment,
  openedByName: z.string(),
  closedAt: moment.nullable(),
  closedByName: z.string().nullable(),
  ...flow,
  counted: moneySchema.nullable(),
  /** Counted less expected; null while it is open. */
  difference: balanceSchema.nullable(),
  receipts: z.number().int(),
  note: z.string(),
});
export type Shift = z.infer<typeof row>;

const drawer = row.pick({ id: true, tillName: true, tillCode: true, number: true, expected: true });
export type Drawer = z.infer<typeof drawer>;

/** How many of each note and coin. */
const countSchema = z.partialRecord(
  z.enum(denominations.map(String) as [string, ...string[]]),
  z.number().int().min(0).max(100_000),
);

const cashMove = z.object({
  id: z.uuid(),
  /** Below zero: taken out. */
  amount: balanceSchema,
  reason: z.string(),
  at: moment,
  byName: z.string(),
});
export type CashMove = z.infer<typeof cashMove>;

export const shifts = {
  list: endpoint({
    method: 'GET',
    path: '/api/bav/shifts',
    requirement: view,
    summary: 'Shifts of the counters, the latest first, with what was expected and counted',
    query: listQuery({
      sort: ['openedAt', 'difference'],
      newestFirst: true,
      filter: z.object({
        state: several(z.enum(shiftStates)),
        till: several(z.uuid()),
        centre: several(centreSchema),
        dayFrom: daySchema,
        dayTo: daySchema,
      }),
    }),
    reply: rowsOf(row),
  }),
  drawers: endpoint({
    method: 'GET',
    path: '/api/bav/drawers',
    requirement: {
      anyOf: [right('BAV.RETURN', 'create'), right('BAV.RETURN', 'cancel'), right('BAV.SALES', 'cancel')],
    },
    summary: 'Drawers of open shifts, from which a return or a cancellation is paid, the latest first',
    reply: drawer,
    envelope: 'docs',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/bav/shifts/{id}',
    requirement: view,
    summary: 'A shift with its cash movements and what was counted',
    params: idParams,
    reply: row.extend({ moves: z.array(cashMove), count: countSchema.nullable() }),
  }),
  moveCash: endpoint({
    method: 'POST',
    path: '/api/bav/shifts/{id}/cash',
    requirement: create,
    summary: 'Put cash into a drawer or take some out; the same id counts once',
    params: idParams,
    body: z.object({
      id: z.uuid(),
      amount: balanceSchema.refine((amount) => amount !== 0),
      reason: textField(120),
      /** By the clock of the device; counts where it had to wait. */
      at: moment,
    }),
    reply: z.null(),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/bav/shifts/{id}/close',
    requirement: create,
    summary: 'Close a shift with the notes and coins that were counted. A difference needs a note',
    params: idParams,
    body: z.object({ count: countSchema, note: z.string().trim().max(500) }),
    reply: row,
  }),
  atDevice: endpoint({
    method: 'GET',
    path: '/api/bav/counter',
    requirement: create,
    summary:
      'The counters that the caller may work at, with the open shift of each and whether it is of this device',
    query: z.object({ device: deviceSchema }),
    reply: z.object({
      id: z.uuid(),
      name: z.string(),
      code: z.string(),
      centreName: z.string(),
      locationName: z.string(),
      maxDiscount: z.number().int(),
      upiAddress: z.string(),
      upiName: z.string(),
      shift: z
        .object({
          id: z.uuid(),
          number: z.number().int(),
          day: daySchema,
          openedAt: moment,
          openedByName: z.string(),
          isHere: z.boolean(),
          /** Of the next sale, as far as the server knows. */
          nextNumber: z.number().int(),
        })
        .nullable(),
    }),
    envelope: 'docs',
  }),
} as const;
export type CounterTill = z.infer<typeof shifts.atDevice.reply>;
