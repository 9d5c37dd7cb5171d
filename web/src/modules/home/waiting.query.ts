import type { WaitingKind, waiting } from '@sewa/contract/home/waiting';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../platform/request.ts';

// Types only: Home is the first page after the sign-in, and the contract's schemas would bring zod along.
export const waitingPath: (typeof waiting)['read']['path'] = '/api/home/waiting';
export type { WaitingKind };

/** What waits for this user, by kind. */
export function useWaiting() {
  return useQuery({
    queryKey: [waitingPath],
    queryFn: ({ signal }) =>
      request<(typeof waiting)['read']>({ method: 'GET', path: waitingPath, envelope: 'docs' }, { signal }),
  });
}
