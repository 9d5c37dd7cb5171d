import type { Donor } from '../donors.ts';
import { type DonorFacts, nextEligible, type StandingDeferral } from './eligibility.ts';
import type { RuleSet } from './rule-set.ts';

type Standing = Pick<
  Donor,
  'gender' | 'birthDate' | 'lastDonationOn' | 'deferralKind' | 'deferralReason' | 'welcomeFrom'
>;

/** What the rules look at, from what the record keeps of donations and deferrals. */
export function factsOf(donor: Standing): DonorFacts {
  const reason = donor.deferralReason || 'doctorDecision';
  const lasting: StandingDeferral[] =
    donor.deferralKind === 'permanent' || donor.deferralKind === 'recovery'
      ? [{ reason, kind: donor.deferralKind }]
      : [];
  const ending: StandingDeferral[] =
    donor.welcomeFrom === null ? [] : [{ reason, kind: 'until', from: donor.welcomeFrom }];
  return {
    gender: donor.gender,
    birthDate: donor.birthDate,
    lastDonationOn: donor.lastDonationOn,
    deferrals: [...lasting, ...ending],
  };
}

/** The row with when its donor may donate next, and why not before. */
export function judged<D extends Standing>(
  donor: D,
  rules: RuleSet,
  today: string,
): D & Pick<Donor, 'eligibility' | 'eligibleFrom' | 'eligibilityReason'> {
  const next = nextEligible(factsOf(donor), rules, today);
  return {
    ...donor,
    eligibility: next.kind,
    eligibleFrom: next.kind === 'from' ? next.day : null,
    eligibilityReason: next.reason ?? '',
  };
}
