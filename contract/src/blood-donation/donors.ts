import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText } from '../kernel/resource/field-kinds.ts';
import { emptiness, several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { languages } from '../kernel/values/languages.ts';
import { mergeCalls } from '../people/merges.ts';
import {
  birthSchema,
  bloodGroupSchema,
  bloodGroups,
  genders,
  optionalText,
  personFields,
} from '../people/person.ts';
import { personLineFields } from '../people/person-line.ts';
import { donorWords } from './donor-words.ts';
import { deferralKinds } from './enums.ts';
import { deferralReasons } from './rules/deferral-reasons.ts';
import { type RuleName, ruleNames } from './rules/rule-set.ts';

export const donorFields = z.object({
  centre: centreSchema,
  ...personFields,
  birthDate: birthSchema,
  bloodGroup: bloodGroupSchema,
  confirmedGroup: bloodGroupSchema,
  /** When last seen. */
  weight: z.number().min(20).max(250).nullable(),
  /** Of the donor's papers. */
  language: z.enum(languages),
  mayBeCalled: z.boolean(),
  consentOn: daySchema.nullable(),
  sewadar: z.uuid().nullable(),
  notes: longText(2_000),
});
export type DonorFields = z.infer<typeof donorFields>;

export const eligibilityKinds = ['now', 'from', 'recovery', 'never'] as const;
const ruleNameSchema = z.enum(['', ...(ruleNames as [RuleName, ...RuleName[]])]);

export const donorFilter = z.object({
  centre: several(centreSchema),
  gender: several(z.enum(genders)),
  /** The confirmed group, or the stated one where none is confirmed. */
  bloodGroup: several(z.enum(bloodGroups)),
  eligibility: several(z.enum(eligibilityKinds)),
  mayBeCalled: z.boolean(),
  language: several(z.enum(languages)),
  minAge: z.coerce.number().int().min(0).max(130),
  maxAge: z.coerce.number().int().min(0).max(130),
  lastDonationFrom: daySchema,
  lastDonationTo: daySchema,
  /** A deferral ended within the last week. */
  isWelcomeAgain: z.boolean(),
  ...emptiness(['phone', 'photo', 'consentOn', 'sewadar', 'confirmedGroup', 'weight']),
});

const view = right('BLOOD_DONATION.DONOR', 'view');
const edit = right('BLOOD_DONATION.DONOR', 'edit');
const merge = right('BLOOD_DONATION.DONOR', 'deleteMerge');

/** A donor as others point to it. */
export const donorBrief = z.object({ id: z.uuid(), ...personLineFields, bloodGroup: z.string() });
export type DonorBrief = z.infer<typeof donorBrief>;

export const donorDuplicateReasons = ['phone', 'name', 'birthDate', 'sewadar'] as const;

const usual = resource({
  path: '/api/blood-donation/donor',
  entity: 'blood_donor',
  event: 'blood.changed',
  words: donorWords,
  fields: donorFields,
  extra: {
    number: z.number().int(),
    eligibility: z.enum(eligibilityKinds),
    eligibleFrom: daySchema.nullable(),
    /** Empty where nothing speaks against a donation. */
    eligibilityReason: ruleNameSchema,
    /** The deferral that lasts longest; empty: none stands. */
    deferralKind: z.enum(['', ...deferralKinds]),
    deferralReason: z.enum(['', ...deferralReasons]),
    welcomeFrom: daySchema.nullable(),
    donations: z.number().int(),
    lastDonationOn: daySchema.nullable(),
    /** The day of a donation that the donor told of and nobody recorded. It may be before the last one. */
    statedDonationOn: daySchema.nullable(),
    consentText: z.string(),
    sewadarName: z.string().nullable(),
    centreName: z.string(),
    photo: z.uuid().nullable(),
    /** This record was merged: the one that holds everything now. */
    mergedInto: z.uuid().nullable(),
  },
  sort: ['name', 'number', 'birthDate', 'lastDonationOn', 'donations'],
  groups: ['centre', 'gender', 'bloodGroup'],
  filter: donorFilter,
  envelope: 'data',
  view,
  edit,
  remove: merge,
  history: view,
  export: right('BLOOD_DONATION.DONOR', 'importExport'),
});

export const donors = {
  ...usual,
  search: endpoint({
    method: 'GET',
    path: '/api/blood-donation/donor/search',
    requirement: view,
    summary:
      'Donors by name in any script, end of the phone number, donor number or the code of the card; at most 20',
    query: z.object({ q: z.string().trim().max(100) }),
    reply: donorBrief,
    envelope: 'docs',
  }),
  duplicates: endpoint({
    method: 'POST',
    path: '/api/blood-donation/donor/duplicates',
    requirement: edit,
    summary: 'Is it one of these? Likely matches for what is being typed; nothing of it is kept',
    body: z.object({
      name: optionalText(120),
      nameLatin: optionalText(120),
      birthDate: birthSchema.nullable(),
      isBirthEstimated: z.boolean().default(false),
      gender: z.enum(['', ...genders]).default(''),
      phone: z.string().trim().max(24),
      sewadar: z.uuid().nullable().default(null),
      except: z.uuid().nullable(),
    }),
    reply: donorBrief.extend({ reasons: z.array(z.enum(donorDuplicateReasons)) }),
    envelope: 'docs',
  }),
} as const;
export type Donor = z.infer<typeof donors.row>;

const takeable = donorFields.keyof().options as [keyof DonorFields, ...(keyof DonorFields)[]];
export const donorMerges = mergeCalls({
  path: '/api/blood-donation/donor',
  noun: 'donor',
  view,
  merge,
  takeable,
});
