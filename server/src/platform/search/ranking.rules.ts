import { distanceOf } from './closeness.rules.ts';
import { type KeyRange, type TypedWord, wordRange } from './typed-text.rules.ts';

/** Beyond this a word is another name; in a long word there is room for one letter more. */
const farthest = (sound: string) => Math.max(1, sound.length * 0.28);
const mostAlternatives = 6;
const hardlyFarther = 0.15;
const unmatched = 1.2;
/** Names so common that the other word is looked up first. */
const common = new Set([
  'singh',
  'kor',
  'kumr',
  'kumri',
  'devi',
  'rni',
  'll',
  'rm',
  'shrma',
  'khn',
  'bla',
  'cnd',
  'begm',
]);

/** How far people are from what was typed, by their keys: each typed word takes the nearest word that is left. */
export function costsFor(typed: readonly TypedWord[]): (key: string) => number {
  // The same words come again and again.
  const known = typed.map(() => new Map<string, number>());
  const distance = (place: number, word: string): number => {
    const found = known[place]?.get(word);
    if (found !== undefined) return found;
    const made = distanceTo(typed[place] as TypedWord, word);
    known[place]?.set(word, made);
    return made;
  };
  return (key) => {
    const left = key.split(' ');
    let cost = 0;
    let last = -1;
    for (let place = 0; place < typed.length; place++) {
      let nearest = { at: -1, distance: unmatched };
      for (const [at, word] of left.entries()) {
        const apart = word === '' ? unmatched : distance(place, word);
        if (apart < nearest.distance) nearest = { at, distance: apart };
      }
      cost += nearest.distance + (nearest.at < last ? 0.02 : 0);
      if (nearest.at >= 0) left[nearest.at] = '';
      last = nearest.at;
    }
    return cost + left.filter(Boolean).length * 0.005;
  };
}

/** A word that is still being typed may be whole already. */
export function distanceTo({ sound, start, isOpen }: TypedWord, known: string): number {
  const whole = distanceOf(sound, known);
  return isOpen ? Math.min(whole, distanceOf(start, known, { isOpen }) + 0.02) : whole;
}

/** The known words that may be meant by a typed one, nearest first. */
export function alternativesFor(word: TypedWord, known: readonly string[]): string[] {
  return byDistance(word, known)
    .slice(0, mostAlternatives)
    .map(({ sound }) => sound);
}

/** The nearest, and those that are hardly farther. */
export function nearestFor(word: TypedWord, known: readonly string[]): string[] {
  const near = byDistance(word, known);
  const most = (near[0]?.distance ?? 0) + hardlyFarther;
  return near.filter(({ distance }) => distance <= most).map(({ sound }) => sound);
}

function byDistance(word: TypedWord, known: readonly string[]) {
  return known
    .map((sound) => ({ sound, distance: distanceTo(word, sound) }))
    .filter(({ distance }) => distance <= farthest(word.sound))
    .sort((a, b) => a.distance - b.distance);
}

/** Everybody whose name has the typed words one after the other. */
export function directRanges(typed: readonly TypedWord[]): KeyRange[] {
  const before = typed.slice(0, -1).map(({ sound }) => `${sound} `);
  const start = before.join('');
  return (typed.at(-1)?.ranges ?? []).map(({ low, high }) => ({ low: start + low, high: start + high }));
}

export interface LooseSearch {
  ranges: KeyRange[];
  /** For each other word the patterns of which one must be found in the key and a blank. */
  others: string[][];
}

/** The rarest word leads, in any of its alternatives; the others may stand anywhere in the name. */
export function looseSearch(typed: readonly TypedWord[], alternatives: readonly string[][]): LooseSearch {
  const leader = typed.reduce((best, word, at) => (weightOf(word) > weightOf(typed[best]) ? at : best), 0);
  const ranges = [...(alternatives[leader] ?? []).map(wordRange), ...(typed[leader]?.ranges ?? [])];
  const others = typed.flatMap((word, at) =>
    at === leader ? [] : [patternsOf(word, alternatives[at] ?? [])],
  );
  return { ranges, others };
}

function weightOf(word: TypedWord | undefined): number {
  if (!word) return -1;
  return (common.has(word.sound) ? 0 : 10) + (word.isOpen ? 0 : 5) + word.skeleton.length;
}

function patternsOf(word: TypedWord, alternatives: readonly string[]): string[] {
  const own = word.isOpen ? `% ${word.start}%` : `% ${word.sound} %`;
  return [own, ...alternatives.map((sound) => `% ${sound} %`)];
}
