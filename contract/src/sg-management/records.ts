import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { moneySchema } from '../kernel/values/money.ts';
import { premisesSubjects, sgRecordKinds, sgRecordStatuses } from './enums.ts';
import { premisesPaperKinds } from './papers.ts';
import { substanceFields } from './record-moves.ts';
import { sgRecordWords } from './record-words.ts';

const view = right('SG_MANAGEMENT.RECORD', 'view');
const edit = right('SG_MANAGEMENT.RECORD', 'edit');
const decide = {
  anyOf: [right('SG_MANAGEMENT.RECORD', 'firstApproval'), right('SG_MANAGEMENT.RECORD', 'secondApproval')],
} as const;

const statusSchema = z
  .number()
  .pipe(z.union(Object.values(sgRecordStatuses).map((value) => z.literal(value))));
const moment = z.iso.datetime().nullable();
const person = z.string().nullable();

export const sgRecordFields = z.object({
  centre: centreSchema,
  kind: z.enum(sgRecordKinds),
  subject: z.enum(premisesSubjects).nullable(),
  title: textField(160),
  details: longText(4_000),
  paperKind: z.enum(premisesPaperKinds).nullable(),
  estimate: moneySchema.nullable(),
  vendor: optionalText(160),
  dueDay: daySchema.nullable(),
  remarks: longText(2_000),
});
export type SgRecordFields = z.infer<typeof sgRecordFields>;

/** What an approval is about, as it stood at some time. */
export const sgSubstance = sgRecordFields
  .pick({
    centre: true,
    kind: true,
    subject: true,
    title: true,
    details: true,
    estimate: true,
    vendor: true,
    paperKind: true,
  })
  .extend({ centreName: z.string() });
export type SgSubstance = z.infer<typeof sgSubstance>;

export const fieldVerdict = z.object({
  field: z.enum(substanceFields),
  verdict: z.enum(['accepted', 'back']),
  comment: z.string().trim().max(300),
});

const usual = resource({
  path: '/api/sg-management/record',
  entity: 'sg_record',
  words: sgRecordWords,
  titleField: 'title',
  fields: sgRecordFields,
  extra: {
    number: z.number().int(),
    status: z.number().int(),
    statusSince: z.iso.datetime(),
    reason: z.string(),
    centreName: z.string(),
    revision: z.number().int(),
    madeByName: z.string(),
    l1ByName: person,
    l1At: moment,
    l2ByName: person,
    l2At: moment,
    isOwnWork: z.boolean(),
    isFirstApprover: z.boolean(),
    /** An approved version is in force, this one or an earlier one. */
    isInForce: z.boolean(),
    isOverdue: z.boolean(),
    progress: z.number().int(),
    billed: moneySchema,
    completedOn: daySchema.nullable(),
    completedByName: person,
    completion: z.string(),
    /** Why the completed work was reopened; empty where it was not, or is completed again. */
    reopenReason: z.string(),
    hasPhotoBefore: z.boolean(),
    hasPhotoAfter: z.boolean(),
    /** The substance at the last decision, and who took it; null before the first. */
    before: z
      .object({ substance: sgSubstance, byName: z.string(), at: z.iso.datetime(), to: z.number().int() })
      .nullable(),
    inForce: z
      .object({
        substance: sgSubstance,
        revision: z.number().int(),
        l1ByName: z.string(),
        l2ByName: z.string(),
        at: z.iso.datetime(),
      })
      .nullable(),
    /** What the last decision said about single fields. */
    verdicts: z.array(fieldVerdict.extend({ byName: z.string() })),
  },
  sort: ['number', 'title', 'dueDay', 'estimate'],
  filter: z.object({
    status: several(statusSchema),
    kind: several(z.enum(sgRecordKinds)),
    subject: several(z.enum(premisesSubjects)),
    centre: several(centreSchema),
    isWaiting: z.boolean(),
    isReturned: z.boolean(),
    isOverdue: z.boolean(),
    isCompleted: z.boolean(),
  }),
  envelope: 'data',
  view,
  edit,
  remove: edit,
  history: view,
});

export const MAX_ENTRIES = 200;

/** A step of the work, or a bill. */
export const sgRecordEntry = z.object({
  id: z.uuid(),
  kind: z.enum(['progress', 'bill']),
  day: daySchema,
  percent: z.number().int().nullable(),
  amount: moneySchema.nullable(),
  billNumber: z.string(),
  vendor: z.string(),
  text: z.string(),
  byName: z.string(),
});
export type SgRecordEntry = z.infer<typeof sgRecordEntry>;

export const sgRecords = {
  ...usual,
  move: endpoint({
    method: 'POST',
    path: '/api/sg-management/record/{id}/move',
    requirement: decide,
    summary:
      'Approve a record, or send it back with a reason, by the table of moves; single fields with a comment',
    params: idParams,
    body: z.object({
      to: z.number().int(),
      reason: z.string().trim().max(1000),
      version: z.number().int(),
      verdicts: z.array(fieldVerdict).max(substanceFields.length).default([]),
    }),
    reply: usual.row,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/sg-management/record/{id}/undo',
    requirement: decide,
    summary:
      "Undo the caller's last decision, shortly afterwards and only if nothing has happened since; the history keeps both",
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: usual.row,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/sg-management/record/{id}/withdraw',
    requirement: edit,
    summary: 'Withdraw a changed version that waits for approval: the version in force is the record again',
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: usual.row,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/sg-management/record/{id}/entry',
    requirement: view,
    summary: 'Progress and bills of a record, the latest first',
    params: idParams,
    reply: sgRecordEntry,
    envelope: 'docs',
  }),
  addProgress: endpoint({
    method: 'POST',
    path: '/api/sg-management/record/{id}/progress',
    requirement: edit,
    summary: 'Enter how far the approved work has come',
    params: idParams,
    body: z.object({ day: daySchema, percent: z.number().int().min(0).max(100), text: longText(1_000) }),
    reply: usual.row,
  }),
  addBill: endpoint({
    method: 'POST',
    path: '/api/sg-management/record/{id}/bill',
    requirement: edit,
    summary:
      'Enter a bill of the approved work, also after its completion; the same bill of a vendor is refused a second time',
    params: idParams,
    body: z.object({
      day: daySchema,
      vendor: textField(160),
      billNumber: textField(60),
      amount: moneySchema.min(1),
      text: longText(1_000),
    }),
    reply: usual.row,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/api/sg-management/record/{id}/entry/{entry}',
    requirement: edit,
    summary: 'Delete a bill that was entered by mistake, or a step of work that is not completed',
    params: idParams.extend({ entry: z.uuid() }),
    reply: usual.row,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/sg-management/record/{id}/complete',
    requirement: edit,
    summary: 'Complete approved work; a licence enters its renewed document',
    params: idParams,
    body: z.object({
      version: z.number().int(),
      day: daySchema,
      text: longText(1_000),
      /** Of the renewed document, where the record is about one. */
      validUntil: daySchema.nullable().default(null),
      paperNumber: optionalText(60).default(''),
    }),
    reply: usual.row,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/sg-management/record/{id}/reopen',
    requirement: right('SG_MANAGEMENT.RECORD', 'secondApproval'),
    summary:
      'Reopen completed work with a reason: its bills stay, a document that the completion entered is deleted',
    params: idParams,
    body: z.object({ version: z.number().int(), reason: textField(1_000) }),
    reply: usual.row,
  }),
} as const;
export type SgRecord = z.infer<typeof sgRecords.row>;
