import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textsOf } from '../../../testing/paper.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeCounter, notesFor, openShift, saleOf, sell } from '../counter/testing/some-counter.ts';

const today = todayIn('Asia/Kolkata');
const year = { from: dayAfter(today, -370), to: today };
const path = '/api/bav/reports';

let portal: TestPortal;
let area: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

const report = async (name: string, query: Record<string, unknown>) =>
  (await area.get(`${path}/${name}`, query)).body.data;

describe('the sales report', () => {
  test('comes to the same sums by whatever it is grouped, and to those of the receipts', async () => {
    const { rows } = await portal.owner.query<{ net: string; copies: string }>(
      `select sum(r.total) as net, sum(r.copies) as copies from bav_receipt r join area a on a.id = r.area_id where a.code = 'ASR'`,
    );
    for (const by of ['day', 'month', 'till', 'category', 'item', 'centre', 'cashier']) {
      const { totals, rows: groups, total } = await report('sales', { ...year, by });
      expect([by, totals.net, totals.copies]).toEqual([by, Number(rows[0]?.net), Number(rows[0]?.copies)]);
      expect(totals.net).toBe(totals.gross - totals.discount - totals.returned);
      expect(totals.margin).toBe(totals.net - totals.cost);
      expect(groups).toHaveLength(total);
      const sum = groups.reduce((all: number, { net }: { net: number }) => all + net, 0);
      expect(sum).toBe(totals.net);
      expect(groups.every(({ name }: { name: unknown }) => typeof name === 'string')).toBe(true);
    }
  });

  test('is of one category, counter or centre where asked, and refuses a period that is none', async () => {
    const whole = await report('sales', { ...year, by: 'category' });
    const hindi = await report('sales', { ...year, by: 'day', category: 2 });
    expect(hindi.totals.net).toBe(whole.rows.find(({ name }: { name: string }) => name === '2').net);
    expect((await area.get(`${path}/sales`, { from: today, to: dayAfter(today, -1) })).status).toBe(400);
    expect((await area.get(`${path}/sales`, { from: '2001-01-01', to: today })).status).toBe(400);
  });

  test('comes as a sheet in rupees and on paper', async () => {
    const file = (await area.get(`${path}/sales/export`, { ...year, by: 'category' })).body as string;
    const { rows } = await report('sales', { ...year, by: 'category' });
    expect(file.replace(/^\ufeff/, '').split('\r\n')[0]).toMatch(/^Category,Copies,/);
    expect(file).toContain(`,${rows[0].net / 100},`);
    const pdf = await fetch(
      `${portal.url}${path}/sales/print?${new URLSearchParams({ ...year, by: 'month', language: 'pa' })}`,
      {
        headers: { cookie: area.cookie },
      },
    );
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await textsOf(Buffer.from(await pdf.arrayBuffer()))).join(' ')).toContain('₹');
  });

  test('names on paper what it is about', async () => {
    const { code, till, centre } = await makeCounter(portal, area);
    const textOf = async (name: string, query: Record<string, string>) => {
      const asked = new URLSearchParams({ ...query, language: 'en' });
      const pdf = await fetch(`${portal.url}${path}/${name}/print?${asked}`, {
        headers: { cookie: area.cookie },
      });
      return (await textsOf(Buffer.from(await pdf.arrayBuffer()))).join(' ').replace(/\s+/g, ' ');
    };
    const sold = await textOf('sales', { ...year, by: 'month', till, centre, category: '2' });
    expect(sold).toContain(`Counter ${code} (${code})`);
    expect(sold).toContain('Hindi book');
    expect(await textOf('slow-movers', { days: '90' })).toContain('not sold for 90 days');
  });
});

describe('the cash book', () => {
  test('of a day in the past is what its shifts counted, and does not change by what comes later', async () => {
    const { rows } = await portal.owner.query<{ day: string }>(
      `select to_char(max(s.day), 'YYYY-MM-DD') as day from bav_shift s join area a on a.id = s.area_id
       where a.code = 'ASR' and s.closed_at is not null`,
    );
    const day = rows[0]?.day ?? '';
    const before = await report('cash-book', { day });
    expect(before.rows.length).toBeGreaterThan(1);
    for (const row of before.rows)
      expect(row.expected).toBe(row.opening + row.cashSales - row.cashRefunds + row.cashIn - row.cashOut);
    const counter = await makeCounter(portal, area);
    const shift = await openShift(area, counter.till, 20_000);
    const [item] = counter.items;
    if (!item) throw new Error('no item');
    await counter.stock(item, 3);
    await sell(area, saleOf(shift, 1, [[item, 2]]));
    const expected = 20_000 + 2 * item.price;
    await area.post(`/api/bav/shifts/${shift}/close`, { count: notesFor(expected), note: '' });
    expect(await report('cash-book', { day })).toEqual(before);
    const now = await report('cash-book', { day: today });
    const own = now.rows.find((row: { shift: string }) => row.shift.startsWith(`${counter.code}-1`));
    expect(own).toMatchObject({
      opening: 20_000,
      cashSales: 2 * item.price,
      expected,
      counted: expected,
      difference: 0,
    });
  });
});

test('a receipt is printed on 80 mm and on A5 with its number as a code', async () => {
  const [sale] = (await area.get('/api/bav/sales', { size: 1, filter: { kind: ['sale'] } })).body.data.rows;
  for (const [paper, language] of [
    ['80mm', 'pa'],
    ['a5', 'hi'],
  ] as const) {
    const reply = await fetch(
      `${portal.url}/api/bav/sales/${sale.id}/receipt?paper=${paper}&language=${language}`,
      {
        headers: { cookie: area.cookie },
      },
    );
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    const text = (await textsOf(Buffer.from(await reply.arrayBuffer()))).join(' ');
    expect(text).toContain(sale.reference);
  }
  expect((await area.get(`/api/bav/sales/${newId()}/receipt`)).status).toBe(404);
});
