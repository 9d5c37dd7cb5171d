/**
 * A text for each day of a month as one line, in which every day is equally wide. A cell of its own for each of sixty
 * thousand marks takes more than twice as long to set.
 */
export function dayLine(days: readonly string[]): string {
  let line = '';
  let end = 0;
  for (const [place, text] of days.entries()) {
    const width = widthOf(text);
    const spaces = spacesOf((place + 0.5) * DAY_WIDTH - width / 2 - end);
    line += spaces.text + text;
    end += spaces.width + width;
  }
  return line;
}

/** Thousandths of the type size, as everything here; `day-width` of the template. */
export const DAY_WIDTH = 1_930;

/** Advances of Noto Sans, semibold. */
const letterWidths: Readonly<Record<string, number>> = {
  P: 615,
  L: 546,
  H: 756,
  E: 558,
  A: 672,
  '·': 276,
};
const DIGIT_WIDTH = 572;

const spaceWidths: Readonly<Record<string, number>> = {
  '\u2003': 1_000,
  '\u2002': 500,
  '\u2004': 333,
  '\u2005': 250,
  '\u205f': 222,
  '\u2006': 167,
  '\u200a': 100,
};
const maxSpaces = 4;

export function widthOf(text: string): number {
  return [...text].reduce((sum, one) => {
    const width = /\d/.test(one) ? DIGIT_WIDTH : (letterWidths[one] ?? spaceWidths[one]);
    if (width === undefined) throw new Error(`how wide ${one} is, is not known`);
    return sum + width;
  }, 0);
}

interface Spaces {
  text: string;
  width: number;
}

/** All that few spaces can fill, by width. */
const fillings = combinations('', 0, maxSpaces).sort((a, b) => a.width - b.width);

function combinations(text: string, width: number, left: number): Spaces[] {
  if (left === 0) return [{ text, width }];
  const last = text.at(-1);
  // Wider ones first, so that the same spaces are not combined in another order too.
  const next = Object.entries(spaceWidths).filter(
    ([, own]) => own <= (last ? (spaceWidths[last] ?? 0) : own),
  );
  return [
    { text, width },
    ...next.flatMap(([space, own]) => combinations(text + space, width + own, left - 1)),
  ];
}

const bestFillings = new Map<number, Spaces>();

/** What comes nearest to a gap. The rest is made good by the next one. */
function spacesOf(gap: number): Spaces {
  const known = bestFillings.get(gap);
  if (known) return known;
  const best = fillings.reduce((near, one) =>
    Math.abs(one.width - gap) < Math.abs(near.width - gap) ? one : near,
  );
  bestFillings.set(gap, best);
  return best;
}
