import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { searchPeople } from '../../platform/search/search-people.ts';
import type { SearchSource } from '../../platform/search/search-source.ts';

/** Two other spellings in a name are still the name. */
const sameName = 0.7;

export interface LikelyMatch {
  id: string;
  /** 1: the very name. */
  score: number;
}

/**
 * Whoever sounds like it, by either spelling; a common name has many bearers, so those of about the same age come first.
 * One word is no name yet: half the area would be shown.
 */
export async function likelyMatches(
  tx: Tx,
  source: SearchSource,
  person: { name: string; nameLatin: string; birthDate: string | null; limit: number },
): Promise<LikelyMatch[]> {
  const { limit, birthDate } = person;
  const names = [...new Set([person.name, person.nameLatin])].filter((name) => /\S\s+\S/.test(name.trim()));
  const searches = names.flatMap((text) => [
    ...(birthDate === null ? [] : [{ text, among: bornAbout(source, birthDate) }]),
    { text, among: undefined },
  ]);
  const found = await Promise.all(searches.map((search) => searchPeople(tx, { source, limit, ...search })));
  const best = new Map<string, number>();
  for (const { id, cost } of found.flat())
    if (cost <= sameName) best.set(id, Math.max(best.get(id) ?? 0, 1 - cost));
  return [...best].map(([id, score]) => ({ id, score })).slice(0, limit);
}

/** An age that was told instead of a birthday may be a year off. */
function bornAbout({ table }: SearchSource, birthDate: string) {
  const year = Number(birthDate.slice(0, 4));
  return sql<SqlBool>`exists (
    select from ${sql.table(table)} p
    where p.id = k.row_id and p.birth_date between ${`${year - 1}-01-01`}::date and ${`${year + 1}-12-31`}::date)`;
}
