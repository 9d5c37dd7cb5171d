import type { Endpoint, Rows } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call, callUrl } from '../../platform/call.ts';
import { findLastError, queryClient } from '../../platform/query-client.ts';
import { type ListState, listQueryOf } from './list-state.ts';

const BATCH = 500;
const MOST = 10_000;

export function useRows<Row>(endpoint: Endpoint, state: ListState, isAllowed: boolean) {
  const query = listQueryOf(state);
  return useQuery({
    queryKey: keyOf(endpoint, state),
    queryFn: ({ signal }) => fetchRows<Row>(endpoint, query, signal),
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });
}

/** Why there are no rows: said until they have come, not only until they are asked for again. */
export function failureOf(rows: UseQueryResult, endpoint: Endpoint, state: ListState): Error | null {
  if (rows.error !== null) return rows.error;
  return rows.isPending && rows.errorUpdateCount > 0 ? findLastError(keyOf(endpoint, state)) : null;
}

export function refetchRows(endpoint: Endpoint, state: ListState): void {
  void queryClient.invalidateQueries({ queryKey: keyOf(endpoint, state), exact: true });
}

function keyOf(endpoint: Endpoint, state: ListState) {
  return [endpoint.path, 'list', listQueryOf(state)];
}

/** Every row that the filter matches, for an act on all of them. */
export async function fetchAllRows<Row>(endpoint: Endpoint, state: ListState): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 0; all.length < MOST; page++) {
    const { rows, total } = await fetchRows<Row>(endpoint, { ...listQueryOf(state), page, size: BATCH });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) break;
  }
  return all;
}

export function exportUrl(endpoint: Endpoint, state: ListState, format: 'csv' | 'xlsx'): string {
  const { page: _page, size: _size, ...query } = listQueryOf(state);
  return callUrl(endpoint as Callable, { query: { ...query, format } });
}

export function printUrl(endpoint: Endpoint, state: ListState): string {
  const { page: _page, size: _size, ...query } = listQueryOf(state);
  return callUrl(endpoint as Callable, { query });
}

/** A list call of any module: the declaration is known only to the module that names it. */
type Callable = Endpoint & { query: NonNullable<Endpoint['query']> };

export function fetchRows<Row>(endpoint: Endpoint, query: object, signal?: AbortSignal): Promise<Rows<Row>> {
  return call(endpoint as Callable, { query, signal } as never) as Promise<Rows<Row>>;
}
