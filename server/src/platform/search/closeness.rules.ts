/**
 * How far two sounds are apart: 0 the same, about 0.3 another spelling, from about 1 another name. With `isOpen` the first
 * is still being typed: what the second has beyond it costs almost nothing.
 */
export function distanceOf(typed: string, known: string, { isOpen = false } = {}): number {
  if (typed === known) return 0;
  let row = firstRow(known);
  for (let i = 1; i <= typed.length; i++) {
    const next = [(row[0] ?? 0) + edge(typed, i - 1)];
    for (let j = 1; j <= known.length; j++) {
      next[j] = Math.min(
        (row[j - 1] ?? 0) + exchange(typed.charAt(i - 1), known.charAt(j - 1)),
        (row[j] ?? 0) + edge(typed, i - 1),
        (next[j - 1] ?? 0) + edge(known, j - 1),
      );
    }
    row = next;
  }
  if (!isOpen) return row[known.length] ?? 0;
  return Math.min(...row.map((cost, length) => cost + (known.length - length) * perOpenLetter));
}

const perOpenLetter = 0.04;

function firstRow(known: string): number[] {
  const row = [0];
  for (let j = 1; j <= known.length; j++) row[j] = (row[j - 1] ?? 0) + edge(known, j - 1);
  return row;
}

/** What it costs that a letter stands in one and not in the other. */
function edge(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === 'h') return at > 0 && !isVowel(word.charAt(at - 1)) ? 0.2 : 0.35;
  if (letter === 'a') return 0.25;
  if (letter === 'y') return 0.3;
  if (isVowel(letter)) return 0.45;
  return letter === 'n' ? 0.7 : 1;
}

function exchange(one: string, other: string): number {
  if (one === other) return 0;
  const near = nearLetters.get(one + other) ?? nearLetters.get(other + one);
  if (near !== undefined) return near;
  return isVowel(one) && isVowel(other) ? 0.7 : 1.3;
}

function isVowel(letter: string): boolean {
  return 'aeiou'.includes(letter);
}

/** Letters that are written for one another. */
const nearLetters = new Map([
  ['ie', 0.3],
  ['uo', 0.3],
  ['ae', 0.45],
  ['ao', 0.45],
  ['iy', 0.15],
  ['ey', 0.2],
  ['vb', 0.3],
  ['vu', 0.4],
  ['vo', 0.4],
  ['jz', 0.15],
  ['jg', 0.7],
  ['jy', 0.6],
  ['fp', 0.35],
  ['ck', 0.7],
  ['cs', 0.6],
  ['sz', 0.5],
  ['nm', 0.45],
  ['rd', 0.45],
  ['rl', 0.8],
  ['td', 0.6],
  ['gk', 0.6],
  ['bp', 0.7],
]);
