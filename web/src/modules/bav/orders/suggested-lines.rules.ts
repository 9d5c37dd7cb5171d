/** What was entered stays as it is; items that are not there yet follow. */
export function withSuggested<Line extends { item: string }>(
  lines: readonly Line[],
  suggested: readonly Line[],
): Line[] {
  const entered = new Set(lines.map(({ item }) => item));
  return [...lines, ...suggested.filter(({ item }) => !entered.has(item))];
}
