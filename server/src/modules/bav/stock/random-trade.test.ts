// Eight clients trade with few items while the server is killed twice. STOCK_DOCUMENTS=5000 is the long form.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@sewa/contract/kernel/values/ids';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf } from '../../../../../demo/crowd.ts';
import { demoPassword } from '../../../../../demo/fill-demo-area.ts';
import { openTestDatabase } from '../../../testing/test-portal.ts';
import { createVisitor, type Reply, type Visitor } from '../../../testing/visitor.ts';
import { type Shop, Told, type Trader, trade } from '../testing/random-trade.ts';

const DOCUMENTS = Number(process.env['STOCK_DOCUMENTS'] ?? 240);
const CLIENTS = 8;
const ITEMS = 4;
const secret = 'a secret for tests only, long enough to be taken';
const FLOAT = 10_000;

let owner: Pool;
let appUrl: string;
let dataDir: string;
let area: string;
let places: string[];
let tills: string[];
let shop: Shop;
let portal: { child: ChildProcess; url: string };
const processes: ChildProcess[] = [];

beforeAll(async () => {
  const database = await openTestDatabase();
  appUrl = database.appUrl;
  owner = new Pool({ connectionString: database.ownerUrl, max: 3 });
  dataDir = await mkdtemp(join(tmpdir(), 'sewa-trade-'));
  area = (await owner.query(`select id from area where code = 'ASR'`)).rows[0].id;
  const centre = (await owner.query(`select id from centre where code = 'ASR-1'`)).rows[0].id;
  places = [newId(), newId(), newId()];
  for (const [at, id] of places.entries())
    await owner.query(
      `insert into stock_location (area_id, id, centre_id, name, kind) values ($1, $2, $3, $4, 'counter')`,
      [area, id, centre, `Trade ${at}`],
    );
  tills = Array.from({ length: CLIENTS }, newId);
  for (const [at, id] of tills.entries())
    await owner.query(
      `insert into bav_till (area_id, id, centre_id, name, code, location_id, upi_address)
       values ($1, $2, $3, $4, $5, $6, 'stall@okbank')`,
      [area, id, centre, `Trade ${at}`, `TRADE${at}`, placeOf(at)],
    );
  const { rows: items } = await owner.query<{ id: string; price: number }>(
    'select id, price from bav_item where area_id = $1 and is_active order by number limit $2',
    [area, ITEMS],
  );
  shop = { places, items, told: new Told() };
  portal = await startPortal();
});
afterAll(async () => {
  for (const child of processes.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    child.disconnect();
    await once(child, 'exit');
  }
  await owner.end();
  await rm(dataDir, { recursive: true, force: true });
});

async function startPortal(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(new URL('../../../testing/portal-process.ts', import.meta.url), [
    appUrl,
    secret,
    dataDir,
  ]);
  processes.push(child);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { child, url };
}

/** Killed without a word, and started again. */
async function killPortal(): Promise<void> {
  portal.child.kill('SIGKILL');
  await once(portal.child, 'exit');
  portal = await startPortal();
}

/** Several counters sell from one location. */
function placeOf(client: number): string {
  return places[client % places.length] as string;
}

async function openTrader(client: number): Promise<Trader> {
  let visitor: Visitor = await signIn();
  let url = portal.url;
  async function signIn(): Promise<Visitor> {
    const signed = createVisitor(portal.url);
    await signed.post('/api/user/login', { u: 'area', p: demoPassword });
    return signed;
  }
  async function ask(request: (by: Visitor) => Promise<Reply>): Promise<Reply> {
    for (;;) {
      if (url !== portal.url) {
        visitor = await signIn().catch(() => visitor);
        url = portal.url;
      }
      // The server may be dead, or drowned in work.
      const reply = await request(visitor).catch(() => null);
      // 503: the server refuses by design under load, or ends; the same request is sent again.
      if (reply && reply.status !== 503 && reply.status !== 401) return reply;
      if (reply?.status === 401) url = '';
      await new Promise((again) => setImmediate(again));
    }
  }
  const send: Trader['send'] = (path, body) => {
    const key = newId();
    return ask((by) => by.post(path, body, { 'idempotency-key': key }));
  };
  const read: Trader['read'] = (path) => ask((by) => by.get(path));
  const shift = newId();
  const opened = await send(`/api/bav/tills/${tills[client]}/open`, {
    ...{ shift, device: newId(), openingFloat: FLOAT },
  });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  shop.told.addCash(shift, FLOAT);
  return { shift, location: placeOf(client), send, read, chance: chanceOf(client + 1) };
}

test(`${DOCUMENTS} random documents by ${CLIENTS} clients with two kills: ledger, balances, documents and cash agree`, async () => {
  let left = DOCUMENTS;
  const killAt = new Set([Math.floor((DOCUMENTS * 2) / 3), Math.floor(DOCUMENTS / 3)]);
  const kills: Promise<void>[] = [];
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const trader = await openTrader(client);
    while (left > 0) {
      left--;
      if (killAt.delete(left)) kills.push((kills[0] ?? Promise.resolve()).then(killPortal));
      await trade(trader, shop);
    }
  });
  await Promise.all(clients);
  await Promise.all(kills);
  expect(kills).toHaveLength(2);

  const wrong = async (sql: string) => (await owner.query(sql, [places])).rows;
  // The balance is the sum of the movements, to the piece and paisa; nothing is below zero.
  expect(
    await wrong(`select b.location_id, b.item_id from stock_balance b
      left join lateral (select sum(quantity) as q, sum(value) as v, count(*) as n, max(seq) as last from stock_movement m
        where m.area_id = b.area_id and m.location_id = b.location_id and m.item_id = b.item_id) m on true
      where b.location_id = any ($1) and (coalesce(m.q, 0), coalesce(m.v, 0), coalesce(m.n, 0), coalesce(m.last, 0))
        <> (b.quantity, b.value, b.last_seq, b.last_seq) or b.quantity < 0 or b.value < 0`),
  ).toEqual([]);
  // Each movement carries the running balance, and days never go back.
  expect(
    await wrong(`select * from (
      select m.*, sum(quantity) over w as q, sum(value) over w as v, lag(day) over w as before from stock_movement m where location_id = any ($1)
      window w as (partition by location_id, item_id order by seq)) r
      where (r.q, r.v) <> (r.quantity_after, r.value_after) or r.quantity_after < 0 or r.before > r.day`),
  ).toEqual([]);
  // Each document is what its movements are, and each record what its document is.
  expect(
    await wrong(`select d.id from stock_document d join lateral (select coalesce(sum(quantity), 0) as q, coalesce(sum(value), 0) as v
        from stock_movement m where m.area_id = d.area_id and m.document_id = d.id) m on true
      where d.location_id = any ($1) and (m.q, m.v) <> (d.quantity, d.value)`),
  ).toEqual([]);
  expect(
    await wrong(`select p.id from stock_purchase p left join stock_document d on d.id = p.id
      left join stock_document r on r.reverses_id = p.id
      where p.location_id = any ($1) and (d.id is null or d.value <> p.total or d.quantity <> p.copies or p.is_cancelled <> (r.id is not null))`),
  ).toEqual([]);
  expect(
    await wrong(`select t.id from stock_transfer t left join stock_document o on o.id = t.id left join stock_document i on i.id = t.received_id
      where t.from_id = any ($1) and (o.quantity <> -t.copies or o.value <> -t.value
        or (t.status = 'received') <> (i.id is not null) or i.quantity <> t.copies or i.value <> t.value)`),
  ).toEqual([]);
  // A sale took its copies from the stock, or they are listed; what came back whole is in the stock again.
  expect(
    await wrong(`select r.id from bav_receipt r join bav_till t on t.area_id = r.area_id and t.id = r.till_id
      left join stock_document d on d.id = r.id
      left join lateral (select sum(quantity) as n from bav_sale_issue i where i.receipt_id = r.id and i.kind = 'oversold') i on true
      left join lateral (select sum(quantity) as n from bav_receipt_line l where l.receipt_id = r.id and l.condition = 'stock') l on true
      where t.location_id = any ($1) and case r.kind when 'sale' then -r.copies + coalesce(i.n, 0) when 'return' then -coalesce(l.n, 0) end
        <> coalesce(d.quantity, 0)`),
  ).toEqual([]);
  // The stock of a cancelled receipt went back where it moved any.
  expect(
    await wrong(`select c.id from bav_receipt c join bav_till t on t.area_id = c.area_id and t.id = c.till_id
      left join stock_document d on d.id = c.against_id left join stock_document v on v.reverses_id = c.against_id
      where t.location_id = any ($1) and c.kind = 'cancel' and (d.id is null) <> (v.id is null)`),
  ).toEqual([]);
  // What left the stock after the sale is what the sale owed, and went back with it.
  expect(
    await wrong(`select i.id from bav_sale_issue i join stock_document d on d.id = i.id
      left join bav_receipt c on c.against_id = i.receipt_id and c.kind = 'cancel'
      left join stock_document v on v.reverses_id = d.id
      where d.location_id = any ($1) and (d.quantity <> -i.quantity or (c.id is null) <> (v.id is null))`),
  ).toEqual([]);
  const { documents, receipts, cash, refused } = shop.told;
  // Each drawer has what its customers were told to pay, less what they were paid back.
  const manager = createVisitor(portal.url);
  await manager.post('/api/user/login', { u: 'area', p: demoPassword });
  for (const [shift, amount] of cash)
    expect([shift, (await manager.get(`/api/bav/shifts/${shift}`)).body.data.expected]).toEqual([
      shift,
      amount,
    ]);
  // What was acknowledged is there, once.
  for (const [table, ids] of [
    ['stock_document', documents],
    ['bav_receipt', receipts],
  ] as const) {
    const { rows } = await owner.query(`select count(*)::int as found from ${table} where id = any ($1)`, [
      ids,
    ]);
    expect([table, rows[0].found, new Set(ids).size]).toEqual([table, ids.length, ids.length]);
  }
  const { rows: posted } = await owner.query(
    `select count(*)::int as all from bav_receipt r where r.shift_id = any ($1)`,
    [[...cash.keys()]],
  );
  expect(posted[0].all).toBe(receipts.length);
  const { rows: counted } = await owner.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(counted[0].deadlocks).toBe(0);
  expect(refused.get('STOCK_SHORT') ?? 0).toBeGreaterThan(0);
});
