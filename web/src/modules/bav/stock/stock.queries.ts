import { itemSearch } from '@sewa/contract/bav/item-search';
import { locations } from '@sewa/contract/bav/locations';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { isAnswered } from '../../../platform/is-answered.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSettled } from '../../../platform/use-settled.ts';

const TYPING_PAUSE_MS = 150;
const MAX_LOCATIONS = 500;

export type FoundItem = RowOf<typeof itemSearch.find>;

/** Locations that are in use, of the whole area. */
export function useLocations() {
  return useQuery({
    queryKey: [locations.list.path, 'all'],
    queryFn: ({ signal }) =>
      call(locations.list, {
        query: { size: MAX_LOCATIONS, sort: 'centreName', filter: { isActive: true } },
        signal,
      }),
    select: ({ rows }) => rows,
  });
}

/** Locations whose stock the user may move. */
export function useOwnLocations() {
  return useQuery({
    queryKey: [locations.list.path, 'own'],
    queryFn: ({ signal }) =>
      call(locations.list, {
        query: { size: MAX_LOCATIONS, sort: 'centreName', filter: { isActive: true, isMine: true } },
        signal,
      }),
    select: ({ rows }) => rows,
  });
}

/** `isForText`: what was found, or that nothing was, is for what stands in the field. */
export function useFoundItems(text: string, location: string) {
  const q = useSettled(text, TYPING_PAUSE_MS);
  const query = useQuery({
    queryKey: [itemSearch.find.path, q, location],
    queryFn: ({ signal }) => findItems(q, location, signal),
    placeholderData: keepPreviousData,
  });
  return { found: query.data ?? [], isForText: q === text && isAnswered(query) };
}

export function findItems(q: string, location: string, signal?: AbortSignal): Promise<FoundItem[]> {
  const query = location === '' ? { q } : { q, location };
  return call(itemSearch.find, { query, ...(signal ? { signal } : {}) });
}

/**
 * Whatever was posted changes stock, and with it most of what the shop shows. The search for items is fetched again too,
 * but not waited for: a count that is entered next would wait for it as well.
 */
export async function refreshStock(): Promise<void> {
  const searchPath = itemSearch.find.path;
  void queryClient.invalidateQueries({ queryKey: [searchPath] });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && path.startsWith('/api/bav/') && path !== searchPath,
  });
}
