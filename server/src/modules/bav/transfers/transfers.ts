import type { Transfer, transfers } from '@sewa/contract/bav/transfers';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { findPlace, updateRow } from '../stock/document.queries.ts';
import { share } from '../stock/moving-average.rules.ts';
import { lockStock, postDocument, reverseDocument } from '../stock/post-document.ts';
import { markToCount } from '../stock/stock.queries.ts';
import type { StockNeeds } from '../stock/stock-needs.ts';
import { bothEnds, sendTransfer } from './send-transfer.ts';
import { listLines, setReceived } from './transfers.queries.ts';
import { transferResource } from './transfers.resource.ts';

export function send({ today }: StockNeeds): Handler<typeof transfers.send> {
  return async (tx, { who, body }) => {
    const { id = newId(), isImmediate, lines, from, to, notes } = body;
    if (isImmediate && !(await findPlace(tx, to))?.isMine)
      throw new PortalError('BAD_REFERENCE', { fields: { to: 'unknown' } });
    const transfer = { id, from, to, order: null, notes, lines };
    await sendTransfer(tx, transfer, { who, today: today(), isReceivedToo: isImmediate });
    if (isImmediate)
      await arrive(tx, await getLocked(tx, id), { who, today: today(), missing: new Map(), reason: '' });
    return transferResource.get(tx, id);
  };
}

export function receive({ today }: StockNeeds): Handler<typeof transfers.receive> {
  return async (tx, { who, params, body }) => {
    const transfer = await getOpen(tx, params.id);
    if (!transfer.isToMe) throw new PortalError('TRANSFER_NOT_TO_YOU');
    const received = new Map(body.lines.map(({ item, received }) => [item, received]));
    await arrive(tx, transfer, { who, today: today(), missing: received, reason: body.reason });
    return transferResource.get(tx, transfer.id);
  };
}

export function callBack({ today }: StockNeeds): Handler<typeof transfers.cancel> {
  return async (tx, { who, params, body }) => {
    const transfer = await getOpen(tx, params.id);
    if (!transfer.isFromMe) throw new PortalError('TRANSFER_NOT_YOURS');
    if (transfer.order !== null) throw new PortalError('TRANSFER_OF_ORDER');
    const { reason } = body;
    await reverseDocument(tx, { document: transfer.id, reason, by: who, today: today() });
    await updateRow(tx, 'stock_transfer', transfer.id, { status: 'cancelled', reason });
    return transferResource.get(tx, transfer.id);
  };
}

export const showLines: Handler<typeof transfers.lines> = async (tx, { params }) => {
  await transferResource.get(tx, params.id);
  return listLines(tx, params.id);
};

interface Arrival {
  who: Who;
  today: string;
  /** What arrived of an item, where it is not what was sent. */
  missing: ReadonlyMap<string, number>;
  reason: string;
}

/** What arrived goes to stock with its share of the value; what is missing stays with the transfer, and both ends are counted. */
async function arrive(tx: Tx, transfer: Transfer, { who, today, missing, reason }: Arrival): Promise<void> {
  const lines = (await listLines(tx, transfer.id)).map((line) => ({
    ...line,
    received: missing.get(line.item) ?? line.quantity,
  }));
  const unknown = [...missing.keys()].some((item) => !lines.some((line) => line.item === item));
  if (unknown || lines.some(({ received, quantity }) => received > quantity))
    throw new PortalError('TRANSFER_TOO_MANY');
  const lost = lines.filter(({ received, quantity }) => received < quantity);
  if (lost.length > 0 && reason === '')
    throw new PortalError('TRANSFER_REASON_NEEDED', { fields: { reason: 'missing' } });
  // Both ends are marked below: locked in the one order, before the receipt locks its own.
  if (lost.length > 0) await lockStock(tx, bothEnds(transfer.from, transfer.to, lines));
  const arrived = lines.filter(({ received }) => received > 0);
  const document = newId();
  if (arrived.length > 0)
    await postDocument(tx, {
      id: document,
      kind: 'transferIn',
      location: transfer.to,
      reference: transfer.reference,
      reason,
      lines: arrived.map(({ item, quantity, value, received }) => ({
        item,
        quantity: received,
        value: share(value, received, quantity),
      })),
      by: who,
      today,
    });
  await setReceived(tx, transfer.id, lines);
  await updateRow(tx, 'stock_transfer', transfer.id, {
    status: 'received',
    received_at: new Date().toISOString(),
    received_by_name: who.name,
    received_id: arrived.length > 0 ? document : null,
    missing: lost.reduce((all, { quantity, received }) => all + quantity - received, 0),
    reason,
  });
  // Only the ends that the caller works for are marked: the other one is out of sight.
  const items = lost.map(({ item }) => item);
  for (const location of [transfer.from, transfer.to])
    await markToCount(tx, { location, items, reason: 'count' });
}

async function getOpen(tx: Tx, id: string): Promise<Transfer> {
  const transfer = await getLocked(tx, id);
  if (transfer.status !== 'inTransit') throw new PortalError('TRANSFER_CLOSED');
  return transfer;
}

async function getLocked(tx: Tx, id: string): Promise<Transfer> {
  const transfer = await transferResource.table.lock(tx, id);
  if (!transfer) throw notFound();
  return transfer;
}
