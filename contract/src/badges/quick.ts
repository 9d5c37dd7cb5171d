import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { centreSchema, textField } from '../kernel/resource/field-kinds.ts';
import { queryObject, several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { daySchema } from '../kernel/values/days.ts';
import { MAX_CODE_LENGTH } from './code.ts';
import { anyQuickKind, DEPOSIT, quickKinds, rightOfKind } from './quick-rights.ts';
import { quickEventWords } from './quick-words.ts';
import { OWN_SIZE_LIMITS, tokenSizes } from './token-layout.ts';

/** So many tokens are printed at once. */
export const MAX_TOKENS = 1_000;
/** A hand-out or a return is undone within so many seconds. */
export const UNDO_SECONDS = 60;

const kind = z.number().pipe(z.union(quickKinds.map((value) => z.literal(value))));
const numbers = z.string().trim().min(1).max(2_000);

const usual = resource({
  path: '/api/badges/quick/event',
  entity: 'quick_event',
  words: quickEventWords,
  fields: z.object({
    title: textField(120),
    centre: centreSchema,
    fromDay: daySchema,
    toDay: daySchema,
    isClosed: z.boolean(),
  }),
  extra: {
    number: z.number().int(),
    centreName: z.string(),
    /** Of the kinds that the caller may use. */
    tokens: z.number().int(),
    sewadarTokens: z.number().int(),
    /** Deposits that are handed out and did not come back. */
    out: z.number().int(),
  },
  sort: ['fromDay', 'title'],
  filter: z.object({
    centre: several(centreSchema),
    fromDayFrom: daySchema,
    fromDayTo: daySchema,
    isClosed: z.boolean(),
  }),
  envelope: 'data',
  view: anyQuickKind,
  edit: anyQuickKind,
  remove: anyQuickKind,
  history: anyQuickKind,
});

const tokenState = z.enum(['printed', 'out', 'returned']);
const tokenRow = z.object({
  kind,
  number: z.number().int(),
  state: tokenState,
  stateAt: z.string(),
  stateBy: z.string(),
});
export type QuickToken = z.output<typeof tokenRow>;

/** Own millimetres; they count with the layout `own` only. */
const ownLength = (max: number) =>
  queryObject(z.number().min(OWN_SIZE_LIMITS.min).max(max).default(OWN_SIZE_LIMITS.min));

export const quickEvents = {
  ...usual,
  summary: endpoint({
    method: 'GET',
    path: '/api/badges/quick/event/{id}/summary',
    requirement: anyQuickKind,
    summary:
      'The printed numbers of an event by kind, what is out and what came back, of the kinds that the caller may use',
    params: idParams,
    reply: z.array(
      z.object({
        kind,
        count: z.number().int(),
        /** As `1-10,15`. */
        numbers: z.string(),
        out: z.number().int(),
        returned: z.number().int(),
        outNumbers: z.string(),
        lastNumber: z.number().int(),
      }),
    ),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/badges/quick/event/{id}/make',
    requirement: anyQuickKind,
    summary:
      'Take numbers for tokens; a number of one event and kind is given once, `again` allows printing it again',
    params: idParams,
    body: z.object({ kind, numbers, again: z.boolean().default(false) }),
    reply: z.object({ made: z.number().int(), again: z.number().int() }),
  }),
  print: endpoint({
    ...printed,
    path: '/api/badges/quick/event/{id}/print',
    requirement: anyQuickKind,
    summary: 'The tokens with these numbers as PDF, with their codes; the print is recorded',
    params: idParams,
    query: z.object({
      ...printLanguage,
      kind: queryObject(kind),
      numbers,
      layout: z.enum(tokenSizes),
      width: ownLength(OWN_SIZE_LIMITS.maxWidth),
      height: ownLength(OWN_SIZE_LIMITS.maxHeight),
      /** A stub and a receipt with the same number and code. */
      twoPart: queryObject(z.boolean().default(false)),
    }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/badges/quick/event/{id}/move',
    requirement: rightOfKind(DEPOSIT),
    summary: 'Hand out a deposit token or take it back, by its code or number. A second time says since when',
    params: idParams,
    body: z.object({
      code: z.string().trim().min(1).max(MAX_CODE_LENGTH),
      to: z.enum(['out', 'returned']),
      /** By the clock of the device; counts where the action had to wait. */
      at: z.iso.datetime().optional(),
    }),
    reply: z.object({ token: tokenRow, isNew: z.boolean() }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/badges/quick/event/{id}/undo',
    requirement: rightOfKind(DEPOSIT),
    summary: 'Undo the last hand-out or return of a token within a minute',
    params: idParams,
    body: z.object({
      number: z.number().int().min(1),
      state: z.enum(['out', 'returned']),
      at: z.iso.datetime().optional(),
    }),
    reply: z.object({ token: tokenRow }),
  }),
  out: endpoint({
    method: 'GET',
    path: '/api/badges/quick/event/{id}/out',
    requirement: rightOfKind(DEPOSIT),
    summary: 'The deposit tokens that are out, the longest first, at most 500',
    params: idParams,
    reply: z.array(tokenRow),
  }),
} as const;
export type QuickEvent = z.output<typeof usual.row>;
