import { hasServed, isCheckOutForgotten, isShiftTooLong } from '@sewa/contract/attendance/marks';
import type { Sheet, SheetPerson } from '@sewa/contract/attendance/sheets';
import { presenceOf } from './unsent.rules.ts';

/** Served, did not check out, and the planned end is over. Whoever was set absent or excused is left out. */
export function hasForgotten({ endsAt }: Pick<Sheet, 'endsAt'>, person: SheetPerson): boolean {
  if (person.mark === null || !hasServed(person.mark)) return false;
  return isCheckOutForgotten({ endsAt: Date.parse(endsAt) }, presenceOf(person), Date.now());
}

/** What the limits of the schedule say about somebody who serves or may come yet. */
export function limitWarnings(
  { endsAt, maxHours }: Pick<Sheet, 'endsAt' | 'maxHours'>,
  person: SheetPerson,
): ('longShift' | 'daysInRow')[] {
  if (person.mark !== null && !hasServed(person.mark)) return [];
  const shift = { endsAt: Date.parse(endsAt), maxHours };
  return [
    ...(isShiftTooLong(shift, presenceOf(person), Date.now()) ? ['longShift' as const] : []),
    ...(person.isRestDue ? ['daysInRow' as const] : []),
  ];
}
