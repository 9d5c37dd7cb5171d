import type { Cells } from '../../../platform/import/cells.rules.ts';

/** A centre of the area that a list can name. */
export interface NameableCentre {
  id: string;
  code: string;
  name: string;
  /** Whoever imports the list works for it. */
  isOwn: boolean;
}

/** A centre by its code or name. In a list without it, whoever works for one centre only means that one. */
export function centreCell(cells: Cells, centres: readonly NameableCentre[]): string | null {
  const text = cells.raw('centre');
  if (text === '') {
    const own = centres.filter(({ isOwn }) => isOwn);
    if (own.length === 1) return own[0]?.id ?? null;
    cells.note({ field: 'centre', code: 'missing' });
    return null;
  }
  const found = byWord(centres).get(text.toLowerCase());
  if (found?.isOwn) return found.id;
  cells.note({
    field: 'centre',
    code: found ? 'otherCentre' : 'unknownCentre',
    params: { value: text.slice(0, 60) },
  });
  return null;
}

/** By what people write, made once for a file. */
function byWord(centres: readonly NameableCentre[]): Map<string, NameableCentre> {
  const known = made.get(centres);
  if (known) return known;
  // A code goes before another centre's name.
  const words = new Map([
    ...centres.map((centre) => [centre.name.toLowerCase(), centre] as const),
    ...centres.map((centre) => [centre.code.toLowerCase(), centre] as const),
  ]);
  made.set(centres, words);
  return words;
}
const made = new WeakMap<readonly NameableCentre[], Map<string, NameableCentre>>();
