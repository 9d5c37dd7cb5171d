import { users } from '@sewa/contract/user/users';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import type { FilterChoice } from '../../../ui/list/list.types.ts';

/** Whom the log can be filtered by; someone who may not list users can still look for themselves. */
export function useAuditUsers(): readonly FilterChoice[] {
  const { user, may } = useSession();
  const { data } = useQuery({
    queryKey: [users.list.path, 'names'],
    queryFn: ({ signal }) => call(users.list, { query: { size: 500 }, signal }),
    enabled: may(users.list.requirement),
  });
  return useMemo(
    () => (data?.rows ?? [user]).map((one) => ({ value: one.id, label: `${one.name} (${one.username})` })),
    [data, user],
  );
}
