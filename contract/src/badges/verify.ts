import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { daySchema } from '../kernel/values/days.ts';
import { paperTicks } from '../papers/paper-ticks.ts';
import { personLineFields } from '../people/person-line.ts';
import { MAX_CODE_LENGTH } from './code.ts';
import { verifyAnswers } from './verify-answer.ts';

const everyGate = { feature: 'BADGES' } as const;

/** Of each kind of numbers at most so many stand in the list that devices keep, and one: it tells that there are more. */
export const LISTED_LIMIT = 20_000;

const answer = z.enum(verifyAnswers);
const kind = z.enum(['badge', 'quick', 'vehicle', 'fleet']);
/** Empty: a gate without a name. */
const gate = z.string().trim().max(60);

const name = { name: z.string(), nameLatin: z.string() };

/** What is known of it, each where it applies. Nobody is named where the caller may not know. */
const verified = z.object({
  scan: z.uuid(),
  answer,
  kind: kind.nullable(),
  type: z.number().int().nullable(),
  number: z.number().int().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  centreName: z.string().nullable(),
  department: z.string(),
  person: z.object({ ...name, photo: z.uuid().nullable() }).nullable(),
  /** The number of the badge that was issued in its place. */
  replacedBy: z.number().int().nullable(),
  /** Of an attendant: the elder, and whether they are in the enclosure today. */
  elder: z.object({ ...name, photo: z.uuid().nullable(), isInside: z.boolean() }).nullable(),
  /** Of an elder: whom to call. */
  helpers: z.array(z.object({ ...name, phone: z.string() })),
  vehicle: z.object({ number: z.string(), type: z.number().int() }).nullable(),
  /** Of a vehicle of the fleet: each kind of paper that it can have. */
  papers: z.array(z.object({ kind: z.string(), tick: z.enum(paperTicks) })),
  /** Of a quick token: the event, and whether a deposit is out or came back. */
  token: z.object({ event: z.string(), state: z.enum(['printed', 'out', 'returned']) }).nullable(),
});
export type Verified = z.output<typeof verified>;

export const badgeVerify = {
  verify: endpoint({
    method: 'POST',
    path: '/api/badges/verify',
    requirement: everyGate,
    summary: 'Verify a scanned code or a chosen badge at a gate, and count the scan once',
    body: z.object({
      /** Made by the device: a scan that is sent twice counts once. */
      id: z.uuid(),
      gate,
      /** When it was scanned by the clock of the device; counts where the scan had to wait. */
      at: z.iso.datetime().optional(),
      subject: z.union([
        z.object({ code: z.string().trim().min(1).max(MAX_CODE_LENGTH) }),
        z.object({ badge: z.uuid(), way: z.enum(['number', 'name']) }),
      ]),
    }),
    reply: verified,
  }),
  /** What a device keeps in order to verify without a connection. */
  list: endpoint({
    method: 'GET',
    path: '/api/badges/verify/list',
    requirement: everyGate,
    summary:
      'Public keys, the numbers that are no longer valid and those whose card is out of date: kept on devices for verifying offline',
    reply: z.object({
      areaCode: z.string(),
      /** The day at the server: a device whose clock is behind does not judge by an earlier one. */
      today: daySchema,
      keys: z.array(
        z.object({
          id: z.string(),
          areaCode: z.string(),
          /** The 32 bytes of the Ed25519 key as base64url. */
          publicKey: z.string(),
          isWithdrawn: z.boolean(),
        }),
      ),
      listed: z.array(
        z.object({
          kind: z.string(),
          type: z.number().int(),
          reason: answer,
          numbers: z.string(),
        }),
      ),
      /** False: there are more than a list holds; the oldest are left out. */
      isComplete: z.boolean(),
    }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/badges/verify/people',
    requirement: everyGate,
    summary:
      'At most 12 badges by number or by the name of who carries them, within the own centres and badge types',
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    reply: z.object({
      id: z.uuid(),
      type: z.number().int(),
      badgeNumber: z.number().int(),
      ...personLineFields,
      /** Null for those who have no number of their own. */
      number: personLineFields.number.nullable(),
    }),
    envelope: 'docs',
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/badges/verify/{id}/photo',
    requirement: everyGate,
    summary: 'The photo of somebody whose badge the caller scanned within the last hour',
    params: idParams,
    query: z.object({ photo: z.uuid() }),
    reply: z.string(),
    envelope: 'stream',
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/badges/verify/counts',
    requirement: everyGate,
    summary: 'How many scans of today each gate has, by hour',
    reply: z.array(
      z.object({
        gate: z.string(),
        hour: z.number().int(),
        count: z.number().int(),
        refused: z.number().int(),
      }),
    ),
  }),
} as const;
export type GatePerson = z.output<typeof badgeVerify.people.reply>;
export type GateList = z.output<typeof badgeVerify.list.reply>;
