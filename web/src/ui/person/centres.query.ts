import { centres } from '@sewa/contract/user/organisation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** The centres that the user can reach. */
export function useCentres() {
  return useQuery({
    queryKey: [centres.list.path, 'all'],
    queryFn: ({ signal }) => call(centres.list, { query: { size: 500 }, signal }),
    select: (reply) => reply.rows,
  });
}
