type Values = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Where only one of the two changed the field, that one's value is the natural choice. */
  suggested: Side;
}

/** What differs between my entries and the newer save, judged against what both started from. */
export function differences(options: { base: Values; mine: Values; theirs: Values }): Difference[] {
  const { base, mine, theirs } = options;
  return Object.keys(mine)
    .filter((name) => name in theirs && !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      suggested: isSame(mine[name], base[name]) ? 'theirs' : 'mine',
    }));
}

/** The fields of a form, taken from a row that may carry more. */
export function pickFields(fields: Values, row: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name in row)
      .map((name) => [name, row[name]]),
  );
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

/** Objects are compared whatever the order of their keys. */
function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value ?? null;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
