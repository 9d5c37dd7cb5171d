import { languages, type Texts } from '../values/languages.ts';

/** A field that a list can bring along, by the headings under which people keep it. */
export interface ImportColumn {
  readonly field: string;
  readonly headings: Texts;
  /** Other words for it, in any language. */
  readonly synonyms?: readonly string[];
  readonly isRequired?: boolean;
  /** The words of its values, where only these are possible. */
  readonly choices?: Readonly<Record<string, Texts>>;
}

/** Something wrong with a row: a code, what belongs to it, and the field it stands in. */
export interface ImportIssue {
  readonly field: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** Its maker may take the row all the same. */
  readonly isWarning?: boolean;
}

/** Field → place of its column in the file. */
export type ImportMapping = Readonly<Record<string, number>>;

const leastScore = 45;

/** Which column holds which field: the same words first, then nearly the same, then the words inside others. */
export function guessMapping(headings: readonly string[], columns: readonly ImportColumn[]): ImportMapping {
  const given = headings.map(barePhrase);
  const wishes = columns.flatMap((column) => {
    const names = [
      ...languages.map((language) => column.headings[language]),
      ...(column.synonyms ?? []),
      column.field,
    ].map(barePhrase);
    return given.map((heading, place) => ({
      field: column.field,
      place,
      score: Math.max(...names.map((name) => likeness(heading, name))),
    }));
  });
  const mapping: Record<string, number> = {};
  const taken = new Set<number>();
  for (const { field, place, score } of wishes.sort((a, b) => b.score - a.score)) {
    if (score < leastScore || field in mapping || taken.has(place)) continue;
    mapping[field] = place;
    taken.add(place);
  }
  return mapping;
}

/** What counts of a text: blanks, signs and case mean nothing. */
interface BarePhrase {
  words: readonly string[];
  joined: string;
}

function barePhrase(text: string): BarePhrase {
  const words = text
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return { words, joined: words.join('') };
}

/** From 0 to 100. */
function likeness(heading: BarePhrase, name: BarePhrase): number {
  const [ours, theirs] = [heading.joined, name.joined];
  if (ours === '' || theirs === '') return 0;
  if (ours === theirs) return 100;
  const longer = Math.max(ours.length, theirs.length);
  const near = longer < 5 ? 0 : 1 - distance(ours, theirs) / longer;
  const inside = name.words.every((word) => heading.words.includes(word)) ? theirs.length / ours.length : 0;
  return Math.max(near >= 0.8 ? near * 90 : 0, inside * 80);
}

/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
