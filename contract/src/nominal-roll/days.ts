import { daysRemaining, todayIn } from '../kernel/values/days.ts';

/** A stay at the destination, and the last day that was planned for this member. */
export interface Stay {
  arrivedAt: string | null;
  leftAt: string | null;
  toDay: string;
}

/** From one calendar day to another, both included. */
export interface DaySpan {
  first: string;
  last: string;
}

/**
 * The days that somebody really served: from the day of the arrival to the day of the departure, in the portal's time
 * zone. A forgotten check-out ends with the member's last day. Null: did not arrive. The SQL function roll_stay says
 * the same.
 */
export function servedSpan(
  stay: Stay,
  { timeZone, today }: { timeZone: string; today: string },
): DaySpan | null {
  if (stay.arrivedAt === null) return null;
  const first = todayIn(timeZone, new Date(stay.arrivedAt));
  const last = stay.leftAt === null ? earlier(stay.toDay, today) : todayIn(timeZone, new Date(stay.leftAt));
  return { first, last: later(first, last) };
}

export function daysServed(stay: Stay, options: { timeZone: string; today: string }): number {
  const span = servedSpan(stay, options);
  return span === null ? 0 : daysRemaining(span.first, span.last);
}

/**
 * A member's days with the real ones in place of the planned ones, as far as arrival and departure are recorded and lie
 * within the roll.
 */
export function recordedDays(
  member: Stay & { fromDay: string },
  roll: { fromDay: string; toDay: string },
  timeZone: string,
): { fromDay: string; toDay: string } {
  const dayOf = (moment: string | null, planned: string) =>
    moment === null ? planned : later(roll.fromDay, earlier(roll.toDay, todayIn(timeZone, new Date(moment))));
  const fromDay = dayOf(member.arrivedAt, member.fromDay);
  return { fromDay, toDay: later(fromDay, dayOf(member.leftAt, member.toDay)) };
}

/** Whether these days leave out the day of a recorded arrival or departure. */
export function cutsStay(
  days: { fromDay: string; toDay: string },
  member: Stay & { fromDay: string },
  where: { roll: { fromDay: string; toDay: string }; timeZone: string },
): boolean {
  const recorded = recordedDays(member, where.roll, where.timeZone);
  const isOutside = (day: string) => day < days.fromDay || day > days.toDay;
  return (
    (member.arrivedAt !== null && isOutside(recorded.fromDay)) ||
    (member.leftAt !== null && isOutside(recorded.toDay))
  );
}

/** How many days of a year lie in these spans; a day of two spans counts once. */
export function daysInYear(spans: readonly DaySpan[], year: string): number {
  const ordered = spans.toSorted((a, b) => a.first.localeCompare(b.first));
  let covered = `${Number(year) - 1}-12-31`;
  let days = 0;
  for (const { first, last } of ordered) {
    const end = earlier(last, `${year}-12-31`);
    if (end <= covered) continue;
    days += first > covered ? daysRemaining(first, end) : daysRemaining(covered, end) - 1;
    covered = end;
  }
  return days;
}

/** Whether somebody arrived and was not checked out by the end of their last day. */
export function isCheckOutMissing({ arrivedAt, leftAt, toDay }: Stay, today: string): boolean {
  return arrivedAt !== null && leftAt === null && today > toDay;
}

/** Whether a member's days lie within those of the roll, and do not end before they begin. */
export function isWithin(
  days: { fromDay: string; toDay: string },
  roll: { fromDay: string; toDay: string },
): boolean {
  return days.fromDay <= days.toDay && days.fromDay >= roll.fromDay && days.toDay <= roll.toDay;
}

function earlier(one: string, other: string): string {
  if (one < other) return one;
  return other;
}

function later(one: string, other: string): string {
  return earlier(one, other) === one ? other : one;
}
