import type { Basket } from '@sewa/contract/bav/basket';
import type { SaleBody } from '@sewa/contract/bav/sales';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Baskets } from './baskets.rules.ts';

/** A sale that was paid and that nobody has confirmed yet: written before it is sent. */
export interface PaidSale {
  readonly sale: SaleBody;
  readonly owner: string;
  readonly basket: Basket;
  readonly describe: string;
}

interface CounterSchema extends DBSchema {
  /** They come back after a reload or a killed browser. */
  counters: { key: string; value: Baskets };
  /** The last number given in a shift. */
  numbers: { key: string; value: number };
  paid: { key: string; value: PaidSale };
}

let opened: Promise<IDBPDatabase<CounterSchema>> | null = null;

function open(): Promise<IDBPDatabase<CounterSchema>> {
  opened ??= openDB<CounterSchema>('portal-counter', 1, {
    upgrade(database) {
      database.createObjectStore('counters');
      database.createObjectStore('numbers');
      database.createObjectStore('paid');
    },
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

export async function readCounter(shift: string): Promise<Baskets | undefined> {
  return (await open()).get('counters', shift);
}

export async function storeCounter(shift: string, counter: Baskets): Promise<void> {
  await (await open()).put('counters', counter, shift);
}

/** The next number of a shift, taken once, whichever window asks; never below what the server knows. */
export async function takeSaleNumber(shift: string, atLeast: number): Promise<number> {
  const transaction = (await open()).transaction('numbers', 'readwrite', { durability: 'strict' });
  const number = Math.max(((await transaction.store.get(shift)) ?? 0) + 1, atLeast);
  await transaction.store.put(number, shift);
  await transaction.done;
  return number;
}

/** Returns when it is on the disk: from then on a killed browser does not lose it. */
export async function storePaid(paid: PaidSale): Promise<void> {
  const transaction = (await open()).transaction('paid', 'readwrite', { durability: 'strict' });
  await transaction.store.put(paid, paid.sale.id);
  await transaction.done;
}

export async function removePaid(id: string): Promise<void> {
  await (await open()).delete('paid', id);
}

export async function listPaid(): Promise<PaidSale[]> {
  return (await open()).getAll('paid');
}

/** A closed shift leaves nothing behind. */
export async function forgetCounter(shift: string): Promise<void> {
  const database = await open();
  await database.delete('counters', shift);
  await database.delete('numbers', shift);
}
