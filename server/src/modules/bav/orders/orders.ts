import { orderStatuses } from '@sewa/contract/bav/enums';
import { sanctionYear } from '@sewa/contract/bav/order-moves';
import type { Order, orders } from '@sewa/contract/bav/orders';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { listGatheringDays } from '../../oae/public.ts';
import { findPlace, insertLines, insertRow, type Place, updateRow } from '../stock/document.queries.ts';
import { takeReference } from '../stock/document-numbers.ts';
import { getOwnPlace } from '../stock/own-place.ts';
import type { StockNeeds } from '../stock/stock-needs.ts';
import { suggestedQuantity } from './order.rules.ts';
import { takeOrderStep } from './order-step.ts';
import { deleteLines, findBelowLevel, findPrices, listLines, WEEKS_AHEAD } from './orders.queries.ts';
import { orderResource } from './orders.resource.ts';
import { findSanctionUse, maySeeSanction } from './sanctions.queries.ts';

type Entry = Parameters<ReturnType<typeof ask>>[1]['body'];

export function ask({ today }: StockNeeds): Handler<typeof orders.ask> {
  return async (tx, { who, body }) => {
    const { id = newId() } = body;
    const { place, store } = await placesOf(tx, body);
    const priced = await price(tx, body.lines);
    const reference = await takeReference(tx, { register: 'O', ...place, day: today() });
    const ends = { centre_id: place.centre, other_centre_id: store.centre };
    await insertRow(tx, 'stock_order', {
      id,
      ...ends,
      location_id: place.id,
      store_id: store.id,
      status: orderStatuses.CREATED,
      reference,
      day: today(),
      needed_by: body.neededBy,
      notes: body.notes,
      ...sumsOf(priced),
      made_by: who.userId,
      made_by_name: who.name,
    });
    await writeLines(tx, { id, ends, lines: priced });
    return orderResource.get(tx, id);
  };
}

/** Who changes an order does not approve it either. */
export const askAgain: Handler<typeof orders.askAgain> = async (tx, { who, params, body }) => {
  const order = await getLocked(tx, params.id);
  assertMine(order);
  assertVersion(order, body.version);
  assertCreated(order);
  const { place, store } = await placesOf(tx, body);
  if (place.centre !== order.centre) throw new PortalError('ORDER_CENTRE_FIXED');
  const priced = await price(tx, body.lines);
  const ends = { centre_id: place.centre, other_centre_id: store.centre };
  await updateRow(tx, 'stock_order', order.id, {
    ...ends,
    location_id: place.id,
    store_id: store.id,
    needed_by: body.neededBy,
    notes: body.notes,
    ...sumsOf(priced),
    editors: [...new Set([...order.editors, who.userId])],
  });
  await deleteLines(tx, order.id);
  await writeLines(tx, { id: order.id, ends, lines: priced });
  return orderResource.get(tx, order.id);
};

export const withdraw: Handler<typeof orders.remove> = async (tx, { params }) => {
  const order = await getLocked(tx, params.id);
  assertMine(order);
  assertCreated(order);
  await orderResource.table.remove(tx, order.id);
  return null;
};

export function move({ today }: StockNeeds): Handler<typeof orders.move> {
  return async (tx, { who, params, body }) => {
    const order = await getLocked(tx, params.id);
    await takeOrderStep(tx, order, { ...body, who, today: today() });
    return orderResource.get(tx, order.id);
  };
}

export const showLines: Handler<typeof orders.lines> = async (tx, { params }) => {
  await orderResource.get(tx, params.id);
  return listLines(tx, params.id);
};

export function showSanction({ today }: StockNeeds): Handler<typeof orders.sanction> {
  return async (tx, { query }) => {
    if (!(await maySeeSanction(tx, query.centre))) throw notFound();
    return findSanctionUse(tx, query.centre, query.year ?? sanctionYear(today()));
  };
}

export function suggest({ today }: StockNeeds): Handler<typeof orders.suggest> {
  return async (tx, { query }) => {
    const { id, centre } = await getOwnPlace(tx, query.location);
    const day = today();
    const around = { from: dayAfter(day, -365), to: dayAfter(day, WEEKS_AHEAD * 7 - 1) };
    const gatherings = await listGatheringDays(tx, { centre, ...around });
    const below = await findBelowLevel(tx, { location: id, today: day, gatherings });
    return below.map(({ onItsWay, ...line }) => ({
      ...line,
      quantity: suggestedQuantity({ ...line, onItsWay }),
    }));
  };
}

async function placesOf(tx: Tx, { location, store }: Pick<Entry, 'location' | 'store'>) {
  const place = await getOwnPlace(tx, location);
  const from = await findPlace(tx, store);
  if (from?.kind !== 'areaStore') throw new PortalError('ORDER_STORE', { fields: { store: 'unknown' } });
  if (!place.isActive || !from.isActive) throw new PortalError('STOCK_LOCATION_CLOSED');
  return { place, store: from } satisfies Record<string, Place>;
}

interface PricedLine {
  item: string;
  quantity: number;
  price: number;
}

async function price(tx: Tx, lines: Entry['lines']): Promise<PricedLine[]> {
  const prices = await findPrices(
    tx,
    lines.map(({ item }) => item),
  );
  return lines.map(({ item, quantity }) => {
    const found = prices.get(item);
    if (found === undefined) throw new PortalError('ORDER_ITEM_CLOSED', { data: { item } });
    return { item, quantity, price: found };
  });
}

function sumsOf(lines: readonly PricedLine[]) {
  const value = lines.reduce((all, { quantity, price: each }) => all + quantity * each, 0);
  return { asked_value: value, value, copies: lines.reduce((all, { quantity }) => all + quantity, 0) };
}

async function writeLines(
  tx: Tx,
  { id, ends, lines }: { id: string; ends: Record<string, string>; lines: readonly PricedLine[] },
): Promise<void> {
  await insertLines(
    tx,
    'stock_order_line',
    lines.map(({ item, quantity, price: each }, at) => ({
      order_id: id,
      item_id: item,
      ...ends,
      place: at,
      asked: quantity,
      price: each,
    })),
  );
}

/** The store's centre sees the order too, and may send it back once it is approved. */
function assertMine({ isMine }: Order): void {
  if (!isMine) throw new PortalError('ORDER_NOT_YOURS');
}

function assertCreated({ status }: Order): void {
  if (status >= orderStatuses.VERIFIED) throw new PortalError('ORDER_PACKED');
  if (status !== orderStatuses.CREATED) throw new PortalError('ORDER_FROZEN');
}

async function getLocked(tx: Tx, id: string): Promise<Order> {
  const order = await orderResource.table.lock(tx, id);
  if (!order) throw notFound();
  return order;
}
