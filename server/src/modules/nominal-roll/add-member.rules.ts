import { daysInYear } from '@sewa/contract/nominal-roll/days';
import type { AddReason, AddWarning } from '@sewa/contract/nominal-roll/enums';
import type { RollRules } from '@sewa/contract/nominal-roll/rolls';
import { ageOn } from '@sewa/contract/people/person';

/** From this age on a first roll is asked about. */
const OLD_AGE = 71;

/** What the clerk is warned by, on certain days. */
export interface Judged {
  readonly birthDate: string | null;
  /** Days on rolls in the year of the first day. */
  readonly daysThisYear: number;
  /** Days on rolls in the year of the last day, which is another one where the stay goes over New Year. */
  readonly daysInEndYear: number;
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
  judged: Judged,
  stay: { fromDay: string; toDay: string },
  { yearlyDays, asksForBadge }: RollRules,
): AddWarning[] {
  const { birthDate, hasServed, hasBadge } = judged;
  const age = birthDate === null ? null : ageOn(birthDate, stay.fromDay);
  const isFirstOver70 = age !== null && age >= OLD_AGE && !hasServed;
  const isOverLimit = yearlyDays !== null && mostDaysInYear(judged, stay) > yearlyDays;
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

/** The remark with which somebody goes in spite of a warning stays as long as there is one. */
export function losesRemark(
  warnings: readonly AddReason[],
  remarks: { before: string; after: string },
): boolean {
  return warnings.length > 0 && remarks.before !== '' && remarks.after === '';
}

/** With this stay, in the fuller of the years that it touches: it is shorter than a year, so there are two at most. */
export function mostDaysInYear(
  { daysThisYear, daysInEndYear }: Pick<Judged, 'daysThisYear' | 'daysInEndYear'>,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): number {
  const inYearOf = (day: string) => daysInYear([{ first: fromDay, last: toDay }], day.slice(0, 4));
  return Math.max(daysThisYear + inYearOf(fromDay), daysInEndYear + inYearOf(toDay));
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
