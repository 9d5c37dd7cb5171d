import { purchaseTypes } from '@sewa/contract/bav/enums';
import type { Purchase, purchases } from '@sewa/contract/bav/purchases';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { insertLines, insertRow, type Place, updateRow } from '../stock/document.queries.ts';
import { takeReference } from '../stock/document-numbers.ts';
import { getOwnPlace } from '../stock/own-place.ts';
import { postDocument, reverseDocument } from '../stock/post-document.ts';
import type { StockNeeds } from '../stock/stock-needs.ts';
import { hasReturns, listLines, listSuppliers } from './purchases.queries.ts';
import { purchaseResource } from './purchases.resource.ts';

const { PURCHASE, RETURN } = purchaseTypes;

interface Entry {
  id: string;
  type: number;
  place: Place;
  day: string;
  source: string;
  supplier: string;
  billNumber: string;
  purchase: string | null;
  notes: string;
  lines: readonly { item: string; quantity: number; cost: number }[];
}

export function postPurchase({ today }: StockNeeds): Handler<typeof purchases.post> {
  return async (tx, { who, body }) => {
    const { id = newId(), location, day, ...entry } = body;
    if (day > today()) throw new PortalError('PURCHASE_DAY_AHEAD', { fields: { day: 'ahead' } });
    const place = await getOwnPlace(tx, location);
    await write(tx, who, { ...entry, id, type: PURCHASE, place, day, purchase: null }, today());
    return purchaseResource.get(tx, id);
  };
}

/** At the cost of the purchase. The purchase stays locked, so that two returns at once do not give back more than was bought. */
export function returnPurchase({ today }: StockNeeds): Handler<typeof purchases.giveBack> {
  return async (tx, { who, params, body }) => {
    const purchase = await getLocked(tx, params.id);
    if (purchase.type !== PURCHASE) throw new PortalError('PURCHASE_IS_RETURN');
    if (purchase.isCancelled) throw new PortalError('PURCHASE_CANCELLED');
    if (body.day < purchase.day || body.day > today())
      throw new PortalError('PURCHASE_RETURN_DAY', { fields: { day: 'outside' } });
    const bought = new Map((await listLines(tx, purchase.id)).map((line) => [line.item, line]));
    const lines = body.lines.map(({ item, quantity }) => {
      const line = bought.get(item);
      if (!line) throw new PortalError('BAD_REFERENCE');
      const left = line.quantity - line.returned;
      if (quantity > left)
        throw new PortalError('PURCHASE_RETURN_TOO_MANY', {
          data: { item, left },
          words: () => ({ title: line.title, left: String(left) }),
        });
      return { item, quantity, cost: line.cost };
    });
    const place = await getOwnPlace(tx, purchase.location);
    const { source, supplier, billNumber } = purchase;
    const { id = newId(), day, notes } = body;
    const entry = {
      id,
      type: RETURN,
      place,
      day,
      source,
      supplier,
      billNumber,
      purchase: purchase.id,
      notes,
      lines,
    };
    await write(tx, who, entry, today());
    return purchaseResource.get(tx, id);
  };
}

export function cancelPurchase({ today }: StockNeeds): Handler<typeof purchases.cancel> {
  return async (tx, { who, params, body }) => {
    const purchase = await getLocked(tx, params.id);
    if (purchase.isCancelled) throw new PortalError('STOCK_REVERSED');
    if (await hasReturns(tx, purchase.id)) throw new PortalError('PURCHASE_HAS_RETURNS');
    // A cancelled return puts its copies back to the purchase: nobody returns them meanwhile.
    if (purchase.purchase !== null) await getLocked(tx, purchase.purchase);
    const { reason } = body;
    await reverseDocument(tx, { document: purchase.id, reason, by: who, today: today() });
    await updateRow(tx, 'stock_purchase', purchase.id, { is_cancelled: true, reason });
    return purchaseResource.get(tx, purchase.id);
  };
}

export const showLines: Handler<typeof purchases.lines> = async (tx, { params }) => {
  await purchaseResource.get(tx, params.id);
  return listLines(tx, params.id);
};

export const showSuppliers: Handler<typeof purchases.suppliers> = (tx, { query }) =>
  listSuppliers(tx, query.q);

async function write(tx: Tx, who: Who, entry: Entry, today: string): Promise<void> {
  const { id, type, place, day, lines } = entry;
  const register = type === PURCHASE ? 'P' : 'R';
  const reference = await takeReference(tx, { register, ...place, day: today });
  await insertRow(tx, 'stock_purchase', {
    id,
    centre_id: place.centre,
    location_id: place.id,
    type,
    reference,
    day,
    source: entry.source,
    supplier: entry.source === 'supplier' ? entry.supplier : '',
    bill_number: entry.billNumber,
    purchase_id: entry.purchase,
    total: lines.reduce((all, { quantity, cost }) => all + quantity * cost, 0),
    copies: lines.reduce((all, { quantity }) => all + quantity, 0),
    notes: entry.notes,
    made_by_name: who.name,
  });
  await insertLines(
    tx,
    'stock_purchase_line',
    lines.map(({ item, quantity, cost }, at) => ({
      purchase_id: id,
      item_id: item,
      centre_id: place.centre,
      place: at,
      quantity,
      cost,
    })),
  );
  await postDocument(tx, {
    id,
    kind: type === PURCHASE ? 'purchase' : 'purchaseReturn',
    location: place.id,
    reference,
    lines: lines.map(({ item, quantity, cost }) => ({ item, quantity, value: quantity * cost })),
    by: who,
    today,
  });
}

async function getLocked(tx: Tx, id: string): Promise<Purchase> {
  const purchase = await purchaseResource.table.lock(tx, id);
  if (!purchase) throw notFound();
  return purchase;
}
