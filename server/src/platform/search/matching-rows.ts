import type { RawBuilder } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { knownWords } from './known-words.ts';
import { rowsByDigits, rowsByKeys, theseRows } from './matching-rows.queries.ts';
import { findByCode } from './numbers.queries.ts';
import { peopleLoosely } from './people.queries.ts';
import { looseSearch, nearestFor } from './ranking.rules.ts';
import type { SearchSource } from './search-source.ts';
import { similarNames } from './similar-names.queries.ts';
import { searchKeysOf, type TypedWord } from './typed-text.rules.ts';

/**
 * For lists: a select of the ids of everybody whom the text means. Those who sound exactly so; where nobody does, those
 * of the nearest spellings.
 */
export async function matchingRows(
  tx: Tx,
  { source, text }: { source: SearchSource; text: string },
): Promise<RawBuilder<string>> {
  const { words, digits, code } = searchKeysOf(text);
  if (digits !== '') return rowsByDigits(source, digits);
  const holders = code === '' ? [] : await findByCode(tx, { source, limit: 1 }, code);
  if (holders.length > 0 || words.length === 0) return theseRows(holders);
  const exact = looseSearch(words, []);
  const found = await peopleLoosely(tx, { source, limit: 1 }, exact);
  return rowsByKeys(source, found.length > 0 ? exact : await nearestSearch(tx, words));
}

async function nearestSearch(tx: Tx, words: readonly TypedWord[]) {
  const known = await knownWords(tx, words);
  const alternatives = await Promise.all(
    words.map(async (word) => {
      const near = nearestFor(word, known);
      return near.length > 0 ? near : nearestFor(word, await similarNames(tx, [word.sound]));
    }),
  );
  return looseSearch(words, alternatives);
}
