import { primesOf } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let clerk: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  clerk = await portal.signIn('clerk');
});
afterAll(() => portal.close());

interface Act {
  call: () => Promise<Reply>;
  /** One of these opens it. */
  primes: readonly number[];
}

const one = newId();
const lines = [{ item: newId(), quantity: 1 }];
const get = (path: string, primes = [2]): Act => ({ primes, call: () => clerk.get(`/api/bav/${path}`) });
const post = (path: string, primes: number[], body: object): Act => ({
  primes,
  call: () => clerk.post(`/api/bav/${path}`, body),
});

/** Each on a record that does not exist: who may do it is told so, and everybody else that they may not. */
const acts: Readonly<Record<'BAV.INVENTORY' | 'BAV.PURCHASE', Readonly<Record<string, Act>>>> = {
  'BAV.INVENTORY': {
    'list the stock': get('inventory'),
    'read the stock of an item': get(`inventory/${one}`),
    'read its movements': get(`inventory/${one}/movements`),
    adjust: post('inventory/adjust', [5], { location: one, reason: 'Damaged', lines }),
    reverse: post(`inventory/document/${one}/reverse`, [5], { reason: 'Twice' }),
    'ask for a count': post(`inventory/${one}/mark`, [3, 5], { location: one, isToCount: true }),
    'list transfers': get('transfer'),
    'read a transfer': get(`transfer/${one}`),
    'read the items of a transfer': get(`transfer/${one}/lines`),
    'send stock': post('transfer', [3], { from: one, to: newId(), notes: '', isImmediate: false, lines }),
    'receive stock': post(`transfer/${one}/receive`, [3], { lines: [] }),
    'call stock back': post(`transfer/${one}/cancel`, [3], { reason: 'Wrong van' }),
    'list counts': get('count'),
    'read a count': get(`count/${one}`),
    'start a count': post('count', [5], { location: one }),
    'enter a count': post(`count/${one}/enter`, [5], { lines: [{ item: one, counted: 1 }] }),
    'add to a count': post(`count/${one}/add`, [5], { lines: [{ item: one, copies: 1 }] }),
    'post a count': post(`count/${one}/post`, [5], {}),
    'discard a count': post(`count/${one}/cancel`, [5], {}),
  },
  'BAV.PURCHASE': {
    'list purchases': get('purchase'),
    'read a purchase': get(`purchase/${one}`),
    'read the items of a purchase': get(`purchase/${one}/lines`),
    'find a supplier': get('purchase/suppliers'),
    'post a purchase': post('purchase', [3], {
      ...{ location: one, day: '2026-01-05', source: 'headOffice', supplier: '', billNumber: '', notes: '' },
      lines: [{ ...lines[0], cost: 100 }],
    }),
    'return to the supplier': post(`purchase/${one}/return`, [3], { day: '2026-01-06', notes: '', lines }),
    'cancel a purchase': post(`purchase/${one}/cancel`, [5], { reason: 'Wrong bill' }),
  },
};

async function allowedWith(acl: Record<string, number>): Promise<string[]> {
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [JSON.stringify(acl)]);
  const allowed: string[] = [];
  for (const [name, { call }] of Object.values(acts).flatMap((own) => Object.entries(own))) {
    const { status } = await call();
    if (status !== 403) allowed.push(name);
  }
  return allowed.sort();
}

test('each act of inventory and purchases opens by its own value of its own key, and by no other', async () => {
  await portal.owner.query('update org set acl = $1', [
    JSON.stringify({ 'BAV.INVENTORY': 30, 'BAV.PURCHASE': 30 }),
  ]);
  for (const key of ['BAV.INVENTORY', 'BAV.PURCHASE'] as const)
    for (const value of [0, 1, 2.5, ...primesOf(key), 6, 10, 15, 30]) {
      const expected = Object.entries(acts[key])
        .filter(
          ([, { primes }]) =>
            Number.isInteger(value) && value > 1 && primes.some((prime) => value % prime === 0),
        )
        .map(([name]) => name);
      expect([key, value, await allowedWith({ [key]: value })]).toEqual([key, value, expected.sort()]);
    }
});
