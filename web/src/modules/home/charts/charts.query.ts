import { graphs } from '@sewa/contract/home/graphs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { remember } from '../../../platform/remember.ts';
import type { Chart } from '../../../ui/chart/chart.types.ts';

export interface ChartFilter {
  from: string;
  to: string;
  centre: string;
}

export function useGraph(kind: number, { from, to, centre }: ChartFilter) {
  const query = { from, to, ...(centre === '' ? {} : { centre }) };
  return useQuery({
    queryKey: [graphs.read.path, kind, query],
    queryFn: ({ signal }) => call(graphs.read, { params: { kind }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export interface ChosenChart {
  chart: Chart;
  isWide: boolean;
}

export function saveCharts(chosen: readonly ChosenChart[]): Promise<void> {
  return remember({ charts: chosen.map(({ chart, isWide }) => ({ kind: chart.kind, isWide })) });
}
