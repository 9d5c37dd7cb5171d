import type { Tx } from '../db/kysely-on-client.ts';
import { wordsBeginning, wordsWith } from './people.queries.ts';
import { startRange, type TypedWord } from './typed-text.rules.ts';

/** From here on a better spelling is looked for. */
export const doubtful = 0.75;

/** The words of the area that share their consonants with the typed ones. */
export async function knownWords(tx: Tx, typed: readonly TypedWord[]): Promise<string[]> {
  const last = typed.at(-1);
  const isLong = last?.isOpen === true && last.skeleton.length >= 3;
  const skeletons = [...new Set(typed.map(({ skeleton }) => skeleton))];
  const words = await Promise.all([
    ...skeletons.map((skeleton) => wordsWith(tx, skeleton)),
    ...(isLong ? [wordsBeginning(tx, startRange(last.skeleton))] : []),
  ]);
  return [...new Set(words.flat())];
}
