import type { Graph, graphs } from '@sewa/contract/home/graphs';
import type { Chart } from '@sewa/contract/kernel/chart';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { daysBetween } from '@sewa/contract/kernel/values/days';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import type { ChartCount, ChartPeriod, CountedChart } from '../../platform/overview/counted-chart.ts';

/** Ten years of months. */
export const MAX_CHART_DAYS = 3_660;

export function drawGraph(needs: {
  today(): string;
  charts: readonly CountedChart[];
}): Handler<typeof graphs.read> {
  return async (tx, { who, params, query }) => {
    const counted = needs.charts.find(({ chart }) => chart.kind === params.kind);
    if (!counted) throw notFound();
    const { requirement } = counted.chart;
    if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
    const { to = needs.today() } = query;
    const { from = yearBefore(to) } = query;
    if (from > to || daysBetween(from, to) > MAX_CHART_DAYS)
      throw new PortalError('VALIDATION', { fields: { from: because('yearsApart') } });
    const { centre, series } = query;
    return countGraph(tx, counted, { from, to, today: needs.today(), centre, who, series });
  };
}

/** The numbers of a chart, as its call answers with them. */
export async function countGraph(tx: Tx, counted: CountedChart, asked: ChartPeriod): Promise<Graph> {
  const { chart } = counted;
  const named = asked.series?.filter((name) => !chart.series.includes(name));
  const counts = await counted.count(tx, { ...asked, series: named });
  const series = seriesOf(chart, counts);
  return { kind: chart.kind, series, rows: rowsOf(counted, counts, series) };
}

/** Those that the chart declares, after those that were counted under names of their own. */
function seriesOf({ series, hasNamedSeries }: Chart, counts: readonly ChartCount[]): string[] {
  if (!hasNamedSeries) return [...series];
  const named = new Set(counts.map((one) => one.series));
  return [...[...named].filter((name) => !series.includes(name)), ...series];
}

function rowsOf(
  { order, keyOf }: CountedChart,
  counts: readonly ChartCount[],
  allSeries: readonly string[],
): Graph['rows'] {
  const keys = order ?? [...new Set(counts.map((one) => one.key))];
  return keys.map((key) => {
    const own = counts.filter((one) => one.key === key);
    const values = allSeries.map((series) => [series, own.find((one) => one.series === series)?.count ?? 0]);
    return {
      key: keyOf?.(key) ?? key,
      label: own[0]?.label ?? null,
      values: Object.fromEntries(values),
    };
  });
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}-01`;
}
