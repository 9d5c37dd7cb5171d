import type { search } from '@sewa/contract/home/search';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Handler } from '../../platform/http/route.ts';
import { findPeople } from '../../platform/search/find-people.ts';
import type { ListedSource } from '../../platform/search/search-source.ts';

const maxFound = 12;

/** The search box: only the kinds of people that the user may see, and row-level security within them. */
export function searchEverything(sources: readonly ListedSource[]): Handler<typeof search.find> {
  const ordered = sources.toSorted((a, b) => a.order - b.order);
  return (tx, { who, query }) =>
    findPeople(tx, {
      text: query.q,
      sources: ordered.filter(({ requirement }) => meets(requirement, who)),
      limit: maxFound,
    });
}
