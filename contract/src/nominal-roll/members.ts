import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { optionalText } from '../kernel/resource/field-kinds.ts';
import { MAX_SCANNED_CODE } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { personLineFields } from '../people/person-line.ts';
import { sewadarCard } from '../sewadar/cards.ts';
import { leftStatuses } from '../sewadar/left-statuses.ts';
import { sewadarStatuses } from '../sewadar/sewadars.ts';
import { addOutcomes, addReasons, addWarnings, callOutcomes } from './enums.ts';

const view = right('NOMINAL_ROLL.ROLL', 'view');
const edit = right('NOMINAL_ROLL.ROLL', 'edit');
/** After the approval members are changed by those who may approve. */
export const changeMembers = { anyOf: [edit, right('NOMINAL_ROLL.ROLL', 'approve')] } as const;

export const MAX_ADDED = 500;
/** A roll of one journey; whoever sends more makes another roll. */
export const MAX_ROLL_MEMBERS = 2_000;

export const memberFields = z.object({
  fromDay: daySchema,
  toDay: daySchema,
  role: optionalText(80),
  remarks: optionalText(500),
});

/** An erased sewadar leaves a line without a name. */
export const rollMemberRow = z.object({
  id: z.uuid(),
  version: z.number().int(),
  sewadar: z.uuid().nullable(),
  ...personLineFields,
  number: z.number().int().nullable(),
  /** Of the record: whoever was active when added may have left since. Empty where there is none. */
  sewadarStatus: z.enum(sewadarStatuses).or(z.literal('')),
  /** The person moved to a centre out of the user's sight: the record cannot be opened. */
  isOutOfSight: z.boolean(),
  ...memberFields.shape,
  days: z.number().int(),
  code: z.string(),
  arrivedAt: z.iso.datetime().nullable(),
  leftAt: z.iso.datetime().nullable(),
  daysServed: z.number().int(),
  /** What came of the last call; null: not called yet. */
  callOutcome: z.enum(callOutcomes).nullable(),
  callNote: z.string(),
  calledAt: z.iso.datetime().nullable(),
  calledByName: z.string().nullable(),
  droppedAt: z.iso.datetime().nullable(),
  /** The member who dropped out and whose place this one took. */
  replaces: z.uuid().nullable(),
});
export type RollMember = z.infer<typeof rollMemberRow>;

/** A member with the cards by which the gate knows them without a connection. */
export const gateMemberRow = rollMemberRow.extend({
  /**
   * Cards that count on some day from today to the day after the stay, with their days: a badge may end before the roll does.
   * None unless the roll takes scans and the caller may record them, nor for a roll of another area.
   */
  cards: z.array(sewadarCard.extend({ validFrom: daySchema, validTo: daySchema })),
});
export type GateMember = z.infer<typeof gateMemberRow>;

/** Somebody who died, left or was transferred after being added: the roll is not approved and does not leave with them. */
export function hasStopped({ sewadarStatus }: Pick<RollMember, 'sewadarStatus'>): boolean {
  return leftStatuses.some((status) => status === sewadarStatus);
}

/** What became of one person who was to be added. */
export const addResult = z.object({
  /** The number as it was entered; of somebody chosen by name, their own. */
  number: z.number().int().nullable(),
  sewadar: z.uuid().nullable(),
  name: z.string(),
  outcome: z.enum(addOutcomes),
  reasons: z.array(z.enum(addReasons)),
  /** The roll that takes the days, where the asking user may see it. */
  roll: z.number().int().nullable(),
});
export type AddResult = z.infer<typeof addResult>;

export const memberParams = z.object({ id: z.uuid(), member: z.uuid() });

export const rollMembers = {
  list: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/{id}/members',
    requirement: view,
    summary:
      'The members of a roll, in the order of their numbers; without those who dropped out. With their badges for whoever records arrivals',
    params: idParams,
    reply: gateMemberRow,
    envelope: 'docs',
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/members',
    requirement: changeMembers,
    summary:
      'Add sewadars to a roll: by id, by number, or those of an earlier roll. Each is judged by itself; of whom the clerk is warned is added only with a remark',
    params: idParams,
    body: z.object({
      sewadars: z.array(z.uuid()).max(MAX_ADDED),
      numbers: z.array(z.number().int().positive().max(2_000_000_000)).max(MAX_ADDED),
      /** The code of a scanned badge: whoever carries it. */
      card: z.string().trim().min(1).max(MAX_SCANNED_CODE).optional(),
      /** All members of this roll. */
      from: z.uuid().nullable(),
      /** Null: the whole roll. */
      days: memberFields.pick({ fromDay: true, toDay: true }).nullable(),
      role: memberFields.shape.role,
      /** Why somebody goes in spite of a warning. Without it those who are warned of stay out. */
      remark: memberFields.shape.remarks,
    }),
    reply: addResult,
    envelope: 'docs',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/nominal-roll/{id}/members/{member}',
    requirement: changeMembers,
    summary:
      'Change the days, the role or the remark of a member. New days of which the clerk is warned need a new remark, and a remark is not emptied while a warning stands. After the departure only for those who may approve, and the days cover the recorded stay',
    params: memberParams,
    body: memberFields.extend({ version: z.number().int() }),
    reply: z.null(),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/members/remove',
    requirement: changeMembers,
    summary: 'Remove members from a roll',
    params: idParams,
    body: z.object({ members: z.array(z.uuid()).min(1).max(MAX_ADDED) }),
    reply: z.object({
      removed: z.number().int(),
      /** The version of the roll after the removal; its undo asks for it. */
      version: z.number().int(),
    }),
  }),
  undoRemove: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/members/undo-remove',
    requirement: changeMembers,
    summary:
      'Put back the members that the caller removed last, with their codes, remarks and calls: soon, and while nothing has happened to the roll since',
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: z.null(),
  }),
  warnings: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/{id}/warnings',
    requirement: view,
    summary: 'The members with warnings that stand now, and which',
    params: idParams,
    reply: z.object({ member: z.uuid(), reasons: z.array(z.enum(addWarnings)) }),
    envelope: 'docs',
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/{id}/suggest',
    requirement: changeMembers,
    summary: 'Sewadars of the centre and department who are free on these days, fewest days this year first',
    params: idParams,
    query: z.object({
      men: z.coerce.number().int().min(0).max(MAX_ADDED).default(0),
      women: z.coerce.number().int().min(0).max(MAX_ADDED).default(0),
    }),
    reply: z.object({
      id: z.uuid(),
      ...personLineFields,
      daysThisYear: z.number().int(),
      /** The last day of a badge that is valid on the first day of the roll; null: none is. */
      badgeUntil: daySchema.nullable(),
    }),
    envelope: 'docs',
  }),
  ofSewadar: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/of/{id}',
    requirement: view,
    summary: 'The rolls of a sewadar, latest first, with the days planned and served',
    params: idParams,
    reply: z.object({
      id: z.uuid(),
      number: z.number().int(),
      destination: z.string(),
      department: z.string(),
      status: z.number().int(),
      fromDay: daySchema,
      toDay: daySchema,
      role: z.string(),
      days: z.number().int(),
      daysServed: z.number().int(),
      /** The days that count as served; null: did not arrive. */
      servedFrom: daySchema.nullable(),
      servedTo: daySchema.nullable(),
      isDropped: z.boolean(),
      /** False: a roll of a centre out of sight, which cannot be opened. */
      isSeen: z.boolean(),
    }),
    envelope: 'docs',
  }),
} as const;
