// Long because the counter, its shift and its receipts are tried on one counter: a database of its own costs three seconds.
import { discountOf } from '@sewa/contract/bav/basket';
import { newId } from '@sewa/contract/kernel/values/ids';
import { wholeRupees } from '@sewa/contract/kernel/values/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inArea } from '../../../testing/in-area.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { postDocument } from '../stock/post-document.ts';
import { settleIssue } from './issues.queries.ts';
import {
  makeCounter,
  notesFor,
  openShift,
  type SoldItem,
  saleOf,
  sell,
  type TestCounter,
} from './testing/some-counter.ts';

let portal: TestPortal;
let area: Visitor;
let cashier: Visitor;
let counter: TestCounter;
let shift: string;
let number = 0;
let next = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  cashier = await portal.signIn('counter');
  counter = await makeCounter(portal, area);
  shift = await openShift(cashier, counter.till);
});
afterAll(() => portal.close());

/** An item that no test has touched, with so many copies at the counter. */
async function freshItem(copies: number): Promise<SoldItem> {
  const item = counter.items[next++];
  if (!item) throw new Error('no item is left');
  if (copies > 0) await counter.stock(item, copies);
  return item;
}

const shiftNow = async (id = shift) => (await area.get(`/api/bav/shifts/${id}`)).body.data;
const receiptOf = async (id: string) => (await cashier.get(`/api/bav/sales/${id}`)).body.data;

describe('a sale', () => {
  test('takes stock, cash and a receipt together, with discount and mixed payment', async () => {
    const [one, other] = [await freshItem(5), await freshItem(5)];
    const before = await shiftNow();
    const gross = 2 * one.price + other.price;
    const discount = Math.round(gross / 10);
    const sale = saleOf(shift, ++number, [
      [one, 2],
      [other, 1],
    ]);
    sale.lines = sale.lines.map((line, place) => ({ ...line, discount: place === 0 ? discount : 0 }));
    const reply = await sell(cashier, {
      ...sale,
      cash: gross - discount - 1_000,
      upi: 1_000,
      tendered: gross,
    });
    expect(reply.body.data).toMatchObject({
      reference: `${counter.code}-1-${number}`,
      isRepeat: false,
      issues: 0,
      stock: { [one.id]: 3, [other.id]: 4 },
    });
    expect(await counter.onHand(one)).toBe(3);
    expect(await receiptOf(sale.id)).toMatchObject({
      kind: 'sale',
      state: 'whole',
      copies: 3,
      gross,
      discount,
      total: gross - discount,
      upi: 1_000,
      change: discount + 1_000,
      payment: 'mixed',
      cashierName: 'Simran Kaur',
      lines: [
        { item: one.id, quantity: 2, amount: 2 * one.price - discount, returned: 0 },
        { item: other.id, quantity: 1, amount: other.price },
      ],
    });
    const after = await shiftNow();
    expect(after.expected - before.expected).toBe(gross - discount - 1_000);
    expect(after.upiSales - before.upiSales).toBe(1_000);
  });

  test('sent twice, also at once, is one; another one under its id or number is refused', async () => {
    const item = await freshItem(9);
    const sale = saleOf(shift, ++number, [[item, 1]]);
    const replies = await Promise.all([
      sell(cashier, sale),
      sell(cashier, { ...sale, isFinal: true }),
      sell(cashier, sale),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.filter(({ body }) => body.data.isRepeat)).toHaveLength(2);
    expect(await counter.onHand(item)).toBe(8);
    const changed = await sell(cashier, { ...sale, tendered: sale.tendered + 100 });
    expect(changed.body.code).toBe('SAVED_BEFORE');
    const taken = await sell(cashier, saleOf(shift, number, [[item, 2]]));
    expect(taken.body).toMatchObject({ code: 'RECEIPT_NUMBER_TAKEN' });
    expect(await counter.onHand(item)).toBe(8);
  });

  test('is refused whole while the customer waits: too few copies, another price, too much discount, sums that do not fit', async () => {
    const [item, short] = [await freshItem(3), await freshItem(1)];
    const expected = (await shiftNow()).expected;
    const refused = async (
      over: Partial<ReturnType<typeof saleOf>>,
      lines = [[item, 1]] as [SoldItem, number][],
    ) => (await sell(cashier, { ...saleOf(shift, number + 1, lines), ...over })).body.code;
    expect(
      await refused({}, [
        [item, 1],
        [short, 2],
      ]),
    ).toBe('STOCK_SHORT');
    const cheap = { item: item.id, quantity: 1, price: item.price - 100, discount: 0 };
    expect(await refused({ lines: [cheap], cash: cheap.price, tendered: cheap.price })).toBe(
      'SALE_PRICE_CHANGED',
    );
    const half = { item: item.id, quantity: 1, price: item.price, discount: Math.ceil(item.price / 2) };
    const paid = item.price - half.discount;
    expect(await refused({ lines: [half], cash: paid, tendered: paid })).toBe('SALE_DISCOUNT');
    expect(await refused({ cash: item.price - 1 })).toBe('SALE_PAYMENT');
    expect(await refused({ tendered: item.price - 1 })).toBe('SALE_PAYMENT');
    expect(await refused({ shift: newId() })).toBe('NOT_FOUND');
    expect(await refused({}, [[{ ...item, id: newId() }, 1]])).toBe('BAD_REFERENCE');
    expect(await counter.onHand(item)).toBe(3);
    expect((await shiftNow()).expected).toBe(expected);
  });

  test('of the last copy is made once by racing counters', async () => {
    const other = await makeCounter(portal, area, { location: counter.location });
    const otherShift = await openShift(area, other.till);
    const item = await freshItem(1);
    const sales = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        place % 2
          ? sell(area, saleOf(otherShift, place + 1, [[item, 1]]))
          : sell(cashier, saleOf(shift, ++number, [[item, 1]])),
      ),
    );
    expect(sales.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sales.filter(({ body }) => body.code === 'STOCK_SHORT')).toHaveLength(7);
    expect(await counter.onHand(item)).toBe(0);
  });
});

describe('a sale that waited on the device', () => {
  const openedHoursAgo = (hours: number) =>
    portal.owner.query('update bav_shift set opened_at = now() - make_interval(hours => $2) where id = $1', [
      shift,
      hours,
    ]);

  test('is not older than its shift: the clock was set in between', async () => {
    await openedHoursAgo(2);
    const at = new Date(Date.now() - 5 * 3_600_000).toISOString();
    const sale = saleOf(shift, ++number, [[await freshItem(1), 1]], { isFinal: true, at });
    await cashier.post('/api/bav/sales', sale, { 'portal-sent-at': new Date().toISOString() });
    expect(Date.now() - Date.parse((await receiptOf(sale.id)).at)).toBeLessThan(3_600_000);
  });

  test('is recorded as it was made; what the stock did not have is listed, and taken when it is there', async () => {
    await openedHoursAgo(2);
    const item = await freshItem(2);
    const before = await shiftNow();
    const at = new Date(Date.now() - 3_600_000).toISOString();
    const sale = saleOf(shift, ++number, [[item, 3]], { isFinal: true, at });
    const posted = await cashier.post('/api/bav/sales', sale, { 'portal-sent-at': new Date().toISOString() });
    expect(posted.body.data).toMatchObject({ issues: 1, stock: { [item.id]: 0 } });
    expect((await shiftNow()).expected - before.expected).toBe(3 * item.price);
    const receipt = await receiptOf(sale.id);
    expect(Math.abs(Date.parse(receipt.at) - Date.parse(at))).toBeLessThan(30_000);
    const [issue] = receipt.issues;
    expect(issue).toMatchObject({ kind: 'oversold', quantity: 1, inStock: 0, state: 'waiting' });
    const settle = (body: object) => area.post(`/api/bav/sales/issues/${issue.id}/settle`, body);
    expect((await settle({ fromStock: true, note: '' })).body.code).toBe('ISSUE_STILL_SHORT');
    expect((await settle({ fromStock: false, note: '' })).body.code).toBe('ISSUE_NOTE_NEEDED');
    await counter.stock(item, 4);
    expect((await settle({ fromStock: true, note: '' })).status).toBe(200);
    expect((await settle({ fromStock: true, note: '' })).body.code).toBe('ISSUE_SETTLED');
    expect(await counter.onHand(item)).toBe(3);
  });

  test('lists an old price, a discount above the limit, and a sale that came after the close', async () => {
    const item = await freshItem(5);
    const late = await makeCounter(portal, area, { location: counter.location, maxDiscount: 0 });
    const closed = await openShift(cashier, late.till, 0);
    const paid = item.price - 500;
    const lines = [{ item: item.id, quantity: 1, price: item.price - 300, discount: 200 }];
    await cashier.post(`/api/bav/shifts/${closed}/close`, { count: {}, note: '' });
    const sale = saleOf(closed, 1, [[item, 1]], { lines, cash: paid, tendered: paid, isFinal: true });
    expect((await sell(cashier, sale)).body.data).toMatchObject({ issues: 3 });
    const kinds = (await receiptOf(sale.id)).issues.map(({ kind }: { kind: string }) => kind);
    expect(kinds.sort()).toEqual(['discount', 'lateSale', 'price']);
    // The drawer was counted before it came: the difference shows it.
    expect(await shiftNow(closed)).toMatchObject({ expected: paid, counted: 0, difference: -paid });
    const strict = await sell(cashier, saleOf(closed, 2, [[item, 1]]));
    expect(strict.body.code).toBe('SHIFT_CLOSED');
  });
});

describe('a return', () => {
  test('pays back what was paid, never more than was sold, into stock or as damaged', async () => {
    const item = await freshItem(10);
    const sale = saleOf(shift, ++number, [[item, 3]]);
    sale.lines = sale.lines.map((line) => ({ ...line, discount: 100 }));
    sale.cash -= 100;
    await sell(cashier, sale);
    const { expected } = await shiftNow();
    const back = (quantity: number, condition: string) => ({
      id: newId(),
      shift,
      sale: sale.id,
      lines: [{ place: 0, quantity, condition }],
      by: 'cash',
      reason: '',
    });
    const first = back(1, 'stock');
    const made = await cashier.post('/api/bav/return', first);
    expect(made.body.data).toMatchObject({ reference: `${counter.code}-1-R1` });
    expect((await cashier.post('/api/bav/return', first)).body.data).toEqual(made.body.data);
    // Its answer was lost, and the clerk now wants two: the first one stands.
    const changed = { ...first, lines: [{ place: 0, quantity: 2, condition: 'stock' }] };
    expect((await cashier.post('/api/bav/return', changed)).body.code).toBe('SAVED_BEFORE');
    expect(await counter.onHand(item)).toBe(8);
    const races = await Promise.all(
      Array.from({ length: 4 }, () => cashier.post('/api/bav/return', back(2, 'damaged'))),
    );
    expect(races.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(races.filter(({ body }) => body.code === 'RETURN_TOO_MANY')).toHaveLength(3);
    // Damaged copies do not come back to the stock, and all returns come to what was paid.
    expect(await counter.onHand(item)).toBe(8);
    expect(expected - (await shiftNow()).expected).toBe(sale.cash);
    expect(await receiptOf(sale.id)).toMatchObject({ state: 'returned', lines: [{ returned: 3 }] });
    const found = await cashier.get('/api/bav/sales/by-number', {
      number: `${counter.code.toLowerCase()}-1-${number}`,
    });
    expect(found.body.data).toMatchObject({
      id: sale.id,
      followers: [{ kind: 'return' }, { kind: 'return' }],
    });
    expect((await cashier.get('/api/bav/sales/by-number', { number: 'T1-1-999' })).body.code).toBe(
      'RECEIPT_UNKNOWN',
    );
  });

  test('pays whole rupees, and all returns together what was paid, also after a cancelled one', async () => {
    const item = await freshItem(3);
    const sale = saleOf(shift, ++number, [[item, 3]]);
    const gross = 3 * item.price;
    const discount = discountOf(gross, 10);
    sale.lines = sale.lines.map((line) => ({ ...line, discount }));
    sale.cash = gross - discount;
    expect((await sell(cashier, sale)).status).toBe(200);
    const { expected } = await shiftNow();
    const takeBack = async () => {
      const body = { id: newId(), shift, sale: sale.id, by: 'cash', reason: '' };
      const lines = [{ place: 0, quantity: 1, condition: 'stock' }];
      const { data } = (await cashier.post('/api/bav/return', { ...body, lines })).body;
      expect(-data.total).toBe(wholeRupees(-data.total));
      return data.id;
    };
    await takeBack();
    const wrong = await takeBack();
    const cancelled = { id: newId(), shift, reason: 'Wrong copy' };
    expect((await area.post(`/api/bav/sales/${wrong}/cancel`, cancelled)).status).toBe(200);
    await takeBack();
    expect((await receiptOf(sale.id)).paidBack).toBe(expected - (await shiftNow()).expected);
    await takeBack();
    expect(expected - (await shiftNow()).expected).toBe(sale.cash);
    expect((await receiptOf(sale.id)).paidBack).toBe(sale.cash);
  });

  test('is refused where the drawer is empty', async () => {
    const item = await freshItem(2);
    const sale = saleOf(shift, ++number, [[item, 1]]);
    await sell(cashier, sale);
    const empty = await makeCounter(portal, area);
    const emptyShift = await openShift(cashier, empty.till, 0);
    const body = {
      id: newId(),
      shift: emptyShift,
      sale: sale.id,
      lines: [{ place: 0, quantity: 1, condition: 'stock' }],
    };
    expect((await cashier.post('/api/bav/return', { ...body, by: 'cash', reason: '' })).body.code).toBe(
      'DRAWER_SHORT',
    );
  });
});

describe('a cancellation', () => {
  test('undoes a sale or a return by another document, once', async () => {
    const item = await freshItem(4);
    const { expected } = await shiftNow();
    const sale = saleOf(shift, ++number, [[item, 2]]);
    await sell(cashier, sale);
    const cancel = (id: string) =>
      area.post(`/api/bav/sales/${id}/cancel`, { id: newId(), shift, reason: 'Wrong item' });
    expect(
      (await cashier.post(`/api/bav/sales/${sale.id}/cancel`, { id: newId(), shift, reason: 'x' })).status,
    ).toBe(403);
    const [one, two] = await Promise.all([cancel(sale.id), cancel(sale.id)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(await counter.onHand(item)).toBe(4);
    expect((await shiftNow()).expected).toBe(expected);
    const cancelled = await receiptOf(sale.id);
    expect(cancelled).toMatchObject({ state: 'cancelled', followers: [{ kind: 'cancel' }] });
    // The same request again gets the same answer; another one under its id does not.
    const again = (reason: string) =>
      area.post(`/api/bav/sales/${sale.id}/cancel`, { id: cancelled.followers[0].id, shift, reason });
    expect((await again('Wrong item')).body.data.reference).toBe(cancelled.followers[0].reference);
    expect((await again('Another reason')).body.code).toBe('SAVED_BEFORE');

    const sold = saleOf(shift, ++number, [[item, 2]]);
    await sell(cashier, sold);
    const back = {
      id: newId(),
      shift,
      sale: sold.id,
      lines: [{ place: 0, quantity: 1, condition: 'stock' }],
      by: 'cash',
      reason: '',
    };
    await cashier.post('/api/bav/return', back);
    expect((await cancel(sold.id)).body.code).toBe('RECEIPT_CANCELLED');
    expect((await cancel(back.id)).status).toBe(200);
    expect(await counter.onHand(item)).toBe(2);
    expect(await receiptOf(sold.id)).toMatchObject({ state: 'whole', lines: [{ returned: 0 }] });
  });

  test('of an oversold sale also brings back what was taken from the stock later', async () => {
    const [item, other] = [await freshItem(2), await freshItem(0)];
    const lines = [
      [item, 3],
      [other, 2],
    ] as [SoldItem, number][];
    const sale = saleOf(shift, ++number, lines, { isFinal: true });
    await sell(cashier, sale);
    for (const one of [item, other]) await counter.stock(one, 4);
    for (const { id } of (await receiptOf(sale.id)).issues)
      await area.post(`/api/bav/sales/issues/${id}/settle`, { fromStock: true, note: '' });
    expect([await counter.onHand(item), await counter.onHand(other)]).toEqual([3, 2]);
    const body = { id: newId(), shift, reason: 'Wrong item' };
    expect((await area.post(`/api/bav/sales/${sale.id}/cancel`, body)).status).toBe(200);
    expect([await counter.onHand(item), await counter.onHand(other)]).toEqual([6, 4]);
  });

  test('finds what was taken from the stock before the document had the id of its issue', async () => {
    const item = await freshItem(0);
    const sale = saleOf(shift, ++number, [[item, 1]], { isFinal: true });
    await sell(cashier, sale);
    await counter.stock(item, 3);
    const { reference, issues } = await receiptOf(sale.id);
    await inArea(portal, counter.area, async (tx) => {
      await postDocument(tx, {
        kind: 'sale',
        location: counter.location,
        reference,
        lines: [{ item: item.id, quantity: 1 }],
        by: { userId: newId(), name: 'Test' },
        today: new Date().toISOString().slice(0, 10),
      });
      await settleIssue(tx, { id: issues[0].id, note: '', byName: 'Test' });
    });
    expect(await counter.onHand(item)).toBe(2);
    await area.post(`/api/bav/sales/${sale.id}/cancel`, { id: newId(), shift, reason: 'Wrong item' });
    expect(await counter.onHand(item)).toBe(3);
  });
});

describe('a shift', () => {
  test('is one at a counter, whoever opens it at the same moment', async () => {
    const { till } = await makeCounter(portal, area);
    const open = () =>
      cashier.post(`/api/bav/tills/${till}/open`, { shift: newId(), device: newId(), openingFloat: 0 });
    const opened = await Promise.all([open(), open(), open()]);
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(opened.filter(({ body }) => body.code === 'TILL_IN_SHIFT')).toHaveLength(2);
  });

  test('counts cash in and out once, and closes with its notes; a difference asks why', async () => {
    const own = await makeCounter(portal, area);
    const id = await openShift(cashier, own.till, 50_000);
    const move = {
      id: newId(),
      amount: 20_000,
      reason: 'Change from the bank',
      at: new Date().toISOString(),
    };
    await cashier.post(`/api/bav/shifts/${id}/cash`, move);
    await cashier.post(`/api/bav/shifts/${id}/cash`, move);
    const out = { id: newId(), amount: -200_000, reason: 'To the safe', at: move.at };
    expect((await cashier.post(`/api/bav/shifts/${id}/cash`, out)).body.code).toBe('DRAWER_SHORT');
    await cashier.post(`/api/bav/shifts/${id}/cash`, { ...out, amount: -30_000 });
    expect(await shiftNow(id)).toMatchObject({
      cashIn: 20_000,
      cashOut: 30_000,
      expected: 40_000,
      state: 'open',
    });
    const close = (counted: number, note: string) =>
      cashier.post(`/api/bav/shifts/${id}/close`, { count: notesFor(counted), note });
    expect((await close(39_000, '')).body.code).toBe('SHIFT_NOTE_NEEDED');
    expect((await close(39_000, 'Ten rupees short')).body.data).toMatchObject({
      state: 'closed',
      counted: 39_000,
      difference: -1_000,
      note: 'Ten rupees short',
    });
    expect((await close(40_000, '')).body.code).toBe('SHIFT_CLOSED');
    expect((await shiftNow(id)).count).toEqual({ '20000': 1, '10000': 1, '5000': 1, '2000': 2 });
  });

  test('tells a device its own shift and the next number', async () => {
    const own = await makeCounter(portal, area);
    const device = newId();
    const id = newId();
    // Its answer was lost: the same shift again is the one that is open.
    const open = () =>
      cashier.post(`/api/bav/tills/${own.till}/open`, { shift: id, device, openingFloat: 0 });
    expect([(await open()).status, (await open()).status]).toEqual([200, 200]);
    const item = await freshItem(0);
    await own.stock(item, 3);
    await sell(cashier, saleOf(id, 7, [[item, 1]]));
    const seen = async (by: string) =>
      (await cashier.get('/api/bav/counter', { device: by })).body.docs.find(
        ({ id: till }: { id: string }) => till === own.till,
      );
    expect(await seen(device)).toMatchObject({
      shift: { id, isHere: true, nextNumber: 8, openedByName: 'Simran Kaur' },
    });
    expect(await seen(newId())).toMatchObject({ shift: { id, isHere: false } });
  });
});

test('a counter keeps its code once it has a shift, and sells from a location of its own centre', async () => {
  const till = (await area.get(`/api/bav/tills/${counter.till}`)).body.data;
  const renamed = await area.put(`/api/bav/tills/${till.id}`, { ...till, code: 'ZZ' });
  expect(renamed.body.code).toBe('TILL_CODE_FIXED');
  expect((await area.delete(`/api/bav/tills/${till.id}`)).body.code).toBe('TILL_HAS_RECEIPTS');
  const { rows } = await portal.owner.query(
    'select id from stock_location where area_id = $1 and centre_id <> $2 limit 1',
    [counter.area, counter.centre],
  );
  const moved = await area.put(`/api/bav/tills/${till.id}`, { ...till, location: rows[0].id });
  expect(moved.body.code).toBe('BAD_REFERENCE');
});

test('the catalogue names what is sold with the stock of the counter', async () => {
  const item = await freshItem(6);
  const { docs } = (await cashier.get('/api/bav/sales/catalogue', { till: counter.till })).body;
  expect(docs.length).toBeGreaterThan(200);
  const own = docs.find(({ id }: { id: string }) => id === item.id);
  expect(own).toMatchObject({ price: item.price, stock: 6, scanCode: expect.stringMatching(/^\d{13}$/) });
  // For labels that were printed before the item had a barcode of its own.
  expect(own.number).toBe((await area.get(`/api/bav/sku/${item.id}`)).body.data.number);
});

test('the search box finds a receipt by its number', async () => {
  const found = (await cashier.get('/api/search', { q: `${counter.code}-1-1` })).body.docs;
  expect(found[0]).toMatchObject({ entity: 'bavReceipt', title: `${counter.code}-1-1` });
});
