import { type SearchedEntity, type search, searchedEntities } from '@sewa/contract/home/search';
import { meets } from '@sewa/contract/kernel/requirement';
import type { Handler } from '../../platform/http/route.ts';
import { findPeople } from '../../platform/search/find-people.ts';

const most = 12;
const tables = { sewadar: 'sewadar', application: 'application', oaeMember: 'oae_member' } as const;

/** The search box: only the kinds of people that the user may see, and row-level security within them. */
export const searchEverything: Handler<typeof search.find> = async (tx, { who, query }) => {
  const kinds = (Object.keys(tables) as SearchedEntity[]).filter((kind) =>
    meets(searchedEntities[kind], who),
  );
  const people = await findPeople(tx, {
    text: query.q,
    entities: kinds.map((kind) => tables[kind]),
    limit: most,
  });
  return people.map(({ entity, ...person }) => ({
    ...person,
    entity: kinds.find((kind) => tables[kind] === entity) ?? 'sewadar',
  }));
};
