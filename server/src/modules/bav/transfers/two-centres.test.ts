import { auditKinds } from '@sewa/contract/kernel/audit';
import type { RealtimeMessage } from '@sewa/contract/kernel/calls/realtime';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../testing/listener.ts';
import { textsOf } from '../../../testing/paper.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { buy, held, makeItem, openTestShop, type TestShop } from '../testing/some-stock.ts';

const path = '/api/bav/transfer';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function stocked(quantity: number, value: number): Promise<string> {
  const item = await makeItem(shop.area);
  await buy(shop.first, shop.firstStore, [{ item, quantity, cost: value / quantity }]);
  return item;
}

function send(lines: readonly { item: string; quantity: number }[], over: Record<string, unknown> = {}) {
  return shop.first.post(path, {
    from: shop.firstStore,
    to: shop.secondStore,
    notes: '',
    isImmediate: false,
    lines,
    ...over,
  });
}

describe('a transfer to another centre', () => {
  test('is in transit until that centre receives it; its value travels with it', async () => {
    const item = await stocked(4, 400);
    const { id, reference } = (await send([{ item, quantity: 3 }])).body.data;
    expect(await held(shop, shop.firstStore, item)).toEqual([1, 100]);
    expect(await held(shop, shop.secondStore, item)).toEqual([0, 0]);
    expect((await shop.second.get(`/api/bav/inventory/${item}`)).body.data).toMatchObject({
      onHand: 0,
      inTransit: 3,
    });
    const arriving = (await shop.second.get(path, { filter: { isToReceive: true } })).body.data.rows;
    expect(arriving).toContainEqual(
      expect.objectContaining({ id, reference, isToMe: true, isFromMe: false }),
    );

    expect((await shop.first.post(`${path}/${id}/receive`, { lines: [] })).body).toMatchObject({
      code: 'TRANSFER_NOT_TO_YOU',
    });
    const received = await Promise.all(
      [1, 2].map(() => shop.second.post(`${path}/${id}/receive`, { lines: [] })),
    );
    expect(received.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await held(shop, shop.secondStore, item)).toEqual([3, 300]);
    expect((await shop.first.get(`${path}/${id}`)).body.data).toMatchObject({
      status: 'received',
      missing: 0,
    });
    expect((await shop.first.post(`${path}/${id}/cancel`, { reason: 'x' })).body).toMatchObject({
      code: 'TRANSFER_CLOSED',
    });
  });

  test('that arrives short needs a reason, and both ends are asked to count', async () => {
    const item = await stocked(3, 100.02 * 100);
    const { id } = (await send([{ item, quantity: 3 }])).body.data;
    const receive = (received: number, reason: string) =>
      shop.second.post(`${path}/${id}/receive`, { lines: [{ item, received }], reason });
    expect((await receive(4, 'x')).body).toMatchObject({ code: 'TRANSFER_TOO_MANY' });
    expect((await receive(2, '')).body).toMatchObject({ code: 'TRANSFER_REASON_NEEDED' });
    expect((await receive(2, 'Carton torn')).body.data).toMatchObject({ status: 'received', missing: 1 });
    expect(await held(shop, shop.secondStore, item)).toEqual([2, 6_668]);
    expect((await shop.second.get(`/api/bav/inventory/${item}`)).body.data).toMatchObject({
      isToCount: true,
    });
  });

  test('is called back by the sender alone, and only from the road', async () => {
    const item = await stocked(2, 200);
    const { id } = (await send([{ item, quantity: 2 }])).body.data;
    expect((await shop.second.post(`${path}/${id}/cancel`, { reason: 'x' })).body).toMatchObject({
      code: 'TRANSFER_NOT_YOURS',
    });
    expect(
      (await shop.first.post(`${path}/${id}/cancel`, { reason: 'Wrong centre' })).body.data,
    ).toMatchObject({ status: 'cancelled' });
    expect(await held(shop, shop.firstStore, item)).toEqual([2, 200]);
    expect((await shop.second.post(`${path}/${id}/receive`, { lines: [] })).body).toMatchObject({
      code: 'TRANSFER_CLOSED',
    });
  });

  test('of more than there is posts nothing, and from a place of others is refused', async () => {
    const item = await stocked(1, 100);
    expect((await send([{ item, quantity: 2 }])).body).toMatchObject({ code: 'STOCK_SHORT' });
    expect(
      (await send([{ item, quantity: 1 }], { from: shop.secondStore, to: shop.firstStore })).body,
    ).toMatchObject({ code: 'BAD_REFERENCE' });
    expect((await send([{ item, quantity: 1 }], { isImmediate: true })).body).toMatchObject({
      code: 'BAD_REFERENCE',
    });
    expect(await held(shop, shop.firstStore, item)).toEqual([1, 100]);
  });
});

test('a shelf is filled from the store at once', async () => {
  const item = await stocked(5, 500);
  const { status, body } = await send([{ item, quantity: 2 }], { to: shop.firstCounter, isImmediate: true });
  expect([status, body.data]).toMatchObject([200, { status: 'received' }]);
  expect(await held(shop, shop.firstStore, item)).toEqual([3, 300]);
  expect(await held(shop, shop.firstCounter, item)).toEqual([2, 200]);
});

describe('a count', () => {
  const counts = '/api/bav/count';

  test('posts the differences at the moment of counting, so that what is sold meanwhile is none', async () => {
    const [item, right] = [await stocked(10, 1_000), await stocked(4, 400)];
    const sheet = (await shop.first.post(counts, { location: shop.firstStore })).body.data;
    expect(sheet).toMatchObject({ status: 'open', counted: 0 });
    expect((await shop.first.post(`${counts}/${sheet.id}/post`)).body).toMatchObject({ code: 'COUNT_EMPTY' });
    const enter = (lines: object[]) => shop.first.post(`${counts}/${sheet.id}/enter`, { lines });
    expect(
      (
        await enter([
          { item, counted: 8 },
          { item: right, counted: 4 },
        ])
      ).body.data,
    ).toMatchObject({ counted: 2, differences: 1, difference: -2 });
    expect((await shop.first.get(`/api/bav/inventory/${item}`)).body.data).toMatchObject({ isToCount: true });
    // Two are sold between the counting and the posting.
    await shop.first.post('/api/bav/inventory/adjust', {
      location: shop.firstStore,
      reason: 'As a sale',
      lines: [{ item, quantity: -2 }],
    });
    expect((await shop.first.post(`${counts}/${sheet.id}/post`)).body.data).toMatchObject({
      status: 'posted',
    });
    expect(await held(shop, shop.firstStore, item)).toEqual([6, 600]);
    expect(await held(shop, shop.firstStore, right)).toEqual([4, 400]);
    expect((await shop.first.get(`/api/bav/inventory/${item}`)).body.data).toMatchObject({
      isToCount: false,
    });
    expect((await enter([{ item, counted: 1 }])).body).toMatchObject({ code: 'COUNT_CLOSED' });

    const reversed = await shop.first.post(`/api/bav/inventory/document/${sheet.id}/reverse`, {
      reason: 'Counted the wrong shelf',
    });
    expect(reversed.status).toBe(200);
    expect(await held(shop, shop.firstStore, item)).toEqual([8, 800]);
  });

  const startSheet = async (): Promise<string> =>
    (await shop.first.post(counts, { location: shop.firstStore })).body.data.id;
  const enterAt = (sheet: string, item: string, counted: number) =>
    shop.first.post(`${counts}/${sheet}/enter`, { lines: [{ item, counted }] });
  const post = (sheet: string) => shop.first.post(`${counts}/${sheet}/post`);
  const onHand = async (item: string) => (await held(shop, shop.firstStore, item))[0];

  test('corrects a difference once, though two sheets found it, also when both are posted at once', async () => {
    const item = await stocked(10, 1_000);
    const [one, two] = [await startSheet(), await startSheet()];
    await enterAt(one, item, 8);
    await enterAt(two, item, 8);
    expect((await Promise.all([post(one), post(two)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await onHand(item)).toBe(8);
  });

  test('follows the later entry of two sheets, in whichever order they are posted', async () => {
    const [first, second] = [await stocked(10, 1_000), await stocked(10, 1_000)];
    const [early, late] = [await startSheet(), await startSheet()];
    for (const item of [first, second]) await enterAt(early, item, 9);
    await enterAt(late, first, 7);
    await post(early);
    await post(late);
    expect(await onHand(first)).toBe(7);

    const [old, recent] = [await startSheet(), await startSheet()];
    await enterAt(old, second, 8);
    await enterAt(recent, second, 6);
    await post(recent);
    expect((await post(old)).body.data).toMatchObject({ differences: 0 });
    expect(await onHand(second)).toBe(6);
  });

  test('that is reversed leaves its difference to the other sheets again', async () => {
    const item = await stocked(10, 1_000);
    const [one, two] = [await startSheet(), await startSheet()];
    await enterAt(one, item, 8);
    await enterAt(two, item, 8);
    await post(one);
    await shop.first.post(`/api/bav/inventory/document/${one}/reverse`, { reason: 'Wrong shelf' });
    expect(await onHand(item)).toBe(10);
    await post(two);
    expect(await onHand(item)).toBe(8);
  });

  const countedOf = async (sheet: string, item: string): Promise<number | null> => {
    const { docs } = (await shop.first.get(`${counts}/${sheet}/lines`)).body;
    return docs.find((line: { item: string }) => line.item === item).counted;
  };

  test('adds up what two people scan of one item at once, and a scan that is sent again counts once', async () => {
    const item = await stocked(20, 2_000);
    const sheet = await startSheet();
    const scan = (by: Visitor, key = newId()) =>
      by.post(`${counts}/${sheet}/add`, { lines: [{ item, copies: 1 }] }, { 'idempotency-key': key });
    const scans = await Promise.all(
      Array.from({ length: 12 }, (_, place) => scan(place % 2 === 0 ? shop.first : shop.area)),
    );
    expect(scans.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
    expect(await countedOf(sheet, item)).toBe(12);

    const key = newId();
    const [first, again] = await Promise.all([scan(shop.first, key), scan(shop.first, key)]);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect((await scan(shop.first, key)).status).toBe(200);
    expect(await countedOf(sheet, item)).toBe(13);
    const tooMany = { lines: [{ item, copies: 1_000_000 }] };
    expect((await shop.first.post(`${counts}/${sheet}/add`, tooMany)).body.code).toBe('VALIDATION');
    expect((await post(sheet)).status).toBe(200);
    expect(await onHand(item)).toBe(13);
    expect((await scan(shop.area)).body).toMatchObject({ code: 'COUNT_CLOSED' });
  });

  test('asks when two people type a number for one item at once, also when the numbers are equal', async () => {
    const item = await stocked(10, 1_000);
    const sheet = await startSheet();
    const type = (by: Visitor, counted: number | null, was: number | null, key = newId()) =>
      by.post(`${counts}/${sheet}/enter`, { lines: [{ item, counted, was }] }, { 'idempotency-key': key });
    const typed = await Promise.all([type(shop.first, 4, null), type(shop.area, 6, null)]);
    expect(typed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await countedOf(sheet, item);
    expect(now).toBe(typed[0].status === 200 ? 4 : 6);
    expect(typed.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'COUNT_CHANGED',
      message: expect.stringContaining(`entered ${now} in the meantime`),
      data: { changed: [{ item, counted: now, countedByName: expect.any(String) }] },
    });
    expect((await type(shop.area, now, null)).body).toMatchObject({ code: 'COUNT_CHANGED' });

    // Whoever has seen the number replaces it, and an attempt whose answer was lost is not refused.
    const key = newId();
    for (const _attempt of [1, 2]) expect((await type(shop.area, 10, now, key)).status).toBe(200);
    // A window of an older version does not say what it saw.
    expect((await enterAt(sheet, item, 9)).status).toBe(200);
    // A number that was taken back is not lost.
    expect((await type(shop.first, null, 9)).status).toBe(200);
    expect((await type(shop.area, 3, 9)).status).toBe(200);
    expect(await countedOf(sheet, item)).toBe(3);
  });

  test('of what is marked has just these items, and a copy found is added at its cost', async () => {
    const item = await stocked(2, 240);
    await shop.first.post(`/api/bav/inventory/${item}/mark`, { location: shop.firstStore, isToCount: true });
    const sheet = (await shop.first.post(counts, { location: shop.firstStore, isOnlyMarked: true })).body
      .data;
    const lines = (await shop.first.get(`${counts}/${sheet.id}/lines`)).body.docs;
    expect(lines.map((line: { item: string }) => line.item)).toContain(item);
    // On paper there is a box for each item, and nothing of what the ledger says.
    const paper = await fetch(`${shop.portal.url}${counts}/${sheet.id}/print?language=en`, {
      headers: { cookie: shop.first.cookie },
    });
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const text = (await textsOf(Buffer.from(await paper.arrayBuffer()))).join('\n');
    for (const part of [`Count sheet ${sheet.reference}`, 'Punjabi book', lines[0].code])
      expect(text).toContain(part);
    await shop.first.post(`${counts}/${sheet.id}/enter`, { lines: [{ item, counted: 3 }] });
    await shop.first.post(`${counts}/${sheet.id}/post`);
    expect(await held(shop, shop.firstStore, item)).toEqual([3, 360]);
    expect((await shop.second.get(`${counts}/${sheet.id}`)).status).toBe(404);
  });
});

test('only what was entered by hand is reversed in the inventory', async () => {
  const item = await makeItem(shop.area);
  const { id } = (await buy(shop.first, shop.firstStore, [{ item, quantity: 1, cost: 100 }])).body.data;
  const reverse = (document: string) =>
    shop.first.post(`/api/bav/inventory/document/${document}/reverse`, { reason: 'x' });
  expect((await reverse(id)).body).toMatchObject({ code: 'STOCK_DOCUMENT_KIND' });
  const opening = await shop.first.post('/api/bav/inventory/adjust', {
    location: shop.firstStore,
    reason: 'Start',
    isOpening: true,
    lines: [{ item, quantity: 4, cost: 50 }],
  });
  expect(await held(shop, shop.firstStore, item)).toEqual([5, 300]);
  expect((await reverse(opening.body.data.id)).status).toBe(200);
  expect(await held(shop, shop.firstStore, item)).toEqual([1, 100]);
});

test('both centres hear of a transfer between them, and everybody of an item', async () => {
  const listener = await listen(shop.portal.url, shop.second);
  const heard = (event: string, id: string) => (message: RealtimeMessage) =>
    message.event === event && message.data.changes.some(({ rowId }) => rowId === id);
  try {
    for (const event of ['stock_transfer.changed', 'stock.changed', 'bav_item.changed', 'audit.changed'])
      expect(await listener.subscribe(event)).toMatchObject({ success: true });
    const item = await stocked(4, 400);
    await listener.heard(heard('bav_item.changed', item));
    const own = (await send([{ item, quantity: 1 }], { to: shop.firstCounter, isImmediate: true })).body.data
      .id;
    const between = (await send([{ item, quantity: 1 }])).body.data.id;
    await listener.heard(heard('stock_transfer.changed', between));
    await listener.heard(heard('stock.changed', between));
    // What the centre may not read: a transfer within the other centre, and the log of the other centre.
    for (const [event, id] of [
      ['stock_transfer.changed', own],
      ['stock.changed', own],
      ['audit.changed', between],
    ])
      expect(listener.messages.filter(heard(event, id))).toEqual([]);
  } finally {
    listener.close();
  }
});

test('the centre of the store hears that an order is deleted or goes to another store', async () => {
  const orders = '/api/bav/order';
  const body = {
    location: shop.secondStore,
    store: shop.areaStore,
    neededBy: null,
    notes: '',
    lines: [{ item: await makeItem(shop.area), quantity: 1 }],
  };
  const elsewhere = await shop.area.post('/api/bav/location', {
    name: 'Second area store',
    centre: shop.places['ASR-2'],
    kind: 'areaStore',
    isActive: true,
    notes: '',
  });
  const listener = await listen(shop.portal.url, shop.first);
  const told = (id: string, kind: number) => (message: RealtimeMessage) =>
    message.data.changes.some((change) => change.rowId === id && change.kind === kind);
  try {
    expect(await listener.subscribe('stock_order.changed')).toMatchObject({ success: true });
    const deleted = (await shop.second.post(orders, body)).body.data.id;
    await shop.second.delete(`${orders}/${deleted}`);
    await listener.heard(told(deleted, auditKinds.DELETE));
    const { id, version } = (await shop.second.post(orders, body)).body.data;
    const redirected = await shop.second.put(`${orders}/${id}`, {
      ...body,
      version,
      store: elsewhere.body.data.id,
    });
    expect(redirected.body).toMatchObject({ success: true });
    await listener.heard(told(id, auditKinds.UPDATE));
  } finally {
    listener.close();
  }
});
