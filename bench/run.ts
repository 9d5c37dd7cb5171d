// `npm run bench`: the whole stack beside the floor, in one run on one database. CPU per request counts: wall times swing.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newId } from '@sewa/contract/kernel/values/ids';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { hashOfToken, newToken } from '../server/src/platform/access/session-cookie.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { cpuOf, cpuOfBackends, parentOf, usedBetween } from './cpu.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const requests = Number(process.env['BENCH_REQUESTS'] ?? 12_000);
const connections = 16;
const centres = 2_000;
const works = [
  'read by id',
  'read by id, sessions in turns',
  'list of 25 with count',
  'create',
  'update',
] as const;
type Work = (typeof works)[number];
/** More than there are reading connections, so that hardly any finds its context standing. */
const sessions = 50;
const silent = { info: () => undefined, warn: console.warn, error: console.error };

interface Side {
  name: string;
  url: string;
  path: string;
  pid: number;
  role: string;
  /** One per session. */
  cookies: string[];
}

interface Cost {
  server: number;
  database: number;
  perSecond: number;
  p99: number;
}

let counter = 0;
/** Both sides count a row's version up by one at each update. */
const versions = new Map<number, number>();

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
const database = await startEmbedded({ dataDir, log: silent });
const children: ChildProcess[] = [];
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  const { area, ids, cookies, postmaster } = await fillCentres(database.ownerUrl);
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_AREA: area, DATA_DIR: dataDir };
  const floor = await startFloor(env);
  const portal = await startPortal(env, cookies);
  await report([floor, portal], ids, postmaster);
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function report(sides: Side[], ids: string[], postmaster: number): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const work of works.filter((one) => one.startsWith(process.env['BENCH_WORK'] ?? ''))) {
    const costs = new Map(sides.map((side) => [side.name, [] as Cost[]]));
    for (let round = 0; round <= rounds; round++) {
      for (const side of sides) {
        const cost = await measure(side, work, ids, postmaster);
        // The first round warms up.
        if (round > 0) costs.get(side.name)?.push(cost);
      }
    }
    const [floors = [], portals = []] = sides.map((side) => costs.get(side.name) ?? []);
    const [floor, portal] = [best(floors), best(portals)];
    if (!floor || !portal) continue;
    const ratios = portals.map((cost, round) => sumOf(cost) / sumOf(floors[round] ?? cost));
    rows.push({
      work,
      'floor ms': `${floor.server.toFixed(3)} + ${floor.database.toFixed(3)}`,
      'portal ms': `${portal.server.toFixed(3)} + ${portal.database.toFixed(3)}`,
      ratio: (sumOf(portal) / sumOf(floor)).toFixed(2),
      'ratio in each round': spreadOf(ratios)
        .map((ratio) => ratio.toFixed(2))
        .join(' – '),
      'floor req/s': Math.round(floor.perSecond),
      'portal req/s': Math.round(portal.perSecond),
      'portal p99 ms': portal.p99,
    });
  }
  console.log(
    `CPU per request (server + database), ${connections} connections, best of ${rounds} rounds of ${requests}:`,
  );
  console.table(rows);
}

/** The cheapest round: what else the machine did can only add. */
function best(costs: Cost[]): Cost | undefined {
  return costs.toSorted((a, b) => sumOf(a) - sumOf(b))[0];
}

function sumOf({ server, database }: Cost): number {
  return server + database;
}

/** The least, the middle and the most. */
function spreadOf(figures: number[]): number[] {
  const sorted = figures.toSorted((a, b) => a - b);
  return [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) => sorted[at] ?? 0);
}

async function measure(side: Side, work: Work, ids: string[], postmaster: number): Promise<Cost> {
  const before = { server: cpuOf(side.pid), database: cpuOfBackends(postmaster, side.role) };
  const result = await autocannon({
    url: side.url,
    connections,
    amount: requests,
    requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(side, work, ids) }) }],
  });
  if (result.non2xx || result.errors)
    throw new Error(`${side.name}, ${work}: ${result.non2xx} refused, ${result.errors} errors`);
  return {
    server: (cpuOf(side.pid) - before.server) / requests,
    database: usedBetween(before.database, cpuOfBackends(postmaster, side.role)) / requests,
    perSecond: result.requests.average,
    p99: result.latency.p99,
  };
}

function requestOf(side: Side, work: Work, ids: string[]): Partial<autocannon.Request> {
  counter += 1;
  const id = ids[counter % ids.length];
  const cookie = side.cookies[work === 'read by id, sessions in turns' ? counter % sessions : 0];
  const headers = cookie ? { cookie } : {};
  const json = { 'content-type': 'application/json', ...headers };
  const code = `B${counter.toString(36)}`.toUpperCase();
  switch (work) {
    case 'read by id':
    case 'read by id, sessions in turns':
      return { method: 'GET', path: `${side.path}/${id}`, headers };
    case 'list of 25 with count':
      return { method: 'GET', path: `${side.path}?page=0&size=25&sort=name`, headers };
    case 'create': {
      const body = {
        code: `${side.name[0]}${code}`.toUpperCase(),
        name: `Bench ${side.name} ${code}`,
        address: 'Somewhere',
        isActive: true,
      };
      return {
        method: 'POST',
        path: side.path,
        headers: { ...json, 'idempotency-key': newId() },
        body: JSON.stringify(body),
      };
    }
    case 'update': {
      const n = counter % ids.length;
      const version = versions.get(n) ?? 1;
      versions.set(n, version + 1);
      const body = {
        code: `C${n}`,
        name: `Centre ${n}`,
        address: `Moved ${counter}`,
        isActive: true,
        version,
      };
      return { method: 'PUT', path: `${side.path}/${id}`, headers: json, body: JSON.stringify(body) };
    }
  }
}

async function startFloor(env: NodeJS.ProcessEnv): Promise<Side> {
  const { child, url } = await startChild(['bench/floor.ts'], env, (line) => line);
  return { name: 'floor', url, path: '/centre', pid: child.pid ?? 0, role: 'sewa_owner', cookies: [] };
}

async function startPortal(env: NodeJS.ProcessEnv, cookies: string[]): Promise<Side> {
  const options = { ...env, PORT: '0', LOG_LEVEL: 'warn', PORTAL_DEMO: '0' };
  const { child, url } = await startChild(
    ['server/src/main.ts'],
    options,
    (line) => /http:\S+/.exec(line)?.[0],
  );
  return {
    name: 'portal',
    url,
    path: '/api/user/centers',
    pid: child.pid ?? 0,
    role: 'sewa_app',
    cookies,
  };
}

async function startChild(
  args: string[],
  env: NodeJS.ProcessEnv,
  addressIn: (line: string) => string | undefined,
) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = addressIn(line);
    if (url) return { child, url: url.trim() };
  }
  throw new Error(`${args[0]} ended before it was ready`);
}

async function fillCentres(ownerUrl: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const found = await client.query<{ id: string; pid: number }>("select id from area where code = 'ASR'");
  const area = found.rows[0]?.id ?? '';
  const ids = Array.from({ length: centres }, () => newId());
  await client.query(
    `insert into centre (area_id, id, code, name, address)
     select $1, id, 'C' || n, 'Centre ' || n, 'Somewhere' from unnest($2::uuid[]) with ordinality as all_ids(id, at), lateral (select at - 1 as n) as numbered`,
    [area, ids],
  );
  const tokens = Array.from({ length: sessions }, newToken);
  await client.query(
    `insert into session (token_hash, user_id, area_id, address, agent)
     select unnest($1::bytea[]), id, $2, '', 'bench' from app_user where username = 'admin'`,
    [tokens.map(hashOfToken), area],
  );
  await client.query('analyze');
  const pid = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(pid.rows[0]?.pid ?? 0);
  await client.end();
  const cookies = tokens.map((token) => `sewa_session=${token}`);
  return { area, ids, cookies, postmaster };
}
