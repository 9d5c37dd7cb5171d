import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeCounter, openShift, saleOf, sell, type TestCounter } from './testing/some-counter.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let counter: TestCounter;
let shift: string;
let sale: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('counter')]);
  counter = await makeCounter(portal, area);
  shift = await openShift(area, counter.till);
  const [item] = counter.items;
  if (!item) throw new Error('no item');
  await counter.stock(item, 100);
  const made = saleOf(shift, 1, [[item, 1]]);
  await sell(area, made);
  sale = made.id;
});
afterAll(() => portal.close());

/** What each act answers whoever may do it; 403 for everybody else. */
const acts: Record<
  string,
  { call: (by: Visitor) => Promise<{ status: number }>; key: string; prime: number }
> = {
  'list receipts': { key: 'BAV.SALES', prime: 2, call: (by) => by.get('/api/bav/sales') },
  'list shifts': { key: 'BAV.SALES', prime: 2, call: (by) => by.get('/api/bav/shifts') },
  'list what is to be checked': { key: 'BAV.SALES', prime: 2, call: (by) => by.get('/api/bav/sales/issues') },
  'see the counters': {
    key: 'BAV.SALES',
    prime: 3,
    call: (by) => by.get('/api/bav/counter', { device: newId() }),
  },
  'fetch the catalogue': {
    key: 'BAV.SALES',
    prime: 3,
    call: (by) => by.get('/api/bav/sales/catalogue', { till: counter.till }),
  },
  sell: {
    key: 'BAV.SALES',
    prime: 3,
    call: (by) => sell(by, saleOf(newId(), 1, [[counter.items[0] ?? never(), 1]])),
  },
  'open a shift': {
    key: 'BAV.SALES',
    prime: 3,
    call: (by) =>
      by.post(`/api/bav/tills/${newId()}/open`, { shift: newId(), device: newId(), openingFloat: 0 }),
  },
  'close a shift': {
    key: 'BAV.SALES',
    prime: 3,
    call: (by) => by.post(`/api/bav/shifts/${newId()}/close`, { count: {}, note: '' }),
  },
  'cancel a sale': {
    key: 'BAV.SALES',
    prime: 5,
    call: (by) => by.post(`/api/bav/sales/${sale}/cancel`, { id: newId(), shift: newId(), reason: 'x' }),
  },
  'settle what was listed': {
    key: 'BAV.SALES',
    prime: 5,
    call: (by) => by.post(`/api/bav/sales/issues/${newId()}/settle`, { fromStock: false, note: 'x' }),
  },
  'set up a counter': { key: 'BAV.SALES', prime: 5, call: (by) => by.delete(`/api/bav/tills/${newId()}`) },
  'list returns': { key: 'BAV.RETURN', prime: 2, call: (by) => by.get('/api/bav/return') },
  'take back': {
    key: 'BAV.RETURN',
    prime: 3,
    call: (by) =>
      by.post('/api/bav/return', {
        ...{ id: newId(), shift: newId(), sale, by: 'cash', reason: '' },
        lines: [{ place: 0, quantity: 1, condition: 'stock' }],
      }),
  },
  'read a report': {
    key: 'BAV.REPORTS',
    prime: 2,
    call: (by) => by.get('/api/bav/reports/sales', { from: '2026-01-01', to: '2026-01-31' }),
  },
  'take a report as a file': {
    key: 'BAV.REPORTS',
    prime: 7,
    call: (by) => by.get('/api/bav/reports/cash-book/export', { day: '2026-01-01' }),
  },
};
const keys = { 'BAV.SALES': [2, 3, 5], 'BAV.RETURN': [2, 3, 5], 'BAV.REPORTS': [2, 7] } as const;

function never(): never {
  throw new Error('no item');
}

/** What somebody of the centre may do with one value of one key. */
async function allowedWith(acl: Record<string, number>): Promise<string[]> {
  await portal.owner.query("update app_user set acl = $1 where username = 'counter'", [JSON.stringify(acl)]);
  const allowed: string[] = [];
  for (const [name, { call }] of Object.entries(acts)) {
    const { status } = await call(clerk);
    if (status !== 403) allowed.push(name);
  }
  return allowed.sort();
}

test('each act opens by its own value of its own key, and by no other', async () => {
  for (const [key, primes] of Object.entries(keys))
    for (const value of [1, ...primes, 2 * 3 * 5 * 7]) {
      const expected = Object.entries(acts)
        .filter(([, act]) => act.key === key && value > 1 && value % act.prime === 0)
        .map(([name]) => name);
      expect([key, value, await allowedWith({ [key]: value })]).toEqual([key, value, expected.sort()]);
    }
});

test('a receipt of a return is cancelled by the right over returns, that of a sale by the right over sales', async () => {
  const cancel = async (acl: Record<string, number>) => {
    await portal.owner.query("update app_user set acl = $1 where username = 'counter'", [
      JSON.stringify(acl),
    ]);
    const reply = await clerk.post(`/api/bav/sales/${sale}/cancel`, { id: newId(), shift, reason: 'x' });
    return reply.status;
  };
  expect(await cancel({ 'BAV.RETURN': 5 })).toBe(403);
  expect(await cancel({ 'BAV.SALES': 5 })).toBe(200);
});

test('who may return or cancel sees the drawers that pay, and no more of the shifts', async () => {
  const as = async (acl: Record<string, number>) => {
    await portal.owner.query("update app_user set acl = $1 where username = 'counter'", [
      JSON.stringify(acl),
    ]);
    const { status, body } = await clerk.get('/api/bav/drawers');
    return { status, own: body.docs?.find(({ id }: { id: string }) => id === shift) };
  };
  for (const acl of [{ 'BAV.RETURN': 3 }, { 'BAV.RETURN': 5 }, { 'BAV.SALES': 5 }])
    expect([acl, (await as(acl)).status]).toEqual([acl, 200]);
  for (const acl of [{ 'BAV.RETURN': 2 }, { 'BAV.SALES': 6 }])
    expect([acl, (await as(acl)).status]).toEqual([acl, 403]);
  const { own } = await as({ 'BAV.RETURN': 3 });
  const { expected } = (await area.get(`/api/bav/shifts/${shift}`)).body.data;
  const { code: tillCode } = counter;
  expect(own).toEqual({ id: shift, tillName: expect.any(String), tillCode, number: 1, expected });
  expect((await clerk.get('/api/bav/shifts')).status).toBe(403);
});

test('another centre does not see a counter, its shifts and its receipts', async () => {
  const { rows } = await portal.owner.query("select id from org where name like 'Ajnala%' limit 1");
  await portal.owner.query("update app_user set org_id = $1, acl = $2 where username = 'counter'", [
    rows[0].id,
    JSON.stringify({ 'BAV.SALES': 30, 'BAV.RETURN': 30 }),
  ]);
  const other = await portal.signIn('counter');
  for (const path of [`tills/${counter.till}`, `shifts/${shift}`, `sales/${sale}`])
    expect([path, (await other.get(`/api/bav/${path}`)).status]).toEqual([path, 404]);
  expect((await other.get('/api/bav/sales', { filter: { till: counter.till } })).body.data.total).toBe(0);
  const item = counter.items[0] ?? never();
  expect((await sell(other, saleOf(shift, 9, [[item, 1]]))).status).toBe(404);
});
