import { dayAfter } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import type { Register } from '../../server/src/modules/bav/stock/document-numbers.ts';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';
import { counts } from './demo-counts.ts';
import { openingStock } from './demo-opening.ts';
import { orders } from './demo-orders.ts';
import { purchases } from './demo-purchases.ts';
import { yearOfSales } from './demo-sales.ts';
import { type DemoPlace, startDemoStock } from './demo-stock.ts';
import type { DemoItem, DemoShop, DemoTrade } from './demo-trade.ts';

const DAYS = 365;
/** On each day one after the other: what comes in before what is sent and sold. */
const trades: readonly ((shop: DemoShop) => DemoTrade)[] = [
  openingStock,
  purchases,
  orders,
  yearOfSales,
  counts,
];

/** A year of the shop, day by day, so that the ledger is in the order of time. */
export const insertShop: DemoPart = async (client, area) => {
  const shop = await openShop(client, area);
  const open = trades.map((start) => start(shop));
  for (let ago = DAYS; ago >= 0; ago--) for (const trade of open) trade.day(dayAfter(area.today, -ago));
  await shop.stock.write(client);
  for (const trade of open) await trade.write(client);
  await shop.writeNumbers(client);
};

async function openShop(client: Client, area: DemoArea) {
  const { areaId, centres } = area;
  const { rows: items } = await client.query<DemoItem>(
    `select id, title, price, cost, category, reorder_level as "reorderLevel" from bav_item where area_id = $1 order by number`,
    [areaId],
  );
  const [first] = centres;
  if (first === undefined) throw new Error('the demo lacks a centre for its shop');
  const places: Record<string, unknown>[] = [];
  const add = (centreId: string, name: string, kind: 'areaStore' | 'store' | 'counter'): DemoPlace => {
    const id = newId();
    places.push({ area_id: areaId, id, centre_id: centreId, name, kind });
    return { id, centreId };
  };
  const areaStore = add(first.id, 'Area store', 'areaStore');
  const ofCentres = centres.map(({ id }) => ({
    id,
    store: add(id, 'Store', 'store'),
    counter: add(id, 'Counter 1', 'counter'),
  }));
  const constant = { is_active: true, notes: '', version: 1 };
  const since = `${dayAfter(area.today, -DAYS)}T04:00:00Z`;
  await insertRows(
    client,
    'stock_location',
    places.map((place) => ({ ...place, ...constant, created_at: since, updated_at: since })),
  );
  const shop = { area, items, areaStore, centres: ofCentres, stock: startDemoStock(areaId) };
  return { ...shop, ...(await startNumbers(client, areaId)) } satisfies DemoShop & Record<string, unknown>;
}

/** Numbers as the portal counts them, kept here until the year is over. */
async function startNumbers(client: Client, areaId: string) {
  const { rows } = await client.query<{ id: string; code: string }>(
    'select id, code from centre where area_id = $1',
    [areaId],
  );
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const last = new Map<string, number>();
  return {
    referenceOf: ({ centreId }: DemoPlace, register: Register, day: string) => {
      const year = day.slice(0, 4);
      const series = `stock/${centreId}/${register}/${year}`;
      const number = (last.get(series) ?? 0) + 1;
      last.set(series, number);
      return `${codes.get(centreId)}/${year}/${register}${number}`;
    },
    writeNumbers: async (writer: Client) => {
      const counters = [...last].map(([kind, number]) => ({ area_id: areaId, kind, last: number }));
      await insertRows(writer, 'number_counter', counters);
    },
  };
}
