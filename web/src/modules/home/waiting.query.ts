import type { waiting } from '@sewa/contract/home/waiting';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keptOffline } from '../../platform/offline/kept-offline.ts';
import { queryClient } from '../../platform/query-client.ts';
import { request } from '../../platform/request.ts';

// Types only: Home is the first page after the sign-in, and the contract's schemas would bring zod along.
export const waitingPath: (typeof waiting)['read']['path'] = '/api/home/waiting';

const waitingQuery = queryOptions({
  queryKey: [waitingPath],
  queryFn: ({ signal }) =>
    request<(typeof waiting)['read']>({ method: 'GET', path: waitingPath, envelope: 'docs' }, { signal }),
  meta: keptOffline,
});

/** What waits for this user, by kind. */
export function useWaiting() {
  return useQuery(waitingQuery);
}

/** Asked beside "who am I", so that Home is drawn once, with its numbers. */
export async function fetchWaitingAhead(): Promise<void> {
  await queryClient.prefetchQuery(waitingQuery);
}
