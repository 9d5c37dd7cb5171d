// `npm run bench:stock`: the stock list, the stock of a past day and the movements of an item, with ten thousand and a
// million movements in the ledger, beside the floor.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { type Compared, compare, type Next, showCompared } from './compare.ts';
import { parentOf } from './cpu.ts';
import { type Side, startFloor, startPortal } from './sides.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const sizes = (process.env['BENCH_MOVEMENTS'] ?? '10000,1000000').split(',').map(Number);
const requests = Number(process.env['BENCH_REQUESTS'] ?? 400);
const connections = 8;
const BAR = 1.5;
/** Each at each location: a size is a longer history of the same stock. */
const ITEMS = 300;
const references = [
  'stock_movement_area_id_fkey',
  'stock_movement_area_id_location_id_item_id_fkey',
  'stock_movement_area_id_document_id_fkey',
];
const silent = { info: () => undefined, warn: console.warn, error: console.error };

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
const database = await startEmbedded({ dataDir, log: silent });
const client = new Client({ connectionString: database.ownerUrl });
const sides: Side[] = [];
const report: Compared[] = [];
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number; area: string }>(
    "select pg_backend_pid() as pid, id as area from area where code = 'ASR'",
  );
  const [{ pid, area } = { pid: 0, area: '' }] = rows;
  await makeItems(client, area);
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_AREA: area, DATA_DIR: dataDir };
  sides.push(await startFloor('bench/stock-floor.ts', env), await startPortal(env));
  const portal = sides.find(({ name }) => name === 'portal') as Side;
  await fetch(`${portal.url}/api/user/switch-area?area=${area}`, { headers: portal.headers });
  for (const size of sizes) {
    await makeMovements(client, area, size);
    for (const [name, next] of Object.entries(await worksOf(client, area))) {
      const work = { name, next, size, bar: BAR, requests, connections, rounds };
      report.push(await compare(sides, { ...work, postmaster: parentOf(pid) }));
      console.log(`${size} movements: ${name}`);
    }
  }
  showCompared(report);
} finally {
  for (const side of sides) await side.stop();
  await client.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function worksOf(client: Client, area: string): Promise<Record<string, Next>> {
  const { rows } = await client.query<{ id: string; day: string }>(
    `select i.id, (select to_char(current_date - (current_date - min(m.day)) / 2, 'YYYY-MM-DD') from stock_movement m
        where m.area_id = $1 and m.item_id = i.id) as day
     from bav_item i where i.area_id = $1 and i.code = 'BENCH-7'`,
    [area],
  );
  const [{ id, day } = { id: '', day: '' }] = rows;
  const asked = (floor: string, path: string): Next => ({
    floor: () => ({ method: 'GET', path: floor }),
    portal: () => ({ method: 'GET', path }),
  });
  const low = encodeURIComponent(JSON.stringify({ state: ['out', 'low'], isActive: true }));
  return {
    'page of the stock list': asked('/list', '/api/bav/inventory?page=0&size=25&sort=title'),
    'what is below its level': asked('/low', `/api/bav/inventory?page=0&size=25&sort=onHand&filter=${low}`),
    'stock of a past day': asked(`/statement?day=${day}`, `/api/bav/reports/stock-statement?day=${day}`),
    'movements of an item': asked(`/movements?item=${id}`, `/api/bav/inventory/${id}/movements`),
  };
}

async function makeItems(client: Client, area: string): Promise<void> {
  await client.query(
    `insert into bav_item (area_id, id, number, title, code, category, price, cost, reorder_level)
       select $1, gen_random_uuid(), 100000 + n, 'Bench ' || n, 'BENCH-' || n, 2, 5000, 1000, n % 2000
       from generate_series(1, $2::int) n`,
    [area, ITEMS],
  );
}

/** Three copies come, two go, item by item at each location; the movements carry their balance as the ledger's do. */
async function makeMovements(client: Client, area: string, size: number): Promise<void> {
  await client.query('alter table stock_movement disable trigger user');
  await client.query('alter table stock_document disable trigger user');
  // Two million looks into other tables would take longer than all the measuring.
  for (const name of references)
    await client.query(`alter table stock_movement drop constraint if exists ${name}`);
  const bench = `item_id in (select id from bav_item where area_id = $1 and code like 'BENCH-%')`;
  await client.query(`delete from stock_movement where area_id = $1 and ${bench}`, [area]);
  await client.query(`delete from stock_document where area_id = $1 and reference like 'BENCH-%'`, [area]);
  await client.query(
    `insert into stock_balance (area_id, centre_id, location_id, item_id)
       select l.area_id, l.centre_id, l.id, i.id from stock_location l join bav_item i on i.area_id = l.area_id
       where l.area_id = $1 and i.code like 'BENCH-%' on conflict do nothing`,
    [area],
  );
  const { rows } = await client.query<{ pairs: number }>(
    `select count(*)::int as pairs from stock_balance where area_id = $1 and ${bench}`,
    [area],
  );
  const each = Math.ceil(size / (rows[0]?.pairs ?? 1));
  await client.query(
    `with made as (
       insert into stock_document (area_id, id, centre_id, location_id, kind, day, reference, quantity, value, made_by_name)
         select l.area_id, gen_random_uuid(), l.centre_id, l.id, case when s % 2 = 1 then 'purchase' else 'sale' end,
           current_date - ($2::int - s) / 2, 'BENCH-' || s, 0, 0, 'A'
         from stock_location l, generate_series(1, $2::int) s where l.area_id = $1
         returning area_id, id, centre_id, location_id, kind, day, substr(reference, 7)::int as seq)
     insert into stock_movement (area_id, centre_id, location_id, item_id, seq, document_id, kind, day, quantity, value,
         quantity_after, value_after)
       select d.area_id, d.centre_id, d.location_id, i.id, d.seq, d.id, d.kind, d.day, c.copies, c.copies * 1000, c.after,
         c.after * 1000
       from made d join bav_item i on i.area_id = d.area_id and i.code like 'BENCH-%',
         lateral (select case when d.seq % 2 = 1 then 3 else -2 end as copies,
           3 * ((d.seq + 1) / 2) - 2 * (d.seq / 2) as after) c`,
    [area, each],
  );
  await client.query(
    `update stock_balance b set quantity = m.quantity_after, value = m.value_after, last_seq = m.seq, last_day = m.day,
       last_sold_day = m.day
     from stock_movement m where b.area_id = $1 and m.area_id = b.area_id and m.location_id = b.location_id
       and m.item_id = b.item_id and m.seq = $2 and b.${bench}`,
    [area, each],
  );
  await client.query('alter table stock_movement enable trigger user');
  await client.query('alter table stock_document enable trigger user');
  await client.query('vacuum analyze stock_movement');
  await client.query('vacuum analyze stock_document');
  await client.query('vacuum analyze stock_balance');
  await client.query('analyze bav_item');
}
