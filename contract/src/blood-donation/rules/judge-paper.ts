import { dayAfter } from '../../kernel/values/days.ts';
import { type DonationFields, vitalNames } from '../donations.ts';
import { bagVolumes } from '../enums.ts';
import { type DonorFacts, type Finding, intervalOf, judgeDonor, judgeVitals } from './eligibility.ts';
import type { RuleSet } from './rule-set.ts';

/** What the rules look at, and what the doctor decided about it. */
export const judgedFields = [
  ...(['day', 'camp', 'outcome', 'volume', 'overridden', 'overrideReason'] as const),
  ...vitalNames,
] as const;
export type JudgedFields = Pick<DonationFields, (typeof judgedFields)[number]>;

/** Whether a correction changes what the rules look at. Otherwise the donation stays as allowed as it was on its day. */
export function isJudgedAnew(before: JudgedFields, after: JudgedFields): boolean {
  return judgedFields.some((name) => String(before[name]) !== String(after[name]));
}

/**
 * What the rules say against a donation that is entered from papers: all that is known of the donor on that day, and the
 * values that the paper has. What the paper leaves out is not held against it.
 */
export function judgePaper(
  donation: Pick<
    DonationFields,
    | 'day'
    | 'outcome'
    | 'volume'
    | 'weight'
    | 'haemoglobin'
    | 'systolic'
    | 'diastolic'
    | 'pulse'
    | 'temperature'
  >,
  facts: DonorFacts & { nextDonationOn: string | null },
  rules: RuleSet,
): Finding[] {
  const { day } = donation;
  const interval = intervalOf(facts.gender, rules.limits);
  const next = facts.nextDonationOn;
  const known = judgeDonor(facts, rules, day);
  const tooEarly: Finding[] =
    next !== null && dayAfter(day, interval) > next && !known.some(({ rule }) => rule === 'interval')
      ? [{ rule: 'interval', isOverridable: false, limit: dayAfter(next, interval), seen: day }]
      : [];
  const volume = bagVolumes.find((bag) => bag === donation.volume) ?? 350;
  const measured = judgeVitals({ ...donation, isPulseRegular: true }, rules, volume);
  return [...known, ...tooEarly, ...measured.filter(({ seen }) => seen !== null)];
}
