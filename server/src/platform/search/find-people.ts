import type { Tx } from '../db/kysely-on-client.ts';
import { type PersonBrief, personBriefs } from './person-briefs.queries.ts';
import { searchPeople } from './search-people.ts';
import type { ListedSource } from './search-source.ts';

export type FoundPerson = PersonBrief & { entity: string };

/** The best of several kinds of people together: whoever is nearest to what was typed first. */
export async function findPeople(
  tx: Tx,
  { text, sources, limit }: { text: string; sources: readonly ListedSource[]; limit: number },
): Promise<FoundPerson[]> {
  const found = await Promise.all(
    sources.map(async (source) => {
      const people = await searchPeople(tx, { source, text, limit });
      return people.map((one, place) => ({ ...one, source, place }));
    }),
  );
  const best = found
    .flat()
    .sort((a, b) => a.cost - b.cost || a.place - b.place)
    .slice(0, limit);
  const briefs = await Promise.all(
    sources.map((source) => {
      const ids = best.filter((one) => one.source === source).map(({ id }) => id);
      return personBriefs(tx, source, ids);
    }),
  );
  const byId = new Map(briefs.flat().map((brief) => [brief.id, brief]));
  return best.flatMap(({ id, source }) => {
    const brief = byId.get(id);
    return brief ? [{ ...brief, entity: source.entity }] : [];
  });
}
