import { z } from 'zod';
import { refusing } from '../../kernel/resource/field-reasons.ts';
import { type DeferralReason, deferralReasons } from './deferral-reasons.ts';

const whole = (min: number, max: number) => z.number().int().min(min).max(max);
const decimal = (min: number, max: number) => z.number().min(min).max(max);

/** The figures that a donor is measured by. A range has both of its ends allowed, unless its name says otherwise. */
export const ruleLimitsSchema = z.object({
  minAge: whole(16, 30),
  maxAge: whole(50, 80),
  /** Nobody older gives for the first time. */
  maxFirstAge: whole(50, 80),
  /** Kilograms for a bag of 350 ml. */
  minWeight: decimal(40, 70),
  /** Kilograms that must be exceeded for a bag of 450 ml. */
  weightAbove450: decimal(45, 80),
  /** Grams for a decilitre. */
  minHaemoglobin: decimal(10, 15),
  /** Millimetres of mercury. */
  minSystolic: whole(80, 120),
  maxSystolic: whole(120, 180),
  minDiastolic: whole(40, 80),
  maxDiastolic: whole(80, 110),
  /** Beats in a minute. */
  minPulse: whole(40, 70),
  maxPulse: whole(80, 120),
  /** Degrees Celsius. */
  maxTemperature: decimal(36.5, 38.5),
  /** Days between two donations of whole blood. */
  intervalMale: whole(56, 365),
  intervalFemale: whole(56, 365),
});
export type RuleLimits = z.infer<typeof ruleLimitsSchema>;
export const limitNames = ruleLimitsSchema.keyof().options;

/** For how long a reason keeps somebody from donating. */
export const periodSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('permanent') }),
  z.object({ kind: z.literal('months'), count: whole(1, 120) }),
  z.object({ kind: z.literal('days'), count: whole(1, 730) }),
  /** Until the doctor finds that it is over. */
  z.object({ kind: z.literal('recovery') }),
  /** The doctor says until when. */
  z.object({ kind: z.literal('chosen') }),
]);
export type DeferralPeriod = z.infer<typeof periodSchema>;

/** What is measured or known of a donor before a donation. */
export const measuredRules = [
  'tooYoung',
  'tooOld',
  'tooOldForFirst',
  'interval',
  'weight',
  'weight450',
  'haemoglobin',
  'systolic',
  'diastolic',
  'pulse',
  'pulseRhythm',
  'temperature',
] as const;
export type MeasuredRule = (typeof measuredRules)[number];
export type RuleName = MeasuredRule | DeferralReason;
export const ruleNames: readonly RuleName[] = [...measuredRules, ...deferralReasons];
const ruleNameSchema = z.enum(ruleNames as [RuleName, ...RuleName[]]);

const periodsSchema = z.object(
  Object.fromEntries(deferralReasons.map((reason) => [reason, periodSchema])) as Record<
    DeferralReason,
    typeof periodSchema
  >,
);

export const ruleSetSchema = z
  .object({
    limits: ruleLimitsSchema,
    /** Total: a reason without a period does not pass. */
    periods: periodsSchema,
    /** What the doctor's station may decide otherwise, with a reason. */
    overridable: z.array(ruleNameSchema).max(ruleNames.length),
  })
  .superRefine(({ limits }, context) => {
    for (const [low, high] of orderedLimits)
      if (limits[low] > limits[high])
        context.addIssue({ code: 'custom', path: ['limits', high], ...refusing('belowLowerLimit') });
  });
export type RuleSet = z.infer<typeof ruleSetSchema>;

const orderedLimits: readonly (readonly [keyof RuleLimits, keyof RuleLimits])[] = [
  ['minAge', 'maxFirstAge'],
  ['maxFirstAge', 'maxAge'],
  ['minWeight', 'weightAbove450'],
  ['minSystolic', 'maxSystolic'],
  ['minDiastolic', 'maxDiastolic'],
  ['minPulse', 'maxPulse'],
];

/** A rule set in force: the decision of a donor stores its number. */
export interface NumberedRules extends RuleSet {
  readonly version: number;
}
