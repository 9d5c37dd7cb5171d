import type { Right } from '@sewa/contract/kernel/rights/requirement';
import { session } from '@sewa/contract/user/session';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/call.ts';

export function useWhy(right: Right) {
  return useQuery({
    queryKey: [session.why.path, right],
    queryFn: ({ signal }) => call(session.why, { query: { key: right.key, value: right.value }, signal }),
  });
}
