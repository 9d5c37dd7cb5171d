import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { findPlace, insertLines, insertRow, type Place } from '../stock/document.queries.ts';
import { takeReference } from '../stock/document-numbers.ts';
import { lockStock, postDocument } from '../stock/post-document.ts';
import type { StockPlace } from '../stock/stock.queries.ts';

export interface NewTransfer {
  id: string;
  from: string;
  to: string;
  order: string | null;
  notes: string;
  lines: readonly { item: string; quantity: number }[];
}

/** The copies leave and are in transit. Their value travels with them. */
export async function sendTransfer(
  tx: Tx,
  transfer: NewTransfer,
  { who, today, isReceivedToo = false }: { who: Who; today: string; isReceivedToo?: boolean },
): Promise<void> {
  const { id, lines } = transfer;
  const { from, to } = await placesOf(tx, transfer);
  const reference = await takeReference(tx, { register: 'T', ...from, day: today });
  // The receipt follows in the same transaction: after the number, the places of both are locked together in the one order.
  if (isReceivedToo) await lockStock(tx, bothEnds(from.id, to.id, lines));
  const posted = await postDocument(tx, {
    id,
    kind: 'transferOut',
    location: from.id,
    reference,
    lines,
    by: who,
    today,
  });
  const costOf = (item: string) => Math.abs(posted.lines.get(item)?.value ?? 0);
  const ends = { centre_id: from.centre, other_centre_id: to.centre };
  await insertRow(tx, 'stock_transfer', {
    id,
    ...ends,
    from_id: from.id,
    to_id: to.id,
    status: 'inTransit',
    reference,
    day: today,
    order_id: transfer.order,
    copies: lines.reduce((all, { quantity }) => all + quantity, 0),
    value: lines.reduce((all, { item }) => all + costOf(item), 0),
    notes: transfer.notes,
    made_by_name: who.name,
  });
  await insertLines(
    tx,
    'stock_transfer_line',
    lines.map(({ item, quantity }, at) => ({
      transfer_id: id,
      item_id: item,
      ...ends,
      place: at,
      quantity,
      value: costOf(item),
    })),
  );
}

/** An item at either end of its way. */
export function bothEnds(from: string, to: string, lines: readonly { item: string }[]): StockPlace[] {
  return lines.flatMap(({ item }) => [
    { location: from, item },
    { location: to, item },
  ]);
}

async function placesOf(tx: Tx, { from, to }: NewTransfer): Promise<{ from: Place; to: Place }> {
  const [source, target] = [await findPlace(tx, from), await findPlace(tx, to)];
  if (!source?.isMine) throw new PortalError('BAD_REFERENCE', { fields: { from: 'unknown' } });
  if (!target) throw new PortalError('BAD_REFERENCE', { fields: { to: 'unknown' } });
  if (!target.isActive) throw new PortalError('STOCK_LOCATION_CLOSED');
  return { from: source, to: target };
}
