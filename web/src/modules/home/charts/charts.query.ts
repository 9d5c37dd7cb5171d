import { type Graph, graphs } from '@sewa/contract/home/graphs';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import { remember } from '../../../platform/remember.ts';
import type { Chart } from '../../../ui/chart/chart.types.ts';
import { type Period, yearBefore } from './periods.ts';

export interface ChartFilter {
  period: Period;
  /** The days of the period. */
  from: string;
  to: string;
  centre: string;
}

const STALE_MS = 60_000;

export function useGraph(kind: number, filter: ChartFilter) {
  return useQuery({
    queryKey: keyOf(kind, filter),
    queryFn: ({ signal }) => call(graphs.read, { params: { kind }, query: queryOf(filter), signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    meta: keptOffline,
  });
}

/** The same weeks or months a year before, under the names of what is shown; nothing until that is known. */
export function useYearBefore(chart: Chart, { filter, shown }: { filter: ChartFilter; shown: Graph | null }) {
  const { kind, rowsOver } = chart;
  const named = shown?.series.filter((name) => !chart.series.includes(name)) ?? [];
  return useQuery({
    queryKey: [...keyOf(kind, filter), 'year before', named],
    queryFn:
      rowsOver === undefined || shown === null
        ? skipToken
        : ({ signal }) => {
            const [from, to] = [yearBefore(rowsOver, filter.from), yearBefore(rowsOver, filter.to)];
            const series = chart.hasNamedSeries ? { series: named } : {};
            const query = { ...queryOf({ ...filter, from, to }), ...series };
            return call(graphs.read, { params: { kind }, query, signal });
          },
    staleTime: STALE_MS,
    meta: keptOffline,
  });
}

/** By the name of the period and not by its days, so that what was seen yesterday opens without a connection. */
function keyOf(kind: number, { period, centre }: ChartFilter) {
  return [graphs.read.path, kind, { period, centre }];
}

function queryOf({ from, to, centre }: ChartFilter) {
  return { from, to, ...(centre === '' ? {} : { centre }) };
}

export interface ChosenChart {
  chart: Chart;
  isWide: boolean;
  /** The year before is shown behind it. */
  hasYearBefore: boolean;
}

export function saveCharts(chosen: readonly ChosenChart[]): Promise<void> {
  return remember({
    charts: chosen.map(({ chart, isWide, hasYearBefore }) => ({ kind: chart.kind, isWide, hasYearBefore })),
  });
}
