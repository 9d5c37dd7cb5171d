import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download, upload } from '../../../testing/attachments.ts';
import { makeItem, openTestShop, type TestShop } from '../testing/some-stock.ts';

const today = todayIn('Asia/Kolkata');
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const cover = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer();
const grant = (username: string, acl: Record<string, number>) =>
  shop.portal.owner.query('update app_user set acl = $2 where username = $1', [
    username,
    JSON.stringify(acl),
  ]);

test('a picture of an item belongs to the area: every centre sees it in the list and at the counter, and edit adds it', async () => {
  const item = await makeItem(shop.area);
  const sent = { owner: 'bavItem', ownerId: item, type: attachmentTypes.PHOTO, fileName: 'cover.jpg' };
  const added = await upload(shop.portal, shop.first, sent, await cover());
  expect(added.status).toBe(200);
  const photo = added.body.data.id;
  const { rows } = await shop.portal.owner.query('select centre_id, owner_id from attachment where id = $1', [
    photo,
  ]);
  expect(rows).toEqual([{ centre_id: null, owner_id: item }]);
  // Of another centre.
  expect((await shop.second.get(`/api/bav/sku/${item}`)).body.data).toMatchObject({ photo, version: 1 });
  const picture = `/api/attachment/${photo}/picture?size=thumbnail`;
  expect((await download(shop.portal, shop.second, picture)).status).toBe(200);
  const [till] = (await shop.area.get('/api/bav/tills', { size: 1 })).body.data.rows;
  const { docs } = (await shop.area.get('/api/bav/sales/catalogue', { till: till.id })).body;
  expect(docs.find(({ id }: { id: string }) => id === item)).toMatchObject({ photo, taxRate: 0, hsn: '' });

  await grant('nobody', { 'BAV.SKU': 2, 'BAV.SALES': 30 });
  expect((await upload(shop.portal, shop.second, sent, await cover())).status).toBe(403);
  expect((await shop.second.delete(`/api/attachment/${photo}`)).status).toBe(403);
  await grant('nobody', { 'BAV.SALES': 30 });
  expect((await download(shop.portal, shop.second, picture)).status).toBe(403);
  // Another area does not know it.
  const delhi = await shop.portal.signIn('zone');
  await delhi.get('/api/user/switch-area', { area: shop.places['DEL'] });
  expect((await download(shop.portal, delhi, picture)).status).toBe(404);
  expect((await shop.area.delete(`/api/bav/sku/${item}`)).status).toBe(200);
  expect((await shop.portal.owner.query('select from attachment where id = $1', [photo])).rowCount).toBe(0);
});

test('a rate counts from its day on, and a receipt keeps what was valid when it was made', async () => {
  const item = await makeItem(shop.area, { price: 11_800 });
  const set = (since: string, rate: number, hsn = '8523') =>
    shop.area.post(`/api/bav/sku/${item}/tax`, { since, hsn, rate });
  expect((await set(dayAfter(today, -9), 500)).status).toBe(200);
  expect((await set(today, 1_800)).status).toBe(200);
  expect((await set(dayAfter(today, 9), 2_800)).status).toBe(200);
  // What was set for a day is replaced.
  expect((await set(dayAfter(today, 9), 4_000)).status).toBe(200);
  expect((await set(today, 1_800, '12')).body.code).toBe('VALIDATION');
  expect((await set(today, 10_001)).body.code).toBe('VALIDATION');
  const taxes = (await shop.area.get(`/api/bav/sku/${item}/tax`)).body.docs;
  expect(taxes.map(({ rate }: { rate: number }) => rate)).toEqual([4_000, 1_800, 500]);

  const [till] = (await shop.area.get('/api/bav/tills', { size: 100, filter: { isActive: true } })).body.data
    .rows;
  const { docs } = (await shop.area.get('/api/bav/sales/catalogue', { till: till.id })).body;
  expect(docs.find(({ id }: { id: string }) => id === item)).toMatchObject({ hsn: '8523', taxRate: 1_800 });
  await shop.area.post('/api/bav/inventory/adjust', {
    ...{ location: till.location, reason: 'Found', lines: [{ item, quantity: 5 }] },
  });
  const code = `TAX${Date.now() % 10_000}`;
  const own = { ...till, id: newId(), code, name: code };
  const made = (await shop.area.post('/api/bav/tills', own)).body.data;
  const shift = newId();
  await shop.area.post(`/api/bav/tills/${made.id}/open`, { shift, device: newId(), openingFloat: 20_000 });
  const sale = newId();
  const sold = await shop.area.post('/api/bav/sales', {
    ...{ id: sale, shift, number: 1, cash: 11_800, upi: 0, tendered: 11_800, isFinal: false },
    ...{ at: new Date().toISOString(), lines: [{ item, quantity: 1, price: 11_800, discount: 0 }] },
  });
  expect(sold.status).toBe(200);
  await set(today, 500);
  const lineOf = async (id: string) => (await shop.area.get(`/api/bav/sales/${id}`)).body.data.lines[0];
  expect(await lineOf(sale)).toMatchObject({ hsn: '8523', taxRate: 1_800 });
  const back = newId();
  await shop.area.post('/api/bav/return', {
    ...{ id: back, shift, sale, by: 'cash', reason: '' },
    lines: [{ place: 0, quantity: 1, condition: 'stock' }],
  });
  expect(await lineOf(back)).toMatchObject({ quantity: -1, taxRate: 1_800 });
  expect((await shop.area.delete(`/api/bav/sku/${item}/tax/${taxes[0].id}`)).status).toBe(200);
  expect((await shop.area.delete(`/api/bav/sku/${item}/tax/${taxes[0].id}`)).status).toBe(404);
});

test('editions of one title stand together, with what is in stock; a single one does not', async () => {
  const name = 'A Title of Two Languages';
  const hindi = await makeItem(shop.area, { editionOf: name, language: 'Hindi' });
  const punjabi = await makeItem(shop.area, { editionOf: name.toUpperCase(), language: 'Punjabi' });
  await makeItem(shop.area, { editionOf: 'A Title of One', language: 'Hindi' });
  await makeItem(shop.area, { editionOf: name, language: 'English', isActive: false });
  const lines = [{ item: punjabi, quantity: 3 }];
  await shop.first.post('/api/bav/inventory/adjust', { location: shop.firstStore, reason: 'Found', lines });
  const listed = async (by = shop.area) =>
    (await by.get('/api/bav/sku/editions', { q: 'a title of' })).body.docs as {
      editions: { id: string; onHand: number }[];
    }[];
  const stockIn = (docs: Awaited<ReturnType<typeof listed>>) =>
    docs.map(({ editions }) => editions.map(({ id, onHand }) => [id, onHand]));
  expect(stockIn(await listed())).toEqual([
    [
      [hindi, 0],
      [punjabi, 3],
    ],
  ]);
  // Another centre does not see that stock.
  await grant('nobody', { 'BAV.SKU': 2 });
  expect(stockIn(await listed(shop.second))).toEqual([
    [
      [hindi, 0],
      [punjabi, 0],
    ],
  ]);
});
