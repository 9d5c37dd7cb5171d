import { isStoreBarcode, readBarcode } from '@sewa/contract/bav/barcode';
import type { ItemImportField } from '@sewa/contract/bav/import-columns';
import { itemFields } from '@sewa/contract/bav/items';
import { itemWords } from '@sewa/contract/bav/words';
import { parseMoney } from '@sewa/contract/kernel/values/money';
import { type Cells, createCells, withLatinDigits } from '../../../../platform/import/cells.rules.ts';
import { cellReader } from '../../../../platform/import/field-cells.ts';
import type { ParseRow } from '../../../../platform/import/row-parser.ts';

const reader = (field: ItemImportField) =>
  cellReader(field, itemFields.shape[field], { words: itemWords.fields[field] });
const plain = {
  title: reader('title'),
  title_latin: reader('titleLatin'),
  code: reader('code'),
  language: reader('language'),
  edition_of: reader('editionOf'),
  notes: reader('notes'),
} as const;
const readCategory = reader('category');
const readActive = reader('isActive');

const MAX_PAISE = 100_000_000;
const MAX_LEVEL = 1_000_000;

/** One line of a list as the columns of an item. */
export const parseRow: ParseRow<object> = (texts) => {
  const issues: Parameters<typeof createCells>[1] = [];
  const cells = createCells(texts, issues);
  if (cells.raw('category') === '') cells.note({ field: 'category', code: 'missing' });
  const price = amountOf(cells, 'price');
  if (cells.raw('price') === '') cells.note({ field: 'price', code: 'missing' });
  const category = readCategory(cells);
  const content: Record<string, unknown> = {
    barcode: barcodeOf(cells),
    category: category === null ? null : Number(category),
    price,
    cost: amountOf(cells, 'cost'),
    reorder_level: levelOf(cells),
    // A list without the column holds what is sold.
    is_active: cells.raw('isActive') === '' || readActive(cells),
  };
  for (const [column, read] of Object.entries(plain)) content[column] = read(cells);
  return { content, issues };
};

function barcodeOf(cells: Cells): string {
  const text = withLatinDigits(cells.raw('barcode'));
  if (text === '') return '';
  const barcode = readBarcode(text);
  if (barcode === null)
    cells.note({ field: 'barcode', code: 'notABarcode', params: { value: text.slice(0, 60) } });
  if (barcode !== null && isStoreBarcode(barcode)) cells.note({ field: 'barcode', code: 'shopBarcode' });
  return barcode ?? '';
}

function amountOf(cells: Cells, field: 'price' | 'cost'): number | null {
  const text = cells.raw(field);
  if (text === '') return null;
  const paise = parseMoney(text);
  if (paise !== null && paise >= 0 && paise <= MAX_PAISE) return paise;
  cells.note({ field, code: 'notAnAmount', params: { value: text.slice(0, 60) } });
  return null;
}

/** None is a level too: the item is then never low. */
function levelOf(cells: Cells): number | null {
  return cells.raw('reorderLevel') === '0' ? 0 : cells.number('reorderLevel', MAX_LEVEL);
}
