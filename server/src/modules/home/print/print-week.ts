import type { Graph } from '@sewa/contract/home/graphs';
import type { weekPrints } from '@sewa/contract/home/week';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { dayAfter, daysBetween, mondayOf } from '@sewa/contract/kernel/values/days';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { CountedChart } from '../../../platform/overview/counted-chart.ts';
import type { WaitingCount } from '../../../platform/overview/waiting-count.ts';
import type { PrintFormat } from '../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../platform/pdf/print-reply.ts';
import { countGraph, MAX_CHART_DAYS } from '../graphs.ts';
import { countWaiting } from '../waiting.ts';
import { centreNames, narrowToCentre } from './week.queries.ts';

export const weekTemplate = new URL('./week.typ', import.meta.url);

/** The name of a number that is of all series of its chart. */
export const ALL_SERIES = 'all';

/** What is over already, and four weeks. */
const rowsAhead = 5;

interface Needs extends PrintNeeds {
  today(): string;
  charts: readonly CountedChart[];
  waiting: readonly WaitingCount[];
}

/** What the page says. Its words are found by kinds and names; see `messages`. */
export interface FoundWeek {
  monday: string;
  today: string;
  /** None: the whole area. */
  centres: readonly string[];
  happened: readonly { kind: number; name: string; count: number }[];
  ahead: readonly { kind: number; rows: readonly { key: string; count: number }[] }[];
  waits: readonly { kind: string; count: number }[];
}

/** Numbers only, each by the right of its chart or its list. It names nobody, so it is not recorded as a read of records. */
export function printWeek(needs: Needs): SteppingHandler<typeof weekPrints.page> {
  return async (step, call) => {
    const { who, query } = call;
    const today = needs.today();
    const monday = mondayAsked(query.week, today);
    const centre = query.centre?.toLowerCase();
    return printReply(
      needs,
      { step, call },
      {
        template: weekTemplate,
        fileName: `week-${monday}.pdf`,
        find: async (tx, format) => {
          const found = await findWeek(tx, needs, { who, centre, monday, today });
          return { data: weekData(found, format) };
        },
      },
    );
  };
}

function mondayAsked(day: string | undefined, today: string): string {
  if (day === undefined) return dayAfter(mondayOf(today), -7);
  if (day > dayAfter(mondayOf(today), 6))
    throw new PortalError('VALIDATION', { fields: { week: because('inFuture') } });
  if (daysBetween(day, today) > MAX_CHART_DAYS)
    throw new PortalError('VALIDATION', { fields: { week: because('yearsApart') } });
  return mondayOf(day);
}

interface Asked {
  who: Who;
  centre: string | undefined;
  monday: string;
  today: string;
}

async function findWeek(tx: Tx, needs: Needs, asked: Asked): Promise<FoundWeek> {
  const { who, centre, monday, today } = asked;
  const centres = await placeOf(tx, who, centre);
  // As the charts count, with their filter by centre.
  const period = { from: monday, to: dayAfter(monday, 6), today, centre, who };
  const mine = needs.charts.filter(({ chart, week }) => week && meets(chart.requirement, who));
  const counted = await Promise.all(
    mine.map(async (one) => ({ graph: await countGraph(tx, one, period), week: one.week })),
  );
  if (centre !== undefined) await narrowToCentre(tx, centre);
  const reader = centre === undefined ? who : { ...who, centres: [centre] };
  const waits = await countWaiting(tx, needs.waiting, reader);
  return {
    monday,
    today,
    centres,
    happened: counted.flatMap(({ graph, week }) => (week === 'ahead' ? [] : sumsOf(graph, week === 'inAll'))),
    ahead: counted.flatMap(({ graph, week }) => (week === 'ahead' ? aheadOf(graph) : [])),
    waits,
  };
}

/** The names of the centres that the page is about. One that is not the reader's own does not exist. */
async function placeOf(tx: Tx, who: Who, centre: string | undefined): Promise<string[]> {
  const isOwn = centre === undefined || who.centres === '*' || who.centres.includes(centre);
  if (!isOwn) throw notFound();
  const ids = centre === undefined ? who.centres : [centre];
  if (ids === '*') return [];
  const names = await centreNames(tx, ids);
  if (centre !== undefined && names.length === 0) throw notFound();
  return names;
}

/** Nothing of a chart in which nothing happened. */
function sumsOf({ kind, series, rows }: Graph, isInAll: boolean): FoundWeek['happened'] {
  const sums = series.map((name) => ({
    kind,
    name,
    count: sum(rows.map(({ values }) => values[name] ?? 0)),
  }));
  if (sums.every(({ count }) => count === 0)) return [];
  return isInAll ? [{ kind, name: ALL_SERIES, count: sum(sums.map(({ count }) => count)) }] : sums;
}

function aheadOf({ kind, rows }: Graph): FoundWeek['ahead'] {
  const first = rows
    .slice(0, rowsAhead)
    .map(({ key, values }) => ({ key, count: sum(Object.values(values)) }));
  const shown = first.filter(({ count }) => count > 0);
  return shown.length === 0 ? [] : [{ kind, rows: shown }];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** What the template shows. */
export function weekData({ monday, today, centres, ...found }: FoundWeek, format: PrintFormat) {
  const { day, number } = format;
  return {
    days: [monday, dayAfter(monday, 6)].map(day).join(' – '),
    today: day(today),
    place: centres.join(', ') || null,
    happened: found.happened.map((one) => ({ ...one, kind: String(one.kind), count: number(one.count) })),
    ahead: found.ahead.map(({ kind, rows }) => ({
      kind: String(kind),
      rows: rows.map(({ key, count }) => ({
        key,
        // A row is a week by its first day, or has a word of its own.
        day: /^\d{4}-\d\d-\d\d$/.test(key) ? day(key) : null,
        count: number(count),
      })),
    })),
    waits: found.waits.map(({ kind, count }) => ({ kind, count: number(count) })),
  };
}
