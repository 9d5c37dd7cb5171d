import type { AnyReport } from '@sewa/contract/bav/reports/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';

export type ReportQuery = Readonly<Record<string, string>>;

export function useReport(report: AnyReport, query: ReportQuery) {
  return useQuery({
    queryKey: [report.read.path, query],
    queryFn: ({ signal }) => call(report.read, { query: query as never, signal }),
    placeholderData: keepPreviousData,
  });
}
