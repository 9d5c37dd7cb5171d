import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { rollStatuses } from './enums.ts';
import { rollWords } from './words.ts';

const rights = plainRights('NOMINAL_ROLL.ROLL');
const approve = right('NOMINAL_ROLL.ROLL', 'approve');
const decide = { anyOf: [rights.edit, approve] } as const;

const statusSchema = z.number().pipe(z.union(Object.values(rollStatuses).map((value) => z.literal(value))));

/** A stay is shorter than a year. */
export const MAX_ROLL_DAYS = 366;

export const rollFields = z.object({
  centre: centreSchema,
  destination: textField(120),
  department: textField(80),
  fromDay: daySchema,
  toDay: daySchema,
  jathedar: z.uuid().nullable(),
  deputy: z.uuid().nullable(),
  /** The own arrangement, in words. */
  transport: optionalText(200),
  remarks: longText(2_000),
});
export type RollFields = z.infer<typeof rollFields>;

/** What still changes after the approval. */
export const rollArrangements = rollFields.pick({
  jathedar: true,
  deputy: true,
  transport: true,
  remarks: true,
});
export type RollArrangements = z.infer<typeof rollArrangements>;

const usual = resource({
  path: '/api/nominal-roll',
  entity: 'nominal_roll',
  event: 'nominal-roll.changed',
  words: rollWords,
  titleField: 'destination',
  fields: rollFields,
  extra: {
    number: z.number().int(),
    status: z.number().int(),
    statusSince: z.iso.datetime(),
    reason: z.string(),
    centreName: z.string(),
    /** The centre, of any area, that the destination names; null for another place. */
    destinationCentre: z.uuid().nullable(),
    jathedarName: z.string().nullable(),
    deputyName: z.string().nullable(),
    days: z.number().int(),
    members: z.number().int(),
    arrived: z.number().int(),
    returned: z.number().int(),
    dropped: z.number().int(),
    madeByName: z.string(),
    approvedByName: z.string().nullable(),
    /** The asking user made or edited it, and so does not approve it. */
    isOwnWork: z.boolean(),
  },
  sort: ['fromDay', 'number', 'destination', 'department'],
  filter: z.object({
    status: several(statusSchema),
    centre: several(centreSchema),
    department: z.string().trim().max(80),
    destination: z.string().trim().max(120),
    fromDayFrom: daySchema,
    fromDayTo: daySchema,
    /** Submitted, and not by the asking user. */
    isWaiting: z.boolean(),
    sewadar: z.uuid(),
  }),
  envelope: 'data',
  ...rights,
});

export const rolls = {
  ...usual,
  move: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/move',
    requirement: decide,
    summary: 'Move a roll to another status, by the table of allowed moves',
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
    path: '/api/nominal-roll/{id}/undo',
    requirement: decide,
    summary:
      "Undo the caller's last move, shortly afterwards and only if nothing has happened since; the history keeps both",
    params: idParams,
    body: z.object({ version: z.number().int() }),
    reply: usual.row,
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/api/nominal-roll/{id}/arrangements',
    requirement: approve,
    summary:
      'Change jathedar, deputy, transport and remarks of a roll that is approved or on sewa; the rest stays as it was approved',
    params: idParams,
    body: rollArrangements.extend({ version: z.number().int() }),
    reply: usual.row,
  }),
  destinations: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/destinations',
    requirement: rights.edit,
    summary: 'Centres of all areas by a part of their name, at most 20: where a roll can go to',
    query: z.object({ q: z.string().trim().max(120).default('') }),
    reply: z.object({ id: z.uuid(), name: z.string() }),
    envelope: 'docs',
  }),
  readSettings: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/settings',
    requirement: rights.view,
    summary: 'What the area decided about its rolls',
    reply: z.object({ yearlyDays: z.number().int().nullable(), asksForBadge: z.boolean() }),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/nominal-roll/settings',
    requirement: approve,
    summary:
      'Set how many days a year somebody may be on rolls before the clerk is warned, and whether a missing badge makes a warning; only for the level of the area',
    body: z.object({
      yearlyDays: z.number().int().min(1).max(366).nullable(),
      asksForBadge: z.boolean().default(false),
    }),
    reply: z.null(),
  }),
} as const;
export type Roll = z.infer<typeof rolls.row>;
export type RollRules = z.infer<typeof rolls.readSettings.reply>;
