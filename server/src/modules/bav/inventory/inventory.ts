import { inventory } from '@sewa/contract/bav/inventory';
import { newId } from '@sewa/contract/kernel/values/ids';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { exportResource } from '../../../platform/resource/export-resource.ts';
import { shiftBooks } from '../counts/counts.queries.ts';
import { getOwnPlace } from '../stock/own-place.ts';
import { lockStock, postDocument, reverseDocument } from '../stock/post-document.ts';
import { findDocument, markToCount } from '../stock/stock.queries.ts';
import type { StockNeeds } from '../stock/stock-needs.ts';
import {
  clearMark,
  exportInventory,
  findItemStock,
  isItem,
  listInventory,
  listMovements,
} from './inventory.queries.ts';

export const list: Handler<typeof inventory.list> = (tx, { query }) => listInventory(tx, query);

export const exportList: Handler<typeof inventory.export> = (tx, call) =>
  exportResource(tx, {
    resource: inventory,
    call,
    page: (next, cursor) => exportInventory(next, call.query, cursor),
  });

export const read: Handler<typeof inventory.read> = async (tx, { params }) => {
  const found = await findItemStock(tx, params.id);
  if (!found) throw notFound();
  return found;
};

export const showMovements: Handler<typeof inventory.movements> = async (tx, { params, query }) => {
  if (!(await isItem(tx, params.id))) throw notFound();
  return listMovements(tx, params.id, query);
};

export function adjust({ today }: StockNeeds): Handler<typeof inventory.adjust> {
  return async (tx, { who, body }) => {
    const { id = newId(), location, reason, isOpening, lines } = body;
    const place = await getOwnPlace(tx, location);
    if (isOpening && lines.some(({ quantity }) => quantity < 0)) throw new PortalError('STOCK_OPENING');
    await postDocument(tx, {
      id,
      kind: isOpening ? 'opening' : 'adjustment',
      location: place.id,
      reason,
      lines: lines.map(({ item, quantity, cost }) => ({
        item,
        quantity,
        ...(cost === undefined || quantity < 0 ? {} : { value: cost * quantity }),
      })),
      by: who,
      today: today(),
    });
    return { id };
  };
}

/** Purchases, transfers and sales are cancelled where they were made: their records say so. */
const reversible = new Set(['opening', 'adjustment', 'count']);

export function reverse({ today }: StockNeeds): Handler<typeof inventory.reverse> {
  return async (tx, { who, params, body }) => {
    const document = await findDocument(tx, params.id);
    if (!document) throw notFound();
    if (!reversible.has(document.kind)) throw new PortalError('STOCK_DOCUMENT_KIND');
    const { id } = await reverseDocument(tx, {
      document: params.id,
      reason: body.reason,
      by: who,
      today: today(),
    });
    if (document.kind === 'count')
      await shiftBooks(tx, { id: document.id, location: document.location, isReversal: true });
    return { id };
  };
}

export const mark: Handler<typeof inventory.mark> = async (tx, { params, body }) => {
  const { location, isToCount } = body;
  const item = params.id;
  if (!(await isItem(tx, item))) throw notFound();
  await getOwnPlace(tx, location);
  // Makes the balance where the location never had the item.
  await lockStock(tx, [{ location, item }]);
  if (isToCount) await markToCount(tx, { location, items: [item], reason: 'asked' });
  else await clearMark(tx, { location, item });
  return null;
};
