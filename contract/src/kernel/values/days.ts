import { z } from 'zod';
import { zoneFormat } from './zone-format.ts';

export const DAY_MS = 86_400_000;
export const YEAR_MS = 31_536_000_000;

/** A calendar day as YYYY-MM-DD; never a moment, so no time zone can shift it. */
export const daySchema = z.iso.date();

/** Days of a stay: from the start until the end plus one day. Both ends are YYYY-MM-DD or milliseconds. */
export function daysRemaining(start: string | number, end: string | number): number {
  const span = asMilliseconds(end) + DAY_MS - asMilliseconds(start);
  return Number.isFinite(span) && span > 0 ? Math.floor(span / DAY_MS) : 0;
}

export function daysRemainingText(start: string | number, end: string | number): string {
  const days = daysRemaining(start, end);
  return days > 0 ? `${days} day(s)` : '0d';
}

/** Today in a time zone, as YYYY-MM-DD. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return dayFormat(timeZone).format(now);
}

const dayFormat = zoneFormat('en-CA', { dateStyle: 'short' });

/** So many days after a day; before it for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(asMilliseconds(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  // 3 January 2000 was a Monday.
  const weekday = ((daysBetween('2000-01-03', day) % 7) + 7) % 7;
  return dayAfter(day, -weekday);
}

/**
 * So many whole months after a day. Where the month has no such day it is the first of the next one, so that the months
 * have really passed: twelve months after 29 February are over on 1 March.
 */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Days beyond the end of a month run over into the next one, from the 29th on by up to three days.
  const reached = new Date(Date.UTC(year, month - 1 + months, date));
  const isPast = reached.getUTCDate() !== date;
  if (isPast) reached.setUTCDate(1);
  return reached.toISOString().slice(0, 10);
}

/** How many days the second day comes after the first; negative where it comes before. */
export function daysBetween(first: string, second: string): number {
  return Math.round((asMilliseconds(second) - asMilliseconds(first)) / DAY_MS);
}

/** A day is read as UTC midnight on both ends, so daylight saving cannot add or eat an hour. */
function asMilliseconds(value: string | number): number {
  return typeof value === 'number' ? value : Date.parse(`${value.slice(0, 10)}T00:00:00Z`);
}
