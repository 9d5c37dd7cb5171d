import { z } from 'zod';
import { optionalText } from '../../kernel/resource/field-kinds.ts';
import { daySchema } from '../../kernel/values/days.ts';
import { languages } from '../../kernel/values/languages.ts';
import { phoneSchema } from '../../kernel/values/phone.ts';
import { birthSchema, bloodGroupSchema, genders, nameSchema } from '../../people/person.ts';
import { vitalFields } from '../donations.ts';
import { type RuleName, ruleNames } from '../rules/rule-set.ts';
import { visitOutcomes, visitStatusValues } from './floor-moves.ts';

export const measuredFields = z.object({ ...vitalFields, isPulseRegular: z.boolean().nullable() });

const status = z.number().pipe(z.union(visitStatusValues.map((value) => z.literal(value))));

/** A rule that speaks against a donation today. */
const finding = z.object({
  rule: z.enum(ruleNames as [RuleName, ...RuleName[]]),
  isOverridable: z.boolean(),
  limit: z.union([z.number(), z.string()]).nullable(),
  seen: z.union([z.number(), z.string()]).nullable(),
});

/** A donor on the floor, as the stations see it. */
export const floorVisit = z.object({
  id: z.uuid(),
  /** Of the queue; carries the device like all numbers of a camp. */
  number: z.number().int(),
  /** Null after an erasure. */
  donor: z.uuid().nullable(),
  name: z.string(),
  nameLatin: z.string(),
  gender: z.string(),
  age: z.number().int().nullable(),
  bloodGroup: z.string(),
  language: z.enum(languages),
  status,
  outcome: z.enum(visitOutcomes),
  since: z.iso.datetime(),
  registeredAt: z.iso.datetime(),
  desk: z.uuid().nullable(),
  deskName: z.string(),
  calledAt: z.iso.datetime().nullable(),
  lastByName: z.string(),
  bed: z.number().int().nullable(),
  volume: z.number().int().nullable(),
  bagNumber: z.string(),
  bank: z.uuid().nullable(),
  startedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  hasLeft: z.boolean(),
  /** Of a bed that was left: made ready for the next donor. */
  isBedCleaned: z.boolean(),
  /** Null for who works at none of the stations that measure, judge or draw. */
  vitals: measuredFields.nullable(),
  overridden: z.array(z.string()),
  /** For the doctor alone, while the donor is there: standing deferrals and the like, which may be decided otherwise. */
  against: z.array(finding),
  donation: z.uuid().nullable(),
  deferral: z.uuid().nullable(),
});
export type FloorVisit = z.infer<typeof floorVisit>;

export const newDonorFields = z.object({
  name: nameSchema,
  nameLatin: optionalText(120),
  gender: z.enum(genders),
  birthDate: birthSchema,
  isBirthEstimated: z.boolean(),
  phone: phoneSchema,
  bloodGroup: bloodGroupSchema,
  /** What the donor says of earlier donations elsewhere; the interval counts from it. */
  statedDonationOn: daySchema.nullable().default(null),
  mayBeCalled: z.boolean().default(false),
  language: z.enum(languages),
});
export type NewDonorFields = z.infer<typeof newDonorFields>;

export const foundDonor = z.object({
  id: z.uuid(),
  number: z.number().int(),
  name: z.string(),
  nameLatin: z.string(),
  gender: z.string(),
  birthDate: daySchema,
  bloodGroup: z.string(),
  /** Of the donor's papers. */
  language: z.enum(languages),
  centreName: z.string(),
  /** The end of the phone number, to tell two of a name apart. */
  phoneEnd: z.string(),
  /** The last one that is known, recorded or stated. */
  lastDonationOn: daySchema.nullable(),
  /** What the rules have against a donation today, apart from what the doctor decides. */
  against: z.array(finding.pick({ rule: true, limit: true })),
  /** Something stands in the record that the doctor decides about; what it is only the doctor is told. */
  isForDoctor: z.boolean(),
  /** Already in the line, with this number. */
  queueNumber: z.number().int().nullable(),
});
export type FoundDonor = z.infer<typeof foundDonor>;
