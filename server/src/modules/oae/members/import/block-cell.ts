import type { Cells } from '../../../../platform/import/cells.rules.ts';

/** A seat block that a list can name. */
export interface NameableBlock {
  id: string;
  centre: string;
  /** What people may write for it. */
  words: readonly string[];
}

/** By its name, and with the code of its centre before it: several centres may have a block of one name. */
export function blockWords({ name, code }: { name: string; code: string }): string[] {
  return [plain(name), plain(`${code}/${name}`)];
}

/** A block of the member's own centre goes before one of the same name elsewhere. */
export function blockCell(
  cells: Cells,
  { centre, blocks }: { centre: string | null; blocks: readonly NameableBlock[] },
): string | null {
  const text = cells.raw('block');
  if (text === '') return null;
  const wanted = plain(text);
  const found = byWord(blocks).get(wanted) ?? [];
  const [first, ...others] = found;
  const chosen = found.find((block) => block.centre === centre) ?? (others.length === 0 ? first : undefined);
  if (chosen) return chosen.id;
  // Which one is meant depends on the centre, and that is noted already.
  if (centre === null && found.length > 0) return null;
  const code = found.length === 0 ? 'unknownBlock' : 'severalBlocks';
  cells.note({ field: 'block', code, params: { value: text.slice(0, 60) } });
  return null;
}

/** By what people write, made once for a file. */
function byWord(blocks: readonly NameableBlock[]): ReadonlyMap<string, readonly NameableBlock[]> {
  const known = made.get(blocks);
  if (known) return known;
  const index = new Map<string, NameableBlock[]>();
  for (const block of blocks)
    for (const word of block.words) index.set(word, [...(index.get(word) ?? []), block]);
  made.set(blocks, index);
  return index;
}
const made = new WeakMap<readonly NameableBlock[], Map<string, NameableBlock[]>>();

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}
