import { storeBarcode } from '@sewa/contract/bav/barcode';
import type { ChangedCounts, counts, StockCount } from '@sewa/contract/bav/counts';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { insertRow, updateRow } from '../stock/document.queries.ts';
import { takeReference } from '../stock/document-numbers.ts';
import { getOwnPlace } from '../stock/own-place.ts';
import { lockStock, postDocument, stockOf } from '../stock/post-document.ts';
import { type LockedStock, markToCount } from '../stock/stock.queries.ts';
import type { StockNeeds } from '../stock/stock-needs.ts';
import { type CountEntry, changedMeanwhile } from './count-entry.rules.ts';
import {
  clearMarks,
  dropReplaced,
  enterCounted,
  fillSheet,
  listEntries,
  listLines,
  shiftBooks,
} from './counts.queries.ts';
import { countResource } from './counts.resource.ts';

export function startCount({ today }: StockNeeds): Handler<typeof counts.start> {
  return async (tx, { who, body }) => {
    const { id = newId(), location, categories, isOnlyMarked, notes } = body;
    const place = await getOwnPlace(tx, location);
    const reference = await takeReference(tx, { register: 'C', ...place, day: today() });
    await insertRow(tx, 'stock_count', {
      id,
      centre_id: place.centre,
      location_id: location,
      status: 'open',
      reference,
      day: today(),
      notes,
      made_by_name: who.name,
    });
    await fillSheet(tx, { id, centre: place.centre, location, categories, isOnlyMarked });
    return countResource.get(tx, id);
  };
}

export const enter: Handler<typeof counts.enter> = async (tx, { who, params, body }) => {
  const sheet = await lockSheet(tx, params.id, body.lines);
  refuseChanged(sheet, body.lines);
  return enterLines(tx, { sheet, by: who.name, lines: body.lines });
};

/** To what the sheet says under its lock: whoever counts the same item at this moment waits. */
export const add: Handler<typeof counts.add> = async (tx, { who, params, body }) => {
  const sheet = await lockSheet(tx, params.id, body.lines);
  const lines = body.lines.map(({ item, copies }) => ({
    item,
    counted: (sheet.entries.get(item)?.counted ?? 0) + copies,
  }));
  return enterLines(tx, { sheet, by: who.name, lines });
};

export function postCount({ today }: StockNeeds): Handler<typeof counts.post> {
  return async (tx, { who, params }) => {
    const count = await getOpen(tx, params.id);
    if (count.counted === 0) throw new PortalError('COUNT_EMPTY');
    // All that was counted, not only what differs: the marks of all are cleared.
    await lockStock(
      tx,
      (await listLines(tx, count.id)).flatMap(({ item, counted }) =>
        counted === null ? [] : [{ location: count.location, item }],
      ),
    );
    await dropReplaced(tx, count);
    // Read under the locks: another sheet may have been posted until then.
    const lines = await listLines(tx, count.id);
    const differences = lines.flatMap(({ item, counted, book }) =>
      counted === null || book === null || counted === book ? [] : [{ item, quantity: counted - book }],
    );
    if (differences.length > 0)
      await postDocument(tx, {
        id: count.id,
        kind: 'count',
        location: count.location,
        reference: count.reference,
        lines: differences,
        by: who,
        today: today(),
      });
    await shiftBooks(tx, { ...count, isReversal: false });
    await clearMarks(tx, count);
    await updateRow(tx, 'stock_count', count.id, {
      status: 'posted',
      posted_at: new Date().toISOString(),
      posted_by_name: who.name,
    });
    return countResource.get(tx, count.id);
  };
}

export const cancelCount: Handler<typeof counts.cancel> = async (tx, { params }) => {
  const count = await getOpen(tx, params.id);
  await updateRow(tx, 'stock_count', count.id, { status: 'cancelled' });
  return countResource.get(tx, count.id);
};

export const showLines: Handler<typeof counts.lines> = async (tx, { params }) => {
  await countResource.get(tx, params.id);
  const lines = await listLines(tx, params.id);
  return lines.map(({ barcode, number, ...line }) => ({
    ...line,
    scanCode: barcode === '' ? storeBarcode(number) : barcode,
  }));
};

async function getOpen(tx: Tx, id: string): Promise<StockCount> {
  const count = await countResource.table.lock(tx, id);
  if (!count) throw notFound();
  if (count.status !== 'open') throw new PortalError('COUNT_CLOSED');
  return count;
}

interface LockedSheet {
  id: string;
  location: string;
  centre: string;
  stock: ReadonlyMap<string, LockedStock>;
  /** Of those lines that are counted, by item. */
  entries: ReadonlyMap<string, CountEntry>;
}

/** An open sheet and the balances of these lines, locked to the end of the transaction. */
async function lockSheet(tx: Tx, id: string, lines: readonly { item: string }[]): Promise<LockedSheet> {
  const { location } = await getOpen(tx, id);
  const { centre } = await getOwnPlace(tx, location);
  const stock = await lockStock(
    tx,
    lines.map(({ item }) => ({ location, item })),
  );
  const entries = await listEntries(
    tx,
    id,
    lines.map(({ item }) => item),
  );
  return { id, location, centre, stock, entries: new Map(entries.map((entry) => [entry.item, entry])) };
}

function refuseChanged(
  { location, stock, entries }: LockedSheet,
  lines: Parameters<typeof changedMeanwhile>[0],
): void {
  const changed = changedMeanwhile(lines, entries);
  const [first] = changed;
  if (!first) return;
  const { title } = stockOf(stock, { location, item: first.item });
  throw new PortalError('COUNT_CHANGED', {
    data: { changed } satisfies ChangedCounts,
    words: () => ({ title, counted: String(first.counted), name: first.countedByName }),
  });
}

/** Each entry remembers what the ledger said at its moment: sales until the posting are no difference. */
async function enterLines(
  tx: Tx,
  entered: { sheet: LockedSheet; by: string; lines: readonly { item: string; counted: number | null }[] },
): Promise<StockCount> {
  const { id, location, centre, stock } = entered.sheet;
  const lines = entered.lines.map(({ item, counted }) => ({
    item,
    counted,
    book: stockOf(stock, { location, item }).quantity,
  }));
  await enterCounted(tx, { count: id, centre, by: entered.by, lines });
  const contradicted = lines.filter(({ counted, book }) => counted !== null && counted !== book);
  await markToCount(tx, { location, items: contradicted.map(({ item }) => item), reason: 'count' });
  return countResource.get(tx, id);
}
