import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { inArea } from '../../../testing/in-area.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import {
  type DocumentLine,
  lockStock,
  postDocument,
  reverseDocument,
  type StockDocument,
} from './post-document.ts';

const today = '2026-11-16';
const by = { userId: newId(), name: 'Ravinder Kaur' };

let portal: TestPortal;
let area: string;
let location: string;
let items: string[];
beforeAll(async () => {
  portal = await openTestPortal();
  const places = await placesOf(portal);
  area = places['ASR'] ?? '';
  location = newId();
  await portal.owner.query(
    `insert into stock_location (area_id, id, centre_id, name, kind) values ($1, $2, $3, 'Test store', 'store')`,
    [area, location, places['ASR-1']],
  );
  const { rows } = await portal.owner.query<{ id: string }>(
    'select id from bav_item where area_id = $1 order by number limit 12',
    [area],
  );
  items = rows.map(({ id }) => id);
});
afterAll(() => portal.close());

let next = 0;
/** An item that no test has touched. */
function freshItem(): string {
  const item = items[next++];
  if (item === undefined) throw new Error('no item is left');
  return item;
}

function post(
  kind: StockDocument['kind'],
  lines: readonly DocumentLine[],
  more: Partial<StockDocument> = {},
) {
  return inArea(portal, area, (tx) => postDocument(tx, { kind, location, lines, by, today, ...more }));
}

async function holding(item: string) {
  const { rows } = await portal.owner.query<{ quantity: number; value: number }>(
    'select quantity, value::int as value from stock_balance where location_id = $1 and item_id = $2',
    [location, item],
  );
  return rows[0];
}

async function refusalOf(work: Promise<unknown>): Promise<PortalError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PortalError)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

describe('posting', () => {
  test('adds and takes copies at their moving average, line by line to the paisa', async () => {
    const item = freshItem();
    await post('purchase', [{ item, quantity: 3, value: 100 }]);
    const sale = await post('sale', [{ item, quantity: 1 }]);
    expect(sale.lines.get(item)).toEqual({ item, quantity: -1, value: -33, onHand: 2 });
    await post('purchase', [{ item, quantity: 2, value: 133 }]);
    expect(await holding(item)).toEqual({ quantity: 4, value: 200 });
    await post('sale', [
      { item, quantity: 1 },
      { item, quantity: 1 },
    ]);
    expect(await holding(item)).toEqual({ quantity: 2, value: 100 });
    await post('adjustment', [{ item, quantity: -2 }], { reason: 'Water' });
    expect(await holding(item)).toEqual({ quantity: 0, value: 0 });
  });

  test('refuses what is not there, names every shortage, and changes nothing', async () => {
    const [one, other] = [freshItem(), freshItem()];
    await post('purchase', [{ item: one, quantity: 2, value: 20 }]);
    const refusal = await refusalOf(
      post('sale', [
        { item: one, quantity: 3 },
        { item: other, quantity: 1 },
      ]),
    );
    expect(refusal.code).toBe('STOCK_SHORT');
    expect(refusal.data).toEqual({
      shortages: expect.arrayContaining([
        expect.objectContaining({ item: one, wanted: 3, onHand: 2 }),
        expect.objectContaining({ item: other, wanted: 1, onHand: 0 }),
      ]),
    });
    expect(await holding(one)).toEqual({ quantity: 2, value: 20 });
  });

  test('sells the last copy once, whoever asks at the same moment', async () => {
    const item = freshItem();
    await post('purchase', [{ item, quantity: 1, value: 50 }]);
    const sales = await Promise.allSettled(
      Array.from({ length: 6 }, () => post('sale', [{ item, quantity: 1 }])),
    );
    expect(sales.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await holding(item)).toEqual({ quantity: 0, value: 0 });
  });

  test('of two documents over the same items in opposite orders never waits for itself', async () => {
    const [one, other] = [freshItem(), freshItem()];
    const lines = [one, other].map((item) => ({ item, quantity: 1, value: 10 }));
    await Promise.all(
      Array.from({ length: 10 }, (_, turn) => post('purchase', turn % 2 ? lines : lines.toReversed())),
    );
    expect(await holding(one)).toEqual({ quantity: 10, value: 100 });
    expect(await holding(other)).toEqual({ quantity: 10, value: 100 });
  });

  test('the same record posts once', async () => {
    const item = freshItem();
    const id = newId();
    await post('purchase', [{ item, quantity: 1, value: 10 }], { id });
    await expect(post('purchase', [{ item, quantity: 1, value: 10 }], { id })).rejects.toThrow(
      /stock_document_pkey/,
    );
    expect(await holding(item)).toEqual({ quantity: 1, value: 10 });
  });

  test('a location or an item out of reach does not exist, and a closed location gets nothing new', async () => {
    const item = freshItem();
    const elsewhere = await portal.owner.query(`select id from stock_location where area_id <> $1 limit 1`, [
      area,
    ]);
    for (const more of [{ location: elsewhere.rows[0].id }, { lines: [{ item: newId(), quantity: 1 }] }])
      expect((await refusalOf(post('purchase', [{ item, quantity: 1, value: 1 }], more))).code).toBe(
        'BAD_REFERENCE',
      );
    await post('purchase', [{ item, quantity: 1, value: 10 }]);
    await portal.owner.query('update stock_location set is_active = false where id = $1', [location]);
    expect((await refusalOf(post('purchase', [{ item, quantity: 1, value: 1 }]))).code).toBe(
      'STOCK_LOCATION_CLOSED',
    );
    await post('adjustment', [{ item, quantity: -1 }]);
    await portal.owner.query('update stock_location set is_active = true where id = $1', [location]);
  });
});

describe('a reversal', () => {
  const reverse = (document: string) =>
    inArea(portal, area, (tx) => reverseDocument(tx, { document, reason: 'Wrong bill', by, today }));

  test('takes a purchase back with the value that it brought, once', async () => {
    const item = freshItem();
    await post('purchase', [{ item, quantity: 2, value: 20 }]);
    const wrong = await post('purchase', [{ item, quantity: 2, value: 2_000 }]);
    const attempts = await Promise.allSettled([reverse(wrong.id), reverse(wrong.id), reverse(wrong.id)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await holding(item)).toEqual({ quantity: 2, value: 20 });
    expect((await refusalOf(reverse(wrong.id))).code).toBe('STOCK_REVERSED');
    const done = await portal.owner.query('select id from stock_document where reverses_id = $1', [wrong.id]);
    expect((await refusalOf(reverse(done.rows[0].id))).code).toBe('STOCK_NOT_REVERSIBLE');
  });

  test('is refused where the copies are gone, and brings sold ones back at their cost', async () => {
    const item = freshItem();
    const bought = await post('purchase', [{ item, quantity: 2, value: 30 }]);
    const sold = await post('sale', [{ item, quantity: 1 }]);
    expect((await refusalOf(reverse(bought.id))).code).toBe('STOCK_SHORT');
    await reverse(sold.id);
    expect(await holding(item)).toEqual({ quantity: 2, value: 30 });
    await reverse(bought.id);
    expect(await holding(item)).toEqual({ quantity: 0, value: 0 });
  });
});

describe('the database', () => {
  const attempt = (sql: string) =>
    inArea(portal, area, async (tx) => {
      const { clientOf } = await import('../../../platform/db/kysely-on-client.ts');
      return clientOf(tx).query(sql);
    }).then(
      () => null,
      (error: { code?: string }) => error.code,
    );

  test('lets the application add movements, and neither change nor delete one, nor write a balance', async () => {
    for (const sql of [
      'update stock_movement set quantity = 1',
      'delete from stock_movement',
      'truncate stock_movement',
      'update stock_document set value = 0',
      'delete from stock_document',
      'update stock_balance set quantity = 5',
      'update stock_balance set value = 0, count_me_since = null',
      'delete from stock_balance',
      'insert into stock_balance (area_id) values (gen_random_uuid())',
      'alter table stock_movement disable trigger all',
    ])
      expect([sql, await attempt(sql)]).toEqual([sql, '42501']);
  });

  test('never lets a balance go below zero, and gives a movement the day of the last one at the earliest', async () => {
    const item = freshItem();
    const { id } = await post('purchase', [{ item, quantity: 1, value: 10 }]);
    const row = (quantity: number, value: number, day: string) =>
      `insert into stock_movement (area_id, centre_id, location_id, item_id, document_id, kind, day, quantity, value)
       select area_id, centre_id, location_id, '${item}', id, 'adjustment', '${day}', ${quantity}, ${value} from stock_document where id = '${id}'`;
    expect(await attempt(row(-2, -10, today))).toBe('23514');
    expect(await attempt(row(-1, -9, today))).toBe('23514');
    expect(await attempt(row(1, 5, '2020-01-01'))).toBe(null);
    const { rows } = await portal.owner.query(
      'select seq, day, quantity_after, value_after::int as value_after from stock_movement where item_id = $1 and location_id = $2 order by seq',
      [item, location],
    );
    expect(rows).toEqual([
      { seq: 1, day: today, quantity_after: 1, value_after: 10 },
      { seq: 2, day: today, quantity_after: 2, value_after: 15 },
    ]);
  });

  test('locks several documents of one transaction at once', async () => {
    const item = items[0] ?? '';
    const stock = await inArea(portal, area, (tx) =>
      lockStock(tx, [
        { location, item },
        { location, item },
      ]),
    );
    expect([...stock.keys()]).toEqual([`${location}/${item}`]);
  });
});
