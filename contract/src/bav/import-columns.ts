import type { Importable } from '../imports/importable.ts';
import { importColumns } from '../kernel/import/import-columns.ts';
import { right } from '../kernel/rights/requirement.ts';
import { itemFields } from './items.ts';
import { itemWords } from './words.ts';

export type ItemImportField = keyof typeof itemFields.shape;

const required: readonly string[] = ['title', 'code', 'category', 'price'] satisfies ItemImportField[];
/** What stands above the same column in lists of other shops. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  title: ['book', 'name of book', 'item name', 'description', 'किताब', 'ਕਿਤਾਬ'],
  code: ['item code', 'sku', 'article number'],
  barcode: ['isbn', 'ean', 'bar code'],
  category: ['type', 'group'],
  editionOf: ['work', 'title group'],
  price: ['mrp', 'rate', 'selling price', 'मूल्य', 'ਮੁੱਲ'],
  cost: ['purchase price', 'purchase rate', 'cost price'],
  reorderLevel: ['minimum stock', 'min stock', 'minimum'],
} satisfies Partial<Record<ItemImportField, readonly string[]>>;

const columns = importColumns({
  fields: Object.keys(itemFields.shape),
  words: itemWords.fields,
  required,
  synonyms,
});

export const itemList: Importable = {
  name: 'bavItem',
  requirement: right('BAV.SKU', 'importExport'),
  columns,
  issues: {
    notABarcode: {
      en: '“{value}” is not a barcode or ISBN. Compare each digit',
      hi: '“{value}” बारकोड या ISBN नहीं है। हर अंक मिलाएँ',
      pa: '“{value}” ਬਾਰਕੋਡ ਜਾਂ ISBN ਨਹੀਂ ਹੈ। ਹਰ ਅੰਕ ਮਿਲਾਓ',
    },
    shopBarcode: {
      en: 'This is a label of the shop. Leave it empty, and the item gets its own',
      hi: 'यह दुकान का लेबल है। ख़ाली छोड़ें, आइटम को अपना लेबल मिलेगा',
      pa: 'ਇਹ ਦੁਕਾਨ ਦਾ ਲੇਬਲ ਹੈ। ਖ਼ਾਲੀ ਛੱਡੋ, ਆਈਟਮ ਨੂੰ ਆਪਣਾ ਲੇਬਲ ਮਿਲੇਗਾ',
    },
    notAnAmount: {
      en: '“{value}” is not an amount in rupees',
      hi: '“{value}” रुपयों में रक़म नहीं है',
      pa: '“{value}” ਰੁਪਿਆਂ ਵਿੱਚ ਰਕਮ ਨਹੀਂ ਹੈ',
    },
    sameAsRow: {
      en: 'Row {row} has the same',
      hi: 'पंक्ति {row} में भी यही है',
      pa: 'ਕਤਾਰ {row} ਵਿੱਚ ਵੀ ਇਹੋ ਹੈ',
    },
    itemHasIt: {
      en: '{title} already has this',
      hi: 'यह पहले से इसका है: {title}',
      pa: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਇਸ ਦਾ ਹੈ: {title}',
    },
  },
};
