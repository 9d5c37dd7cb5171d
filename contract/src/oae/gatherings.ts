import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, textField } from '../kernel/resource/field-kinds.ts';
import { MAX_SCANNED_CODE, several } from '../kernel/resource/paging.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { daySchema } from '../kernel/values/days.ts';
import { personLineFields } from '../people/person-line.ts';
import { mobilities, needs } from './enclosure.ts';
import { blockWords, gatheringWords } from './words.ts';

const rights = plainRights('SEWADAR.OAE');
const { view, edit } = rights;

export const blocks = resource({
  path: '/api/oae/blocks',
  entity: 'seat_block',
  event: 'oae.changed',
  words: blockWords,
  fields: z.object({
    centre: centreSchema,
    name: textField(60),
    seats: z.number().int().min(1).max(100_000),
    hasWheelchairRoom: z.boolean(),
    position: z.number().int().min(0).max(1_000),
    isActive: z.boolean(),
  }),
  extra: { centreName: z.string(), members: z.number().int() },
  sort: ['position', 'name'],
  filter: z.object({ centre: z.uuid(), isActive: z.boolean() }),
  size: 500,
  envelope: 'data',
  ...rights,
});
export type SeatBlock = z.infer<typeof blocks.row>;

const usual = resource({
  path: '/api/oae/gatherings',
  entity: 'oae_gathering',
  event: 'oae.changed',
  words: gatheringWords,
  fields: z.object({
    centre: centreSchema,
    title: textField(120),
    onDay: daySchema,
    /** Members of every centre of the area are let in; only users of the whole area set it. */
    isWholeArea: z.boolean(),
    isClosed: z.boolean(),
  }),
  extra: { centreName: z.string(), arrived: z.number().int() },
  sort: ['onDay', 'title'],
  filter: z.object({
    centre: several(centreSchema),
    onDayFrom: daySchema,
    onDayTo: daySchema,
    isWholeArea: z.boolean(),
    isClosed: z.boolean(),
  }),
  envelope: 'data',
  ...rights,
});

/** Whoever came: a member or an attendant. */
export const arrivalRow = z.object({
  id: z.uuid(),
  kind: z.enum(['member', 'attendant']),
  member: z.uuid(),
  name: z.string(),
  nameLatin: z.string(),
  /** Whom an attendant attends; a member's own name. */
  memberName: z.string(),
  number: z.number().int(),
  photo: z.uuid().nullable(),
  mobility: z.enum(mobilities),
  needs: z.array(z.enum(needs)),
  block: z.uuid().nullable(),
  blockName: z.string().nullable(),
  at: z.iso.datetime(),
  leftAt: z.iso.datetime().nullable(),
  /** From another centre, at a gathering of the whole area: the photo comes by the gate's own call. */
  isVisitor: z.boolean(),
});
export type Arrival = z.infer<typeof arrivalRow>;

/** A member as a gate sees one who forgot the pass: enough to tell two of one name apart. */
export const gateMember = z.object({
  id: z.uuid(),
  ...personLineFields,
  /** When they came to this gathering; null when they have not, or have left again. */
  hereSince: z.iso.datetime().nullable(),
  /** From another centre, at a gathering of the whole area: only name, number, centre and photo are told. */
  isVisitor: z.boolean(),
});
export type GateMember = z.infer<typeof gateMember>;

export const gatherings = {
  ...usual,
  find: endpoint({
    method: 'GET',
    path: '/api/oae/gatherings/{id}/find',
    requirement: edit,
    summary:
      'Members by name, phone or number for a gate, at most 8: whoever forgot the pass is let in by the number. At a gathering of the whole area also those of other centres, by name; each look is recorded',
    params: idParams,
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    reply: gateMember,
    envelope: 'docs',
    changesState: true,
  }),
  arrive: endpoint({
    method: 'POST',
    path: '/api/oae/gatherings/{id}/arrive',
    requirement: edit,
    summary:
      'A pass or badge was scanned at the gate, or a number typed; a second scan says when the first was, and brings back whoever had left',
    params: idParams,
    body: z.object({
      code: z.string().trim().min(1).max(MAX_SCANNED_CODE),
      block: z.uuid().nullable(),
      /** When it was scanned, by the clock of a gate that may send it much later. Left out: now. */
      at: z.iso.datetime().optional(),
    }),
    reply: z.object({
      arrival: arrivalRow,
      isFirst: z.boolean(),
      /** Had left, and is here again. With neither, the person is here already and nothing was changed. */
      isBack: z.boolean(),
      /** Let in, but to be looked at: the pass is out of date, the block is full, the attendant's member is not here. */
      warnings: z.array(z.enum(['expired', 'inactive', 'blockFull', 'memberNotHere', 'noBlock'])),
    }),
  }),
  changeArrival: endpoint({
    method: 'PUT',
    path: '/api/oae/gatherings/{id}/arrivals',
    requirement: edit,
    summary: 'Seat somebody in another block, or note that they left. What is left out stays as it is',
    params: idParams,
    body: z
      .object({ arrival: z.uuid(), block: z.uuid().nullable().optional(), hasLeft: z.boolean().optional() })
      .refine(({ block, hasLeft }) => block !== undefined || hasLeft !== undefined),
    reply: z.null(),
  }),
  cancelArrival: endpoint({
    method: 'POST',
    path: '/api/oae/gatherings/{id}/cancel-arrival',
    requirement: edit,
    summary: 'Take back a scan made by mistake',
    params: idParams,
    body: z.object({ arrival: z.uuid() }),
    reply: z.null(),
  }),
  arrivals: endpoint({
    method: 'GET',
    path: '/api/oae/gatherings/{id}/arrivals',
    requirement: view,
    summary:
      'Who came, newest first; at most 500. Those of other centres only to the gate of a gathering of the whole area; that they were shown is recorded',
    params: idParams,
    query: z.object({
      block: z.uuid().optional(),
      mobility: z.enum(mobilities).optional(),
      q: z.string().trim().max(100).optional(),
    }),
    reply: arrivalRow,
    envelope: 'docs',
    changesState: true,
  }),
  floor: endpoint({
    method: 'GET',
    path: '/api/oae/gatherings/{id}/floor',
    requirement: view,
    summary: 'The seats by block with how many are taken, and how many came in all',
    params: idParams,
    reply: z.object({
      members: z.number().int(),
      attendants: z.number().int(),
      /** Of these, who has gone again; the blocks count who is here. */
      left: z.number().int(),
      wheelchairs: z.number().int(),
      stretchers: z.number().int(),
      withoutBlock: z.number().int(),
      blocks: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          seats: z.number().int(),
          taken: z.number().int(),
          wheelchairs: z.number().int(),
          hasWheelchairRoom: z.boolean(),
        }),
      ),
    }),
  }),
  emergency: endpoint({
    method: 'GET',
    path: '/api/oae/gatherings/{id}/emergency',
    requirement: edit,
    summary:
      'Whom to call for a member of another centre, by the pass or badge, at the gate of a gathering of the whole area; each look is recorded',
    params: idParams,
    query: z.object({ code: z.string().trim().min(1).max(MAX_SCANNED_CODE) }),
    reply: z.object({
      number: z.number().int(),
      name: z.string(),
      nameLatin: z.string(),
      photo: z.uuid().nullable(),
      blockName: z.string().nullable(),
      mobility: z.enum(mobilities),
      needs: z.array(z.enum(needs)),
      isPermanent: z.boolean(),
      validFrom: daySchema,
      validTo: daySchema.nullable(),
      emergencyName: z.string(),
      emergencyPhone: z.string(),
      emergencyRelation: z.string(),
    }),
    changesState: true,
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/oae/gatherings/{id}/photo',
    requirement: edit,
    summary:
      'The photo of somebody from another centre whom the gate of a gathering of the whole area has shown',
    params: idParams,
    query: z.object({ photo: z.uuid(), size: z.enum(['thumbnail', 'card']).default('thumbnail') }),
    reply: z.string(),
    envelope: 'stream',
  }),
} as const;
export type Gathering = z.infer<typeof gatherings.row>;
