// Imports a long list of sewadars through the whole portal, and the same rows by a raw COPY into the same tables with
// the same triggers; what others' requests cost meanwhile; what memory it takes. BENCH_ROWS=100000 is the bar's size.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportState } from '@sewa/contract/imports/imports';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { demoPassword, fillDemoArea } from '../demo/fill-demo-area.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { writeRows } from '../server/src/platform/sheets/write-rows.ts';
import { cpuOf, cpuOfBackends, parentOf, usedBetween } from './cpu.ts';
import { headings, rowsOfPeople } from './people-rows.ts';

/** The other area's own ids and numbers, made from those of the rows. */
const other = "(select id from area where code = 'DEL')";
const centre = "(select id from centre where code = 'DEL-1')";
const moved: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sewadar: { area_id: other, centre_id: centre, id: 'md5(id::text)::uuid', number: 'number + 1000000' },
  sewadar_department: {
    ...{ area_id: other, centre_id: centre, id: 'md5(id::text)::uuid' },
    sewadar_id: 'md5(sewadar_id::text)::uuid',
  },
};
const count = Number(process.env['BENCH_ROWS'] ?? 10_000);
const silent = { info: () => undefined, warn: console.warn, error: console.error };
const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-import-'));
const database = await startEmbedded({ dataDir, log: silent });
let portal: ChildProcess | undefined;
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  const file = join(dataDir, 'people.xlsx');
  await pipeline(
    writeRows('xlsx', {
      header: headings,
      pages: rowsOfPeople(count),
      user: 'bench',
      timeZone: 'Asia/Kolkata',
    }),
    createWriteStream(file),
  );
  const { child, url } = await startPortal();
  portal = child;
  const cookie = await signIn(url);
  console.log(`${count} rows, ${((await stat(file)).size / 1e6).toFixed(1)} MB of Excel`);
  await runImport({ url, cookie, file, pid: child.pid ?? 0 });
} finally {
  if (portal && portal.exitCode === null) {
    portal.kill('SIGTERM');
    await once(portal, 'exit');
  }
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

interface Bench {
  url: string;
  cookie: string;
  file: string;
  pid: number;
}

async function runImport({ url, cookie, file, pid }: Bench): Promise<void> {
  const call = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await reply.json()) as { success: boolean; data: ImportState; code?: string };
    if (!envelope.success) throw new Error(`${method} ${path}: ${envelope.code}`);
    return envelope.data;
  };
  const settled = async (id: string) => {
    for (;;) {
      const state = await call('GET', `/api/import/sewadar/${id}`);
      if (state.job && !/waiting|running/.test(state.job.state)) return state;
      await pause(100);
    }
  };
  const others = watchOthers(url, cookie);
  await others.during('warm', () => pause(2_000));
  await others.during('quiet', () => pause(6_000));
  const memory = watchMemory(pid);
  const postmaster = await findPostmaster();
  const before = { server: cpuOf(pid), database: cpuOfBackends(postmaster, 'sewa_app') };

  const started = performance.now();
  const uploaded = (await (
    await fetch(`${url}/api/import/sewadar?fileName=people.xlsx`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: Readable.toWeb(createReadStream(file)) as never,
      duplex: 'half',
    } as RequestInit)
  ).json()) as { data: ImportState };
  const { id, mapping } = uploaded.data;
  const afterUpload = performance.now();
  await call('PUT', `/api/import/sewadar/${id}/mapping`, { mapping });
  const checked = await others.during('check', () => settled(id));
  const afterCheck = performance.now();
  await call('POST', `/api/import/sewadar/${id}/commit`, { errors: 'refuse', warnings: 'accept' });
  const growth = { 'dry run': memory.sofar(), commit: 0 };
  const done = await others.during('commit', () => settled(id));
  const afterCommit = performance.now();
  growth.commit = memory.stop();
  if (done.result?.created !== count) throw new Error(`not all were imported: ${JSON.stringify(done.job)}`);
  const used =
    (cpuOf(pid) - before.server + usedBetween(before.database, cpuOfBackends(postmaster, 'sewa_app'))) / 1000;
  await others.during('after', () => pause(6_000));
  const raw = await rawCopy();
  const seconds = (from: number, to: number) => Number(((to - from) / 1000).toFixed(2));
  console.table({
    upload: { seconds: seconds(started, afterUpload) },
    'dry run': { seconds: seconds(afterUpload, afterCheck), warnings: checked.warnings },
    commit: { seconds: seconds(afterCheck, afterCommit) },
    'raw COPY, with its triggers': { seconds: Number(raw.seconds.toFixed(2)) },
  });
  const ratio = (afterCommit - started) / 1000 / raw.seconds;
  console.log(`the whole import takes ${ratio.toFixed(2)} × the time of the raw COPY (bar: 5)`);
  console.log(
    `CPU: ${used.toFixed(1)} s (portal and database, with the other requests), COPY ${raw.cpu.toFixed(1)} s: ${(used / raw.cpu).toFixed(2)} ×`,
  );
  console.log(
    `memory of the portal grew by ${growth['dry run']} MiB until the commit, ${growth.commit} MiB in all (bar: 300)`,
  );
  others.report();
}

/** The same rows once more, into another area of the same tables, by their owner. */
async function rawCopy(): Promise<{ seconds: number; cpu: number }> {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  return copyInto(client).finally(() => client.end());
}

async function copyInto(client: Client): Promise<{ seconds: number; cpu: number }> {
  const columns = await columnsOf(client);
  for (const [table, values] of Object.entries(moved)) {
    const list = columns[table]?.map((column) => values[column] ?? column).join(', ');
    const imported = "select row_id::uuid from change_log where origin = 'import' and entity = 'sewadar'";
    const rows = copyTo(
      `copy (select ${list} from ${table} where ${table === 'sewadar' ? 'id' : 'sewadar_id'} in (${imported})) to stdout`,
    );
    await pipeline(client.query(rows), createWriteStream(join(dataDir, `${table}.copy`)));
  }
  await client.query('vacuum analyze');
  const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  const [started, used] = [performance.now(), cpuOf(pid)];
  await client.query('begin');
  for (const table of Object.keys(moved)) {
    const into = copyFrom(`copy ${table} (${columns[table]?.join(', ')}) from stdin`);
    await pipeline(createReadStream(join(dataDir, `${table}.copy`)), client.query(into));
  }
  await client.query('commit');
  return { seconds: (performance.now() - started) / 1000, cpu: (cpuOf(pid) - used) / 1000 };
}

async function columnsOf(client: Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_name = any ($1) group by 1`,
    [Object.keys(moved)],
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** What people do meanwhile, one request after the other, and how long each takes. */
function watchOthers(url: string, cookie: string) {
  const calls = {
    'who am I': '/api/user',
    'a page of sewadars': '/api/sewadar?size=25&sort=name',
    'type-ahead': '/api/sewadar/type-ahead-search?regex=gurpreet',
    'a new schedule': null,
  };
  const times = new Map<string, Map<string, number[]>>();
  const newSchedule = JSON.stringify({
    ...{
      title: 'Langar',
      department: 'Kitchen',
      kind: 'weekly',
      days: ['SU'],
      interval: 1,
      nth: 1,
      needed: 5,
    },
    ...{
      startTime: '06:00',
      endTime: '10:00',
      validFrom: '2026-01-01',
      validTo: null,
      holidays: [],
      lateAfter: null,
      halfBelow: null,
      maxHours: null,
      maxDaysInRow: null,
    },
  });
  let centre = '';
  async function request(path: string | null): Promise<void> {
    if (centre === '') {
      const reply = await fetch(`${url}/api/user/centers`, { headers: { cookie } });
      centre = ((await reply.json()) as { list: { id: string }[] }).list[0]?.id ?? '';
    }
    const reply = await (path === null
      ? fetch(`${url}/api/user/sewa-schedules`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ ...JSON.parse(newSchedule), centre }),
        })
      : fetch(url + path, { headers: { cookie } }));
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  }
  return {
    during: async <T>(phase: string, work: () => Promise<T>): Promise<T> => {
      const taken = new Map(Object.keys(calls).map((name) => [name, [] as number[]]));
      times.set(phase, taken);
      let isOver = false;
      const watching = (async () => {
        while (!isOver) {
          for (const [name, path] of Object.entries(calls)) {
            const began = performance.now();
            await request(path);
            taken.get(name)?.push(performance.now() - began);
            await pause(15);
          }
        }
      })();
      const result = await work();
      isOver = true;
      await watching;
      return result;
    },
    report: () => {
      const row = (name: string) => {
        const cells = ['quiet', 'check', 'commit', 'after'].map(
          (phase) => [phase, times.get(phase)?.get(name) ?? []] as const,
        );
        const [quiet] = cells.map(([, all]) => at(all, 0.5));
        return Object.fromEntries(
          cells.map(([phase, all]) => [
            phase,
            `${at(all, 0.5).toFixed(1)} / ${at(all, 0.95).toFixed(1)} ms (${(at(all, 0.5) / (quiet ?? 1)).toFixed(1)} ×)`,
          ]),
        );
      };
      console.log('other requests meanwhile, median / 95 % (median to quiet; bar: 3)');
      console.table(Object.fromEntries(Object.keys(calls).map((name) => [name, row(name)])));
    },
  };
}

function at(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function watchMemory(pid: number) {
  const read = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const before = read();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, read());
  }, 50);
  const sofar = () => Math.round(peak - before);
  return {
    sofar,
    stop: () => {
      clearInterval(timer);
      return sofar();
    },
  };
}

async function findPostmaster(): Promise<number> {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return postmaster;
}

async function startPortal() {
  const env = {
    ...process.env,
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    PORTAL_DEMO: '0',
  };
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return { child, url };
  }
  throw new Error('the portal ended before it was ready');
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ u: 'admin', p: demoPassword }),
  });
  return reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
