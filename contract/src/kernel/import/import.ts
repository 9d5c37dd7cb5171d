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
  const wishes = columns.flatMap((column) => {
    const names = [
      ...languages.map((language) => column.headings[language]),
      ...(column.synonyms ?? []),
      column.field,
    ];
    return headings.map((heading, place) => ({
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

/** From 0 to 100. Blanks, signs and case mean nothing. */
function likeness(heading: string, name: string): number {
  const [ours, theirs] = [bare(heading), bare(name)];
  if (ours === '' || theirs === '') return 0;
  if (ours === theirs) return 100;
  const longer = Math.max(ours.length, theirs.length);
  const near = longer < 5 ? 0 : 1 - distance(ours, theirs) / longer;
  const inside = wordsOf(name).every((word) => wordsOf(heading).includes(word))
    ? theirs.length / ours.length
    : 0;
  return Math.max(near >= 0.8 ? near * 90 : 0, inside * 80);
}

function bare(text: string): string {
  return wordsOf(text).join('');
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
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
