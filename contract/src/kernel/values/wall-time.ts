import { z } from 'zod';
import { daySchema } from './days.ts';
import { zoneFormat } from './zone-format.ts';

/** Day and time as the clocks of the area show them: `2027-03-14T06:30`. Sorted as text, it is sorted by time. */
export const wallTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => daySchema.safeParse(text.slice(0, 10)).success);

export function wallTime(day: string, time: string): string {
  return `${day}T${time}`;
}

/** The wall time of a moment in a time zone. */
export function wallTimeIn(timeZone: string, moment: Date): string {
  return minuteFormat(timeZone).format(moment).replace(' ', 'T');
}

const minuteFormat = zoneFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
