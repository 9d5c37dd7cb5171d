import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, held, makeItem, openTestShop, type TestShop } from '../testing/some-stock.ts';

const path = '/api/bav/purchase';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a purchase posts at once, with a number of its centre, and its copies stand in the inventory', async () => {
  const item = await makeItem(shop.area);
  const { status, body } = await buy(shop.first, shop.firstStore, [{ item, quantity: 10, cost: 6_050 }]);
  expect([status, body.data]).toMatchObject([
    200,
    { type: 5, copies: 10, total: 60_500, supplier: 'Amrit Press', isCancelled: false },
  ]);
  expect(body.data.reference).toMatch(/^ASR-1\/\d{4}\/P\d+$/);
  expect(await held(shop, shop.firstStore, item)).toEqual([10, 60_500]);
  const stock = (await shop.first.get(`/api/bav/inventory/${item}`)).body.data;
  expect(stock).toMatchObject({ onHand: 10, value: 60_500, state: 'enough' });
  const { rows } = (await shop.first.get(`/api/bav/inventory/${item}/movements`)).body.data;
  expect(rows).toMatchObject([
    { kind: 'purchase', quantity: 10, quantityAfter: 10, reference: body.data.reference },
  ]);
});

test('copies go back against a purchase, never more than were bought, however many ask at once', async () => {
  const item = await makeItem(shop.area);
  const purchase = (await buy(shop.first, shop.firstStore, [{ item, quantity: 5, cost: 100 }])).body.data;
  const giveBack = (quantity: number) =>
    shop.first.post(`${path}/${purchase.id}/return`, {
      day: '2026-01-06',
      notes: '',
      lines: [{ item, quantity }],
    });
  expect((await giveBack(6)).body).toMatchObject({
    code: 'PURCHASE_RETURN_TOO_MANY',
    data: { item, left: 5 },
  });
  const replies = await Promise.all([3, 3, 3].map(giveBack));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await held(shop, shop.firstStore, item)).toEqual([2, 200]);
  const back = replies.find(({ status }) => status === 200)?.body.data;
  expect(back).toMatchObject({
    type: 10,
    purchase: purchase.id,
    purchaseName: purchase.reference,
    total: 300,
  });
  expect((await shop.first.get(`${path}/${purchase.id}/lines`)).body.docs).toMatchObject([
    { quantity: 5, returned: 3 },
  ]);

  // The purchase stands behind the return: the return is cancelled first.
  const cancel = (id: string) => shop.first.post(`${path}/${id}/cancel`, { reason: 'Wrong bill' });
  expect((await cancel(purchase.id)).body).toMatchObject({ code: 'PURCHASE_HAS_RETURNS' });
  expect((await cancel(back.id)).body.data).toMatchObject({ isCancelled: true, reason: 'Wrong bill' });
  expect((await cancel(purchase.id)).status).toBe(200);
  expect((await cancel(purchase.id)).body).toMatchObject({ code: 'STOCK_REVERSED' });
  expect(await held(shop, shop.firstStore, item)).toEqual([0, 0]);
  expect((await giveBack(1)).body).toMatchObject({ code: 'PURCHASE_CANCELLED' });
});

test('a purchase whose copies are gone is not cancelled', async () => {
  const item = await makeItem(shop.area);
  const { id } = (await buy(shop.first, shop.firstStore, [{ item, quantity: 2, cost: 100 }])).body.data;
  const lines = [{ item, quantity: -1 }];
  await shop.first.post('/api/bav/inventory/adjust', { location: shop.firstStore, reason: 'Water', lines });
  const refused = await shop.first.post(`${path}/${id}/cancel`, { reason: 'x' });
  expect(refused.body).toMatchObject({
    code: 'STOCK_SHORT',
    data: { shortages: [{ item, wanted: 2, onHand: 1 }] },
  });
  expect(refused.body.message).toContain('(1 in stock, 2 needed)');
});

test('bad entries are refused with the field that is wrong, and post nothing', async () => {
  const item = await makeItem(shop.area);
  const lines = [{ item, quantity: 1, cost: 100 }];
  const attempt = (over: object) => buy(shop.first, shop.firstStore, lines, { ...over });
  expect((await attempt({ supplier: ' ' })).body).toMatchObject({
    code: 'VALIDATION',
    fields: { supplier: expect.anything() },
  });
  expect((await attempt({ day: '2999-01-01' })).body).toMatchObject({ code: 'PURCHASE_DAY_AHEAD' });
  expect((await attempt({ lines: [] })).body).toMatchObject({ code: 'VALIDATION' });
  expect((await attempt({ lines: [...lines, ...lines] })).body).toMatchObject({ code: 'VALIDATION' });
  expect((await attempt({ lines: [{ item: newId(), quantity: 1, cost: 1 }] })).body).toMatchObject({
    code: 'BAD_REFERENCE',
  });
  expect((await attempt({ location: shop.secondStore })).body).toMatchObject({ code: 'BAD_REFERENCE' });
  expect(await held(shop, shop.firstStore, item)).toEqual([0, 0]);
});

test('a purchase is seen and changed by its centre alone', async () => {
  const item = await makeItem(shop.area);
  const { id } = (await buy(shop.first, shop.firstStore, [{ item, quantity: 1, cost: 100 }])).body.data;
  for (const reply of [
    await shop.second.get(`${path}/${id}`),
    await shop.second.get(`${path}/${id}/lines`),
    await shop.second.post(`${path}/${id}/cancel`, { reason: 'x' }),
  ])
    expect(reply.status).toBe(404);
});
