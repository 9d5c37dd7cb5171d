import { type StockKind, stockKinds } from '@sewa/contract/bav/stock-kinds';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import { valueIn, valueOut } from './moving-average.rules.ts';
import {
  findDocument,
  findLocation,
  insertDocument,
  type LockedStock,
  lockPlaces,
  type NewDocument,
  type NewMovement,
  type StockPlace,
} from './stock.queries.ts';

export interface DocumentLine {
  item: string;
  /** Copies: above zero for a kind that only adds or only takes away; with a sign for a count, an adjustment. */
  quantity: number;
  /** What these copies cost together, in paise, where the document knows it; otherwise the moving average says. */
  value?: number;
}

export interface StockDocument {
  /** The id of the record that posts, so that it is posted once; a new one where there is none. */
  id?: string;
  kind: Exclude<StockKind, 'reversal'>;
  location: string;
  /** The number that people know the document by. */
  reference?: string;
  reason?: string;
  lines: readonly DocumentLine[];
  by: { userId: string; name: string };
  /** The day of posting: today. */
  today: string;
}

/** What was posted of an item, with the sign of the movement, and what is left at the location. */
interface PostedLine extends NewMovement {
  onHand: number;
}

export interface Posted {
  id: string;
  lines: ReadonlyMap<string, PostedLine>;
}

interface Shortage {
  location: string;
  item: string;
  title: string;
  wanted: number;
  onHand: number;
}

/**
 * The one way in which stock changes. Locks the balances in the order of location and item, judges, and writes document,
 * movements and balances in the caller's transaction: all or nothing. Several lines of one item are one movement.
 * Throws STOCK_SHORT with every shortage as `data`. Whoever posts two documents in one transaction calls lockStock for
 * both first; whoever takes a number takes it before.
 */
export async function postDocument(tx: Tx, document: StockDocument): Promise<Posted> {
  const { id = newId(), kind, location, lines, reference = '', reason = '', by, today } = document;
  const merged = mergeLines(kind, lines);
  const stock = await lockStock(
    tx,
    merged.map(({ item }) => ({ location, item })),
  );
  const changes = merged.map((line) => ({ line, held: stockOf(stock, { location, item: line.item }) }));
  refuseShortages(changes);
  const movements = changes.map(({ line, held }): NewMovement => {
    const { item, quantity, value = null } = line;
    if (quantity < 0) return { item, quantity, value: -valueOut(held, -quantity, value) };
    return { item, quantity, value: value ?? valueIn(held, quantity, held.cost) };
  });
  return insertPosted(
    tx,
    { id, kind, location, reference, reason, reverses: null, by, day: today },
    movements,
    stock,
  );
}

/**
 * Undoes a posted document by another one. What it added leaves with the value that it brought, as far as that is still
 * there; what it took comes back with the value that it took. Refused where the copies are gone.
 */
export async function reverseDocument(
  tx: Tx,
  reversal: { document: string; reason: string; by: StockDocument['by']; today: string },
): Promise<Posted> {
  const { reason, by, today } = reversal;
  const original = await findDocument(tx, reversal.document);
  if (!original) throw notFound();
  if (original.kind === 'reversal') throw new PortalError('STOCK_NOT_REVERSIBLE');
  const { id, location, reference } = original;
  const stock = await lockStock(
    tx,
    original.movements.map(({ item }) => ({ location, item })),
  );
  // Read again under the locks: two who reverse at once both saw it as it was.
  if ((await findDocument(tx, id))?.isReversed) throw new PortalError('STOCK_REVERSED');
  const changes = original.movements.map(({ item, quantity, value }) => ({
    line: { item, quantity: -quantity, value: Math.abs(value) },
    held: stockOf(stock, { location, item }),
  }));
  refuseShortages(changes);
  const movements = changes.map(({ line: { item, quantity, value }, held }) => ({
    item,
    quantity,
    value: quantity < 0 ? -valueOut(held, -quantity, value) : value,
  }));
  const document = {
    id: newId(),
    kind: 'reversal',
    location,
    reference,
    reason,
    reverses: id,
    by,
    day: today,
  } as const;
  return insertPosted(tx, document, movements, stock);
}

/** Throws STOCK_SHORT where the location does not have these copies. They stay there to the end of the transaction. */
export async function assertInStock(
  tx: Tx,
  location: string,
  lines: readonly { item: string; quantity: number }[],
): Promise<void> {
  const stock = await lockStock(
    tx,
    lines.map(({ item }) => ({ location, item })),
  );
  refuseShortages(
    lines.map(({ item, quantity }) => ({
      line: { item, quantity: -quantity },
      held: stockOf(stock, { location, item }),
    })),
  );
}

/** What these places hold, locked to the end of the transaction, by `location/item`. */
export async function lockStock(
  tx: Tx,
  places: readonly StockPlace[],
): Promise<ReadonlyMap<string, LockedStock>> {
  const wanted = new Map(places.map((place) => [keyOf(place), place]));
  const locked = await lockPlaces(tx, [...wanted.values()]);
  return new Map(locked.map((stock) => [keyOf(stock), stock]));
}

/** Throws where the place is out of the caller's sight, or the item is not in the area. */
export function stockOf(stock: ReadonlyMap<string, LockedStock>, place: StockPlace): LockedStock {
  const found = stock.get(keyOf(place));
  if (!found) throw new PortalError('BAD_REFERENCE');
  return found;
}

function keyOf({ location, item }: StockPlace): string {
  return `${location}/${item}`;
}

async function insertPosted(
  tx: Tx,
  document: Omit<NewDocument, 'centre'>,
  movements: readonly NewMovement[],
  stock: ReadonlyMap<string, LockedStock>,
): Promise<Posted> {
  const { id, location } = document;
  const place = await findLocation(tx, location);
  if (!place) throw new PortalError('BAD_REFERENCE');
  // A closed location is emptied, counted and corrected, and gets nothing new.
  if (!place.isActive && movements.some(({ quantity }) => quantity > 0) && document.kind !== 'reversal')
    throw new PortalError('STOCK_LOCATION_CLOSED');
  const moved = movements.filter(({ quantity }) => quantity !== 0);
  await insertDocument(tx, { ...document, centre: place.centre }, moved);
  const lines = moved.map((movement): [string, PostedLine] => {
    const { quantity } = stockOf(stock, { location, item: movement.item });
    return [movement.item, { ...movement, onHand: quantity + movement.quantity }];
  });
  return { id, lines: new Map(lines) };
}

function refuseShortages(changes: readonly { line: DocumentLine; held: LockedStock }[]): void {
  const shortages = changes
    .filter(({ line, held }) => held.quantity + line.quantity < 0)
    .map(
      ({ line, held: { location, item, title, quantity } }): Shortage => ({
        location,
        item,
        title,
        wanted: -line.quantity,
        onHand: quantity,
      }),
    );
  if (shortages.length > 0) throw stockShort(shortages);
}

const MAX_NAMED_SHORTAGES = 3;

/** How many are there of each, and how many are needed. */
function stockShort(shortages: readonly Shortage[]): PortalError {
  return new PortalError('STOCK_SHORT', {
    data: { shortages },
    words: (language) => {
      const named = shortages.slice(0, MAX_NAMED_SHORTAGES).map((one) => shortageTexts[language](one));
      return { shortages: [...named, ...(shortages.length > named.length ? ['…'] : [])].join(', ') };
    },
  });
}

const shortageTexts: Readonly<Record<Language, (shortage: Shortage) => string>> = {
  en: ({ title, onHand, wanted }) => `${title} (${onHand} in stock, ${wanted} needed)`,
  hi: ({ title, onHand, wanted }) => `${title} (स्टॉक में ${onHand}, चाहिए ${wanted})`,
  pa: ({ title, onHand, wanted }) => `${title} (ਸਟਾਕ ਵਿੱਚ ${onHand}, ਚਾਹੀਦੇ ${wanted})`,
};

/** One line for each item, with the sign of its movement. */
function mergeLines(kind: StockDocument['kind'], lines: readonly DocumentLine[]): DocumentLine[] {
  const merged = new Map<string, DocumentLine>();
  for (const { item, quantity, value } of lines) {
    const direction = stockKinds[kind];
    if (!Number.isSafeInteger(quantity) || (direction !== 'either' && quantity <= 0))
      throw new Error(`a ${kind} cannot move ${quantity} copies`);
    const earlier = merged.get(item);
    const sum = { item, quantity: (earlier?.quantity ?? 0) + (direction === 'out' ? -quantity : quantity) };
    const values = [earlier?.value, value].filter((one) => one !== undefined);
    merged.set(item, values.length > 0 ? { ...sum, value: values.reduce((all, one) => all + one, 0) } : sum);
  }
  return [...merged.values()];
}
