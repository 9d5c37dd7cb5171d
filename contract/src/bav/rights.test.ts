import { describe, expect, test } from 'vitest';
import { meets } from '../kernel/rights/requirement.ts';
import { primesOf } from '../kernel/rights/rights.ts';
import { allEndpoints } from '../modules.ts';

const keys = [
  'BAV.INVENTORY',
  'BAV.ORDER',
  'BAV.SALES',
  'BAV.RETURN',
  'BAV.PURCHASE',
  'BAV.SKU',
  'BAV.REPORTS',
] as const;
type Key = (typeof keys)[number];
/** One of these primes of the key opens the call. */
type Opens = Partial<Record<Key, readonly number[]>>;

const stock = (prime: number): Opens => ({ 'BAV.INVENTORY': [prime] });
const order = (...primes: number[]): Opens => ({ 'BAV.ORDER': primes });
const sales = (prime: number): Opens => ({ 'BAV.SALES': [prime] });
const purchase = (prime: number): Opens => ({ 'BAV.PURCHASE': [prime] });
const sku = (prime: number): Opens => ({ 'BAV.SKU': [prime] });
const reports = (prime: number): Opens => ({ 'BAV.REPORTS': [prime] });
const receipts: Opens = { 'BAV.SALES': [2], 'BAV.RETURN': [2] };
const places: Opens = Object.fromEntries(keys.filter((key) => key !== 'BAV.SKU').map((key) => [key, [2]]));

/** Every call of the shop, written by hand: who adds one decides here who may make it. */
const acts: Readonly<Record<string, Opens>> = {
  'GET count': stock(2),
  'GET count/export': stock(2),
  'GET count/{id}': stock(2),
  'GET count/{id}/history': stock(2),
  'GET count/{id}/lines': stock(2),
  'GET count/{id}/print': stock(2),
  'POST count': stock(5),
  'POST count/{id}/add': stock(5),
  'POST count/{id}/cancel': stock(5),
  'POST count/{id}/enter': stock(5),
  'POST count/{id}/post': stock(5),
  'GET inventory': stock(2),
  'GET inventory/export': stock(2),
  'GET inventory/{id}': stock(2),
  'GET inventory/{id}/movements': stock(2),
  'POST inventory/adjust': stock(5),
  'POST inventory/document/{id}/reverse': stock(5),
  'POST inventory/{id}/mark': { 'BAV.INVENTORY': [3, 5] },
  'GET transfer': stock(2),
  'GET transfer/export': stock(2),
  'GET transfer/{id}': stock(2),
  'GET transfer/{id}/history': stock(2),
  'GET transfer/{id}/lines': stock(2),
  'POST transfer': stock(3),
  'POST transfer/{id}/cancel': stock(3),
  'POST transfer/{id}/receive': stock(3),
  'GET location': places,
  'GET location/{id}': places,
  'GET location/export': stock(5),
  'GET location/{id}/history': stock(5),
  'POST location': stock(5),
  'PUT location/{id}': stock(5),
  'DELETE location/{id}': stock(5),
  'GET item-search': { 'BAV.SKU': [2], 'BAV.INVENTORY': [2], 'BAV.ORDER': [2], 'BAV.PURCHASE': [2] },
  'GET order': order(2),
  'GET order/export': order(2),
  'GET order/sanction': order(2),
  'GET order/{id}': order(2),
  'GET order/{id}/history': order(2),
  'GET order/{id}/lines': order(2),
  'GET order/suggestion': order(3),
  'POST order': order(3),
  'PUT order/{id}': order(3),
  'DELETE order/{id}': order(3),
  // Each step asks for its own right in the handler: orders.test.ts.
  'POST order/{id}/move': order(3, 5, 7, 11),
  'GET sanction': order(2),
  'GET sanction/export': order(2),
  'GET sanction/{id}': order(2),
  'GET sanction/{id}/history': order(2),
  'POST sanction': order(5),
  'PUT sanction/{id}': order(5),
  'DELETE sanction/{id}': order(5),
  'GET purchase': purchase(2),
  'GET purchase/export': purchase(2),
  'GET purchase/suppliers': purchase(2),
  'GET purchase/{id}': purchase(2),
  'GET purchase/{id}/history': purchase(2),
  'GET purchase/{id}/lines': purchase(2),
  'POST purchase': purchase(3),
  'POST purchase/{id}/return': purchase(3),
  'POST purchase/{id}/cancel': purchase(5),
  'GET sales': sales(2),
  'GET sales/issues': sales(2),
  'GET shifts': sales(2),
  'GET shifts/{id}': sales(2),
  'GET tills': sales(2),
  'GET tills/export': sales(2),
  'GET tills/{id}': sales(2),
  'GET tills/{id}/history': sales(2),
  'GET counter': sales(3),
  'GET sales/catalogue': sales(3),
  'POST sales': sales(3),
  'POST shifts/{id}/cash': sales(3),
  'POST shifts/{id}/close': sales(3),
  'POST tills/{id}/open': sales(3),
  'POST sales/issues/{id}/settle': sales(5),
  'POST tills': sales(5),
  'PUT tills/{id}': sales(5),
  'DELETE tills/{id}': sales(5),
  // Who pays back chooses a drawer, also without the right over sales.
  'GET drawers': { 'BAV.SALES': [5], 'BAV.RETURN': [3, 5] },
  'GET sales/by-number': receipts,
  'GET sales/{id}': receipts,
  'GET sales/{id}/receipt': receipts,
  // A sale by the first, a return by the second: counter-rights.test.ts.
  'POST sales/{id}/cancel': { 'BAV.SALES': [5], 'BAV.RETURN': [5] },
  'GET return': { 'BAV.RETURN': [2] },
  'POST return': { 'BAV.RETURN': [3] },
  'GET sku': sku(2),
  'GET sku/editions': sku(2),
  'GET sku/labels': sku(2),
  'GET sku/{id}': sku(2),
  'GET sku/{id}/history': sku(2),
  'GET sku/{id}/tax': sku(2),
  'POST sku': sku(3),
  'PUT sku/{id}': sku(3),
  'POST sku/{id}/tax': sku(3),
  'DELETE sku/{id}/tax/{tax}': sku(3),
  'DELETE sku/{id}': sku(5),
  'GET sku/export': sku(7),
  'GET sales/export': reports(7),
  ...Object.fromEntries(
    ['sales', 'cash-book', 'stock-statement', 'purchases', 'slow-movers', 'order-fill'].flatMap((name) => [
      [`GET reports/${name}`, reports(2)],
      [`GET reports/${name}/export`, reports(7)],
      [`GET reports/${name}/print`, reports(7)],
    ]),
  ),
};

const calls = new Map(
  allEndpoints
    .filter(({ path }) => path.startsWith('/api/bav/'))
    .map(({ method, path, requirement }) => [`${method} ${path.slice('/api/bav/'.length)}`, requirement]),
);

/** No right, odd values, each prime alone, all but each prime, all. */
function valuesOf(key: Key): number[] {
  const primes = primesOf(key);
  const all = primes.reduce((product, prime) => product * prime, 1);
  return [0, 1, 2.5, ...primes, ...primes.map((prime) => all / prime), all];
}

describe('each act of the shop × each value of each key', () => {
  test('every call is written here, and no other', () => {
    expect([...calls.keys()].sort()).toEqual(Object.keys(acts).sort());
  });

  test.each(Object.entries(acts))('%s', (name, opens) => {
    const requirement = calls.get(name);
    if (typeof requirement !== 'object') throw new Error(`${name} asks for no right`);
    for (const key of keys)
      for (const value of valuesOf(key)) {
        const isOpen =
          Number.isInteger(value) && value > 1 && (opens[key] ?? []).some((prime) => value % prime === 0);
        expect([key, value, meets(requirement, { acl: { [key]: value } } as never)]).toEqual([
          key,
          value,
          isOpen,
        ]);
      }
  });
});
