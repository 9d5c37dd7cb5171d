import type { search } from '@sewa/contract/home/search';
import type { RowOf } from '@sewa/contract/kernel/endpoint';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { request } from '../../platform/request.ts';
import { createStore } from '../../platform/store.ts';

type Search = (typeof search)['find'];
export type FoundPerson = RowOf<Search>;

// Types only: the box hangs in the header of every page, and the contract's schemas would bring zod along.
const route = { method: 'GET', path: '/api/search', envelope: 'docs' } as const;
const LEAST_LETTERS = 2;
const MOST_RECENT = 6;

/** People that the user may see, best first. */
export function usePeople(text: string) {
  const isAsked = text.length >= LEAST_LETTERS;
  return useQuery({
    queryKey: [route.path, text],
    queryFn: isAsked ? ({ signal }) => request<Search>(route, { query: { q: text }, signal }) : skipToken,
    ...(isAsked ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Where a found record is opened. */
export function addressOf({ entity, id }: FoundPerson): string {
  switch (entity) {
    case 'sewadar':
      return `/sewadar/${id}`;
    case 'application':
      return `/sewadar/applications/${id}`;
    case 'oaeMember':
      return `/oae/members/${id}`;
  }
}

/** In memory only: a laptop is shared, and the next person must not read whom the last one looked for. */
export const recentStore = createStore<readonly FoundPerson[]>([]);

export function remember(person: FoundPerson): void {
  const others = recentStore.get().filter((one) => one.id !== person.id);
  recentStore.set([person, ...others].slice(0, MOST_RECENT));
}
