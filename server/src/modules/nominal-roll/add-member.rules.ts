import { daysRemaining } from '@sewa/contract/kernel/values/days';
import type { AddReason } from '@sewa/contract/nominal-roll/enums';
import type { RollRules } from '@sewa/contract/nominal-roll/rolls';
import { ageOn } from '@sewa/contract/people/person';

/** From this age on a first roll is asked about. */
const OLD_AGE = 71;

/** What the clerk is warned by, on certain days. */
export interface Judged {
  readonly birthDate: string | null;
  /** Days on rolls in the year of the first day. */
  readonly daysThisYear: number;
  readonly hasServed: boolean;
  /** One that is valid over the whole stay. */
  readonly hasBadge: boolean;
}

/** What is known of somebody who is to be added. */
export interface Candidate extends Judged {
  readonly status: string;
  readonly isOnThisRoll: boolean;
}

/** Null: nothing stands against it. Whether the days are free is for the database to say. */
export function refusalOf({ status, isOnThisRoll }: Candidate): AddReason | null {
  if (isOnThisRoll) return 'already';
  return status === 'active' ? null : 'inactive';
}

export function warningsFor(
  { birthDate, hasServed, daysThisYear, hasBadge }: Judged,
  stay: { fromDay: string; toDay: string },
  { yearlyDays, asksForBadge }: RollRules,
): AddReason[] {
  const age = birthDate === null ? null : ageOn(birthDate, stay.fromDay);
  const isFirstOver70 = age !== null && age >= OLD_AGE && !hasServed;
  const isOverLimit = yearlyDays !== null && daysThisYear + daysInFirstYear(stay) > yearlyDays;
  return [
    ...(isFirstOver70 ? ['firstOver70' as const] : []),
    ...(isOverLimit ? ['yearlyDays' as const] : []),
    ...(asksForBadge && !hasBadge ? ['noBadge' as const] : []),
  ];
}

/** A change of days needs a new remark when it brings a warning that the days before did not have. */
export function needsRemark(
  warnings: { before: readonly AddReason[]; after: readonly AddReason[] },
  remarks: { before: string; after: string },
): boolean {
  const isNew = warnings.after.some((warning) => !warnings.before.includes(warning));
  return isNew && (remarks.after === '' || remarks.after === remarks.before);
}

/** A stay over New Year counts in the year in which it begins as far as that year goes. */
export function daysInFirstYear({ fromDay, toDay }: { fromDay: string; toDay: string }): number {
  const lastOfYear = `${fromDay.slice(0, 4)}-12-31`;
  return daysRemaining(fromDay, toDay < lastOfYear ? toDay : lastOfYear);
}

/** So many men and women as asked, those with the fewest days first. */
export function balanced<One extends { gender: string; daysThisYear: number; number: number }>(
  free: readonly One[],
  asked: { men: number; women: number },
): One[] {
  const ordered = free.toSorted((a, b) => a.daysThisYear - b.daysThisYear || a.number - b.number);
  const first = (gender: string, count: number) =>
    ordered.filter((one) => one.gender === gender).slice(0, count);
  return [...first('male', asked.men), ...first('female', asked.women)];
}
