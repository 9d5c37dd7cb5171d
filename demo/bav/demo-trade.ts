import type { Client } from 'pg';
import type { Register } from '../../server/src/modules/bav/stock/document-numbers.ts';
import type { DemoArea } from '../demo-part.ts';
import type { DemoPlace, DemoStock } from './demo-stock.ts';

export interface DemoItem {
  id: string;
  title: string;
  price: number;
  cost: number;
  category: number;
  reorderLevel: number;
}

/** The shop of a demo area: the store of the area, and in each centre a store and a counter. */
export interface DemoShop {
  area: DemoArea;
  items: readonly DemoItem[];
  areaStore: DemoPlace;
  centres: readonly { id: string; store: DemoPlace; counter: DemoPlace }[];
  stock: DemoStock;
  /** The next number of a register, as people know it: ASR-1/2026/P12. */
  referenceOf(place: DemoPlace, register: Register, day: string): string;
}

/** What a part of the shop does on each day of the year, and writes at its end, after the ledger. */
export interface DemoTrade {
  day(day: string): void;
  write(client: Client): Promise<void>;
}
