import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';

export interface ReportFilterValues {
  month: string;
  centre: string;
  department: string;
}

/** Month, centre and department of a report, in its address: a report can be passed on and comes back with Back. */
export function useReportFilter(): {
  chosen: ReportFilterValues;
  choose: (change: Partial<ReportFilterValues>) => void;
} {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const month = params.get('month') ?? '';
  const chosen = {
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : today().slice(0, 7),
    // One centre at first: the whole area would be thousands of people.
    centre: params.get('centre') ?? user.centres[0]?.id ?? '',
    department: params.get('department') ?? '',
  };
  const choose = (change: Partial<ReportFilterValues>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { chosen, choose };
}
