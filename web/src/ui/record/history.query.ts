import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import type { History } from '@sewa/contract/kernel/resource/changes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** The change log of one record, through its own history call. Call paths end in {id}/history. */
export function useHistory(endpoint: Endpoint, id: string) {
  return useQuery({
    queryKey: [endpoint.path.split('/{id}')[0], id, 'history'],
    queryFn: ({ signal }) => call(endpoint, { params: { id }, signal } as never) as Promise<History>,
  });
}
