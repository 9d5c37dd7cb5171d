import { wallTime, wallTimeIn } from '@sewa/contract/transport/trip-rules';
import { portalTimeZone } from '../../../platform/page-meta.ts';

interface DayAndTime {
  day: string;
  time: string;
}

/** Day and time of a moment as the clocks of the portal show them. */
export function dayAndTime(moment: Date): DayAndTime {
  const [day = '', time = ''] = wallTimeIn(portalTimeZone(), moment).split('T');
  return { day, time };
}

/** What a form sends: undefined where day and time are still those that it opened with. */
export function changedTime(opened: DayAndTime, { day, time }: DayAndTime): string | undefined {
  return day === opened.day && time === opened.time ? undefined : wallTime(day, time);
}
