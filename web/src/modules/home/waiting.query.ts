import type { requestStatuses, users } from '@sewa/contract/user/users';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/request.ts';

// Types only: Home is the first page after the sign-in, and the contract's schemas would bring zod along.
export const requestsPath: (typeof users)['requests']['path'] = '/api/user/requests';
const WAITING: (typeof requestStatuses)['WAITING'] = 1;

/** How many registrations wait for a decision. */
export function useWaitingRequests() {
  const query = { size: 1, filter: { status: WAITING } };
  return useQuery({
    queryKey: [requestsPath, query],
    queryFn: async ({ signal }) => {
      const route = { method: 'GET', path: requestsPath } as const;
      return (await request<(typeof users)['requests']>(route, { query, signal })).total;
    },
  });
}
