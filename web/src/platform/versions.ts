/** Is version `a` (1.2.3) later than `b`? Anything is later than nothing. */
export function isNewer(a: string, b: string | null): boolean {
  if (b === null) return true;
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let place = 0; place < 3; place++) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
