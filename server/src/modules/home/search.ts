import type { search } from '@sewa/contract/home/search';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { Handler } from '../../platform/http/route.ts';
import { findPeople } from '../../platform/search/find-people.ts';
import type { RecordSource } from '../../platform/search/record-source.ts';
import type { ListedSource } from '../../platform/search/search-source.ts';

const maxPeople = 12;
const maxRecords = 5;
const maxWords = 8;

/** The search box: only the kinds of records that the user may see, and row-level security within them. */
export function searchEverything(sources: {
  people: readonly ListedSource[];
  records: readonly RecordSource[];
}): Handler<typeof search.find> {
  const ordered = sources.people.toSorted((a, b) => a.order - b.order);
  return async (tx, { who, query }) => {
    const people = await findPeople(tx, {
      text: query.q,
      sources: ordered.filter(({ requirement }) => meets(requirement, who)),
      limit: maxPeople,
    });
    const records = await findRecords(tx, {
      text: query.q,
      who,
      sources: sources.records.filter(({ requirement }) => meets(requirement, who)),
    });
    return [...people, ...records];
  };
}

async function findRecords(
  tx: Tx,
  { text, who, sources }: { text: string; who: Who; sources: readonly RecordSource[] },
) {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return [];
  const found = await Promise.all(
    sources.map(async ({ entity, find }) =>
      (await find(tx, words, { limit: maxRecords, who })).map((record) => ({ ...record, entity })),
    ),
  );
  return found.flat();
}
