import type { ImportState } from '@sewa/contract/imports/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLine } from '../../../../platform/sheets/csv/csv-line.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/test-portal.ts';
import type { Visitor } from '../../../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
const path = '/api/import/bavItem';

beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

async function settled(id: string): Promise<ImportState> {
  let state: ImportState | undefined;
  await expect
    .poll(
      async () => {
        state = (await area.get(`${path}/${id}`)).body.data;
        return state?.job?.state;
      },
      { timeout: 60_000 },
    )
    .toMatch(/done|failed|cancelled/);
  if (!state) throw new Error('no state');
  return state;
}

async function upload(text: string): Promise<ImportState> {
  const sent = await fetch(`${portal.url}${path}?fileName=items.csv`, {
    method: 'POST',
    headers: { cookie: area.cookie, 'content-type': 'application/octet-stream' },
    body: new TextEncoder().encode(text),
  });
  return ((await sent.json()) as { data: ImportState }).data;
}

async function issuesOf(id: string, mapping: ImportState['mapping']): Promise<string[]> {
  expect((await area.put(`${path}/${id}/mapping`, { mapping })).status).toBe(200);
  await settled(id);
  const { list } = (await area.get(`${path}/${id}/issues`, { size: 100 })).body;
  const found: string[] = list.flatMap(
    ({ row, issues }: { row: number; issues: { field: string; code: string }[] }) =>
      issues.map(({ field, code }) => `${row} ${field} ${code}`),
  );
  return found.sort();
}

async function commit(id: string): Promise<void> {
  const reply = await area.post(`${path}/${id}/commit`, { errors: 'leaveOut', warnings: 'accept' });
  expect(reply.status).toBe(200);
  expect((await settled(id)).job?.state).toBe('done');
}

test('a list of items is mapped, checked and committed; what is wrong is named by row and field', async () => {
  const known = (await area.get('/api/bav/sku', { size: 1 })).body.data.rows[0];
  const rows = [
    ['Book', 'Item code', 'ISBN', 'Category', 'MRP', 'Cost price', 'Min stock'],
    ['ਸੇਵਾ ਦਾ ਸਫ਼ਰ', 'IMP-1', '0-8044-2957-X', 'ਪੰਜਾਬੀ ਕਿਤਾਬ', '₹ 1,250.50', '700', '0'],
    ['A Quiet Mind', 'IMP-2', '', 'English book', '120', '', '12'],
    ['Same code', 'imp-2', '', 'Photo', '10', '', ''],
    ['Same book', 'IMP-4', '9780804429573', 'Hindi book', '10', '', ''],
    ['Known code', known.code, '', 'Hindi book', '10', '', ''],
    ['Wrong digits', 'IMP-6', '9780804429574', 'Hindi book', 'ten', '', ''],
    ['', 'IMP-7', '', 'Cassette', '', '', '-1'],
    ['Label', 'IMP-8', '2000000000015', 'Hindi book', '10', '', ''],
  ];
  const { id, mapping } = await upload(rows.map(csvLine).join(''));
  expect(mapping).toMatchObject({ title: 0, code: 1, barcode: 2, category: 3, price: 4, cost: 5 });
  expect(await issuesOf(id, mapping)).toEqual([
    '4 code sameAsRow',
    '5 barcode sameAsRow',
    '6 code itemHasIt',
    '7 barcode notABarcode',
    '7 price notAnAmount',
    '8 category notAChoice',
    '8 price missing',
    '8 reorderLevel notANumber',
    '8 title missing',
    '9 barcode shopBarcode',
  ]);

  await commit(id);
  const made = (await area.get('/api/bav/sku', { q: 'IMP-', sort: 'code' })).body.data.rows;
  expect(made).toMatchObject([
    {
      ...{ title: 'ਸੇਵਾ ਦਾ ਸਫ਼ਰ', barcode: '9780804429573', category: 4, price: 125_050, cost: 70_000 },
      ...{ reorderLevel: 0, isActive: true },
    },
    { title: 'A Quiet Mind', barcode: '', category: 3, price: 12_000, cost: null, reorderLevel: 12 },
  ]);
  // The next item by hand has the next number.
  const hand = await area.post('/api/bav/sku', {
    ...{ title: 'By hand', titleLatin: '', code: 'HAND', barcode: '', category: 3, language: '' },
    ...{ price: 100, cost: null, reorderLevel: null, isActive: true, notes: '', editionOf: '' },
  });
  const { number } = (await area.get(`/api/bav/sku/${hand.body.data.id}`)).body.data;
  expect(number).toBe(made[1].number + 1);
});

test('an exported item comes in as it went out', async () => {
  const item = {
    ...{ title: 'A round trip', titleLatin: '', code: 'TRIP-1', barcode: '', category: 3, language: '' },
    ...{ price: 12_050, cost: 7_000, reorderLevel: 5, isActive: true, notes: '', editionOf: '' },
  };
  expect((await area.post('/api/bav/sku', item)).status).toBe(200);
  const file = (await area.get('/api/bav/sku/export', { q: 'TRIP-1' })).body as string;
  const { id, mapping } = await upload(file.replace('TRIP-1', 'TRIP-2'));
  expect(await issuesOf(id, mapping)).toEqual([]);
  await commit(id);
  const { rows } = (await area.get('/api/bav/sku', { q: 'TRIP-2' })).body.data;
  expect(rows).toMatchObject([{ ...item, code: 'TRIP-2' }]);
});
