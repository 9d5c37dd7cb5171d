import { z } from 'zod';
import { jobSchema } from '../jobs/jobs.ts';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { languages } from '../kernel/values/languages.ts';
import { anyBadgeType } from './badge-rights.ts';
import { cardDesign } from './card-template.ts';
import { badgeTypeSchema } from './holders.ts';

/** One card on a page of its own size, for a card printer; or ten on a sheet, to be cut out. */
export const cardLayouts = ['single', 'a4'] as const;
export type CardLayout = (typeof cardLayouts)[number];

export const MAX_PRINTED_CARDS = 1_000;
export const MAX_PRINT_REASON = 200;
/** A finished file can be fetched for so long. */
export const PRINT_FILE_DAYS = 2;
export const MAX_PICTURE_BYTES = 5_000_000;
/** People with long names in three scripts, on whom a design is tried out. */
export const SAMPLE_PEOPLE = 6;

const requirement = anyBadgeType;
const typeParams = z.object({ type: z.coerce.number().pipe(badgeTypeSchema) });
const revision = z.number().int().min(0);
const language = z.enum(languages);

const templateVersion = z.object({
  /** 0: the built-in one. */
  revision,
  madeByName: z.string(),
  madeAt: z.iso.datetime().nullable(),
});

const cardTemplate = templateVersion.extend({ type: badgeTypeSchema, design: cardDesign });
export type CardTemplate = z.infer<typeof cardTemplate>;

/** PNG, as base64. */
const cardPictures = z.object({ front: z.string(), back: z.string() });
export type CardPictures = z.infer<typeof cardPictures>;

export const cardTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/badges/template',
    requirement,
    summary: 'The card template in use for each badge type that is open to the user',
    reply: templateVersion.extend({ type: badgeTypeSchema, language, isOwn: z.boolean() }),
    envelope: 'docs',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/badges/template/{type}',
    requirement,
    summary: 'The card template of a badge type: the newest version, or an earlier one',
    params: typeParams,
    query: z.object({ revision: z.coerce.number().int().min(0).optional() }),
    reply: cardTemplate.extend({ versions: z.array(templateVersion), mayEdit: z.boolean() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/badges/template/{type}',
    requirement,
    summary: 'Save a card template as a new version, for the whole area; earlier versions are kept',
    params: typeParams,
    body: z.object({
      design: cardDesign,
      /** The version that it was made from. */
      revision,
    }),
    reply: cardTemplate,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/badges/template/{type}/preview',
    requirement,
    summary: 'Both sides of a card of a sample person, set by the renderer of the print',
    params: typeParams,
    body: z.object({
      design: cardDesign,
      language,
      sample: z
        .number()
        .int()
        .min(0)
        .max(SAMPLE_PEOPLE - 1),
    }),
    reply: cardPictures,
  }),
  addPicture: endpoint({
    method: 'POST',
    path: '/api/badges/template-picture',
    requirement,
    summary: 'Add a logo or another picture for card templates',
    upload: { maxBytes: MAX_PICTURE_BYTES },
    reply: z.object({ id: z.uuid() }),
  }),
} as const;

export const printStates = ['queued', 'running', 'ready', 'failed'] as const;
export type PrintState = (typeof printStates)[number];

/** Why a card is printed once more; a spoiled one is counted. */
export const reprintReasons = ['spoiled', 'changed', 'other'] as const;
export type ReprintReason = (typeof reprintReasons)[number];

const cardPrint = z.object({
  id: z.uuid(),
  state: z.enum(printStates),
  layout: z.enum(cardLayouts),
  language: language.nullable(),
  printer: z.uuid().nullable(),
  printerName: z.string().nullable(),
  centreName: z.string(),
  cards: z.number().int(),
  reprints: z.number().int(),
  madeByName: z.string(),
  madeAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** The file is removed after some days. */
  hasFile: z.boolean(),
  /** Of the user's own work only. */
  job: jobSchema.nullable(),
});
export type CardPrint = z.infer<typeof cardPrint>;

const printChoices = z.object({
  layout: z.enum(cardLayouts),
  /** Null: that of each template. */
  language: language.nullable(),
  printer: z.uuid().nullable(),
});

export const cardPrints = {
  start: endpoint({
    method: 'POST',
    path: '/api/badges/print',
    requirement,
    summary:
      'Print badges as one PDF, or send them to the queue of a printer. Badges that were printed before need a reason',
    body: printChoices.extend({
      ids: z.array(z.uuid()).min(1).max(MAX_PRINTED_CARDS),
      /** Needed where a card was printed before. */
      reprint: z.enum(reprintReasons).nullable(),
      /** In words, where the reason is another one. */
      reason: z.string().trim().max(MAX_PRINT_REASON),
      isQueued: z.boolean(),
    }),
    reply: cardPrint,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/badges/print',
    requirement,
    summary: 'Prints that wait in a queue, and the newest others, of cards that the user may see',
    reply: cardPrint,
    envelope: 'docs',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/badges/print/{id}',
    requirement,
    summary: 'A print: how far it is, or how it ended',
    params: idParams,
    reply: cardPrint,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/badges/print/{id}/run',
    requirement,
    summary: 'Start a print that waits in a queue, or one that failed',
    params: idParams,
    reply: cardPrint,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/badges/print/{id}/discard',
    requirement,
    summary: 'Take a print out of the queue; its badges are as before',
    params: idParams,
    reply: z.null(),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/badges/print/{id}/file',
    requirement,
    summary: 'The PDF of a finished print; each opening is recorded',
    params: idParams,
    reply: z.string(),
    envelope: 'stream',
    changesState: true,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/badges/print/preview',
    requirement,
    summary:
      'Both sides of the card of a badge, set by the renderer of the print; its code says that it is a sample',
    body: z.object({ id: z.uuid(), language: language.nullable() }),
    reply: cardPictures,
  }),
  ofBadge: endpoint({
    method: 'GET',
    path: '/api/badges/sewadar/{id}/prints',
    requirement,
    summary: 'Every print of a badge, with its template version and its reason',
    params: idParams,
    reply: z.object({
      id: z.uuid(),
      printedAt: z.iso.datetime(),
      printedBy: z.string(),
      /** 0: the built-in template. */
      revision,
      reprint: z.enum(reprintReasons).nullable(),
      reason: z.string(),
    }),
    envelope: 'docs',
  }),
  calibration: endpoint({
    method: 'GET',
    path: '/api/badges/calibration',
    requirement,
    summary: 'The sheet on which a printer is measured',
    query: z.object({ layout: z.enum(cardLayouts), language: language.optional() }),
    reply: z.string(),
    envelope: 'stream',
  }),
} as const;
