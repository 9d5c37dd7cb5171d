type Values = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
}

interface Sides {
  /** What both started from. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** What a person must decide: the fields that both sides changed, and not to the same. */
export function differences({ base, mine, theirs }: Sides): Difference[] {
  return Object.keys(mine)
    .filter((name) => name in theirs && !isSame(mine[name], theirs[name]))
    .filter((name) => !isSame(mine[name], base[name]) && !isSame(theirs[name], base[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }));
}

/** What only I changed: it stays mine, without a question. */
export function onlyMine({ base, mine, theirs }: Sides): Record<string, unknown> {
  const names = Object.keys(mine).filter(
    (name) => name in theirs && !isSame(mine[name], base[name]) && isSame(theirs[name], base[name]),
  );
  return Object.fromEntries(names.map((name) => [name, mine[name]]));
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
