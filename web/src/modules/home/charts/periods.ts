import type { RowsOver } from '@sewa/contract/kernel/chart';
import { dayAfter } from '@sewa/contract/kernel/values/days';

export const periods = ['year', 'thisYear', 'lastYear', 'three'] as const;
export type Period = (typeof periods)[number];

/** The first and the last day of a period. */
export function periodOf(period: Period, today: string): { from: string; to: string } {
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'year':
      return { from: monthsBefore(today, 11), to: today };
    case 'thisYear':
      return { from: `${year}-01-01`, to: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case 'three':
      return { from: monthsBefore(today, 35), to: today };
  }
}

/** The first day of the month so many months ago. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

/** The day, or the row of a chart by its key, a year before: the same week, or the same day or month of the year. */
export function yearBefore(rowsOver: RowsOver, day: string): string {
  // Whole weeks, so that Mondays stay Mondays.
  if (rowsOver === 'weeks') return dayAfter(day, -52 * 7);
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith('-02-29') ? `${before.slice(0, -2)}28` : before;
}
