import { orgAcl, orgs } from '@sewa/contract/user/organisation';
import { type UserOperation, users } from '@sewa/contract/user/users';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session.ts';

const RECORD_KEY = '/api/user';

export function useUser(id: string) {
  return useQuery({
    queryKey: [RECORD_KEY, id],
    queryFn: ({ signal }) => call(users.read, { params: { id }, signal }),
  });
}

export function useOrgs() {
  const { may } = useSession();
  return useQuery({
    enabled: may(orgs.list.requirement),
    queryKey: [orgs.list.path, 'all'],
    queryFn: ({ signal }) => call(orgs.list, { query: { size: 500 }, signal }),
    select: (reply) => reply.rows,
  });
}

/** What users of a unit may hold at most. */
export function useCeiling(org: string | null) {
  return useQuery({
    queryKey: [orgAcl.read.path, org],
    queryFn: org === null ? skipToken : ({ signal }) => call(orgAcl.read, { query: { org }, signal }),
  });
}

export async function operate(id: string, operation: UserOperation, body?: { p?: string; current?: string }) {
  const reply = await call(users.operate, { params: { id, operation }, ...(body ? { body } : {}) });
  await refreshUsers();
  return reply;
}

export async function refreshUsers(): Promise<void> {
  await Promise.all(
    [RECORD_KEY, users.list.path, users.requests.path].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
