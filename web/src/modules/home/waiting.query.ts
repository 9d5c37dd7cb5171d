import { requestStatuses, users } from '@sewa/contract/user/users';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** How many registrations wait for a decision. */
export function useWaitingRequests() {
  const query = { size: 1, filter: { status: requestStatuses.WAITING } };
  return useQuery({
    queryKey: [users.requests.path, query],
    queryFn: async ({ signal }) => (await call(users.requests, { query, signal })).total,
  });
}
