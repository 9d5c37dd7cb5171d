import { type DrawnGraph, graphs } from '@sewa/contract/home/graphs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { savePreferences } from '../../../platform/auth.ts';
import { call } from '../../../platform/call.ts';

export interface ChartWish {
  from: string;
  to: string;
  centre: string;
}

export function useGraph(kind: DrawnGraph, { from, to, centre }: ChartWish) {
  const query = { from, to, ...(centre === '' ? {} : { centre }) };
  return useQuery({
    queryKey: [graphs.read.path, kind, query],
    queryFn: ({ signal }) => call(graphs.read, { params: { kind }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export interface ChosenChart {
  kind: DrawnGraph;
  isWide: boolean;
}

export function keepCharts(charts: ChosenChart[]): Promise<void> {
  return savePreferences({ charts });
}
