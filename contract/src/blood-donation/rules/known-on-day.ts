import type { Deferral } from '../deferrals.ts';
import type { DonorFacts, StandingDeferral } from './eligibility.ts';

/** What was recorded of a donor, of whatever days. */
export interface DonorRecords {
  /** The days on which the donor gave, a stated one too. */
  readonly given: readonly string[];
  readonly deferrals: readonly Pick<Deferral, 'reason' | 'kind' | 'welcomeFrom' | 'day' | 'liftedOn'>[];
}

/** What the rules look at for a day that may be past: the server asks for it before it saves, the form while one types. */
export function knownOnDay(
  { gender, birthDate }: Pick<DonorFacts, 'gender' | 'birthDate'>,
  { given, deferrals }: DonorRecords,
  day: string,
): DonorFacts & { nextDonationOn: string | null } {
  const days = given.toSorted();
  return {
    gender,
    birthDate,
    lastDonationOn: days.findLast((one) => one < day) ?? null,
    nextDonationOn: days.find((one) => one > day) ?? null,
    deferrals: deferralsOn(deferrals, day),
  };
}

/** The deferrals that stood on a day: decided by then, and lifted later or not at all. */
export function deferralsOn(deferrals: DonorRecords['deferrals'], day: string): StandingDeferral[] {
  return deferrals
    .filter((one) => one.day <= day && (one.liftedOn === null || one.liftedOn > day))
    .flatMap(({ reason, kind, welcomeFrom }): StandingDeferral[] => {
      if (kind !== 'until') return [{ reason, kind }];
      return welcomeFrom === null ? [] : [{ reason, kind, from: welcomeFrom }];
    });
}
