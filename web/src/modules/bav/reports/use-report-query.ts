import type { AnyReport } from '@sewa/contract/bav/reports/report';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { today } from '../../../platform/today.ts';
import type { ReportQuery } from './report.queries.ts';

/** What a report is asked for, in its address: a report can be passed on and comes back with Back. */
export function useReportQuery(report: AnyReport): {
  query: ReportQuery;
  change: (name: string, value: string) => void;
} {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => {
    const known = Object.keys(report.query.shape);
    const given = known.flatMap((name): [string, string][] => {
      const value = params.get(name) ?? defaultOf(name, report);
      return value === '' ? [] : [[name, value]];
    });
    return Object.fromEntries(given);
  }, [report, params]);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { query, change };
}

/** This month so far, by day, or the last twelve months; today for what is about one day. */
function defaultOf(name: string, { groups, isOfYear }: AnyReport): string {
  if (name === 'from') return isOfYear ? dayAfter(today(), -364) : `${today().slice(0, 7)}-01`;
  if (name === 'days') return '180';
  if (name === 'to' || name === 'day') return today();
  if (name === 'by') return Object.keys(groups ?? {})[0] ?? '';
  return '';
}
