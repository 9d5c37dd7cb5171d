import { shopReports } from '@sewa/contract/bav/reports/reports';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOf } from '../../../testing/paper.ts';
import { buy, makeItem, openTestShop, type TestShop } from '../testing/some-stock.ts';

const path = '/api/bav/reports';
const today = todayIn('Asia/Kolkata');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const rowsOf = async (report: string, query: Record<string, unknown>) =>
  (await shop.area.get(`${path}/${report}`, query)).body.data as {
    rows: Record<string, string | number>[];
    totals: Record<string, number>;
  };

test('a statement for any past day is the replay of the ledger up to it, everywhere and at each location', async () => {
  const { rows: locations } = await shop.portal.owner.query<{ id: string }>(
    `select l.id from stock_location l join area a on a.id = l.area_id where a.code = 'ASR'`,
  );
  const replay = async (day: string, location: string | undefined) => {
    const { rows } = await shop.portal.owner.query<{ id: string; quantity: number; value: number }>(
      `select m.item_id as id, sum(m.quantity)::int as quantity, sum(m.value)::float8 as value
       from stock_movement m join area a on a.id = m.area_id
       where a.code = 'ASR' and m.day <= $1 and ($2::uuid is null or m.location_id = $2)
       group by m.item_id having sum(m.quantity) <> 0`,
      [day, location ?? null],
    );
    return new Map(rows.map(({ id, quantity, value }) => [id, [quantity, value]]));
  };
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -2, max: 370 }),
      fc.option(fc.constantFrom(...locations.map(({ id }) => id)), { nil: undefined }),
      async (ago, location) => {
        const day = dayAfter(today, -ago);
        const { rows, totals } = await rowsOf('stock-statement', { day, ...(location ? { location } : {}) });
        const stated = new Map(rows.map(({ id, onHand, value }) => [id, [onHand, value]]));
        expect(stated).toEqual(await replay(day, location));
        expect(totals['value']).toBe([...stated.values()].reduce((all, [, value]) => all + Number(value), 0));
      },
    ),
    { numRuns: 15 },
  );
});

test('the stock list says the same whether the items or the stock decide what is on a page', async () => {
  const all = async (sort: string, filter: Record<string, unknown>) => {
    const rows: { id: string }[] = [];
    for (;;) {
      const page = Math.floor(rows.length / 100);
      const { data } = (await shop.area.get('/api/bav/inventory', { sort, filter, page, size: 100 })).body;
      rows.push(...data.rows);
      if (data.rows.length < 100) {
        expect(rows).toHaveLength(data.total);
        return rows;
      }
    }
  };
  for (const filter of [{}, { location: [shop.firstStore] }, { category: [10], isActive: true }]) {
    const [byTitle, byStock] = [await all('title', filter), await all('-onHand', filter)];
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect(byTitle.toSorted(byId)).toEqual(byStock.toSorted(byId));
    expect((await all('-title', filter)).map(({ id }) => id)).toEqual(
      byTitle.map(({ id }) => id).toReversed(),
    );
  }
});

test('purchases are summed by supplier and day of the bill, without what was cancelled', async () => {
  const item = await makeItem(shop.area);
  const bill = { supplier: 'Report Press', day: '2026-02-03' };
  const kept = (await buy(shop.first, shop.firstStore, [{ item, quantity: 4, cost: 250 }], bill)).body.data;
  const gone = (await buy(shop.first, shop.firstStore, [{ item, quantity: 9, cost: 1 }], bill)).body.data;
  await shop.first.post(`/api/bav/purchase/${gone.id}/cancel`, { reason: 'x' });
  await shop.first.post(`/api/bav/purchase/${kept.id}/return`, {
    day: '2026-02-03',
    notes: '',
    lines: [{ item, quantity: 1 }],
  });
  const found = async (from: string, to: string) =>
    (await rowsOf('purchases', { from, to })).rows.find(({ supplier }) => supplier === 'Report Press');
  expect(await found('2026-02-03', '2026-02-03')).toEqual({
    ...{ supplier: 'Report Press', bills: 1, copies: 4, amount: 1_000, copiesBack: 1, amountBack: 250 },
  });
  expect(await found('2026-02-04', '2026-03-01')).toBe(undefined);
});

test('each report is read with one right, and taken as Excel and PDF with another', async () => {
  const fetched = (what: string, query = '') =>
    fetch(`${shop.portal.url}${path}/${what}${query}`, { headers: { cookie: shop.other.cookie } });
  const asked = `?day=${today}&from=${today}&to=${today}`;
  const grant = (value: number) =>
    shop.portal.owner.query(
      `update app_user set acl = jsonb_set(acl, '{BAV.REPORTS}', to_jsonb($1::int)) where username = 'camp'`,
      [value],
    );
  for (const [value, mayRead, mayTake] of [
    [2, 200, 403],
    [7, 403, 200],
    [14, 200, 200],
    [15, 403, 403],
  ] as const) {
    await grant(value);
    for (const { name } of shopReports) {
      expect([value, name, (await fetched(name, asked)).status]).toEqual([value, name, mayRead]);
      const file = await fetched(`${name}/export`, `${asked}&format=csv`);
      expect([value, name, file.status]).toEqual([value, name, mayTake]);
    }
  }
  await grant(14);
  const sheet = await fetched('stock-statement/export', `?day=${today}&format=xlsx`);
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, expect.stringContaining('sheet')]);
  const pdf = await fetched('stock-statement/print', `?day=${today}&language=en`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const text = (await textsOf(Buffer.from(await pdf.arrayBuffer()))).join('\n');
  expect(text).toContain('Stock statement');
  expect(text).toContain('₹');
});
