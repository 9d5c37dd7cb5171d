// `npm run bench:attendance`: register, sheets, marking and rolls of an area with a million entries, beside the floor.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monthAfter } from '@sewa/contract/attendance/months';
import { newId } from '@sewa/contract/kernel/values/ids';
import type autocannon from 'autocannon';
import { Client } from 'pg';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { type MadeArea, makePeople } from '../demo/make-people.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { makeAttendance } from './attendance-rows.ts';
import { parentOf } from './cpu.ts';
import { type Cost, cheapest, measure, type Side, startFloor, startPortal, sumOf } from './sides.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Only works whose names begin so. */
const only = process.env['BENCH_WORK'] ?? '';
const connections = 8;
/** Two thousand in each of fifty areas. */
const people = 100_000;
const silent = { info: () => undefined, warn: console.warn, error: console.error };

interface Work {
  name: string;
  requests: number;
  next: Record<Side['name'], () => Partial<autocannon.Request>>;
}

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
const database = await startEmbedded({ dataDir, log: silent });
const sides: Side[] = [];
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  const areas = await makePeople(database.ownerUrl, { people });
  const area = areas[Math.floor(areas.length / 2)] as MadeArea;
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const entries = await makeAttendance(client, area);
  console.log(`${entries} entries`);
  const month = await fullMonth(client, area);
  const works = await worksOf(client, area, month);
  const pid = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(pid.rows[0]?.pid ?? 0);
  await client.end();
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_AREA: area.id, DATA_DIR: dataDir };
  sides.push(await startFloor('bench/attendance-floor.ts', env), await startPortal(env));
  const portal = sides.find(({ name }) => name === 'portal') as Side;
  await fetch(`${portal.url}/api/user/switch-area?area=${area.id}`, { headers: portal.headers });
  console.log(
    `CPU ms per request (server + database), ${connections} connections, best of ${rounds} rounds:`,
  );
  for (const work of works.filter(({ name }) => name.startsWith(only)))
    console.table([await measureWork(work, postmaster)]);
  console.table(await measureWaits(portal, month));
} finally {
  for (const side of sides) await side.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measureWork({ name, requests, next }: Work, postmaster: number) {
  const costs: Record<Side['name'], Cost[]> = { floor: [], portal: [] };
  for (let round = 0; round <= rounds; round++)
    for (const side of sides) {
      const cost = await measure(side, { postmaster, requests, connections, next: next[side.name] });
      // The first round warms up.
      if (round > 0) costs[side.name].push(cost);
    }
  const two = (cost: Cost) => `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)}`;
  const [floor, portal] = [cheapest(costs.floor), cheapest(costs.portal)];
  return {
    work: name,
    floor: two(floor),
    portal: two(portal),
    'portal / floor': (sumOf(portal) / sumOf(floor)).toFixed(2),
  };
}

/** What somebody waits for now and then: the quickest of some calls, one after the other. */
async function measureWaits(portal: Side, month: string) {
  const to = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 364 * 86_400_000).toISOString().slice(0, 10);
  const paths = {
    'register as PDF': `/api/attendance/register/print?month=${month}`,
    'register as Excel': `/api/attendance/register/export?month=${month}&format=xlsx`,
    'attendance by week of a year (chart 5)': `/api/graph/5?from=${from}&to=${to}`,
    'sewa days by month (chart 6)': '/api/graph/6?from=2012-01-01&to=2012-12-31',
    'percentages of a year by person': `/api/attendance/summary?by=person&from=${from}&to=${to}`,
    'percentages of a year by centre': `/api/attendance/summary?by=centre&from=${from}&to=${to}`,
    'not seen for six weeks': '/api/attendance/unseen',
  };
  const rows = [];
  for (const [work, path] of Object.entries(paths)) {
    const waits: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      const reply = await fetch(portal.url + path, { headers: portal.headers });
      const { byteLength } = await reply.arrayBuffer();
      if (reply.status !== 200) throw new Error(`${work}: ${reply.status}, ${byteLength} bytes`);
      waits.push(performance.now() - started);
    }
    rows.push({ work, 'wait ms': Math.round(Math.min(...waits)) });
  }
  return rows;
}

/** The latest month of 31 days in which every day has its entries. */
async function fullMonth(client: Client, area: MadeArea): Promise<string> {
  const found = await client.query<{ month: string }>(
    `select to_char(on_day, 'YYYY-MM') as month from attendance_sheet where area_id = $1
     group by 1 having count(distinct on_day) = 31 order by 1 desc limit 1`,
    [area.id],
  );
  const [row] = found.rows;
  if (!row) throw new Error('no month has an entry on each of 31 days');
  return row.month;
}

async function worksOf(client: Client, area: MadeArea, month: string): Promise<Work[]> {
  const found = await client.query<{ sheet_id: string; sewadar_id: string }>(
    'select sheet_id, sewadar_id from attendance_entry where area_id = $1 and on_day = current_date - 1 limit 2000',
    [area.id],
  );
  let place = 0;
  const entry = () => found.rows[place++ % found.rows.length] ?? { sheet_id: '', sewadar_id: '' };
  const get = (path: string) => () => ({ method: 'GET' as const, path });
  const mark = (path: (sheet: string) => string) => () => {
    const { sheet_id, sewadar_id } = entry();
    const body = {
      sewadar: sewadar_id,
      mark: place % 2 === 0 ? 'late' : 'present',
      at: new Date().toISOString(),
    };
    const headers = { 'content-type': 'application/json', 'idempotency-key': newId() };
    return { method: 'POST' as const, path: path(sheet_id), body: JSON.stringify(body), headers };
  };
  const page = 'page=0&size=25';
  return [
    {
      name: 'register of a month, 2,000 people',
      requests: 60,
      next: {
        floor: get(`/register?from=${month}-01&to=${monthAfter(month)}`),
        portal: get(`/api/attendance/register?month=${month}`),
      },
    },
    {
      name: 'list of sheets with count',
      requests: 600,
      next: { floor: get('/sheets'), portal: get(`/api/attendance/sheets?${page}&sort=-onDay`) },
    },
    {
      name: 'people of a sheet',
      requests: 300,
      next: {
        floor: () => ({ method: 'GET', path: `/people/${entry().sheet_id}` }),
        portal: () => ({ method: 'GET', path: `/api/attendance/sheets/${entry().sheet_id}/people` }),
      },
    },
    {
      name: 'a mark by hand',
      requests: 4_000,
      next: {
        floor: mark((sheet) => `/mark/${sheet}`),
        portal: mark((sheet) => `/api/attendance/sheets/${sheet}/mark`),
      },
    },
    {
      name: 'list of rolls with count',
      requests: 600,
      next: { floor: get('/rolls'), portal: get(`/api/nominal-roll?${page}&sort=-fromDay`) },
    },
  ];
}
