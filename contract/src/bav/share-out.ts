/**
 * A whole amount in parts that stand to each other as the weights do and add up to it exactly: each part is rounded
 * down, and what is left goes, one by one, to the largest remainders. No part is larger than its weight while the whole
 * is not larger than all weights.
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (BigInt(whole) * BigInt(weight)) / BigInt(all));
  const parts = exact.map(Number);
  const rests = weights.map((weight, place) => ({
    place,
    rest: (BigInt(whole) * BigInt(weight)) % BigInt(all),
  }));
  const left = whole - parts.reduce((sum, part) => sum + part, 0);
  const first = rests.toSorted((one, other) => {
    if (one.rest !== other.rest) return one.rest > other.rest ? -1 : 1;
    return one.place - other.place;
  });
  for (const { place } of first.slice(0, left)) parts[place] = (parts[place] ?? 0) + 1;
  return parts;
}
