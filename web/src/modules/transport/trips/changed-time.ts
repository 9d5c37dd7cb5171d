import { wallTime } from '@sewa/contract/kernel/values/wall-time';
import type { DayAndTime } from '../../../platform/day-and-time.ts';

/** What a form sends: undefined where day and time are still those that it opened with. */
export function changedTime(opened: DayAndTime, { day, time }: DayAndTime): string | undefined {
  return day === opened.day && time === opened.time ? undefined : wallTime(day, time);
}
