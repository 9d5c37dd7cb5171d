import type { Chart } from '../kernel/chart.ts';
import { dayAfter, mondayOf } from '../kernel/values/days.ts';
import type { PaperOwner } from './paper-owner.ts';

/** How many weeks the chart looks ahead, with the one that has begun. */
export const EXPIRY_WEEKS = 12;

/** What has lapsed, as a row before the weeks. */
export const LAPSED = 'lapsed';

/**
 * Current papers by the week in which they end, from today on; a series for each kind of record. The chart is about the
 * weeks to come, whatever period Home shows.
 */
export function papersByWeek(owners: readonly PaperOwner[]): Chart {
  return {
    kind: 13,
    requirement: { anyOf: owners.map(({ view }) => view) },
    series: owners.map(({ name }) => name),
    whole: {},
    partOf: ({ key, series }) => ({
      ...(key === LAPSED ? { state: 'lapsed' } : { validFrom: key, validTo: lastOfWeek(key) }),
      ...(series === null ? {} : { owner: series }),
    }),
  };
}

/** Today for the week that has begun, then the Mondays. */
export function expiryWeeks(today: string): string[] {
  const monday = dayAfter(lastOfWeek(today), 1);
  return [today, ...Array.from({ length: EXPIRY_WEEKS - 1 }, (_, week) => dayAfter(monday, week * 7))];
}

/** The Sunday of the week of a day. */
export function lastOfWeek(day: string): string {
  return dayAfter(mondayOf(day), 6);
}
