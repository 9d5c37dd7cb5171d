import { z } from 'zod';
import { centreSchema, longText, optionalText } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { bloodGroupSchema, bloodGroups } from '../people/person.ts';
import { donationOutcomes, donationReactions } from './enums.ts';
import { donationWords } from './record-words.ts';
import { type RuleName, ruleNames } from './rules/rule-set.ts';

const measured = (min: number, max: number) => z.number().min(min).max(max).nullable();
const counted = (min: number, max: number) => z.number().int().min(min).max(max).nullable();

/** What is measured before a donation, within what an instrument can show; the rules judge it. */
export const vitalFields = {
  weight: measured(20, 250),
  haemoglobin: measured(3, 25),
  systolic: counted(50, 260),
  diastolic: counted(30, 160),
  pulse: counted(30, 220),
  temperature: measured(34, 42),
} as const;
export const vitalNames = Object.keys(vitalFields) as (keyof typeof vitalFields)[];

export const donationFields = z.object({
  donor: z.uuid(),
  day: daySchema,
  /** Null: given elsewhere. */
  camp: z.uuid().nullable(),
  place: optionalText(200),
  outcome: z.enum(donationOutcomes),
  volume: z.number().int().min(0).max(500),
  bloodGroup: bloodGroupSchema,
  bagNumber: optionalText(40),
  segment: optionalText(40),
  bank: z.uuid().nullable(),
  ...vitalFields,
  reaction: z.enum(donationReactions),
  care: optionalText(500),
  overridden: z.array(z.enum(ruleNames as [RuleName, ...RuleName[]])).max(10),
  overrideReason: optionalText(500),
  notes: longText(500),
});
export type DonationFields = z.infer<typeof donationFields>;

const viewDonor = right('BLOOD_DONATION.DONOR', 'view');
const viewCamp = right('BLOOD_DONATION.CAMP', 'view');
const record = right('BLOOD_DONATION.CAMP', 'bedsDonation');

/** Donations of whole blood. On a camp's day the floor records them; here they are listed, and entered from papers. */
export const donations = resource({
  path: '/api/blood-donation/donation',
  entity: 'blood_donation',
  event: 'blood.changed',
  words: donationWords,
  titleField: 'bagNumber',
  fields: donationFields,
  extra: {
    /** Null after an erasure, and where the donor is of a centre that the reader does not see. */
    donorName: z.string().nullable(),
    donorNumber: z.number().int().nullable(),
    campName: z.string().nullable(),
    bankName: z.string().nullable(),
    centreName: z.string(),
    ruleVersion: z.number().int(),
    recordedByName: z.string(),
  },
  sort: ['day', 'bagNumber'],
  groups: ['bloodGroup', 'outcome'],
  filter: z.object({
    donor: z.uuid(),
    camp: several(z.uuid()),
    centre: several(centreSchema),
    outcome: several(z.enum(donationOutcomes)),
    bloodGroup: several(z.enum(bloodGroups)),
    isAtCamp: z.boolean(),
    /** The group is not known. */
    hasNoGroup: z.boolean(),
    dayFrom: daySchema,
    dayTo: daySchema,
  }),
  envelope: 'data',
  view: { anyOf: [viewDonor, viewCamp] },
  edit: record,
  remove: right('BLOOD_DONATION.CAMP', 'closeCamp'),
  history: viewDonor,
  export: right('BLOOD_DONATION.DONOR', 'importExport'),
});
export type Donation = z.infer<typeof donations.row>;
