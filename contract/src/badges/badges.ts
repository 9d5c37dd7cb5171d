import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { centreSchema, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { listQuery, several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { bulkResult, selectionOf } from '../kernel/resource/selection.ts';
import { daySchema } from '../kernel/values/days.ts';
import { personLineFields } from '../people/person-line.ts';
import { anyBadgeType } from './badge-rights.ts';
import { badgeProblems, badgeStatuses, holderKinds } from './enums.ts';
import { badgeCategories, badgeTypeSchema } from './holders.ts';
import { badgeWords } from './words.ts';

const path = '/api/badges/sewadar';
/** Which types is judged record by record: see badge-rights.ts. */
const requirement = anyBadgeType;

const statusSchema = z.number().pipe(z.union(Object.values(badgeStatuses).map((value) => z.literal(value))));

export const MAX_BADGE_REASON = 500;
const reason = z.string().trim().max(MAX_BADGE_REASON);
const version = z.number().int();

export const badgeFields = z.object({
  category: z.enum(badgeCategories),
  department: optionalText(80),
  validFrom: daySchema,
  validTo: daySchema,
});
export type BadgeFields = z.infer<typeof badgeFields>;

export const badgeFilter = z.object({
  type: several(badgeTypeSchema),
  status: several(statusSchema),
  centre: several(centreSchema),
  department: z.string().trim().max(80),
  validToFrom: daySchema,
  validToTo: daySchema,
  /** Valid, and its last day is near. */
  isExpiring: z.boolean(),
  /** A print would show something else than the last one did. */
  isChanged: z.boolean(),
  isUnprinted: z.boolean(),
  /** Valid, and never printed or renewed since its print. */
  isToPrint: z.boolean(),
  sewadar: z.uuid(),
  member: z.uuid(),
  attendant: z.uuid(),
  entitlement: z.uuid(),
});

const { number: _ofPerson, centreName: _ofBadge, ...person } = personLineFields;

const {
  create: _byIssue,
  remove: _never,
  ...usual
} = resource({
  path,
  entity: 'badge',
  words: badgeWords,
  fields: badgeFields,
  extra: {
    type: badgeTypeSchema,
    number: z.number().int(),
    /** From the day after its last one a valid badge is shown as expired. */
    status: statusSchema,
    statusSince: z.iso.datetime(),
    reason: z.string(),
    centre: centreSchema,
    centreName: z.string(),
    /** Null: the person was erased or taken off. */
    holderKind: z.enum(holderKinds).nullable(),
    holder: z.uuid().nullable(),
    personNumber: z.number().int().nullable(),
    ...person,
    /** Of an attendant: the member's name. */
    attends: z.string(),
    printCount: z.number().int(),
    spoiledCount: z.number().int(),
    printedAt: z.iso.datetime().nullable(),
    isChanged: z.boolean(),
    /** Since its last print: it waits for a new card. */
    isRenewed: z.boolean(),
    replaces: z.uuid().nullable(),
    replacesNumber: z.number().int().nullable(),
    replacedBy: z.uuid().nullable(),
    replacedByNumber: z.number().int().nullable(),
    madeByName: z.string(),
    madeAt: z.iso.datetime(),
  },
  sort: ['number', 'name', 'validTo', 'statusSince', 'type', 'status'],
  groups: ['type', 'status', 'centre', 'department'],
  filter: badgeFilter,
  envelope: 'data',
  view: requirement,
  edit: requirement,
  remove: requirement,
  history: requirement,
});

/** A badge that was moved, and its version since. */
const movedOne = z.object({ id: z.uuid(), version });

export const badges = {
  ...usual,
  issue: endpoint({
    method: 'POST',
    path,
    requirement,
    summary:
      'Issue badges of one type to people who are entitled: sewadars, accepted applications, members or attendants, as the type asks. Each is judged by itself; numbers have no gaps',
    body: z.object({
      type: badgeTypeSchema,
      /** Records of the kind that the type is for. */
      selection: selectionOf(candidateFilter()),
      /** Left out: the usual one of the type. */
      category: z.enum(badgeCategories).optional(),
      /** Left out: that of the record. */
      department: optionalText(80).optional(),
      /** Left out: the usual days of the type, within those of the record. */
      validFrom: daySchema.optional(),
      validTo: daySchema.optional(),
    }),
    reply: bulkResult.extend({
      issued: z.array(z.object({ id: z.uuid(), number: z.number().int(), holder: z.uuid() })),
    }),
  }),
  candidates: endpoint({
    method: 'GET',
    path: `${path}/candidates`,
    requirement,
    summary:
      'People who are entitled to a badge of a type and have no valid one; without a type, of the first that is open to the user',
    query: listQuery({ sort: ['name', 'number'], filter: candidateFilter() }),
    reply: rowsOf(candidateRow()),
  }),
  check: endpoint({
    method: 'POST',
    path: `${path}/check`,
    requirement,
    summary: 'What stands against printing these badges; those of types not open to the user are left out',
    body: z.object({ ids: z.array(z.uuid()).min(1).max(1_000) }),
    reply: usual.row.extend({ problems: z.array(z.enum(badgeProblems)) }),
    envelope: 'docs',
  }),
  move: endpoint({
    method: 'POST',
    path: `${path}/{id}/move`,
    requirement,
    summary: 'Move a badge to another status, by the table of allowed moves',
    params: idParams,
    body: z.object({ to: statusSchema, reason, version }),
    reply: usual.row,
  }),
  moveMany: endpoint({
    method: 'POST',
    path: `${path}/move`,
    requirement,
    summary: 'One move for many badges; each is judged by itself',
    body: z.object({ selection: selectionOf(badgeFilter), to: statusSchema, reason }),
    /** With what undoing them asks for. */
    reply: bulkResult.extend({ moved: z.array(movedOne) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: `${path}/undo`,
    requirement,
    summary:
      "Undo the caller's last move of badges, shortly afterwards and only if nothing has happened since; the history keeps both",
    body: z.object({ moved: z.array(movedOne).min(1).max(1_000) }),
    reply: bulkResult,
  }),
  replace: endpoint({
    method: 'POST',
    path: `${path}/{id}/replace`,
    requirement,
    summary:
      'A new number in place of a badge that was lost or is revoked: the old one is refused at every gate from then on. A revoked one asks for the right to revoke',
    params: idParams,
    body: z.object({
      to: z.union([z.literal(badgeStatuses.LOST), z.literal(badgeStatuses.REVOKED)]),
      reason: textField(MAX_BADGE_REASON),
      version,
    }),
    reply: usual.row,
  }),
  renew: endpoint({
    method: 'POST',
    path: `${path}/renew`,
    requirement,
    summary:
      'Prolong badges that are valid: each keeps its number and waits to be printed anew. Without a day, by the usual length of its type',
    body: z.object({ selection: selectionOf(badgeFilter), validTo: daySchema.optional() }),
    reply: bulkResult,
  }),
  photo: endpoint({
    method: 'GET',
    path: `${path}/{id}/photo`,
    requirement,
    summary: 'The photo of whoever carries a badge',
    params: idParams,
    query: z.object({ size: z.enum(['thumbnail', 'card']).default('thumbnail') }),
    reply: z.string(),
    envelope: 'stream',
  }),
} as const;
export type BadgeRow = z.infer<typeof badges.row>;
export type CheckedBadge = z.infer<typeof badges.check.reply>;
export type Candidate = z.infer<ReturnType<typeof candidateRow>>;

function candidateFilter() {
  return z.object({
    type: badgeTypeSchema,
    centre: several(centreSchema),
    department: z.string().trim().max(80),
    hasPhoto: z.boolean(),
  });
}

function candidateRow() {
  return z.object({
    id: z.uuid(),
    version,
    type: badgeTypeSchema,
    kind: z.enum(holderKinds),
    ...personLineFields,
    /** Null for those who have no number of their own. */
    number: z.number().int().nullable(),
    centre: z.uuid(),
    department: z.string(),
    attends: z.string(),
    /** The days of the record itself. */
    ownFrom: daySchema.nullable(),
    ownTo: daySchema.nullable(),
    /** The number of the last badge of this type. */
    lastNumber: z.number().int().nullable(),
  });
}
