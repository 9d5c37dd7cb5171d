// `npm run bench:sales`: what posting a sale of five lines and the sales report of a month cost, beside the floor.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@sewa/contract/kernel/values/ids';
import { Client } from 'pg';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { type Compared, compare, type Next, showCompared, type Work } from './compare.ts';
import { parentOf } from './cpu.ts';
import { type Side, startFloor, startPortal } from './sides.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const sizes = (process.env['BENCH_LINES'] ?? '10000,1000000').split(',').map(Number);
const requests = Number(process.env['BENCH_REQUESTS'] ?? 2_000);
const connections = 8;
/** Lines of a day in the measured area: a size is a longer history. */
const LINES_A_DAY = 66;
const silent = { info: () => undefined, warn: console.warn, error: console.error };

interface Shop {
  area: string;
  /** A shift for each side, so that their numbers do not meet. */
  shifts: Record<Side['name'], string>;
  items: { id: string; price: number }[];
}

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
const database = await startEmbedded({ dataDir, log: silent });
const sides: Side[] = [];
const report: Compared[] = [];
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const shop = await openShop(client);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_AREA: shop.area, DATA_DIR: dataDir };
  sides.push(await startFloor('bench/sales-floor.ts', env), await startPortal(env));
  const portal = sides.find(({ name }) => name === 'portal') as Side;
  await fetch(`${portal.url}/api/user/switch-area?area=${shop.area}`, { headers: portal.headers });
  const measured = (work: Pick<Work, 'name' | 'bar' | 'requests' | 'next'> & { size?: number }) =>
    compare(sides, { connections, rounds, postmaster, ...work });
  report.push(await measured({ name: 'post a sale of five lines', bar: 2, requests, next: saleOf(shop) }));
  let made = 0;
  for (const size of sizes) {
    await addLines(client, shop, made, size);
    made = size;
    for (const by of ['day', 'item'] as const)
      report.push(
        await measured({
          name: `sales of a month by ${by}`,
          size,
          bar: 1.5,
          requests: 400,
          next: reportOf(by),
        }),
      );
  }
  await client.end();
  showCompared(report);
} finally {
  for (const side of sides) await side.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function saleOf({ shifts, items }: Shop): Next {
  const numbers = { floor: 0, portal: 0 };
  const sale = (side: Side['name']) => {
    const number = ++numbers[side];
    const lines = Array.from({ length: 5 }, (_, place) => {
      const { id, price } = items[(number * 5 + place) % items.length] as Shop['items'][number];
      return { item: id, quantity: 1, price, discount: 0 };
    });
    const cash = lines.reduce((sum, { price }) => sum + price, 0);
    return {
      ...{ id: newId(), shift: shifts[side], number, lines, cash, upi: 0, tendered: cash },
      ...{ at: new Date().toISOString(), isFinal: false },
    };
  };
  const post = (path: string, side: Side['name']) => () => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sale(side)),
  });
  return { floor: post('/sale', 'floor'), portal: post('/api/bav/sales', 'portal') };
}

function reportOf(by: 'day' | 'item'): Next {
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const query = `?by=${by}&from=${from}&to=${to}`;
  return {
    floor: () => ({ method: 'GET', path: `/report${query}` }),
    portal: () => ({ method: 'GET', path: `/api/bav/reports/sales${query}` }),
  };
}

/** Two shifts at a counter of the demo with as much stock as can be sold. */
async function openShop(client: Client): Promise<Shop> {
  const { rows: tills } = await client.query(
    `select t.* from bav_till t join area a on a.id = t.area_id where a.code = 'ASR' order by t.code limit 1`,
  );
  const [till] = tills;
  const { rows: items } = await client.query<{ id: string; price: number }>(
    'select id, price from bav_item where area_id = $1 order by number limit 200',
    [till.area_id],
  );
  const shifts = { floor: newId(), portal: newId() };
  for (const [side, shift] of Object.entries(shifts)) {
    const counter = newId();
    await client.query(
      `insert into bav_till (area_id, id, centre_id, name, code, location_id) values ($1, $2, $3, $4, $5, $6)`,
      [till.area_id, counter, till.centre_id, side, side.toUpperCase(), till.location_id],
    );
    await client.query(
      `insert into bav_shift (area_id, id, centre_id, till_id, number, device, day, opening_float, opened_by_name)
       values ($1, $2, $3, $4, 1, $5, current_date, 0, 'A')`,
      [till.area_id, shift, till.centre_id, counter, newId()],
    );
  }
  const document = newId();
  await client.query(
    `insert into stock_balance (area_id, centre_id, location_id, item_id)
       select $1, $2, $3, i.id from bav_item i where i.area_id = $1 on conflict do nothing`,
    [till.area_id, till.centre_id, till.location_id],
  );
  await client.query(
    `with posted as (insert into stock_document (area_id, id, centre_id, location_id, kind, day, quantity, value, made_by_name)
       values ($1, $4, $2, $3, 'opening', current_date, 0, 0, 'A'))
     insert into stock_movement (area_id, centre_id, location_id, item_id, document_id, kind, day, quantity, value)
       select $1, $2, $3, i.id, $4, 'opening', current_date, 1000000, 3000000000 from bav_item i where i.area_id = $1`,
    [till.area_id, till.centre_id, till.location_id, document],
  );
  return { area: till.area_id, shifts, items };
}

/** More history: lines of earlier days, four on a receipt. */
async function addLines(client: Client, { area }: Shop, from: number, to: number): Promise<void> {
  await client.query('alter table bav_receipt disable trigger user');
  await client.query(
    `with made as (
       insert into bav_receipt (area_id, id, centre_id, till_id, shift_id, kind, number, reference, day, at, cashier_name, copies, gross,
           discount, total, cash, upi, tendered, asked)
         select s.area_id, gen_random_uuid(), s.centre_id, s.till_id, s.id, 'sale', 1000 + n, 'H-' || n, current_date - n * 4 / $4,
           now() - n * 4 / $4 * interval '1 day', 'A', 4, 20000, 0, 20000, 20000, 0, 20000, ''
         from (select * from bav_shift where area_id = $1 order by day limit 1) s, generate_series($2::int / 4, $3::int / 4 - 1) n
         returning area_id, id, centre_id, till_id, day, number
     )
     insert into bav_receipt_line (area_id, receipt_id, place, centre_id, till_id, day, item_id, title, quantity, price, discount, amount, cost)
       select m.area_id, m.id, p, m.centre_id, m.till_id, m.day, i.id, i.title, 1, 5000, 0, 5000, 3000
       from made m, generate_series(0, 3) p
       join bav_item i on i.area_id = $1 and true
       where i.number = 1 + (m.number * 4 + p) % 300`,
    [area, from, to, LINES_A_DAY],
  );
  await client.query('alter table bav_receipt enable trigger user');
  await client.query('analyze bav_receipt; analyze bav_receipt_line');
}
