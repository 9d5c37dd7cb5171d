/** More lines than this would compete with the columns. */
const maxSteps = 3;

/** Round values of an axis from nought to at least `most`, equally far apart. */
export function axisOf(most: number): { top: number; values: readonly number[] } {
  const step = stepFor(most);
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, values: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

/** The smallest of 1, 2, 5, 10, 20, 50 and so on of which a few reach `most`. */
function stepFor(most: number): number {
  const least = Math.max(1, most / maxSteps);
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.min(...[1, 2, 5, 10].map((factor) => factor * power).filter((step) => step >= least));
}
