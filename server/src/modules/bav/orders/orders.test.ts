import { orderStatuses } from '@sewa/contract/bav/enums';
import { stockTiles } from '@sewa/contract/bav/tiles';
import { primesOf, rights } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, held, makeItem, openTestShop, type TestShop } from '../testing/some-stock.ts';

const path = '/api/bav/order';
const { CREATED, APPROVED, VERIFIED, SUBMITTED } = orderStatuses;

let shop: TestShop;
let item: string;
let other: string;
beforeAll(async () => {
  shop = await openTestShop();
  [item, other] = [await makeItem(shop.area), await makeItem(shop.area, { price: 5_000 })];
  await buy(shop.area, shop.areaStore, [
    { item, quantity: 100, cost: 6_000 },
    { item: other, quantity: 100, cost: 3_000 },
  ]);
  await shop.portal.owner.query('delete from stock_sanction where centre_id = $1', [shop.places['ASR-2']]);
});
afterAll(() => shop.close());

const body = (lines: readonly { item: string; quantity: number }[]) => ({
  location: shop.secondStore,
  store: shop.areaStore,
  neededBy: null,
  notes: '',
  lines,
});

async function ask(quantity = 10): Promise<{ id: string; version: number }> {
  const reply = await shop.second.post(
    path,
    body([
      { item, quantity },
      { item: other, quantity: 4 },
    ]),
  );
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data;
}

async function move(by: TestShop['area'], id: string, to: number, more: Record<string, unknown> = {}) {
  const { version } = (await by.get(`${path}/${id}`)).body.data;
  return by.post(`${path}/${id}/move`, { to, version, ...more });
}

test('an order goes its four steps by four people, with cuts, and arrives', async () => {
  const { id } = await ask();
  const cuts = [{ item, approved: 7 }];
  expect((await move(shop.area, id, APPROVED, { lines: cuts })).body.data).toMatchObject({
    status: APPROVED,
    copies: 11,
    askedValue: 120_000,
    value: 90_000,
    approvedByName: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ',
  });
  expect((await move(shop.other, id, VERIFIED)).body.data).toMatchObject({ status: VERIFIED });
  const submitted = (await move(shop.third, id, SUBMITTED)).body.data;
  expect(submitted).toMatchObject({
    status: SUBMITTED,
    transferStatus: 'inTransit',
    submittedByName: 'Simran Kaur',
  });
  expect(await held(shop, shop.areaStore, item)).toEqual([93, 558_000]);
  const received = await shop.second.post(`/api/bav/transfer/${submitted.transfer}/receive`, { lines: [] });
  expect(received.body.data).toMatchObject({ status: 'received', order: id });
  expect(await held(shop, shop.secondStore, item)).toEqual([7, 42_000]);
  const lines = (await shop.second.get(`${path}/${id}/lines`)).body.docs;
  // The centre does not see what the store has.
  expect(lines).toMatchObject([
    { asked: 10, approved: 7, received: 7, atStore: null, atLocation: 7 },
    { asked: 4, approved: 4, received: 4 },
  ]);
  const { rows } = (await shop.area.get(`${path}/${id}/history`)).body.data;
  expect(
    rows
      .filter((row: { entity: string; after: { status?: number } }) => row.after?.status)
      .map((row: { after: { status: number } }) => row.after.status),
  ).toEqual([20, 15, 10, 5]);
});

describe('four eyes', () => {
  test('who created or changed an order does not approve it; who approved does not verify, who verified does not submit', async () => {
    const own = await shop.area.post(path, { ...body([{ item, quantity: 1 }]) });
    expect((await move(shop.area, own.body.data.id, APPROVED)).body).toMatchObject({ code: 'ORDER_OWN' });
    const { id, version } = await ask();
    await shop.area.put(`${path}/${id}`, { ...body([{ item, quantity: 2 }]), version });
    expect((await move(shop.area, id, APPROVED)).body).toMatchObject({ code: 'ORDER_OWN' });
    expect((await move(shop.other, id, APPROVED)).status).toBe(200);
    expect((await move(shop.other, id, VERIFIED)).body).toMatchObject({ code: 'ORDER_SECOND_PERSON' });
    expect((await move(shop.area, id, VERIFIED)).status).toBe(200);
    expect((await move(shop.area, id, SUBMITTED)).body).toMatchObject({ code: 'ORDER_SECOND_PERSON' });
    expect((await move(shop.other, id, SUBMITTED)).status).toBe(200);
  });

  test('one of two approvals at once wins', async () => {
    const { id, version } = await ask(1);
    const replies = await Promise.all(
      [shop.area, shop.other].map((by) => by.post(`${path}/${id}/move`, { to: APPROVED, version })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'DECIDED_MEANWHILE' });
  });

  test('the database refuses an approval by whoever made the order, whatever the portal says', async () => {
    const { id } = await ask(1);
    const approve = shop.portal.owner.query(
      `update stock_order set status = $2, approved_by = made_by, approved_by_name = made_by_name, approved_at = now() where id = $1`,
      [id, APPROVED],
    );
    await expect(approve).rejects.toMatchObject({ constraint: 'stock_order_four_eyes' });
  });
});

describe('back and forth', () => {
  test('an approved order goes back with a reason, and can be changed and deleted only while it is created', async () => {
    const { id } = await ask(3);
    await move(shop.area, id, APPROVED);
    const edit = async () =>
      shop.second.put(`${path}/${id}`, {
        ...body([{ item, quantity: 1 }]),
        version: (await shop.second.get(`${path}/${id}`)).body.data.version,
      });
    expect((await edit()).body).toMatchObject({ code: 'ORDER_FROZEN' });
    expect((await shop.second.delete(`${path}/${id}`)).body).toMatchObject({ code: 'ORDER_FROZEN' });
    expect((await move(shop.other, id, CREATED)).body).toMatchObject({ code: 'ORDER_REASON_NEEDED' });
    expect(
      (await move(shop.other, id, CREATED, { reason: 'Too late for the camp' })).body.data,
    ).toMatchObject({ status: CREATED, reason: 'Too late for the camp', approvedByName: null });
    expect((await edit()).status).toBe(200);
    expect((await shop.second.delete(`${path}/${id}`)).status).toBe(200);
    const verified = await ask(1);
    await move(shop.area, verified.id, APPROVED);
    await move(shop.other, verified.id, VERIFIED);
    expect((await move(shop.area, verified.id, CREATED, { reason: 'x' })).body).toMatchObject({
      code: 'ORDER_PACKED_WHOLE',
    });
    expect((await shop.second.delete(`${path}/${verified.id}`)).body).toMatchObject({ code: 'ORDER_PACKED' });
  });

  test('the centre of the store sees an order of another centre, and neither changes nor deletes it', async () => {
    const { id, version } = await ask(3);
    expect((await shop.first.get(`${path}/${id}`)).body.data).toMatchObject({ isMine: false });
    expect((await shop.second.get(`${path}/${id}`)).body.data).toMatchObject({ isMine: true });
    const edited = { ...body([{ item, quantity: 1 }]), version };
    expect((await shop.first.put(`${path}/${id}`, edited)).body).toMatchObject({ code: 'ORDER_NOT_YOURS' });
    expect((await shop.first.delete(`${path}/${id}`)).body).toMatchObject({ code: 'ORDER_NOT_YOURS' });
    expect((await move(shop.second, id, APPROVED)).body).toMatchObject({ code: 'ORDER_STORE_DECIDES' });
    expect((await shop.second.delete(`${path}/${id}`)).status).toBe(200);
  });

  /** How many orders Home counts, which is how many its list shows. */
  async function waiting(by: TestShop['area'], tile: keyof typeof stockTiles): Promise<number> {
    const { docs } = (await by.get('/api/home/waiting')).body;
    const counted = docs.find(({ kind }: { kind: string }) => kind === tile);
    const { total } = (await by.get(path, { filter: stockTiles[tile](), size: 1 })).body.data;
    expect(counted?.count ?? 0).toBe(total);
    return total;
  }

  test('Home counts an order for the centre of its store, not for approvers of the centre that ordered', async () => {
    const toApprove = (by: TestShop['area']) => waiting(by, 'ordersToApprove');
    const [atStore, atCentre] = [await toApprove(shop.first), await toApprove(shop.second)];
    await ask(3);
    expect(await toApprove(shop.first)).toBe(atStore + 1);
    expect(await toApprove(shop.second)).toBe(atCentre);
  });

  test('Home counts an order for those whom four eyes do not keep from its next step', async () => {
    const { id, version } = await ask(3);
    await shop.area.put(`${path}/${id}`, { ...body([{ item, quantity: 2 }]), version });
    const steps: [tile: keyof typeof stockTiles, to: number, by: TestShop['area']][] = [
      ['ordersToApprove', APPROVED, shop.other],
      ['ordersToVerify', VERIFIED, shop.area],
      ['ordersToSubmit', SUBMITTED, shop.other],
    ];
    // Who edited it does not approve it, who approved it does not pack it, who packed it does not send it.
    for (const [tile, to, by] of steps) {
      const kept = by === shop.other ? shop.area : shop.other;
      const [mine, theirs] = [await waiting(by, tile), await waiting(kept, tile)];
      expect((await move(kept, id, to)).status).toBe(403);
      expect((await move(by, id, to)).status).toBe(200);
      expect([await waiting(by, tile), await waiting(kept, tile)]).toEqual([mine - 1, theirs]);
    }
  });

  test('what the store does not have is not packed; what it had when it was packed goes back once it is gone', async () => {
    const scarce = await makeItem(shop.area);
    const { id } = (await shop.second.post(path, body([{ item: scarce, quantity: 3 }]))).body.data;
    await move(shop.area, id, APPROVED);
    expect((await move(shop.other, id, VERIFIED)).body).toMatchObject({
      code: 'STOCK_SHORT',
      data: { shortages: [{ item: scarce, wanted: 3, onHand: 0 }] },
    });
    expect((await shop.area.get(`${path}/${id}`)).body.data).toMatchObject({ status: APPROVED });
    await buy(shop.area, shop.areaStore, [{ item: scarce, quantity: 3, cost: 6_000 }]);
    expect((await move(shop.other, id, VERIFIED)).status).toBe(200);
    const lost = { location: shop.areaStore, reason: 'Damaged', lines: [{ item: scarce, quantity: -1 }] };
    expect((await shop.area.post('/api/bav/inventory/adjust', lost)).status).toBe(200);
    expect((await move(shop.third, id, SUBMITTED)).body).toMatchObject({
      code: 'STOCK_SHORT',
      data: { shortages: [{ item: scarce, wanted: 3, onHand: 2 }] },
    });
    expect((await shop.area.get(`${path}/${id}`)).body.data).toMatchObject({
      status: VERIFIED,
      transfer: null,
    });
    expect((await move(shop.other, id, CREATED)).body).toMatchObject({ code: 'ORDER_REASON_NEEDED' });
    expect((await move(shop.other, id, CREATED, { reason: 'One is damaged' })).body.data).toMatchObject({
      status: CREATED,
      approvedByName: null,
      verifiedByName: null,
    });
    // Who packed the first time may approve now, with a cut.
    const cuts = [{ item: scarce, approved: 2 }];
    expect((await move(shop.other, id, APPROVED, { lines: cuts })).status).toBe(200);
    expect((await move(shop.area, id, VERIFIED)).status).toBe(200);
    expect((await move(shop.third, id, SUBMITTED)).status).toBe(200);
  });

  test('cuts only lower quantities, and not all of them to nothing', async () => {
    const { id } = await ask(2);
    expect((await move(shop.area, id, APPROVED, { lines: [{ item, approved: 3 }] })).body).toMatchObject({
      code: 'ORDER_CUT',
    });
    expect(
      (
        await move(shop.area, id, APPROVED, {
          lines: [
            { item, approved: 0 },
            { item: other, approved: 0 },
          ],
        })
      ).body,
    ).toMatchObject({ code: 'ORDER_NOTHING_APPROVED' });
  });
});

test('the sanctioned amount of the year is shown and is not passed unless the approver says so, also by two at once', async () => {
  const use = async () =>
    (await shop.area.get(`${path}/sanction`, { centre: shop.places['ASR-2'] })).body.data;
  const before = await use();
  expect(before.amount).toBe(null);
  await shop.area.post('/api/bav/sanction', {
    centre: shop.places['ASR-2'],
    year: before.year,
    amount: before.used + 100_000,
  });
  const [one, two] = [await ask(6), await ask(6)];
  const approve = (by: TestShop['area'], { id, version }: { id: string; version: number }, more = {}) =>
    by.post(`${path}/${id}/move`, { to: APPROVED, version, ...more });
  const replies = await Promise.all([approve(shop.area, one), approve(shop.other, two)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'ORDER_BEYOND_SANCTION',
    data: { left: 20_000, value: 80_000 },
  });
  const refused = replies[0]?.status === 409 ? one : two;
  const forced = await approve(shop.third, refused, { mayPassSanction: true });
  expect(forced.body.data).toMatchObject({ status: APPROVED, isBeyondSanction: true });
  expect(await use()).toMatchObject({ amount: before.used + 100_000, used: before.used + 160_000 });
});

test('a centre neither sets its own amount nor hides what it used from another store', async () => {
  const centre = shop.places['ASR-2'];
  const mine = await shop.second.post('/api/bav/sanction', { centre, year: 2020, amount: 100 });
  expect(mine.body).toMatchObject({ code: 'FORBIDDEN' });
  const { id } = await ask(2);
  await move(shop.area, id, APPROVED, { mayPassSanction: true });
  // As if it had come from a store of another centre, out of the approver's sight.
  await shop.portal.owner.query(
    `with store as (
       insert into stock_location (area_id, id, centre_id, kind, name)
       select area_id, gen_random_uuid(), centre_id, kind, 'Another store' from stock_location where id = $2
       returning id, centre_id)
     update stock_order o set store_id = store.id, other_centre_id = store.centre_id from store where o.id = $1`,
    [id, shop.secondStore],
  );
  const use = async (by: TestShop['area']) => (await by.get(`${path}/sanction`, { centre })).body.data.used;
  expect((await shop.first.get(`${path}/${id}`)).status).toBe(404);
  expect(await use(shop.first)).toBe(await use(shop.area));
});

test('a centre sees its own sanctioned amount, and the store those of the centres that order from it', async () => {
  const own = shop.places['ASR-2'];
  await ask(1);
  // A centre that has not ordered anything yet.
  const foreign = newId();
  await shop.portal.owner.query(
    `insert into centre (area_id, id, code, name) values ($1, $2, 'NEW-1', 'A new centre')`,
    [shop.places['ASR'], foreign],
  );
  const { year } = (await shop.area.get(`${path}/sanction`, { centre: own })).body.data;
  const made: string[] = [];
  for (const centre of [own, foreign]) {
    await shop.portal.owner.query('delete from stock_sanction where centre_id = $1 and year = $2', [
      centre,
      year,
    ]);
    const reply = await shop.area.post('/api/bav/sanction', { centre, year, amount: 500_000 });
    made.push(reply.body.data.id);
  }
  const centresIn = async (by: TestShop['area']) => {
    const { rows } = (await by.get('/api/bav/sanction', { size: 100 })).body.data;
    return new Set(rows.map((row: { centre: string }) => row.centre));
  };
  expect(await centresIn(shop.second)).toEqual(new Set([own]));
  expect(await centresIn(shop.first)).not.toContain(foreign);
  expect(await centresIn(shop.area)).toContain(foreign);
  const statuses = async (by: TestShop['area']) =>
    Promise.all([
      ...made.map(async (id) => (await by.get(`/api/bav/sanction/${id}`)).status),
      ...[own, foreign].map(async (centre) => (await by.get(`${path}/sanction`, { centre })).status),
    ]);
  expect(await statuses(shop.second)).toEqual([200, 404, 200, 404]);
  // The store of the first centre grants what the second one orders, and is told the amount for it.
  expect(await statuses(shop.first)).toEqual([200, 404, 200, 404]);
  const told = (await shop.first.get(`${path}/sanction`, { centre: own })).body.data;
  expect(told).toMatchObject({ amount: 500_000 });
});

test('an order of last March uses the amount of its own year, which the approver is shown', async () => {
  const centre = shop.places['ASR-2'];
  const sanction = async (query: object = {}) =>
    (await shop.area.get(`${path}/sanction`, { centre, ...query })).body.data;
  const { year } = await sanction();
  await shop.area.post('/api/bav/sanction', { centre, year: year - 1, amount: 100 });
  const { id } = await ask(1);
  await shop.portal.owner.query('update stock_order set day = $2 where id = $1', [id, `${year}-03-31`]);
  const before = await sanction({ year: year - 1 });
  expect(before).toMatchObject({ year: year - 1, amount: 100 });
  expect((await move(shop.area, id, APPROVED)).body).toMatchObject({ code: 'ORDER_BEYOND_SANCTION' });
  const { value } = (await move(shop.area, id, APPROVED, { mayPassSanction: true })).body.data;
  expect(await sanction({ year: year - 1 })).toMatchObject({ used: before.used + value });
});

test('what is low is suggested with a quantity, and an order is found by its number', async () => {
  const low = await makeItem(shop.area, { reorderLevel: 8 });
  const suggested = (await shop.second.get(`${path}/suggestion`, { location: shop.secondStore })).body.docs;
  expect(suggested.length).toBeGreaterThan(0);
  expect(suggested.every((line: { quantity: number }) => line.quantity > 0)).toBe(true);
  expect(suggested).toContainEqual(expect.objectContaining({ item: low, quantity: 16 }));
  // What is ordered already is on its way.
  await shop.second.post(path, body([{ item: low, quantity: 3 }]));
  const now = (await shop.second.get(`${path}/suggestion`, { location: shop.secondStore })).body.docs;
  expect(now).toContainEqual(expect.objectContaining({ item: low, quantity: 13 }));
  const { reference, id } = (await shop.second.post(path, body([{ item, quantity: 1 }]))).body.data;
  const found = (await shop.second.get('/api/search', { q: reference })).body.docs;
  expect(found).toContainEqual(expect.objectContaining({ entity: 'stockOrder', id }));
});

test('what sold in the same weeks of last year is suggested, also without a level', async () => {
  const sold = await makeItem(shop.area, { reorderLevel: null });
  await trade(sold, [
    ['opening', 370, 4],
    ['sale', 355, -4],
  ]);
  const { docs } = (await shop.second.get(`${path}/suggestion`, { location: shop.secondStore })).body;
  expect(docs).toContainEqual(expect.objectContaining({ item: sold, soldLastYear: 4, quantity: 4 }));
});

test('Home counts what is sold out or low, but not what the centre never stocked and nobody set a level for', async () => {
  const toOrder = async (): Promise<number> => {
    const { docs } = (await shop.second.get('/api/home/waiting')).body;
    const tile = docs.find(({ kind }: { kind: string }) => kind === 'stockLow');
    const filter = stockTiles.stockLow();
    const { total } = (await shop.second.get('/api/bav/inventory', { filter, size: 1 })).body.data;
    expect(tile?.count ?? 0).toBe(total);
    return total;
  };
  const before = await toOrder();
  await makeItem(shop.area, { reorderLevel: null });
  expect(await toOrder()).toBe(before);
  await makeItem(shop.area, { reorderLevel: 3 });
  expect(await toOrder()).toBe(before + 1);
  await trade(await makeItem(shop.area, { reorderLevel: null }), [
    ['opening', 5, 2],
    ['sale', 4, -2],
  ]);
  expect(await toOrder()).toBe(before + 2);
});

test('each act × each value of the acl: only the right that opens it does', async () => {
  const steps: [status: number, to: number, act: string][] = [
    [CREATED, APPROVED, 'approve'],
    [APPROVED, VERIFIED, 'verify'],
    [VERIFIED, SUBMITTED, 'submit'],
  ];
  const acts: Readonly<Record<number, string>> = rights['BAV.ORDER'];
  const { id } = await ask(1);
  const people = [shop.area, shop.other, shop.third];
  const names = ['area', 'camp', 'counter'];
  for (const [place, [, to, act]] of steps.entries()) {
    const by = people[place];
    if (!by) throw new Error('nobody is left');
    for (const prime of primesOf('BAV.ORDER')) {
      if (acts[prime] === act) continue;
      await setOrderRight(names[place] ?? '', prime);
      const { version } = (await shop.second.get(`${path}/${id}`)).body.data;
      const reply = await by.post(`${path}/${id}/move`, { to, version });
      expect([act, prime, reply.status]).toEqual([act, prime, 403]);
    }
    const own = primesOf('BAV.ORDER').find((prime) => acts[prime] === act) ?? 0;
    await setOrderRight(names[place] ?? '', own);
    const { version } = (await shop.second.get(`${path}/${id}`)).body.data;
    expect((await by.post(`${path}/${id}/move`, { to, version, mayPassSanction: true })).status).toBe(200);
  }
});

test('what the coming gatherings will take is suggested, by what those of the last year took', async () => {
  const { owner } = shop.portal;
  const [area, centre] = [shop.places['ASR'], shop.places['ASR-2']];
  const sold = await makeItem(shop.area, { reorderLevel: 1 });
  await owner.query('update bav_item set reorder_level = 0 where area_id = $1 and id <> $2', [area, sold]);
  await owner.query('delete from oae_gathering where centre_id = $1', [centre]);
  await owner.query(
    `insert into oae_gathering (area_id, id, centre_id, title, on_day)
       select $1, gen_random_uuid(), $2, 'Satsang', current_date + d from unnest('{-40,-20,7,14,21,60}'::int[]) d`,
    [area, centre],
  );
  // Eleven came; five were sold at the first gathering, none at the second, one on another day.
  await trade(sold, [
    ['opening', 50, 11],
    ['sale', 40, -5],
    ['sale', 30, -1],
  ]);
  const { docs } = (await shop.second.get(`${path}/suggestion`, { location: shop.secondStore })).body;
  // Three gatherings in six weeks take half of five each; the level is kept, and five copies are there.
  expect(docs).toContainEqual(
    expect.objectContaining({ item: sold, onHand: 5, atGatherings: 8, quantity: 8 + 1 - 5 }),
  );
});

/** What came and went of an item at the store of the second centre, so many days ago each. */
async function trade(
  traded: string,
  moves: readonly (readonly [kind: 'opening' | 'sale', daysAgo: number, quantity: number])[],
): Promise<void> {
  const { owner } = shop.portal;
  const place = [shop.places['ASR'], shop.places['ASR-2'], shop.secondStore, traded];
  await owner.query(
    `insert into stock_balance (area_id, centre_id, location_id, item_id) values ($1, $2, $3, $4)`,
    place,
  );
  for (const [kind, daysAgo, quantity] of moves)
    await owner.query(
      `with posted as (insert into stock_document (area_id, id, centre_id, location_id, kind, day, quantity, value, made_by_name)
           values ($1, gen_random_uuid(), $2, $3, $5, current_date - $6::int, $7, 0, 'Test') returning *)
         insert into stock_movement (area_id, centre_id, location_id, item_id, document_id, kind, day, quantity, value)
           select area_id, centre_id, location_id, $4, id, kind, day, quantity, value from posted`,
      [...place, kind, daysAgo, quantity],
    );
}

async function setOrderRight(username: string, value: number): Promise<void> {
  await shop.portal.owner.query(
    `update app_user set acl = jsonb_set(acl, '{BAV.ORDER}', to_jsonb($2::int)) where username = $1`,
    [username, value],
  );
}
