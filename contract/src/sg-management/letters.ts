import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { dakStatuses, dakTypes, letterKinds, letterModes } from './enums.ts';
import { letterWords } from './words.ts';

const view = right('SG_MANAGEMENT.DAK', 'view');
const edit = right('SG_MANAGEMENT.DAK', 'edit');
const dispatchReceive = right('SG_MANAGEMENT.DAK', 'dispatchReceive');

const typeSchema = z.number().pipe(z.union(Object.values(dakTypes).map((value) => z.literal(value))));
const statusSchema = z.number().pipe(z.union(Object.values(dakStatuses).map((value) => z.literal(value))));
const moment = z.iso.datetime().nullable();
const person = z.string().nullable();

export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
/** Who takes a letter into their hands. */
const receiverSchema = z.string().trim().max(120);

export const letterFields = z.object({
  type: typeSchema,
  centre: centreSchema,
  /** The other end: a centre of the portal by its name and area, or anybody else. */
  party: textField(120),
  subject: textField(200),
  kind: z.enum(letterKinds),
  mode: z.enum(letterModes),
  courierNumber: optionalText(60),
  enclosures: optionalText(200),
  /** The number that the other end gave it. */
  theirNumber: optionalText(60),
  /** The day on which a letter from outside the portal came, in whose year it is numbered; null: today. */
  receivedOn: daySchema.nullable(),
  /** Who took it when it came; empty: whoever enters it. */
  receiver: optionalText(120),
  replyBy: daySchema.nullable(),
  /** The letter of the own register that this one answers. */
  answers: z.uuid().nullable(),
  remarks: longText(2_000),
});
export type LetterFields = z.infer<typeof letterFields>;

const usual = resource({
  path: '/api/sg-management/dak',
  entity: 'dak_letter',
  words: letterWords,
  titleField: 'subject',
  fields: letterFields,
  extra: {
    /** Of the centre and the year, as it stands on the slip; empty on its way here. */
    reference: z.string(),
    /** When it was entered here, or received. */
    day: daySchema,
    status: z.number().int(),
    centreName: z.string(),
    isThroughPortal: z.boolean(),
    answersName: z.string().nullable(),
    isAnswered: z.boolean(),
    isOverdue: z.boolean(),
    instruction: z.string(),
    instructedByName: person,
    madeByName: z.string(),
    dispatchedAt: moment,
    dispatchedByName: person,
    receivedAt: moment,
    receivedByName: person,
    /** In whose hands it is by the last hand-over; empty: with the receiver. */
    holder: z.string(),
    handedOverAt: moment,
    acknowledgedAt: moment,
    acknowledgedByName: person,
    completedAt: moment,
    completedByName: person,
    code: z.string(),
    /** Why it was called back; empty where it was not, or went out again. */
    recallReason: z.string(),
    /** The bag in which it travels. */
    bag: z.uuid().nullable(),
    bagName: z.string().nullable(),
    /** Its bag was received, and it was not in it, or not scanned yet. */
    isMissing: z.boolean(),
  },
  sort: ['day', 'reference', 'subject', 'party', 'replyBy'],
  filter: z.object({
    type: several(typeSchema),
    status: several(statusSchema),
    centre: several(centreSchema),
    kind: several(z.enum(letterKinds)),
    isToReceive: z.boolean(),
    isToAnswer: z.boolean(),
    isOverdue: z.boolean(),
    /** As 2026-11. */
    month: monthSchema,
    answers: z.uuid(),
    bag: z.uuid(),
    /** Those that may be put into this bag. */
    packable: z.uuid(),
    isMissing: z.boolean(),
  }),
  envelope: 'data',
  view,
  edit,
  remove: edit,
  history: view,
});

export const letters = {
  ...usual,
  move: endpoint({
    method: 'POST',
    path: '/api/sg-management/dak/{id}/move',
    requirement: { anyOf: [edit, dispatchReceive] },
    summary:
      'Take a letter a step on, by the table of moves; the other end sees the step too. A receipt names who took it',
    params: idParams,
    body: z.object({ to: z.number().int(), receiver: receiverSchema.default('') }),
    reply: usual.row,
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/sg-management/dak/receive',
    requirement: dispatchReceive,
    summary: 'Receive a letter by the code of its slip or its number. A second time says since when',
    body: z.object({
      code: z.string().trim().min(1).max(60),
      receiver: receiverSchema.min(1),
      /** When it was scanned by the clock of the device; counts where the scan had to wait. */
      at: z.iso.datetime().optional(),
    }),
    reply: z.object({ letter: usual.row, outcome: z.enum(['received', 'repeat']) }),
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/sg-management/dak/hand-over',
    requirement: dispatchReceive,
    summary:
      'Hand a letter that is here over to somebody, by the code of its slip or its number. One that waited does not undo a later one',
    body: z.object({
      code: z.string().trim().min(1).max(60),
      receiver: receiverSchema.min(1),
      /** When it was scanned by the clock of the device; counts where the scan had to wait. */
      at: z.iso.datetime().optional(),
    }),
    /** Overtaken: handed over to somebody else since then, who still has it. */
    reply: z.object({ letter: usual.row, outcome: z.enum(['handedOver', 'overtaken']) }),
  }),
  recall: endpoint({
    method: 'POST',
    path: '/api/sg-management/dak/{id}/recall',
    requirement: dispatchReceive,
    summary: 'Call back a letter that went to the wrong centre, while nobody there has received it',
    params: idParams,
    body: z.object({ reason: textField(300) }),
    reply: usual.row,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/sg-management/dak/{id}/answers',
    requirement: edit,
    summary: 'Say which own letter a received one answers, also where its sender forgot to; null: none',
    params: idParams,
    body: letterFields.pick({ answers: true }),
    reply: usual.row,
  }),
  instruct: endpoint({
    method: 'POST',
    path: '/api/sg-management/dak/{id}/instruct',
    requirement: edit,
    summary:
      'The instruction of the head about a received letter; days for the answer set the day to reply by',
    params: idParams,
    body: z.object({ instruction: textField(500), days: z.number().int().min(0).max(365).nullable() }),
    reply: usual.row,
  }),
  next: endpoint({
    method: 'GET',
    path: '/api/sg-management/dak/next',
    requirement: edit,
    summary: 'The number that the next letter of a centre will have, unless somebody else takes it first',
    query: z.object({
      centre: centreSchema,
      type: z.coerce.number().pipe(typeSchema),
      /** A day of the year in which it is numbered; left out: today. */
      day: daySchema.optional(),
    }),
    reply: z.object({ reference: z.string() }),
  }),
  parties: endpoint({
    method: 'GET',
    path: '/api/sg-management/dak/parties',
    requirement: edit,
    summary: 'Centres of all areas by a part of their name, at most 20: where a letter can go to',
    query: z.object({ q: z.string().trim().max(120).default('') }),
    reply: z.object({ id: z.uuid(), name: z.string() }),
    envelope: 'docs',
  }),
} as const;
export type Letter = z.infer<typeof letters.row>;
