import { daysBetween } from '../kernel/values/days.ts';

/** Further than any trip goes: somebody typed a digit too many. */
const MAX_TRIP_KM = 5_000;
/** For each day without a reading: more than a car that its owner drives every day runs in a year. */
const MAX_UNREAD_KM_A_DAY = 100;

/** What is known of the odometer of a vehicle around a moment or a day. */
export interface ReadingsAround {
  /** The last reading before; null: none. */
  readonly before: number | null;
  /** The first reading after; null: none. */
  readonly after: number | null;
  /** The highest that may have been read by then, also on the same day or at the vehicle's record; null: none. */
  readonly highest: number | null;
  /** The day of the last reading, or that on which the vehicle was entered. */
  readonly since: string;
}

/** The readings around the end of a trip, of which its own start is one. */
export function withStart<Around extends ReadingsAround>(
  around: Around,
  { odometer, day }: { odometer: number; day: string },
): Around {
  return {
    ...around,
    before: Math.max(around.before ?? odometer, odometer),
    highest: Math.max(around.highest ?? odometer, odometer),
    since: around.since > day ? around.since : day,
  };
}

export type ReadingProblem =
  | { code: 'BACK'; last: number }
  | { code: 'BEYOND_NEXT'; next: number }
  | { code: 'TOO_FAR'; last: number };

/** Null: the reading fits. An odometer never runs back, and a digit too many is noticed. */
export function judgeReading(
  reading: number,
  { before, after, highest, since, day }: ReadingsAround & { day: string },
): ReadingProblem | null {
  if (before !== null && reading < before) return { code: 'BACK', last: before };
  if (after !== null && reading > after) return { code: 'BEYOND_NEXT', next: after };
  if (highest !== null && reading > highest + maxKmOver(daysBetween(since, day)))
    return { code: 'TOO_FAR', last: highest };
  return null;
}

/** A vehicle that is seldom used for sewa runs on between its trips. */
function maxKmOver(days: number): number {
  return MAX_TRIP_KM + Math.max(0, days) * MAX_UNREAD_KM_A_DAY;
}
