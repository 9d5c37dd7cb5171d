import type { search } from '@sewa/contract/home/search';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { createPersonalStore } from '../../platform/personal-store.ts';
import { request } from '../../platform/request.ts';

type Search = (typeof search)['find'];
export type FoundRecord = RowOf<Search>;
type FoundPerson = Extract<FoundRecord, { name: string }>;

export function isPerson(record: FoundRecord): record is FoundPerson {
  return 'name' in record;
}

// Types only: the box hangs in the header of every page, and the contract's schemas would bring zod along.
const route = { method: 'GET', path: '/api/search', envelope: 'docs' } as const;
const MIN_LETTERS = 2;
const MAX_RECENT = 6;

/** Records that the user may see, best first. */
export function useFoundRecords(text: string) {
  const isAsked = text.length >= MIN_LETTERS;
  return useQuery({
    queryKey: [route.path, text],
    queryFn: isAsked ? ({ signal }) => request<Search>(route, { query: { q: text }, signal }) : skipToken,
    ...(isAsked ? { placeholderData: keepPreviousData } : {}),
  });
}

/** A laptop is shared, and the next person must not read whom the last one looked for. */
export const recentStore = createPersonalStore<readonly FoundRecord[]>([]);

export function remember(record: FoundRecord): void {
  const others = recentStore.get().filter((one) => one.id !== record.id);
  recentStore.set([record, ...others].slice(0, MAX_RECENT));
}
