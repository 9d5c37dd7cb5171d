import { itemList } from '@sewa/contract/bav/import-columns';
import type { ImportKind } from '../../../../platform/import/import-kind.ts';
import {
  type NumberBlock,
  releaseBlock,
  reserveBlock,
} from '../../../../platform/import/number-block.queries.ts';
import { itemNumbers } from '../number-series.ts';
import { findItemsTwice, findKnownItems, insertStagedItems } from './item-import.queries.ts';

/** Lists of items from Excel, such as that of a publisher. */
export const itemImport: ImportKind = {
  ...itemList,
  tables: ['bav_item'],
  parser: new URL('./parse-item.ts', import.meta.url),
  parserContext: async () => ({}),
  checks: [findItemsTwice, findKnownItems],
  reserve: (tx, take) => reserveBlock(tx, itemNumbers, take),
  release: (tx, reserved) => releaseBlock(tx, itemNumbers, reserved as NumberBlock),
  commit: (tx, part) => insertStagedItems(tx, part, part.reserved as NumberBlock),
  finish: async () => {},
};
