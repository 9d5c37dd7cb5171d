import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { refusing } from '../kernel/resource/field-reasons.ts';
import { emptiness, several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { bulkResult, selectionOf } from '../kernel/resource/selection.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import { aadhaarSchema, panSchema } from '../people/identity-numbers.ts';
import { mergeCalls } from '../people/merges.ts';
import {
  birthSchema,
  bloodGroupSchema,
  bloodGroups,
  emergencyFields,
  genders,
  maritalStatuses,
  optionalText,
  personFields,
  wordsSchema,
} from '../people/person.ts';
import { personLineFields } from '../people/person-line.ts';

import { sewadarWords } from './words.ts';

export const sewadarStatuses = ['active', 'onLeave', 'inactive', 'deceased', 'transferred'] as const;
/** `transferred` is what a transfer to another area makes; nobody chooses it. */
export const choosableStatuses = ['active', 'onLeave', 'inactive', 'deceased'] as const;

/** A sewadar is at least this old, but for a helper of the children's class. */
export const SEWADAR_AGE = 18;

export const departmentSchema = z
  .object({
    id: z.uuid().optional(),
    department: z.string().trim().min(1).max(80),
    role: optionalText(80),
    since: daySchema.nullable(),
    until: daySchema.nullable(),
  })
  .refine(({ since, until }) => since === null || until === null || since <= until, {
    ...refusing('endsBeforeItBegins'),
    path: ['until'],
  });
export type SewadarDepartment = z.infer<typeof departmentSchema>;

export const sewadarFields = z.object({
  centre: z.uuid(),
  ...personFields,
  otherPhones: z.array(phoneSchema).max(5),
  bloodGroup: bloodGroupSchema,
  occupation: optionalText(120),
  education: optionalText(120),
  languages: wordsSchema,
  skills: wordsSchema,
  departments: z.array(departmentSchema).max(20),
  initiationDate: daySchema.nullable(),
  maritalStatus: z.enum(['', ...maritalStatuses]),
  ...emergencyFields,
  aadhaar: aadhaarSchema,
  pan: panSchema,
  isBaalSatsang: z.boolean(),
  status: z.enum(sewadarStatuses),
  joinedOn: daySchema.nullable(),
  notes: optionalText(4000),
});
export type SewadarFields = z.infer<typeof sewadarFields>;

/** The badge types that are for sewadars. */
export const sewadarBadgeTypes = ['permanent', 'temporary'] as const;

export const sewadarFilter = z.object({
  centre: several(z.uuid()),
  gender: several(z.enum(genders)),
  status: several(z.enum(sewadarStatuses)),
  department: several(z.string().trim().max(80)),
  bloodGroup: several(z.enum(bloodGroups)),
  /** Has a valid badge of the type. */
  badgeType: several(z.enum(sewadarBadgeTypes)),
  ...emptiness(['phone', 'birthDate', 'bloodGroup', 'joinedOn', 'photo', 'departments']),
  minAge: z.coerce.number().int().min(0).max(130),
  maxAge: z.coerce.number().int().min(0).max(130),
  joinedFrom: daySchema,
  joinedTo: daySchema,
  leftFrom: daySchema,
  leftTo: daySchema,
});

const view = right('SEWADAR.SEWADAR', 'view');
const edit = right('SEWADAR.SEWADAR', 'edit');
const merge = right('SEWADAR.SEWADAR', 'deleteMerge');

/** A sewadar as others point to it. */
export const sewadarBrief = z.object({
  id: z.uuid(),
  ...personLineFields,
  centre: z.uuid(),
  status: z.string(),
});
export type SewadarBrief = z.infer<typeof sewadarBrief>;

/** Somebody whose status or centre a bulk act replaced, and the version of the record since. */
const changedOne = z.object({ id: z.uuid(), version: z.number().int() });
/** So many are undone at once. */
export const MAX_UNDONE = 1_000;

export const duplicateReasons = ['aadhaar', 'pan', 'phone', 'name', 'birthDate'] as const;

export const sewadars = {
  ...resource({
    path: '/api/sewadar',
    entity: 'sewadar',
    event: 'sewadar.changed',
    words: sewadarWords,
    fields: sewadarFields,
    extra: {
      number: z.number().int(),
      centreName: z.string(),
      photo: z.uuid().nullable(),
      leftOn: daySchema.nullable(),
      /** This record was merged: the one that holds everything now. */
      mergedInto: z.uuid().nullable(),
    },
    sort: ['name', 'number', 'joinedOn', 'birthDate'],
    groups: ['centre', 'status', 'gender', 'bloodGroup'],
    filter: sewadarFilter,
    envelope: 'data',
    view,
    edit,
    remove: merge,
    history: view,
    export: right('SEWADAR.SEWADAR', 'importExport'),
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/api/sewadar/bulk',
    requirement: edit,
    summary: 'One act on many sewadars: a status, another centre, one more department',
    body: z.object({
      selection: selectionOf(sewadarFilter),
      act: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('status'), status: z.enum(choosableStatuses) }),
        z.object({ kind: z.literal('transfer'), centre: z.uuid() }),
        z.object({ kind: z.literal('department'), department: z.string().trim().min(1).max(80) }),
      ]),
    }),
    /** With what undoing it asks for; empty where there is no way back, or too many were changed. */
    reply: bulkResult.extend({ changed: z.array(changedOne) }),
  }),
  undoBulk: endpoint({
    method: 'POST',
    path: '/api/sewadar/bulk/undo',
    requirement: edit,
    summary: 'Undo the caller’s recent bulk act; records that were changed since stay as they are',
    body: z.object({ changed: z.array(changedOne).min(1).max(MAX_UNDONE) }),
    reply: z.object({ done: z.number().int() }),
  }),
  duplicates: endpoint({
    method: 'POST',
    path: '/api/sewadar/duplicates',
    requirement: { anyOf: [edit, right('SEWADAR.APPLICATION', 'edit')] },
    summary: 'Is it one of these? Likely matches for what is being typed; nothing of it is kept',
    body: z.object({
      name: optionalText(120),
      nameLatin: optionalText(120),
      birthDate: birthSchema.nullable(),
      isBirthEstimated: z.boolean().default(false),
      gender: z.enum(['', ...genders]).default(''),
      phone: z.string().trim().max(24),
      aadhaar: z.string().trim().max(40),
      pan: z.string().trim().max(40),
      except: z.uuid().nullable(),
    }),
    reply: sewadarBrief.extend({ reasons: z.array(z.enum(duplicateReasons)) }),
    envelope: 'docs',
  }),
  departments: endpoint({
    method: 'GET',
    path: '/api/sewadar/departments',
    requirement: { anyOf: [view, right('SEWADAR.APPLICATION', 'view')] },
    summary: 'The departments of the area with how many serve in each',
    reply: z.object({ department: z.string(), sewadars: z.number().int() }),
    envelope: 'docs',
  }),
} as const;
export type Sewadar = z.infer<typeof sewadars.row>;

type TakeableField = Exclude<keyof SewadarFields, 'departments'>;
const takeable = sewadarFields.omit({ departments: true }).keyof().options as [
  TakeableField,
  ...TakeableField[],
];

export const merges = mergeCalls({ path: '/api/sewadar', noun: 'sewadar', view, merge, takeable });
