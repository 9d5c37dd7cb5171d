import { daysRemaining, todayIn } from '../kernel/values/days.ts';

/** Days that somebody really served: from the day of the arrival to the day of the departure, in the portal's time zone. */
export function daysServed(
  stay: { arrivedAt: string | null; leftAt: string | null },
  { timeZone, today }: { timeZone: string; today: string },
): number {
  if (stay.arrivedAt === null) return 0;
  const first = todayIn(timeZone, new Date(stay.arrivedAt));
  return daysRemaining(first, stay.leftAt === null ? today : todayIn(timeZone, new Date(stay.leftAt)));
}

/** Whether a member's days lie within those of the roll, and do not end before they begin. */
export function isWithin(
  days: { fromDay: string; toDay: string },
  roll: { fromDay: string; toDay: string },
): boolean {
  return days.fromDay <= days.toDay && days.fromDay >= roll.fromDay && days.toDay <= roll.toDay;
}
