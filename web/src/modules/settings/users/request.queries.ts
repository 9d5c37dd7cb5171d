import { type requestRowSchema, users } from '@sewa/contract/user/users';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { refreshUsers } from './user.queries.ts';

export type RequestRow = z.infer<typeof requestRowSchema>;

/** How many wait; follows the requests as they come in. */
export function useWaitingRequests(status: number): number | undefined {
  const queryKey = [users.requests.path, 'waiting', status];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(users.requests, { query: { size: 1, filter: { status } }, signal }),
  });
  useRealtime('user-request.changed', () => void queryClient.invalidateQueries({ queryKey }));
  return query.data?.total;
}

export async function acceptRequest(id: string, body: { org: string; acl: Record<string, number> }) {
  const reply = await call(users.acceptRequest, { params: { id }, body });
  await refreshUsers();
  return reply;
}

export async function declineRequest(id: string, reason: string): Promise<void> {
  await call(users.declineRequest, { params: { id }, body: { reason } });
  await refreshUsers();
}
