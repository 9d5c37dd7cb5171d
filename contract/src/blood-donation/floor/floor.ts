// Long because it is a catalogue: every call of the floor stands beside the others.
import { z } from 'zod';
import { endpoint, idParams } from '../../kernel/calls/endpoint.ts';
import { optionalText, textField } from '../../kernel/resource/field-kinds.ts';
import { right } from '../../kernel/rights/requirement.ts';
import { daySchema } from '../../kernel/values/days.ts';
import { bagVolumes, type CampStation, campStations, deferralKinds, donationReactions } from '../enums.ts';
import { deferralReasons } from '../rules/deferral-reasons.ts';
import { type RuleName, ruleNames } from '../rules/rule-set.ts';
import { floorVisit, foundDonor, measuredFields, newDonorFields } from './floor-visit.ts';
import { answersSchema } from './questionnaire.ts';

const view = right('BLOOD_DONATION.CAMP', 'view');
const register = right('BLOOD_DONATION.CAMP', 'planRegister');
const vitals = right('BLOOD_DONATION.CAMP', 'vitals');
const medical = right('BLOOD_DONATION.CAMP', 'medical');
const beds = right('BLOOD_DONATION.CAMP', 'bedsDonation');
const head = right('BLOOD_DONATION.CAMP', 'closeCamp');

/** Who works at a station. Rest and refreshment is served by those of the registration or of the beds. */
export const stationRequirements = {
  head,
  registration: register,
  vital: vitals,
  medical,
  bed: beds,
  rest: { anyOf: [register, beds] },
} as const satisfies Record<CampStation, unknown>;

const anyStation = { anyOf: [register, vitals, medical, beds, head] };

/** An act can be sent again and again: its id is known once it was done. */
const act = { id: z.uuid(), desk: z.uuid(), at: z.iso.datetime() } as const;
const atStation = { ...act, station: z.enum(campStations) } as const;
const reason = textField(300);
const visitParams = z.object({ id: z.uuid(), visit: z.uuid() });
const path = '/api/blood-donation/camp/{id}/floor';
const visitPath = `${path}/{visit}` as const;

/** What a hand drew, as a path of points within 600 by 200. */
const signature = z
  .string()
  .max(12_000)
  .regex(/^([ML]\d{1,3} \d{1,3})*$/);

export const boardStations = ['vital', 'medical', 'bed'] as const;

/** What went wrong with the last backup: the folder is not there, it is full, anything else. */
export const backupProblems = ['missing', 'full', 'failed'] as const;

export const floor = {
  line: endpoint({
    method: 'GET',
    path,
    requirement: anyStation,
    summary: 'Everybody who was registered at a camp today, in the order of the queue, for its stations',
    params: idParams,
    reply: z.object({ day: daySchema, at: z.iso.datetime(), visits: z.array(floorVisit) }),
  }),
  find: endpoint({
    method: 'GET',
    path: `${path}/find`,
    requirement: register,
    summary:
      'Donors of the own centres by name, number, card or phone; those of other centres by card, number or whole phone',
    params: idParams,
    query: z.object({ q: z.string().trim().max(100) }),
    reply: foundDonor,
    envelope: 'docs',
  }),
  alike: endpoint({
    method: 'POST',
    path: `${path}/alike`,
    requirement: register,
    summary:
      'Is it one of these? Donors with the phone of somebody new, or with the same name and about the same age; nothing is kept',
    params: idParams,
    body: newDonorFields,
    reply: foundDonor,
    envelope: 'docs',
  }),
  board: endpoint({
    method: 'GET',
    path: `${path}/board`,
    requirement: view,
    summary: 'The board of the hall: numbers called, who waits where and for how long, units; no names',
    params: idParams,
    reply: z.object({
      name: z.string(),
      targetUnits: z.number().int(),
      units: z.number().int(),
      registered: z.number().int(),
      stations: z.array(
        z.object({
          station: z.enum(boardStations),
          waiting: z.number().int(),
          /** Of those called today; null before the first. */
          meanWaitMinutes: z.number().int().nullable(),
        }),
      ),
      donating: z.number().int(),
      resting: z.number().int(),
      called: z.array(
        z.object({
          number: z.number().int(),
          station: z.enum(boardStations),
          at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  control: endpoint({
    method: 'GET',
    path: `${path}/control`,
    requirement: head,
    summary: 'For the head of the camp: steps by hour, deferrals by reason, units by group, outcomes, bags',
    params: idParams,
    reply: z.object({
      hours: z.array(
        z.object({
          hour: z.number().int(),
          registered: z.number().int(),
          vitals: z.number().int(),
          accepted: z.number().int(),
          donated: z.number().int(),
        }),
      ),
      deferrals: z.array(z.object({ reason: z.enum(deferralReasons), count: z.number().int() })),
      groups: z.array(z.object({ bloodGroup: z.string(), count: z.number().int() })),
      deferred: z.number().int(),
      withdrew: z.number().int(),
      incomplete: z.number().int(),
      bagsUsed: z.number().int(),
    }),
  }),
  backup: endpoint({
    method: 'GET',
    path: '/api/blood-donation/laptop/backup',
    requirement: head,
    summary:
      'For the head of the camp: when this camp laptop last backed up by itself, and whether that works',
    reply: z.object({
      /** False on the portal, where the operators back up. */
      isMadeHere: z.boolean(),
      at: z.iso.datetime().nullable(),
      problem: z.enum(backupProblems).nullable(),
      isOld: z.boolean(),
    }),
  }),
  register: endpoint({
    method: 'POST',
    path: `${path}/register`,
    requirement: register,
    summary: 'A donor comes to the camp: known, by the card’s code, or new; with the signed consent',
    params: idParams,
    body: z.object({
      ...act,
      /** Of the visit, made on the device. */
      visit: z.uuid(),
      who: z.union([
        z.object({ donor: z.uuid() }),
        z.object({ code: textField(40) }),
        z.object({
          newDonor: newDonorFields,
          donorId: z.uuid(),
          /** Whoever is on the record and alike was asked about. Absent in acts that an older tablet kept. */
          isSomebodyElse: z.boolean().default(false),
        }),
      ]),
      /** What a known donor says of donations elsewhere since the last one on the record; a new donor's stands with the rest. */
      statedDonationOn: daySchema.nullable().default(null),
      consentText: textField(20),
      signature,
    }),
    reply: floorVisit,
  }),
  call: endpoint({
    method: 'POST',
    path: `${visitPath}/call`,
    requirement: anyStation,
    summary: 'A station calls a donor; from then on the vitals and the doctor’s decision are this desk’s',
    params: visitParams,
    body: z.object(atStation),
    reply: floorVisit,
  }),
  vitals: endpoint({
    method: 'POST',
    path: `${visitPath}/vitals`,
    requirement: vitals,
    summary: 'What was measured; the donor goes on to the doctor unless a fixed limit is missed',
    params: visitParams,
    body: z.object({ ...act, ...measuredFields.shape }),
    reply: floorVisit,
  }),
  accept: endpoint({
    method: 'POST',
    path: `${visitPath}/accept`,
    requirement: medical,
    summary: 'The doctor finds the donor fit, with the answers, which only the medical station reads',
    params: visitParams,
    body: z.object({
      ...act,
      answers: answersSchema,
      overridden: z.array(z.enum(ruleNames as [RuleName, ...RuleName[]])).max(10),
      overrideReason: optionalText(500),
    }),
    reply: floorVisit,
  }),
  defer: endpoint({
    method: 'POST',
    path: `${visitPath}/defer`,
    requirement: { anyOf: [vitals, medical] },
    summary: 'The donor cannot donate: by what was measured, or by the doctor’s decision for any reason',
    params: visitParams,
    body: z.object({
      ...atStation,
      reason: z.enum(deferralReasons),
      since: daySchema,
      chosen: z.enum(['', ...deferralKinds]),
      welcomeFrom: daySchema.nullable(),
      /** Measured before it; null where nothing was. */
      measured: measuredFields.nullable(),
      /** As far as the doctor asked. Each one that stands makes a deferral too. Absent in acts that an older tablet kept. */
      answers: answersSchema.default([]),
    }),
    reply: floorVisit,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${visitPath}/withdraw`,
    requirement: anyStation,
    summary: 'The donor does not want to go on; nobody has to say why',
    params: visitParams,
    body: z.object({ ...atStation, reason: optionalText(300) }),
    reply: floorVisit,
  }),
  start: endpoint({
    method: 'POST',
    path: `${visitPath}/start`,
    requirement: beds,
    summary: 'The donation begins: bed, volume and the scanned bag, judged once more by the rules',
    params: visitParams,
    body: z.object({
      ...act,
      bed: z.number().int().min(1).max(200),
      volume: z.number().pipe(z.union(bagVolumes.map((volume) => z.literal(volume)))),
      bagNumber: textField(40),
      segment: optionalText(40),
      /** One of the camp's. Absent in acts that an older tablet kept. */
      bank: z.uuid().optional(),
    }),
    reply: floorVisit,
  }),
  finish: endpoint({
    method: 'POST',
    path: `${visitPath}/finish`,
    requirement: beds,
    summary: 'The bag is full: the donation is recorded and the bed is free',
    params: visitParams,
    body: z.object({ ...act, reaction: z.enum(donationReactions), care: optionalText(500) }),
    reply: floorVisit,
  }),
  stop: endpoint({
    method: 'POST',
    path: `${visitPath}/stop`,
    requirement: beds,
    summary: 'The donation ends early: the volume drawn, the reaction and the care given',
    params: visitParams,
    body: z.object({
      ...act,
      volume: z.number().int().min(0).max(449),
      reaction: z.enum(donationReactions),
      care: optionalText(500),
    }),
    reply: floorVisit,
  }),
  back: endpoint({
    method: 'POST',
    path: `${visitPath}/back`,
    requirement: { anyOf: [vitals, medical, beds] },
    summary: 'Back by one step, with a reason',
    params: visitParams,
    body: z.object({ ...atStation, reason }),
    reply: floorVisit,
  }),
  clean: endpoint({
    method: 'POST',
    path: `${visitPath}/clean`,
    requirement: beds,
    summary: 'The bed that a donor has left is ready for the next one, or not yet after all',
    params: visitParams,
    body: z.object({ isCleaned: z.boolean() }),
    reply: floorVisit,
  }),
  leave: endpoint({
    method: 'POST',
    path: `${visitPath}/leave`,
    requirement: stationRequirements.rest,
    summary: 'The donor has rested and goes home; a reaction during the rest is recorded',
    params: visitParams,
    body: z.object({ ...act, reaction: z.enum(donationReactions), care: optionalText(500) }),
    reply: floorVisit,
  }),
  undo: endpoint({
    method: 'POST',
    path: `${visitPath}/undo`,
    requirement: anyStation,
    summary: 'A wrong tap, taken back within a minute by the desk that made it',
    params: visitParams,
    body: z.object({ ...act, step: z.uuid() }),
    reply: z.object({ isRemoved: z.boolean(), visit: floorVisit.nullable() }),
  }),
} as const;

export type BoardOfHall = z.infer<typeof floor.board.reply>;

export type FloorControl = z.infer<typeof floor.control.reply>;
