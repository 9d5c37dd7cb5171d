import { newId } from '@sewa/contract/kernel/values/ids';
import type { Reply } from '../../../testing/visitor.ts';

/** What a client of the trade works with: a counter with an open shift, and a source of chance. */
export interface Trader {
  shift: string;
  /** The location of the counter. */
  location: string;
  /** Asks again with the same key until the server answers. */
  send(path: string, body: unknown): Promise<Reply>;
  read(path: string): Promise<Reply>;
  chance(): number;
}

interface Sale {
  id: string;
  cash: number;
  lines: readonly { place: number; quantity: number }[];
}

/** What all clients together were told, to be compared with what is stored. */
export class Told {
  /** Stock documents that were posted. */
  readonly documents: string[] = [];
  /** Receipts that were posted. */
  readonly receipts: string[] = [];
  /** Cash that each shift took and gave. */
  readonly cash = new Map<string, number>();
  readonly refused = new Map<string, number>();
  /** Sales of all clients: each may return or cancel those of the others. */
  readonly sales: Sale[] = [];
  /** Sales that left something to check. */
  readonly unclear: string[] = [];

  addCash(shift: string, amount: number): void {
    this.cash.set(shift, (this.cash.get(shift) ?? 0) + amount);
  }

  refuse(code: string): void {
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
  }
}

export interface Shop {
  places: readonly string[];
  items: readonly { id: string; price: number }[];
  told: Told;
}

type Line = { item: string; quantity: number };
type Act = (trader: Trader, shop: Shop) => Promise<void>;

/** One random document; now and then one that is refused. */
export async function trade(trader: Trader, shop: Shop): Promise<void> {
  await one(trader, acts)(trader, shop);
}

const buy: Act = async (trader, { places, items, told }) => {
  const id = newId();
  const bill = { day: '2026-01-01', source: 'headOffice', supplier: '', billNumber: '', notes: '' };
  const lines = someLines(trader, items).map((line) => ({ ...line, cost: below(trader, 9_999) }));
  const reply = await trader.send('/api/bav/purchase', { id, location: one(trader, places), ...bill, lines });
  if (isPosted(reply, told)) told.documents.push(id);
};

const transfer: Act = async (trader, { places, items, told }) => {
  const id = newId();
  const from = one(trader, places);
  const to = one(
    trader,
    places.filter((place) => place !== from),
  );
  const isImmediate = trader.chance() < 0.5;
  const lines = someLines(trader, items);
  const sent = await trader.send('/api/bav/transfer', { id, from, to, notes: '', isImmediate, lines });
  if (!isPosted(sent, told)) return;
  told.documents.push(id);
  if (!isImmediate) isPosted(await trader.send(`/api/bav/transfer/${id}/receive`, { lines: [] }), told);
};

const count: Act = async (trader, { places, items, told }) => {
  const id = newId();
  const sheet = { id, location: one(trader, places), categories: [15] };
  if (!isPosted(await trader.send('/api/bav/count', sheet), told)) return;
  const lines = someLines(trader, items).map(({ item }) => ({ item, counted: below(trader, 6) - 1 }));
  await trader.send(`/api/bav/count/${id}/enter`, { lines });
  isPosted(await trader.send(`/api/bav/count/${id}/post`, {}), told);
};

const adjust: Act = async (trader, { places, items, told }) => {
  const id = newId();
  const lines = someLines(trader, items).map(({ item, quantity }) => ({
    item,
    quantity: trader.chance() < 0.5 ? -quantity : quantity,
  }));
  const body = { id, location: one(trader, places), reason: 'Test', lines };
  if (isPosted(await trader.send('/api/bav/inventory/adjust', body), told)) told.documents.push(id);
};

/** Of what was posted: a purchase is cancelled, something else is not found. */
const cancelPurchase: Act = async (trader, { told }) => {
  const purchase = one(trader, [newId(), ...told.documents.slice(-20)]);
  const reply = await trader.send(`/api/bav/purchase/${purchase}/cancel`, { reason: 'Test' });
  if (reply.status !== 404) isPosted(reply, told);
};

/** While the customer waits, or as a sale that waited on the device and may have sold what was not there. */
const sell: Act = async (trader, { items, told }) => {
  const id = newId();
  const lines = someLines(trader, items).map((line) => ({
    ...line,
    price: items.find((item) => item.id === line.item)?.price ?? 0,
    discount: 0,
  }));
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const upi = trader.chance() < 0.3 ? Math.floor(trader.chance() * total) : 0;
  const cash = total - upi;
  const reply = await trader.send('/api/bav/sales', {
    ...{ id, shift: trader.shift, number: nextNumber(trader), lines, cash, upi, tendered: cash },
    ...{ at: new Date().toISOString(), isFinal: trader.chance() < 0.15 },
  });
  if (!isPosted(reply, told)) return;
  told.receipts.push(id);
  told.addCash(trader.shift, cash);
  if (reply.body.data.issues > 0) told.unclear.push(id);
  told.sales.push({ id, cash, lines: lines.map(({ quantity }, place) => ({ place, quantity })) });
};

/** Copies that an oversold sale owes leave the stock where it has them by now. */
const settle: Act = async (trader, { told }) => {
  const sale = one(trader, told.unclear.slice(-10));
  if (sale === undefined) return;
  const { issues } = (await trader.read(`/api/bav/sales/${sale}`)).body.data;
  for (const { id } of issues)
    isPosted(await trader.send(`/api/bav/sales/issues/${id}/settle`, { fromStock: true, note: '' }), told);
};

/** At this counter, of a sale of any counter. */
const takeBack: Act = async (trader, { told }) => {
  const sale = recentSale(trader, told);
  if (!sale) return;
  const id = newId();
  const { place, quantity } = one(trader, sale.lines);
  const by = trader.chance() < 0.7 ? 'cash' : 'upi';
  const condition = trader.chance() < 0.8 ? 'stock' : 'damaged';
  const reply = await trader.send('/api/bav/return', {
    ...{ id, shift: trader.shift, sale: sale.id, by, reason: '' },
    lines: [{ place, quantity: below(trader, quantity), condition }],
  });
  if (!isPosted(reply, told)) return;
  told.receipts.push(id);
  if (by === 'cash') told.addCash(trader.shift, reply.body.data.total);
};

const cancelSale: Act = async (trader, { told }) => {
  const unclear = told.sales.filter(({ id }) => told.unclear.slice(-10).includes(id));
  const sale = trader.chance() < 0.5 ? recentSale(trader, told) : one(trader, unclear);
  if (!sale) return;
  const id = newId();
  const body = { id, shift: trader.shift, reason: 'Test' };
  const reply = await trader.send(`/api/bav/sales/${sale.id}/cancel`, body);
  if (!isPosted(reply, told)) return;
  told.receipts.push(id);
  told.addCash(trader.shift, -sale.cash);
};

const acts: readonly Act[] = [
  ...[buy, buy, transfer, count, adjust, cancelPurchase],
  ...[sell, sell, sell, settle, settle, takeBack, cancelSale],
];

/** Whatever is wrong with a document is told as a conflict; anything else is a fault of the server. */
function isPosted(reply: Reply, told: Told): boolean {
  if (reply.status === 200) return true;
  if (reply.status !== 409) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`);
  told.refuse(reply.body.code);
  return false;
}

const numbers = new WeakMap<Trader, number>();
function nextNumber(trader: Trader): number {
  const number = (numbers.get(trader) ?? 0) + 1;
  numbers.set(trader, number);
  return number;
}

function recentSale(trader: Trader, { sales }: Told): Sale | undefined {
  return sales.length === 0 ? undefined : one(trader, sales.slice(-10));
}

function someLines(trader: Trader, items: Shop['items']): Line[] {
  const chosen = new Set([one(trader, items).id, one(trader, items).id]);
  return [...chosen].map((item) => ({ item, quantity: below(trader, 3) }));
}

/** From one to so many. */
function below({ chance }: Trader, most: number): number {
  return 1 + Math.floor(chance() * most);
}

function one<T>({ chance }: Trader, all: readonly T[]): T {
  return all[Math.floor(chance() * all.length)] as T;
}
