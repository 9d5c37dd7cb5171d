import { dayAfter, monthsAfter } from '../../kernel/values/days.ts';
import { ageOn, birthdayAt } from '../../people/person.ts';
import type { BagVolume } from '../enums.ts';
import { bagVolumes } from '../enums.ts';
import type { DeferralReason } from './deferral-reasons.ts';
import type { DeferralPeriod, NumberedRules, RuleName, RuleSet } from './rule-set.ts';

/** A deferral that stands: for ever, until it is over, or until a day. */
export type StandingDeferral = { readonly reason: DeferralReason } & (
  | { readonly kind: 'permanent' | 'recovery' }
  | {
      readonly kind: 'until' /** The first day on which the donor is welcome again. */;
      readonly from: string;
    }
);

/** What is known of a donor before anything is measured. */
export interface DonorFacts {
  readonly gender: string;
  readonly birthDate: string;
  /** Of whole blood, wherever it was given; an incomplete one counts too. */
  readonly lastDonationOn: string | null;
  readonly deferrals: readonly StandingDeferral[];
}

/** What is measured before a donation; null: not measured. */
export interface Vitals {
  readonly weight: number | null;
  readonly haemoglobin: number | null;
  readonly systolic: number | null;
  readonly diastolic: number | null;
  readonly pulse: number | null;
  readonly isPulseRegular: boolean | null;
  readonly temperature: number | null;
}

/** A rule that speaks against a donation. */
export interface Finding {
  readonly rule: RuleName;
  readonly isOverridable: boolean;
  /** The limit that was missed, as a number or a day. */
  readonly limit: number | string | null;
  /** What was seen: null where it was not measured. */
  readonly seen: number | string | null;
}

type Found = Omit<Finding, 'isOverridable'>;

/** What speaks against a donation on a day, apart from what is measured. */
export function judgeDonor(facts: DonorFacts, rules: RuleSet, day: string): Finding[] {
  const { minAge, maxAge, maxFirstAge } = rules.limits;
  const age = ageOn(facts.birthDate, day);
  const intervalEnd = endOfInterval(facts, rules);
  const found: Found[] = [
    ...(age < minAge ? [{ rule: 'tooYoung', limit: minAge, seen: age } as const] : []),
    ...(age > maxAge ? [{ rule: 'tooOld', limit: maxAge, seen: age } as const] : []),
    ...(age <= maxAge && age > maxFirstAge && facts.lastDonationOn === null
      ? [{ rule: 'tooOldForFirst', limit: maxFirstAge, seen: age } as const]
      : []),
    ...(intervalEnd !== null && day < intervalEnd
      ? [{ rule: 'interval', limit: intervalEnd, seen: facts.lastDonationOn } as const]
      : []),
  ];
  return [
    ...found.map((finding) => marked(finding, rules)),
    ...facts.deferrals.flatMap((deferral): Finding[] => {
      const { reason: rule, kind } = deferral;
      if (kind === 'until')
        return day < deferral.from ? [marked({ rule, limit: deferral.from, seen: null }, rules)] : [];
      const finding = marked({ rule, limit: null, seen: null }, rules);
      // Nobody decides against a permanent deferral while it stands, whatever its reason.
      return [kind === 'permanent' ? { ...finding, isOverridable: false } : finding];
    }),
  ];
}

/**
 * The same of a donor's record, for who lets through what the doctor decides: whether a deferral until recovered is over is
 * for the doctor to find. What is answered today is no record, and judged as it is.
 */
export function judgeRecord(facts: DonorFacts, rules: RuleSet, day: string): Finding[] {
  const lasting = facts.deferrals.filter(({ kind }) => kind !== 'recovery');
  const open = facts.deferrals.filter(({ kind }) => kind === 'recovery');
  return [
    ...judgeDonor({ ...facts, deferrals: lasting }, rules, day),
    ...open.map(({ reason }) => ({ rule: reason, isOverridable: true, limit: null, seen: null })),
  ];
}

/** What the measured values say against a bag of this volume. What was not measured is missing, and counts. */
export function judgeVitals(vitals: Vitals, rules: RuleSet, volume: BagVolume): Finding[] {
  const { limits } = rules;
  const within = (rule: RuleName, seen: number | null, [low, high]: readonly [number, number]): Found[] => {
    if (seen === null) return [{ rule, limit: low, seen }];
    if (seen < low) return [{ rule, limit: low, seen }];
    return seen > high ? [{ rule, limit: high, seen }] : [];
  };
  const { weight, temperature, isPulseRegular } = vitals;
  const found: Found[] = [
    ...within('weight', weight, [limits.minWeight, Number.POSITIVE_INFINITY]),
    ...(volume === 450 && weight !== null && weight >= limits.minWeight && weight <= limits.weightAbove450
      ? [{ rule: 'weight450', limit: limits.weightAbove450, seen: weight } as const]
      : []),
    ...within('haemoglobin', vitals.haemoglobin, [limits.minHaemoglobin, Number.POSITIVE_INFINITY]),
    ...within('systolic', vitals.systolic, [limits.minSystolic, limits.maxSystolic]),
    ...within('diastolic', vitals.diastolic, [limits.minDiastolic, limits.maxDiastolic]),
    ...within('pulse', vitals.pulse, [limits.minPulse, limits.maxPulse]),
    ...(isPulseRegular === true ? [] : [{ rule: 'pulseRhythm', limit: null, seen: null } as const]),
    ...(temperature === null || temperature > limits.maxTemperature
      ? [{ rule: 'temperature', limit: limits.maxTemperature, seen: temperature } as const]
      : []),
  ];
  return found.map((finding) => marked(finding, rules));
}

/** The findings that still stand after the doctor decided otherwise where that is allowed. */
export function standingFindings(findings: readonly Finding[], overridden: readonly RuleName[]): Finding[] {
  return findings.filter(({ rule, isOverridable }) => !(isOverridable && overridden.includes(rule)));
}

/** The bags that may be filled at this weight. */
export function volumesFor(weight: number, { limits }: RuleSet): BagVolume[] {
  return bagVolumes.filter((volume) =>
    volume === 450
      ? weight >= limits.minWeight && weight > limits.weightAbove450
      : weight >= limits.minWeight,
  );
}

/** When somebody may donate next: now, from a day on, after a recovery that the doctor finds, or never. */
export type NextEligible =
  | { readonly kind: 'now'; readonly day: string; readonly reason: null }
  | { readonly kind: 'from'; readonly day: string; readonly reason: RuleName }
  | { readonly kind: 'recovery'; readonly day: null; readonly reason: RuleName }
  | { readonly kind: 'never'; readonly day: null; readonly reason: RuleName };

export function nextEligible(facts: DonorFacts, rules: RuleSet, today: string): NextEligible {
  const { birthDate, deferrals } = facts;
  const { minAge, maxAge, maxFirstAge } = rules.limits;
  const permanent = deferrals.find(({ kind }) => kind === 'permanent');
  if (permanent) return { kind: 'never', day: null, reason: permanent.reason };
  const latest = latestOf([
    { day: birthdayAt(birthDate, minAge), reason: 'tooYoung' },
    { day: endOfInterval(facts, rules), reason: 'interval' },
    ...deferrals.flatMap((one) => (one.kind === 'until' ? [{ day: one.from, reason: one.reason }] : [])),
  ]);
  const day = latest.day > today ? latest.day : today;
  if (day >= birthdayAt(birthDate, maxAge + 1)) return { kind: 'never', day: null, reason: 'tooOld' };
  if (facts.lastDonationOn === null && day >= birthdayAt(birthDate, maxFirstAge + 1))
    return { kind: 'never', day: null, reason: 'tooOldForFirst' };
  const lasting = deferrals.find(({ kind }) => kind === 'recovery');
  if (lasting) return { kind: 'recovery', day: null, reason: lasting.reason };
  return day === today ? { kind: 'now', day, reason: null } : { kind: 'from', day, reason: latest.reason };
}

/** The first day on which the last donation is long enough ago; whoever is neither man nor woman takes the longer time. */
export function endOfInterval(
  { gender, lastDonationOn }: Pick<DonorFacts, 'gender' | 'lastDonationOn'>,
  { limits }: RuleSet,
): string | null {
  return lastDonationOn === null ? null : dayAfter(lastDonationOn, intervalOf(gender, limits));
}

export function intervalOf(
  gender: string,
  { intervalMale, intervalFemale }: Pick<RuleSet['limits'], 'intervalMale' | 'intervalFemale'>,
): number {
  if (gender === 'male') return intervalMale;
  return gender === 'female' ? intervalFemale : Math.max(intervalMale, intervalFemale);
}

/** A deferral by its reason; `chosen` is what the doctor said where the rules leave it to them. */
export function deferralFor(
  { reason, since, chosen }: { reason: DeferralReason; since: string; chosen: ChosenEnd | null },
  rules: NumberedRules,
): StandingDeferral | null {
  const period: DeferralPeriod = rules.periods[reason];
  switch (period.kind) {
    case 'permanent':
    case 'recovery':
      return { reason, kind: period.kind };
    case 'days':
      return { reason, kind: 'until', from: dayAfter(since, period.count) };
    case 'months':
      return { reason, kind: 'until', from: monthsAfter(since, period.count) };
    case 'chosen':
      return chosen === null ? null : { reason, ...chosen };
  }
}

const endRanks = { permanent: 0, recovery: 1, until: 2 } as const;

/** For sorting: what lasts longest comes first. How long a recovery takes is open, so it precedes every day. */
export function compareEnds(one: StandingDeferral, other: StandingDeferral): number {
  if (one.kind === 'until' && other.kind === 'until') return other.from.localeCompare(one.from);
  return endRanks[one.kind] - endRanks[other.kind];
}

export type ChosenEnd = { kind: 'permanent' | 'recovery' } | { kind: 'until'; from: string };

function marked(finding: Found, { overridable }: RuleSet): Finding {
  return { ...finding, isOverridable: overridable.includes(finding.rule) };
}

function latestOf(days: readonly { day: string | null; reason: RuleName }[]): {
  day: string;
  reason: RuleName;
} {
  let latest: { day: string; reason: RuleName } = { day: '', reason: 'tooYoung' };
  for (const { day, reason } of days) if (day !== null && day > latest.day) latest = { day, reason };
  return latest;
}
