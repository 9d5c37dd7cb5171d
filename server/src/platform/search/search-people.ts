import type { Tx } from '../db/kysely-on-client.ts';
import { doubtful, knownWords } from './known-words.ts';
import { findByCode, findByDigits } from './numbers.queries.ts';
import { type KeyFound, peopleInRanges, peopleLoosely, type Sought } from './people.queries.ts';
import { alternativesFor, costsFor, directRanges, distanceTo, looseSearch } from './ranking.rules.ts';
import { similarNames } from './similar-names.queries.ts';
import { searchKeysOf, type TypedWord } from './typed-text.rules.ts';

export interface Found {
  id: string;
  /** 0: exactly so. About 0.3 for each other spelling, from about 1 somebody else. */
  cost: number;
}

/** Best first: by number, code or end of a phone number, otherwise by name in whatever script and spelling. */
export async function searchPeople(tx: Tx, { text, ...sought }: Sought & { text: string }): Promise<Found[]> {
  const { words, digits, code } = searchKeysOf(text);
  if (digits !== '') return exactly(await findByDigits(tx, sought, digits));
  if (code !== '') {
    const found = await findByCode(tx, sought, code);
    if (found.length > 0) return exactly(found);
  }
  return words.length === 0 ? [] : searchByName(tx, sought, words);
}

/** By name alone, in whatever script and spelling. */
export async function searchByNameOnly(
  tx: Tx,
  { text, ...sought }: Sought & { text: string },
): Promise<Found[]> {
  const { words } = searchKeysOf(text);
  return words.length === 0 ? [] : searchByName(tx, sought, words);
}

function exactly(ids: readonly string[]): Found[] {
  return ids.map((id) => ({ id, cost: 0 }));
}

async function searchByName(tx: Tx, sought: Sought, typed: readonly TypedWord[]): Promise<Found[]> {
  const direct = await peopleInRanges(tx, sought, directRanges(typed));
  // A common name: everybody here has it, in the order of the index.
  if (direct.length >= sought.limit) return exactly([...new Set(direct.map(({ id }) => id))]);
  const known = await knownWords(tx, typed);
  const loose = await peopleBy(tx, sought, typed, known);
  const found = ranked(typed, [...direct, ...loose]);
  if ((found[0]?.cost ?? Number.POSITIVE_INFINITY) <= doubtful * typed.length)
    return found.slice(0, sought.limit);
  const doubted = typed.filter((word) => !known.some((sound) => distanceTo(word, sound) < doubtful));
  const similar = await similarNames(
    tx,
    (doubted.length > 0 ? doubted : typed).map(({ sound }) => sound),
  );
  const mended = await peopleBy(tx, sought, typed, [...known, ...similar]);
  return ranked(typed, [...direct, ...loose, ...mended]).slice(0, sought.limit);
}

/** By every typed word, or where nobody has them all, by the one that tells most. */
async function peopleBy(
  tx: Tx,
  sought: Sought,
  typed: readonly TypedWord[],
  known: readonly string[],
): Promise<KeyFound[]> {
  const search = looseSearch(
    typed,
    typed.map((word) => alternativesFor(word, known)),
  );
  const found = await peopleLoosely(tx, sought, search);
  if (found.length > 0 || search.others.length === 0) return found;
  return peopleLoosely(tx, sought, { ...search, others: [] });
}

/** Each person once, by the best of the keys. */
function ranked(typed: readonly TypedWord[], found: readonly KeyFound[]): Found[] {
  const costOf = costsFor(typed);
  const best = new Map<string, number>();
  for (const { id, key } of found)
    best.set(id, Math.min(best.get(id) ?? Number.POSITIVE_INFINITY, costOf(key)));
  return [...best].map(([id, cost]) => ({ id, cost })).sort((a, b) => a.cost - b.cost);
}
