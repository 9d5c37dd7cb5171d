import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { queryObject, several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { bulkResult, selectionOf } from '../kernel/resource/selection.ts';
import { right } from '../kernel/rights/requirement.ts';
import { aadhaarSchema, panSchema } from '../people/identity-numbers.ts';
import { personFields } from '../people/person.ts';
import { applicationForm } from './application-form.ts';
import { missingParts } from './application-moves.ts';
import { applicationStatuses, applicationTypes } from './enums.ts';

import { applicationWords } from './words.ts';

const typeSchema = z.number().pipe(z.union(Object.values(applicationTypes).map((value) => z.literal(value))));
const statusSchema = z
  .number()
  .pipe(z.union(Object.values(applicationStatuses).map((value) => z.literal(value))));

export const applicationFields = z.object({
  type: typeSchema,
  centre: z.uuid(),
  ...personFields,
  aadhaar: aadhaarSchema,
  pan: panSchema,
  /** The sewadar that it is about, where there is one. */
  sewadar: z.uuid().nullable(),
  form: applicationForm,
});
export type ApplicationFields = z.infer<typeof applicationFields>;

export const applicationFilter = z.object({
  type: several(typeSchema),
  status: several(statusSchema),
  /** Still on their way. */
  isOpen: z.boolean(),
  centre: several(z.uuid()),
  /** At least so many whole days in its status. */
  minDays: z.coerce.number().int().min(0).max(3650),
  maxDays: z.coerce.number().int().min(0).max(3650),
  /** Those that the asking user may move on. */
  isMine: z.boolean(),
  /** Made by, or about, this sewadar. */
  sewadar: z.uuid(),
});

const view = right('SEWADAR.APPLICATION', 'view');
const edit = right('SEWADAR.APPLICATION', 'edit');
const decide = {
  anyOf: [
    edit,
    right('SEWADAR.APPLICATION', 'preApproval'),
    right('SEWADAR.APPLICATION', 'decide'),
    right('SEWADAR.APPLICATION', 'finalAcceptance'),
  ],
} as const;

/** A move that this user could make now, or why not. */
export const possibleMove = z.object({ to: z.number().int(), refusal: z.string().nullable() });

/** An application that was moved, and its version since. */
const movedOne = z.object({ id: z.uuid(), version: z.number().int() });

export const applicationRecord = z.object({
  ...applicationFields.shape,
  id: z.uuid(),
  version: z.number().int(),
  number: z.number().int(),
  centreName: z.string(),
  sewadarName: z.string().nullable(),
  status: z.number().int(),
  statusSince: z.iso.datetime(),
  photo: z.uuid().nullable(),
  madeBy: z.uuid(),
  madeByName: z.string(),
  madeAt: z.iso.datetime(),
  /** Its attachments by name; the files themselves are the attachments' own calls. */
  papers: z.array(z.object({ id: z.uuid(), type: z.number().int(), name: z.string() })),
  missing: z.array(z.enum(missingParts)),
  moves: z.array(possibleMove),
  mayEdit: z.boolean(),
  /** The entries when it was sent back, for those who decide anew. */
  before: z.record(z.string(), z.unknown()).nullable(),
  result: z
    .object({ kind: z.enum(['sewadar', 'oaeMember', 'entitlement', 'vehiclePass']), id: z.uuid() })
    .nullable(),
});
export type ApplicationRecord = z.infer<typeof applicationRecord>;

const usual = resource({
  path: '/api/sewadar/applications',
  entity: 'application',
  event: 'application.changed',
  words: applicationWords,
  fields: applicationFields.omit({ form: true, aadhaar: true, pan: true, address: true }),
  extra: {
    number: z.number().int(),
    centreName: z.string(),
    status: z.number().int(),
    statusSince: z.iso.datetime(),
    photo: z.uuid().nullable(),
    madeByName: z.string(),
    madeAt: z.iso.datetime(),
    /** Where this user could move it now. */
    movesTo: z.array(z.number().int()),
  },
  sort: ['statusSince', 'number', 'name'],
  filter: applicationFilter,
  envelope: 'data',
  view,
  edit,
  remove: edit,
  history: view,
});

export const applications = {
  // Its remove is for a mistake that nobody has looked at yet: only before the first decision, only by those who edit.
  ...usual,
  read: endpoint({ ...usual.read, reply: applicationRecord }),
  create: endpoint({
    ...usual.create,
    body: z.object({ ...applicationFields.shape, id: z.uuid().optional() }),
  }),
  update: endpoint({
    ...usual.update,
    body: z.object({ ...applicationFields.shape, version: z.number().int() }),
    reply: applicationRecord,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/sewadar/applications/counts',
    requirement: view,
    summary: 'How many applications stand in each status, and how many of them wait for this user',
    query: z.object({
      type: queryObject(applicationFilter.shape.type.optional()),
      centre: queryObject(applicationFilter.shape.centre.optional()),
    }),
    reply: z.object({
      status: z.number().int(),
      total: z.number().int(),
      old: z.number().int(),
      veryOld: z.number().int(),
      mine: z.number().int(),
    }),
    envelope: 'docs',
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/sewadar/applications/{id}/move',
    requirement: decide,
    summary: 'Move an application to another status, by the table of allowed moves',
    params: idParams,
    body: z.object({
      to: z.number().int(),
      reason: z.string().trim().max(1000),
      version: z.number().int(),
    }),
    reply: applicationRecord,
  }),
  moveMany: endpoint({
    method: 'POST',
    path: '/api/sewadar/applications/move',
    requirement: decide,
    summary: 'One decision on many applications; each is judged by itself',
    body: z.object({
      selection: selectionOf(applicationFilter),
      to: z.number().int(),
      reason: z.string().trim().max(1000),
    }),
    /** With what undoing them asks for. */
    reply: bulkResult.extend({ moved: z.array(movedOne) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/sewadar/applications/{id}/undo',
    requirement: decide,
    summary:
      "Undo the caller's last move, shortly afterwards and only if nothing has happened since; the history keeps both",
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: applicationRecord,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/api/sewadar/applications/undo',
    requirement: decide,
    summary: "Undo the caller's last move of many applications; each is judged by itself",
    body: z.object({ moved: z.array(movedOne).min(1).max(1_000) }),
    reply: bulkResult,
  }),
  remarks: endpoint({
    method: 'GET',
    path: '/api/sewadar/applications/{id}/remarks',
    requirement: view,
    summary: 'Remarks and moves, oldest first',
    params: idParams,
    reply: z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      userName: z.string(),
      fromStatus: z.number().int().nullable(),
      toStatus: z.number().int().nullable(),
      /** The move put back the one before it. */
      isUndo: z.boolean(),
      text: z.string(),
    }),
    envelope: 'docs',
  }),
  remark: endpoint({
    method: 'POST',
    path: '/api/sewadar/applications/{id}/remarks',
    requirement: decide,
    summary: 'Add a remark',
    params: idParams,
    body: z.object({ text: z.string().trim().min(1).max(1000) }),
    reply: z.object({ id: z.uuid() }),
  }),
} as const;
export type ApplicationRow = z.infer<typeof applications.row>;
