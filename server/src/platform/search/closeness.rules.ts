/**
 * How far two sounds are apart: 0 the same, about 0.3 another spelling, from about 1 another name. With `isOpen` the first
 * is still being typed: what the second has beyond it costs almost nothing.
 */
export function distanceOf(typed: string, known: string, { isOpen = false } = {}): number {
  if (typed === known) return 0;
  let row = new Float64Array(known.length + 1);
  for (let j = 0; j < known.length; j++) row[j + 1] = at(row, j) + edge(known, j);
  let next = new Float64Array(known.length + 1);
  for (let i = 0; i < typed.length; i++) {
    const left = edge(typed, i);
    const letter = indexOf(typed, i);
    next[0] = at(row, 0) + left;
    for (let j = 0; j < known.length; j++) {
      const exchanged = at(row, j) + exchange(letter, indexOf(known, j));
      next[j + 1] = Math.min(exchanged, at(row, j + 1) + left, at(next, j) + edge(known, j));
    }
    [row, next] = [next, row];
  }
  return isOpen ? openEnd(row) : at(row, known.length);
}

const perOpenLetter = 0.04;

function openEnd(row: Float64Array): number {
  const last = row.length - 1;
  let least = at(row, last);
  for (let length = 0; length < last; length++)
    least = Math.min(least, at(row, length) + (last - length) * perOpenLetter);
  return least;
}

/** What it costs that a letter stands in one and not in the other. */
function edge(word: string, place: number): number {
  const letter = word.charAt(place);
  if (letter === 'h') return place > 0 && !isVowel(word.charAt(place - 1)) ? 0.2 : 0.35;
  if (letter === 'a') return 0.25;
  if (letter === 'y') return 0.3;
  if (isVowel(letter)) return 0.45;
  // The first letter is the one that people are sure of.
  if (place === 0) return 1.3;
  return letter === 'n' || letter === 'v' ? 0.7 : 1;
}

function exchange(one: number, other: number): number {
  return one === other ? 0 : at(exchanges, one * letters + other);
}

function isVowel(letter: string): boolean {
  return 'aeiou'.includes(letter);
}

/** a is 0; what is no letter of ours differs from everything else. */
function indexOf(word: string, place: number): number {
  const code = word.charCodeAt(place);
  return code >= 97 && code <= 122 ? code - 97 : code + letters;
}

function at(numbers: Float64Array, place: number): number {
  return numbers[place] ?? unlike;
}

const letters = 26;
const unlike = 1.3;

/** Letters that are written for one another. */
const nearLetters = {
  ie: 0.3,
  uo: 0.3,
  ae: 0.45,
  ao: 0.45,
  iy: 0.15,
  ey: 0.2,
  vb: 0.3,
  vu: 0.4,
  vo: 0.4,
  jz: 0.15,
  jg: 0.7,
  js: 0.9,
  jy: 0.6,
  fp: 0.35,
  ck: 0.7,
  cs: 0.6,
  sz: 0.5,
  nm: 0.45,
  rd: 0.45,
  rl: 0.8,
  td: 0.6,
  gk: 0.6,
  bp: 0.7,
};

const exchanges = exchangeTable();

function exchangeTable(): Float64Array {
  const table = new Float64Array(letters * letters).fill(unlike);
  const set = (pair: string, cost: number) => {
    table[indexOf(pair, 0) * letters + indexOf(pair, 1)] = cost;
    table[indexOf(pair, 1) * letters + indexOf(pair, 0)] = cost;
  };
  for (const one of 'aeiou') for (const other of 'aeiou') set(one + other, 0.7);
  for (const [pair, cost] of Object.entries(nearLetters)) set(pair, cost);
  return table;
}
