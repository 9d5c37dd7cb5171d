import { dayAfter } from '@sewa/contract/kernel/values/days';
import { due } from '@sewa/contract/sg-management/due';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { today } from '../../../platform/today.ts';

/** What is overdue, or due within so many days. */
export function useDue({ days, centre }: { days: number; centre?: string | undefined }) {
  const to = dayAfter(today(), days);
  return useQuery({
    queryKey: [due.list.path, to, centre],
    queryFn: ({ signal }) => call(due.list, { query: { to, ...(centre ? { centre } : {}) }, signal }),
  });
}

export async function refreshDue(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [due.list.path] });
}
