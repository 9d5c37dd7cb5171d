import { storeBarcode } from '@sewa/contract/bav/barcode';
import type { CounterItem } from '@sewa/contract/bav/basket';
import { describe, expect, test } from 'vitest';
import {
  catalogueOf,
  otherEditions,
  readEntry,
  searchItems,
  stockLeft,
  withSold,
} from './catalogue.rules.ts';

const item = (over: Partial<CounterItem>): CounterItem => ({
  id: 'id',
  code: 'HB-001',
  number: 1,
  scanCode: storeBarcode(1),
  title: 'ਸੇਵਾ ਦਾ ਰਾਹ, ਭਾਗ 1',
  titleLatin: 'Sewa da Raah, 1',
  category: 4,
  price: 5_000,
  reorderLevel: 5,
  stock: 10,
  language: '',
  editionOf: '',
  photo: null,
  hsn: '',
  taxRate: 0,
  ...over,
});
const path = item({ id: 'path' });
const isbn = item({
  id: 'isbn',
  code: 'EB-002',
  number: 2,
  scanCode: '9780804429573',
  title: 'The Way',
  titleLatin: '',
});
const catalogue = catalogueOf([path, isbn]);

describe('an entry', () => {
  test.each([
    [storeBarcode(1), { kind: 'item', item: path, quantity: 1 }],
    [' hb-001 ', { kind: 'item', item: path, quantity: 1 }],
    ['0-8044-2957-X', { kind: 'item', item: isbn, quantity: 1 }],
    ['978-0-8044-2957-3', { kind: 'item', item: isbn, quantity: 1 }],
    // On copies from before it had an ISBN.
    [storeBarcode(2), { kind: 'item', item: isbn, quantity: 1 }],
    [`3*${storeBarcode(1)}`, { kind: 'item', item: path, quantity: 3 }],
    ['12 x EB-002', { kind: 'item', item: isbn, quantity: 12 }],
    ['5*', { kind: 'quantity', quantity: 5 }],
    ['0*', { kind: 'quantity', quantity: 0 }],
    ['9788173711466', { kind: 'unknown', code: '9788173711466' }],
    ['   ', null],
  ])('%j', (text, entry) => {
    expect(readEntry(text, catalogue)).toEqual(entry);
  });
});

test('a barcode that was entered goes before the label of another item, in any order', () => {
  const likePath = item({ id: 'likePath', code: 'HB-003', number: 3, scanCode: storeBarcode(1) });
  const likeIsbn = item({ id: 'likeIsbn', code: 'HB-004', number: 4, scanCode: storeBarcode(2) });
  const all = [path, likePath, isbn, likeIsbn];
  for (const items of [all, all.toReversed()]) {
    const { byCode } = catalogueOf(items);
    expect([byCode.get(storeBarcode(1)), byCode.get(storeBarcode(2))]).toEqual([likePath, likeIsbn]);
  }
});

test('items are found by words of either script, those that begin with the text first', () => {
  expect(searchItems('ਰਾਹ', catalogue, 5)).toEqual([path]);
  expect(searchItems('raah sewa', catalogue, 5)).toEqual([path]);
  expect(searchItems('the', catalogue, 5)[0]).toBe(isbn);
  expect(searchItems('eb-002', catalogue, 5)).toEqual([isbn]);
  expect(searchItems('  ', catalogue, 5)).toEqual([]);
});

test('what is left shrinks with each sale of this device', () => {
  const sold = withSold(withSold(new Map(), [{ item: 'path', quantity: 2 }]), [
    { item: 'path', quantity: 9 },
  ]);
  expect(stockLeft(path, sold)).toBe(-1);
  expect(stockLeft(isbn, sold)).toBe(10);
});

test('a sold-out edition offers those of the same title that are in stock', () => {
  const hindi = item({
    id: 'hindi',
    code: 'HB-7',
    number: 7,
    scanCode: storeBarcode(7),
    editionOf: 'The Way',
    stock: 0,
  });
  const punjabi = item({
    id: 'punjabi',
    code: 'PB-7',
    number: 8,
    scanCode: storeBarcode(8),
    editionOf: 'the way',
    stock: 2,
  });
  const english = item({
    id: 'english',
    code: 'EB-7',
    number: 9,
    scanCode: storeBarcode(9),
    editionOf: 'The Way',
    stock: 1,
  });
  const alone = item({ id: 'alone', code: 'PB-9', number: 10, scanCode: storeBarcode(10) });
  const catalogue = catalogueOf([hindi, punjabi, english, alone]);
  const offered = (one: CounterItem, sold: [string, number][] = []) =>
    otherEditions(one, { catalogue, soldSince: new Map(sold) }).map(({ id }) => id);
  expect(offered(hindi)).toEqual(['punjabi', 'english']);
  expect(offered(hindi, [['english', 1]])).toEqual(['punjabi']);
  expect(offered(alone)).toEqual([]);
});
