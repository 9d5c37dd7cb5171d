import { storeBarcode } from '@sewa/contract/bav/barcode';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const path = '/api/bav/sku';

let portal: TestPortal;
let area: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

const item = (over: Record<string, unknown> = {}) => ({
  title: 'ਸੇਵਾ ਦਾ ਰਾਹ',
  titleLatin: 'Sewa da Raah',
  code: 'T-1',
  barcode: '',
  category: 4,
  language: 'Punjabi',
  editionOf: '',
  price: 12_550,
  cost: null,
  reorderLevel: 5,
  isActive: true,
  notes: '',
  ...over,
});

describe('an item', () => {
  test('keeps an ISBN-10 as a barcode of thirteen digits; without one it gets that of the shop', async () => {
    const made = await area.post(path, item({ code: 'ISBN', barcode: '0-8044-2957-X' }));
    const read = (await area.get(`${path}/${made.body.data.id}`)).body.data;
    expect(read).toMatchObject({ barcode: '9780804429573', scanCode: '9780804429573', price: 12_550 });
    const plain = await area.post(path, item({ code: 'PLAIN' }));
    const { number, scanCode } = (await area.get(`${path}/${plain.body.data.id}`)).body.data;
    expect(scanCode).toBe(storeBarcode(number));
  });

  test('with a wrong check digit, a code or a barcode that another item has is refused beside its field', async () => {
    const wrong = await area.post(path, item({ code: 'W', barcode: '9780804429574' }));
    expect(wrong.body).toMatchObject({ code: 'VALIDATION', fields: { barcode: expect.anything() } });
    await area.post(path, item({ code: 'Once', barcode: '96385074' }));
    const code = await area.post(path, item({ code: 'ONCE' }));
    expect(code.body).toMatchObject({ code: 'TAKEN', fields: { code: expect.anything() } });
    const barcode = await area.post(path, item({ code: 'Twice', barcode: '9638-5074' }));
    expect(barcode.body).toMatchObject({ code: 'TAKEN', fields: { barcode: expect.anything() } });
  });

  test('takes no label of the shop as its barcode but its own', async () => {
    const refused = { code: 'VALIDATION', fields: { barcode: expect.anything() } };
    const [first, second] = [
      await area.post(path, item({ code: 'OWN-1' })),
      await area.post(path, item({ code: 'OWN-2' })),
    ];
    const read = async ({ body }: typeof first) => (await area.get(`${path}/${body.data.id}`)).body.data;
    const [one, other] = [await read(first), await read(second)];
    const save = (barcode: string) =>
      area.put(`${path}/${one.id}`, { ...item({ code: 'OWN-1', barcode }), version: one.version });
    expect((await save(other.scanCode)).body).toMatchObject(refused);
    expect((await area.post(path, item({ code: 'OWN-3', barcode: other.scanCode }))).body).toMatchObject(
      refused,
    );
    expect((await save(one.scanCode)).status).toBe(200);
  });

  test('is found by the search box by title in either script, by code and by a scanned barcode', async () => {
    const id = (
      await area.post(path, item({ code: 'FIND-ME', title: 'ਅਨੋਖੀ ਪੋਥੀ', titleLatin: 'Anokhi Pothi' }))
    ).body.data.id;
    const { scanCode } = (await area.get(`${path}/${id}`)).body.data;
    for (const q of ['ਅਨੋਖੀ', 'anokhi pothi', 'find-me', scanCode]) {
      const found = (await area.get('/api/search', { q })).body.docs;
      expect(found, q).toContainEqual(expect.objectContaining({ entity: 'bavItem', id }));
    }
  });
});

test('volume 2 stands before volume 10 in the list and in the search of a document', async () => {
  const ids = [];
  for (const [place, volume] of ['10', '2', '੧੧', '1'].entries())
    ids.push(
      (await area.post(path, item({ code: `V-${place}`, title: `Sakhi, volume ${volume}` }))).body.data.id,
    );
  const [ten, two, eleven, one] = ids;
  const inOrder = [one, two, ten, eleven];
  const query = { q: 'sakhi, volume', sort: 'title' };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  expect(idsOf((await area.get(path, query)).body.data.rows)).toEqual(inOrder);
  const down = await area.get(path, { ...query, sort: '-title' });
  expect(idsOf(down.body.data.rows)).toEqual(inOrder.toReversed());
  const { docs } = (await area.get('/api/bav/item-search', { q: 'sakhi volume' })).body;
  expect(docs.map((doc: { item: string }) => doc.item)).toEqual(inOrder);
});

test('a title that was typed whole stands before the others that have its words', async () => {
  const make = async (code: string, title: string, titleLatin = '') =>
    (await area.post(path, item({ code, title, titleLatin }))).body.data.id;
  const other = await make('W-1', 'A guide to Nitnem, part 16');
  const longer = await make('W-2', 'Nitnem, part 6, large print');
  const whole = await make('W-3', 'Nitnem, part 6');
  const latin = await make('W-4', 'ਨਿਤਨੇਮ', 'Nitnem large part 6');
  const find = async (q: string) => {
    const { docs } = (await area.get('/api/bav/item-search', { q })).body;
    return docs.map((doc: { item: string }) => doc.item);
  };
  expect(await find('nitnem, part 6')).toEqual([whole, longer, other]);
  expect((await find('Nitnem large part 6'))[0]).toBe(latin);
});

test('whoever has typed nothing is offered the items by their titles alone', async () => {
  const make = async (code: string, title: string, titleLatin: string) =>
    (await area.post(path, item({ code, title, titleLatin }))).body.data.id;
  const first = await make('0-1', '000 Asa', 'Asa');
  const second = await make('0-2', '000 Bani', '');
  const third = await make('0-3', '000 Chaupai', 'Chaupai');
  const { docs } = (await area.get('/api/bav/item-search', { q: '' })).body;
  expect(docs.slice(0, 3).map((doc: { item: string }) => doc.item)).toEqual([first, second, third]);
});

test('a centre user is shown the history of an item that the list shows', async () => {
  const clerk = await portal.signIn('clerk');
  await portal.owner.query(`update app_user set acl = acl || '{"BAV.SKU": 2}' where username = 'clerk'`);
  const made = (await area.post(path, item({ code: 'HISTORY' }))).body.data;
  const { version } = (await area.get(`${path}/${made.id}`)).body.data;
  await area.put(`${path}/${made.id}`, { ...item({ code: 'HISTORY', price: 9_900 }), version });
  const seen = (await clerk.get(`${path}/${made.id}/history`)).body.data;
  expect(seen).toEqual((await area.get(`${path}/${made.id}/history`)).body.data);
  expect(seen.rows).toMatchObject([
    { entity: 'bav_item', before: { price: 12_550 }, after: { price: 9_900 } },
    { entity: 'bav_item' },
  ]);
  expect(seen.total).toBe(2);
});

test('a document finds an item by whichever number a scanner reads', async () => {
  const { id } = (await area.post(path, item({ code: 'UPC', barcode: '036000291452' }))).body.data;
  const { id: book } = (await area.post(path, item({ code: 'BOOK', barcode: '81-7371-146-1' }))).body.data;
  for (const [q, found] of [
    ['036000291452', id],
    ['0036000291452', id],
    ['8173711461', book],
    ['978-81-7371-146-6', book],
  ] as const) {
    const { docs } = (await area.get('/api/bav/item-search', { q })).body;
    expect([q, docs[0]]).toMatchObject([q, { item: found, isExact: true }]);
    const { docs: boxed } = (await area.get('/api/search', { q })).body;
    expect(boxed, q).toContainEqual(expect.objectContaining({ entity: 'bavItem', id: found }));
  }
});

test('labels: as many as asked, each with title, digits and price', async () => {
  const { id } = (await area.post(path, item({ code: 'LABEL', barcode: '8901234567890' }))).body.data;
  const pages = await labels({ ids: [id], copies: 41, sheet: '40', skip: 1 });
  expect(pages).toHaveLength(2);
  const text = pages.join('\n');
  expect(text.match(/8901234567890/g)).toHaveLength(41);
  expect(text).toContain('₹125.50');
  const tooMany = await area.get(`${path}/labels`, { copies: 500 });
  expect(tooMany.body).toMatchObject({ code: 'PRINT_TOO_LARGE' });
});

async function labels(query: Record<string, unknown>): Promise<string[]> {
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [
    key,
    Array.isArray(value) ? JSON.stringify(value) : String(value),
  ]);
  const reply = await fetch(`${portal.url}${path}/labels?${new URLSearchParams(pairs)}`, {
    headers: { cookie: area.cookie },
  });
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  return textsOf(Buffer.from(await reply.arrayBuffer()));
}
