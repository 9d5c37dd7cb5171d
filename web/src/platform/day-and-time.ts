import { wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import { portalTimeZone } from './page-meta.ts';

export interface DayAndTime {
  day: string;
  time: string;
}

/** Day and time of a moment as the clocks of the portal show them. */
export function dayAndTime(moment: Date): DayAndTime {
  const wall = wallTimeIn(portalTimeZone(), moment);
  return { day: wall.slice(0, 10), time: wall.slice(11) };
}
