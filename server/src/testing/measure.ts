/**
 * Measures until the figure is good, at most three times: other work on the machine spoils one measurement, a real
 * fault spoils them all.
 */
export async function measureUntil(
  isGood: (figure: number) => boolean,
  measure: () => Promise<number>,
): Promise<number> {
  let figure = await measure();
  for (let again = 0; again < 2 && !isGood(figure); again += 1) figure = await measure();
  return figure;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** In milliseconds. */
export async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
