import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { because } from '../kernel/resource/field-reasons.ts';
import { listQuery, several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema, daysBetween } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import { bloodGroups, genders } from '../people/person.ts';
import { timeField } from '../user/schedules.ts';
import { campWords } from './camp-words.ts';
import { donorBrief } from './donors.ts';
import { campCallOutcomes, campStations, campStatusValues } from './enums.ts';

const statusSchema = z.number().pipe(z.union(campStatusValues.map((value) => z.literal(value))));

export const MAX_CAMP_DAYS = 7;
/** For so long nobody else takes a donor who is being called. */
export const CALL_CLAIM_MINUTES = 10;

export const campFields = z.object({
  name: textField(120),
  centre: centreSchema,
  place: optionalText(200),
  firstDay: daySchema,
  lastDay: daySchema,
  opensAt: timeField,
  closesAt: timeField,
  beds: z.number().int().min(1).max(200),
  targetUnits: z.number().int().min(1).max(10_000),
  /** Empty bags that are there; null where nobody counted them. */
  bagsBrought: z.number().int().min(0).max(10_000).nullable(),
  notes: longText(2_000),
});
export type CampFields = z.infer<typeof campFields>;

const view = right('BLOOD_DONATION.CAMP', 'view');
const plan = right('BLOOD_DONATION.CAMP', 'planRegister');
const close = right('BLOOD_DONATION.CAMP', 'closeCamp');

const campBank = z.object({
  id: z.uuid(),
  name: z.string(),
  licenceNumber: z.string(),
  licenceUntil: daySchema.nullable(),
});

const staffFields = {
  station: z.enum(campStations),
  name: textField(120),
  phone: phoneSchema,
  sewadar: z.uuid().nullable(),
};
export const campStaff = z.object(staffFields);
export type CampStaff = z.infer<typeof campStaff>;

const usual = resource({
  path: '/api/blood-donation/camp',
  entity: 'blood_camp',
  event: 'blood-camp.changed',
  words: campWords,
  fields: campFields,
  extra: {
    number: z.number().int(),
    status: statusSchema,
    statusSince: z.iso.datetime(),
    statusByName: z.string(),
    reason: z.string(),
    centreName: z.string(),
    /** Complete donations. */
    units: z.number().int(),
    deferrals: z.number().int(),
    /** Who said on the phone that they come. */
    expected: z.number().int(),
    banks: z.array(campBank),
    staff: z.array(z.object({ id: z.uuid(), ...staffFields })),
  },
  sort: ['firstDay', 'name', 'number'],
  filter: z.object({
    status: several(statusSchema),
    centre: several(centreSchema),
    firstDayFrom: daySchema,
    firstDayTo: daySchema,
    /** Planned, and its first day has come. */
    isToOpen: z.boolean(),
    /** Open, and its last day is over. */
    isToClose: z.boolean(),
  }),
  envelope: 'data',
  view,
  edit: plan,
  remove: plan,
  history: view,
});

const staffParams = z.object({ id: z.uuid(), staff: z.uuid() });

/** A donor who may be called for a camp, with what came of the last call. */
export const calledDonor = donorBrief.extend({
  donations: z.number().int(),
  lastDonationOn: daySchema.nullable(),
  outcome: z.enum(campCallOutcomes).nullable(),
  note: z.string(),
  calledAt: z.iso.datetime().nullable(),
  calledByName: z.string(),
  /** Who is calling them at the moment. */
  claim: z.object({ name: z.string(), isMine: z.boolean() }).nullable(),
});
export type CalledDonor = z.infer<typeof calledDonor>;

export const camps = {
  ...usual,
  move: endpoint({
    method: 'POST',
    path: '/api/blood-donation/camp/{id}/move',
    requirement: { anyOf: [plan, close] },
    summary:
      'Open, close, reopen or reconcile a camp, by the table of moves. A reconciliation names the units that the blood banks counted',
    params: idParams,
    body: z.object({
      to: z.number().int(),
      version: z.number().int(),
      reason: optionalText(500).default(''),
      units: z.number().int().min(0).max(10_000).nullable().default(null),
    }),
    reply: usual.row,
  }),
  setBanks: endpoint({
    method: 'PUT',
    path: '/api/blood-donation/camp/{id}/banks',
    requirement: plan,
    summary: 'The blood banks that collect at a camp',
    params: idParams,
    body: z.object({ banks: z.array(z.uuid()).max(10) }),
    reply: usual.row,
  }),
  addStaff: endpoint({
    method: 'POST',
    path: '/api/blood-donation/camp/{id}/staff',
    requirement: plan,
    summary: 'Somebody works at a station of a camp; a sewadar or anybody else',
    params: idParams,
    body: campStaff,
    reply: usual.row,
  }),
  removeStaff: endpoint({
    method: 'DELETE',
    path: '/api/blood-donation/camp/{id}/staff/{staff}',
    requirement: plan,
    summary: 'Somebody does not work at the camp after all',
    params: staffParams,
    reply: z.null(),
  }),
  callingList: endpoint({
    method: 'GET',
    path: '/api/blood-donation/camp/{id}/calling-list',
    requirement: plan,
    summary:
      'Donors who agreed to be called and may donate on the first day of the camp, those not called yet first',
    params: idParams,
    query: listQuery({
      sort: ['name', 'lastDonationOn'],
      filter: z.object({
        bloodGroup: several(z.enum(bloodGroups)),
        gender: several(z.enum(genders)),
        minAge: z.coerce.number().int().min(0).max(130),
        maxAge: z.coerce.number().int().min(0).max(130),
        outcome: several(z.enum([...campCallOutcomes, 'notCalled'])),
        /** Only who gave at least once. */
        hasDonated: z.boolean(),
      }),
    }),
    reply: rowsOf(calledDonor),
  }),
  recordCall: endpoint({
    method: 'PUT',
    path: '/api/blood-donation/camp/{id}/calling-list/{donor}',
    requirement: plan,
    summary: 'What came of a call to a donor before a camp; null: not called after all',
    params: z.object({ id: z.uuid(), donor: z.uuid() }),
    body: z.object({ outcome: z.enum(campCallOutcomes).nullable(), note: optionalText(200) }),
    reply: z.null(),
  }),
  claimCall: endpoint({
    method: 'PUT',
    path: '/api/blood-donation/camp/{id}/calling-list/{donor}/claim',
    requirement: plan,
    summary:
      'The caller is calling a donor: for some minutes nobody else does, until the outcome is noted or the donor left to others',
    params: z.object({ id: z.uuid(), donor: z.uuid() }),
    /** When the call was that the list showed: one that somebody else has noted since is no reason to call again. */
    body: z.object({ seenCallAt: z.iso.datetime().nullable() }),
    reply: z.null(),
  }),
  releaseCall: endpoint({
    method: 'DELETE',
    path: '/api/blood-donation/camp/{id}/calling-list/{donor}/claim',
    requirement: plan,
    summary: 'The caller leaves a donor to others',
    params: z.object({ id: z.uuid(), donor: z.uuid() }),
    reply: z.null(),
  }),
} as const;
export type Camp = z.infer<typeof camps.row>;

/** What is wrong with days and hours; null: nothing. */
export function campTimeProblem({
  firstDay,
  lastDay,
  opensAt,
  closesAt,
}: Pick<CampFields, 'firstDay' | 'lastDay' | 'opensAt' | 'closesAt'>) {
  if (lastDay < firstDay) return { lastDay: because('beforeFirstDay') };
  if (daysBetween(firstDay, lastDay) >= MAX_CAMP_DAYS)
    return { lastDay: because('daysApart', MAX_CAMP_DAYS - 1) };
  return closesAt <= opensAt ? { closesAt: because('endsBeforeItBegins') } : null;
}
