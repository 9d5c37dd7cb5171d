// Prints badges with photo and code through the whole portal, as a job, while another user types names all the time.
// BENCH_CARDS=1000 is the bar's size and the usual one. Ends with 1 where a bar is missed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { CardPrint } from '@sewa/contract/badges/cards';
import { Client } from 'pg';
import { chanceOf } from '../demo/crowd.ts';
import { demoPassword, fillDemoArea } from '../demo/fill-demo-area.ts';
import { drawPortraits } from '../demo/portraits.ts';
import { readConfig } from '../server/src/config.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { openFileStore } from '../server/src/platform/files/open-file-store.ts';
import { childrenOf, cpuOf, titleOf } from './cpu.ts';

const count = Number(process.env['BENCH_CARDS'] ?? 1_000);
const bars = { seconds: 15, memoryMiB: 400, typeAheadRatio: 3 };
const silent = { info: () => undefined, warn: console.warn, error: console.error };
const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-cards-'));
const database = await startEmbedded({ dataDir, log: silent });
let portal: ChildProcess | undefined;
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  await addPeople(database.ownerUrl);
  const { child, url } = await startPortal();
  portal = child;
  const cookie = await signIn(url, 'admin');
  const other = await signIn(url, 'area');
  const ids = await issueAll(url, cookie);
  console.info(`${ids.length} badges are issued`);
  const missed: string[] = [];
  for (const layout of ['single', 'a4'])
    missed.push(...(await printAll({ url, cookie, other, ids, layout, pid: child.pid ?? 0 })));
  for (const bar of missed) console.error(`missed: ${bar}`);
  if (missed.length > 0) process.exitCode = 1;
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
  /** The session of whoever types meanwhile. */
  other: string;
  ids: readonly string[];
  layout: string;
  pid: number;
}

/** The bars that it missed. */
async function printAll({ url, cookie, other, ids, layout, pid }: Bench): Promise<string[]> {
  const quiet = await typeAheadDuring(url, other, () => pause(5_000));
  const started = performance.now();
  let print: CardPrint | undefined;
  const watched = watchProcess(pid);
  const meanwhile = await typeAheadDuring(url, other, async () => {
    const body = {
      ids,
      layout,
      language: 'pa',
      printer: null,
      reprint: 'changed',
      reason: '',
      isQueued: false,
    };
    print = await call<CardPrint>(url, cookie, '/api/badges/print', body);
    while (print.state === 'running') {
      await pause(200);
      print = await call<CardPrint>(url, cookie, `/api/badges/print/${print.id}`);
    }
  });
  const seconds = (performance.now() - started) / 1000;
  const { peak, cpu } = watched.stop();
  if (print?.state !== 'ready') throw new Error(`not printed: ${JSON.stringify(print?.job)}`);
  const file = await fetch(`${url}/api/badges/print/${print.id}/file`, { headers: { cookie } });
  const bytes = Buffer.from(await file.arrayBuffer());
  await writeFile(join(tmpdir(), `cards-${layout}.pdf`), bytes);
  console.table({
    [`${count} cards, ${layout}`]: {
      seconds: Number(seconds.toFixed(1)),
      'CPU of the setting process, s': Number((cpu / 1000).toFixed(1)),
      'its memory at most, MiB': Math.round(peak / 2 ** 20),
      'file, MB': Number((bytes.length / 1e6).toFixed(1)),
      'type-ahead quiet, ms': Number(quiet.toFixed(1)),
      'type-ahead meanwhile, ms': Number(meanwhile.toFixed(1)),
      ratio: Number((meanwhile / quiet).toFixed(2)),
    },
  });
  const measured = { seconds, memoryMiB: peak / 2 ** 20, typeAheadRatio: meanwhile / quiet };
  return Object.entries(bars).flatMap(([name, bar]) => {
    const found = measured[name as keyof typeof bars];
    return found > bar ? [`${layout}, ${name}: ${found.toFixed(1)}, the bar is ${bar}`] : [];
  });
}

/** The median time of a type-ahead, one after the other, while the work goes on. */
async function typeAheadDuring(url: string, cookie: string, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isDone = false;
  const typing = (async () => {
    while (!isDone) {
      const from = performance.now();
      const reply = await fetch(`${url}/api/sewadar/type-ahead-search?regex=gurpreet`, {
        headers: { cookie },
      });
      if (!reply.ok) throw new Error(`type-ahead: ${reply.status}`);
      await reply.arrayBuffer();
      times.push(performance.now() - from);
      await pause(20);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await typing;
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** The process that sets cards: its memory at most, and its CPU. */
function watchProcess(portalPid: number) {
  let peak = 0;
  let cpu = 0;
  const timer = setInterval(() => {
    for (const pid of childrenOf(portalPid).filter((one) => titleOf(one).includes('card-process'))) {
      const resident = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      peak = Math.max(peak, Number(resident ?? 0) * 1024);
      cpu = cpuOf(pid);
    }
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return { peak, cpu };
    },
  };
}

async function issueAll(url: string, cookie: string): Promise<string[]> {
  const issued: string[] = [];
  while (issued.length < count) {
    const path = `/api/badges/sewadar/candidates?size=500&filter=${encodeURIComponent('{"type":1}')}`;
    const { rows } = await call<{ rows: { id: string }[] }>(url, cookie, path);
    const ids = rows.slice(0, count - issued.length).map(({ id }) => id);
    if (ids.length === 0) throw new Error('too few people');
    const body = { type: 1, selection: { ids } };
    const reply = await call<{ issued: { id: string }[] }>(url, cookie, '/api/badges/sewadar', body);
    issued.push(...reply.issued.map(({ id }) => id));
  }
  return issued;
}

/** Sewadars with names in three scripts, and a photo each out of two dozen. */
async function addPeople(ownerUrl: string): Promise<void> {
  const files = await openFileStore(readConfig({ DATA_DIR: dataDir, DATABASE_URL: ownerUrl }));
  const portraits = await drawPortraits(chanceOf(7));
  const hashes = await Promise.all(portraits.map(({ card }) => files.put(card)));
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `insert into sewadar (area_id, id, centre_id, number, name, name_latin, gender)
       select c.area_id, gen_random_uuid(), c.id, 500000 + n,
         (array['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਬਲਵਿੰਦਰਪਾਲ ਕੌਰ ਰੰਧਾਵਾ', 'सुनीता देवी', 'राजराजेश्वरी चंद्रशेखरन'])[1 + n % 4] || ' ' || n,
         (array['Gurpreet Singh', 'Balwinderpal Kaur Randhawa', 'Sunita Devi', 'Rajarajeshwari Chandrasekharan'])[1 + n % 4] || ' ' || n,
         'female'
       from centre c, generate_series(1, ${count}) n where c.code = 'ASR-1'`,
    );
    await client.query(
      `insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash, thumbnail_hash, card_hash)
       select area_id, gen_random_uuid(), centre_id, id, 10, 'photo.jpg', 'image/jpeg', 1, h, h, h
       from (select s.*, ($1::text[])[1 + s.number % ${hashes.length}] as h from sewadar s where s.number > 500000) s`,
      [hashes],
    );
    await client.query(
      'update sewadar s set photo_id = a.id from attachment a where a.sewadar_id = s.id and s.number > 500000',
    );
  } finally {
    await client.end();
  }
}

async function call<T>(url: string, cookie: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const envelope = (await reply.json()) as { success: boolean; data: T; code?: string };
  if (!envelope.success) throw new Error(`${path}: ${envelope.code}`);
  return envelope.data;
}

async function startPortal() {
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    env: { ...env, PORT: '0', LOG_LEVEL: 'warn', PORTAL_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return { child, url };
  }
  throw new Error('the portal ended before it was ready');
}

async function signIn(url: string, username: string): Promise<string> {
  const reply = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ u: username, p: demoPassword }),
  });
  return reply.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
