import { z } from 'zod';
import type { Requirement } from './rights/requirement.ts';
import { DAY_MS } from './values/days.ts';

/** The charts of the customer's list, by number. */
export const chartKinds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type ChartKind = (typeof chartKinds)[number];

/** A chart of Home, declared by the module whose records it counts. */
export interface Chart {
  readonly kind: ChartKind;
  readonly requirement: Requirement;
  /** What is counted, in the order it is drawn. */
  readonly series: readonly string[];
  /** The reply names further series, such as places; they are drawn before those above, under their names. */
  readonly hasNamedSeries?: boolean;
  /** Of a chart that looks back over time, what its rows are: weeks by their Monday, or months. It can show the year before. */
  readonly rowsOver?: RowsOver;
  /** The filter of the list behind the chart that selects all it counts. */
  readonly whole: ListFilter;
  /** What of that a part of the chart counts; null where no filter of the list selects just this. */
  partOf(part: ChartPart): ListFilter | null;
}

export type RowsOver = 'weeks' | 'months';

/** One number of a chart, or a whole row where `series` is null. */
export interface ChartPart {
  readonly key: string;
  readonly series: string | null;
  /** The days that the chart is about. */
  readonly from: string;
  readonly to: string;
}

/** Filters as the call of a list takes them. */
export type ListFilter = Readonly<Record<string, FilterEntry | readonly FilterEntry[]>>;
type FilterEntry = string | number | boolean;

/** The filter of the list that a part of a chart opens, of one centre or of all. */
export function listBehind(chart: Chart, part: ChartPart, centre?: string): ListFilter | null {
  const own = chart.partOf(part);
  return own && { ...chart.whole, ...(centre ? { centre } : {}), ...own };
}

/** One row per user's choice: which charts, in which order and size, and which of them show the year before. */
export const chartChoice = z
  .array(
    z.object({
      kind: z.number().int().min(1).max(13),
      isWide: z.boolean(),
      hasYearBefore: z.boolean().optional(),
    }),
  )
  .max(13);

/** '30-39', '80+': a band of ages by its first year; the last one is open. */
export function bandLabel(bands: readonly number[], first: number): string {
  const next = bands[bands.indexOf(first) + 1];
  return next === undefined ? `${first}+` : `${first}-${next - 1}`;
}

/** The ages of such a band; an end that is open is left out. */
export function agesOf(band: string): { minAge?: number; maxAge?: number } {
  const [min = 0, max] = band.replace('+', '').split('-').map(Number);
  return { ...(min > 0 ? { minAge: min } : {}), ...(max === undefined ? {} : { maxAge: max }) };
}

/** The days of a week, by its Monday, that lie within a period. */
export function daysOfWeek(
  monday: string,
  within: { from: string; to: string },
): { from: string; to: string } {
  const sunday = new Date(Date.parse(monday) + 6 * DAY_MS).toISOString().slice(0, 10);
  const isBegun = monday < within.from;
  const endsLater = sunday > within.to;
  return { from: isBegun ? within.from : monday, to: endsLater ? within.to : sunday };
}

/** The days of a month (YYYY-MM) that lie within a period. */
export function daysOf(month: string, within: { from: string; to: string }): { from: string; to: string } {
  const first = `${month}-01`;
  const end = new Date(`${first}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  const last = end.toISOString().slice(0, 10);
  const isBegun = first < within.from;
  const endsLater = last > within.to;
  return { from: isBegun ? within.from : first, to: endsLater ? within.to : last };
}
