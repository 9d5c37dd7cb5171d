import { authStates } from '@sewa/contract/user/auth-states';
import { QueryCache, type QueryKey } from '@tanstack/react-query';
import { getAuth, subscribeToAuth } from './auth.ts';
import { CallError } from './call-error.ts';
import { FollowingQueryClient } from './following-query-client.ts';

const MAX_TRIES = 3;

const lastErrors = new WeakMap<object, Error>();

/** Server state, once. Refusals are final; a line that failed is worth another try. */
export const queryClient = new FollowingQueryClient({
  // What could not be fetched is for whoever looks into it later; a list says nothing to the person.
  queryCache: new QueryCache({
    onError: (error, query) => {
      lastErrors.set(query, error);
      console.warn('Could not fetch', query.queryKey, error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => failures < MAX_TRIES - 1 && isWorthRetrying(error),
    },
    mutations: { retry: false },
  },
});

/** How the question failed last; the library forgets it as soon as the question is asked again. */
export function findLastError(queryKey: QueryKey): Error | null {
  const query = queryClient.getQueryCache().find({ queryKey });
  return (query && lastErrors.get(query)) ?? null;
}

// The next person at this screen must not see what the last one fetched.
subscribeToAuth(() => {
  if (getAuth().state !== authStates.LOGGED_IN) queryClient.clear();
});

function isWorthRetrying(error: Error): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 503);
}
