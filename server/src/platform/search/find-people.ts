import type { Tx } from '../db/kysely-on-client.ts';
import type { NumberedEntity } from './numbers.queries.ts';
import { type PersonBrief, personBriefs } from './person-briefs.queries.ts';
import { searchPeople } from './search-people.ts';

export type FoundPerson = PersonBrief & { entity: NumberedEntity };

/** The best of several kinds of people together: whoever is nearest to what was typed first. */
export async function findPeople(
  tx: Tx,
  { text, entities, limit }: { text: string; entities: readonly NumberedEntity[]; limit: number },
): Promise<FoundPerson[]> {
  const found = await Promise.all(
    entities.map(async (entity) => {
      const people = await searchPeople(tx, { entity, text, limit });
      return people.map((one, place) => ({ ...one, entity, place }));
    }),
  );
  const best = found
    .flat()
    .sort((a, b) => a.cost - b.cost || a.place - b.place)
    .slice(0, limit);
  const briefs = await Promise.all(
    entities.map((entity) => {
      const ids = best.filter((one) => one.entity === entity).map(({ id }) => id);
      return personBriefs(tx, entity, ids);
    }),
  );
  const byId = new Map(briefs.flat().map((brief) => [brief.id, brief]));
  return best.flatMap(({ id, entity }) => {
    const brief = byId.get(id);
    return brief ? [{ ...brief, entity }] : [];
  });
}
