import { DAY_MS } from '../kernel/values/days.ts';

/** The first day of the month (YYYY-MM) after this one. */
export function monthAfter(month: string): string {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, nth, 1)).toISOString().slice(0, 10);
}

/** The days of a month (YYYY-MM). */
export function daysInMonth(month: string): string[] {
  const first = Date.parse(`${month}-01`);
  const length = (Date.parse(monthAfter(month)) - first) / DAY_MS;
  return Array.from({ length }, (_, place) => new Date(first + place * DAY_MS).toISOString().slice(0, 10));
}

export function isSunday(day: string): boolean {
  return new Date(day).getUTCDay() === 0;
}

export function isWeekend(day: string): boolean {
  return isSunday(day) || new Date(day).getUTCDay() === 6;
}
