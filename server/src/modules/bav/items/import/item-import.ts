import { itemList } from '@sewa/contract/bav/import-columns';
import type { ImportKind } from '../../../../platform/import/import-kind.ts';
import {
  findItemsTwice,
  findKnownItems,
  insertStagedItems,
  type ReservedItemNumbers,
  releaseItemNumbers,
  reserveItemNumbers,
} from './item-import.queries.ts';

/** Lists of items from Excel, such as that of a publisher. */
export const itemImport: ImportKind = {
  ...itemList,
  tables: ['bav_item'],
  parser: new URL('./parse-item.ts', import.meta.url),
  parserContext: async () => ({}),
  checks: [findItemsTwice, findKnownItems],
  reserve: reserveItemNumbers,
  release: (tx, reserved) => releaseItemNumbers(tx, reserved as ReservedItemNumbers),
  commit: (tx, part) => insertStagedItems(tx, part, part.reserved as ReservedItemNumbers),
  finish: async () => {},
};
