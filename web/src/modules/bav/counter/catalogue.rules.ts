import { readBarcode, storeBarcode } from '@sewa/contract/bav/barcode';
import type { CounterItem } from '@sewa/contract/bav/basket';

/** The catalogue of a counter, ready to be asked: a scan is one look into a map. */
export interface Catalogue {
  readonly items: readonly CounterItem[];
  readonly byCode: ReadonlyMap<string, CounterItem>;
  readonly byId: ReadonlyMap<string, CounterItem>;
  /** Editions of one title, by the name that they share. */
  readonly byTitle: ReadonlyMap<string, readonly CounterItem[]>;
  /** Title in both scripts and code, in small letters, in the order of the items. */
  readonly texts: readonly string[];
}

export function catalogueOf(items: readonly CounterItem[]): Catalogue {
  const byCode = new Map<string, CounterItem>();
  const byId = new Map<string, CounterItem>();
  const byTitle = new Map<string, CounterItem[]>();
  // Also on copies that were labelled before the item got a barcode. A barcode that was entered goes before.
  for (const item of items) byCode.set(storeBarcode(item.number), item);
  for (const item of items) {
    byId.set(item.id, item);
    if (item.scanCode !== storeBarcode(item.number)) byCode.set(item.scanCode, item);
    byCode.set(item.code.toUpperCase(), item);
    if (item.editionOf === '') continue;
    const title = item.editionOf.toLowerCase();
    const editions = byTitle.get(title);
    if (editions) editions.push(item);
    else byTitle.set(title, [item]);
  }
  const texts = items.map(({ title, titleLatin, code }) =>
    `${title} ${titleLatin} ${code}`.normalize('NFC').toLowerCase(),
  );
  return { items, byCode, byId, byTitle, texts };
}

/** What somebody entered into the field of the counter. */
export type Entry =
  | { kind: 'item'; item: CounterItem; quantity: number }
  /** Only a number with a star: the quantity of the chosen line. */
  | { kind: 'quantity'; quantity: number }
  | { kind: 'unknown'; code: string };

/** `9788173711466`, `HB-012`, `3*9788173711466`, `3*`. */
export function readEntry(text: string, catalogue: Catalogue): Entry | null {
  const [, count, rest = ''] = /^(?:(\d{1,4})\s*[*×x]\s*)?(.*)$/i.exec(text.trim()) ?? [];
  const quantity = count === undefined ? 1 : Number(count);
  const code = rest.trim();
  if (code === '') return count === undefined ? null : { kind: 'quantity', quantity };
  const item = findItem(code, catalogue);
  return item === null ? { kind: 'unknown', code } : { kind: 'item', item, quantity: Math.max(quantity, 1) };
}

function findItem(code: string, { byCode }: Catalogue): CounterItem | null {
  const plain = code.trim().toUpperCase();
  const barcode = readBarcode(plain);
  return byCode.get(plain) ?? (barcode === null ? null : (byCode.get(barcode) ?? null));
}

/** Items whose title or code has every word of a text; those that begin with it come first. */
export function searchItems(text: string, catalogue: Catalogue, limit: number): CounterItem[] {
  const wanted = text.normalize('NFC').toLowerCase().trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const first: CounterItem[] = [];
  const others: CounterItem[] = [];
  for (const [place, item] of catalogue.items.entries()) {
    const own = catalogue.texts[place] ?? '';
    if (!words.every((word) => own.includes(word))) continue;
    if (own.startsWith(wanted)) first.push(item);
    else others.push(item);
    if (first.length >= limit) break;
  }
  return [...first, ...others].slice(0, limit);
}

/** What a sale takes from the stock that a device knows. */
export type Taken = readonly { readonly item: string; readonly quantity: number }[];

/** Copies that are left as far as the device knows: of the last answer, less what was sold since. */
export function stockLeft(
  item: Pick<CounterItem, 'id' | 'stock'>,
  soldSince: ReadonlyMap<string, number>,
): number {
  return item.stock - (soldSince.get(item.id) ?? 0);
}

export function withSold(soldSince: ReadonlyMap<string, number>, taken: Taken): ReadonlyMap<string, number> {
  const next = new Map(soldSince);
  for (const { item, quantity } of taken) next.set(item, (next.get(item) ?? 0) + quantity);
  return next;
}

/** Editions of the same title in other languages that are in stock, as far as the device knows. */
export function otherEditions(
  item: CounterItem,
  { catalogue, soldSince }: { catalogue: Catalogue; soldSince: ReadonlyMap<string, number> },
): CounterItem[] {
  const all = catalogue.byTitle.get(item.editionOf.toLowerCase()) ?? [];
  return all.filter((other) => other.id !== item.id && stockLeft(other, soldSince) > 0);
}
