import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canEnter, findInPasswd, isRoot } from './account.ts';
import { borrowEmbedded } from './borrow-embedded.ts';
import { type Embedded, startEmbedded } from './start-embedded.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
let parent: string;
let dataDir: string;
let running: Embedded[];
let children: ChildProcess[];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sewa embedded '));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
  running = [];
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(running.map((embedded) => embedded.stop()));
  const left = await findPostmasterPid();
  if (left && (await isRunning(left))) process.kill(left, 'SIGQUIT');
  await gone(left);
  await rm(parent, { recursive: true, force: true });
});

test('a first start makes the database, a stop ends it, a second start finds it again on the same port', async () => {
  const first = await start();
  expect(first.isNew).toBe(true);
  expect(await read(first.ownerUrl, 'select current_user || current_database() as value')).toBe(
    'sewa_ownersewa',
  );
  expect(await read(first.superuserUrl, "select current_setting('fsync') as value")).toBe('on');
  expect(await read(first.superuserUrl, "select current_setting('data_checksums') as value")).toBe('on');
  expect(await read(first.ownerUrl, "select upper('ñ') as value")).toBe('Ñ');
  await read(first.ownerUrl, 'create table kept as select 1 as value');
  await first.settle();
  const pid = await findPostmasterPid();
  await first.stop();
  expect(await isRunning(pid)).toBe(false);

  const second = await start();
  expect(second).toMatchObject({ isNew: false, ownerUrl: first.ownerUrl, whereData: first.whereData });
  expect(await read(second.ownerUrl, 'select value from kept')).toBe(1);
});

test('only its owner may read the passwords', async () => {
  await start();
  expect((await stat(join(dataDir, 'database.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
});

test('a remembered port that somebody else has taken is given up', async () => {
  const first = await start();
  await first.stop();
  const taken = createServer().listen(portOf(first), '127.0.0.1');
  await once(taken, 'listening');
  try {
    const second = await start();
    expect(portOf(second)).not.toBe(portOf(first));
    expect(await read(second.ownerUrl, 'select 1 as value')).toBe(1);
  } finally {
    taken.close();
  }
});

test('a second owner is refused with a text that says what to do, and does no harm', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(
    `Another Sewa Portal (process ${process.pid}) already uses DATA_DIR ${dataDir}. Stop that one first`,
  );
  expect(await read(first.ownerUrl, 'select 1 as value')).toBe(1);
});

test('two first starts at the same moment: one wins, the other is refused', async () => {
  const results = await Promise.allSettled([start(), start()]);
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason.message).toContain(
    'already uses DATA_DIR',
  );
});

test('a killed database comes back by itself on the same port', async () => {
  const embedded = await start();
  for (let round = 0; round < 3; round += 1) {
    const pid = await findPostmasterPid();
    process.kill(pid ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(await findPostmasterPid()).not.toBe(pid), wait);
    await vi.waitFor(() => read(embedded.ownerUrl, 'select 1 as value'), wait);
  }
});

test('a database that is killed and stopped at once stays stopped', async () => {
  const embedded = await start();
  process.kill((await findPostmasterPid()) ?? 0, 'SIGKILL');
  await embedded.stop();
  expect(await isRunning(await findPostmasterPid())).toBe(false);
});

test('a stop while the database is being brought back leaves nothing running', async () => {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const embedded = await startEmbedded({ dataDir, log: { ...quiet, warn: () => resolve() } });
  const first = await findPostmasterPid();
  process.kill(first ?? 0, 'SIGKILL');
  await lost;
  await vi.waitFor(async () => expect(await findPostmasterPid()).not.toBe(first), {
    timeout: 10_000,
    interval: 1,
  });
  await embedded.stop();
  expect(await findPostmasterPid()).toBeNull();
});

test('a killed backend does not confuse the supervisor', async () => {
  const embedded = await start();
  const backend = Number(
    await read(
      embedded.superuserUrl,
      `select pid as value from pg_stat_activity where application_name like '%owner%'`,
    ),
  );
  const pid = await findPostmasterPid();
  process.kill(backend, 'SIGKILL');
  await vi.waitFor(async () => {
    const owners = `select count(*)::int as value from pg_locks where locktype = 'advisory' and pid <> ${backend}`;
    expect(await read(embedded.superuserUrl, owners)).toBe(1);
  }, wait);
  expect(await findPostmasterPid()).toBe(pid);
});

test('after kill -9 of the server the running database is adopted', async () => {
  const server = await startInProcess();
  const pid = await findPostmasterPid();
  server.kill('SIGKILL');
  await once(server, 'exit');
  expect(await isRunning(pid)).toBe(true);
  const embedded = await start();
  expect(await findPostmasterPid()).toBe(pid);
  await embedded.stop();
  expect(await isRunning(pid)).toBe(false);
});

test('after kill -9 of both the database starts again, although backends of the old one still work', async () => {
  const server = await startInProcess();
  const url = await ownerUrlOnDisk();
  const busy = read(url, 'select count(*) as value from generate_series(1, 4000000)').catch(() => null);
  server.kill('SIGKILL');
  process.kill((await findPostmasterPid()) ?? 0, 'SIGKILL');
  const embedded = await start();
  expect(await read(embedded.ownerUrl, 'select 1 as value')).toBe(1);
  await busy;
});

test('a stale lock file heals when its number belongs to another process now', async () => {
  const first = await start();
  const lockFile = join(first.whereData, 'postmaster.pid');
  const lock = await readFile(lockFile, 'utf8');
  await first.stop();
  await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));
  const second = await start();
  expect(await read(second.ownerUrl, 'select 1 as value')).toBe(1);
});

test('a settled database that has vanished is not silently replaced by an empty one', async () => {
  const first = await start();
  await first.settle();
  await first.stop();
  await rm(first.whereData, { recursive: true });
  await expect(start()).rejects.toThrow('npm run reset');
});

describe('borrowing for a command', () => {
  test('starts a stopped database and stops it again', async () => {
    await (await start()).stop();
    const borrowed = await borrowEmbedded(dataDir);
    expect(await read(borrowed.ownerUrl, 'select 1 as value')).toBe(1);
    const pid = await findPostmasterPid();
    await borrowed.giveBack();
    expect(await isRunning(pid)).toBe(false);
  });

  test('leaves a database alone that a server runs, or has taken over meanwhile', async () => {
    await (await start()).stop();
    const borrowed = await borrowEmbedded(dataDir);
    const server = await start();
    await (await borrowEmbedded(dataDir)).giveBack();
    await borrowed.giveBack();
    expect(await read(server.ownerUrl, 'select 1 as value')).toBe(1);
  });

  test('does not make a database', async () => {
    await expect(borrowEmbedded(dataDir)).rejects.toThrow('There is no database');
  });
});

describe.runIf(isRoot())('as root', () => {
  test('the database runs under another account', async () => {
    const embedded = await start();
    expect((await stat(embedded.whereData)).uid).not.toBe(0);
  });

  test('in a folder that only root can enter, data goes where its account can reach it', async () => {
    await chmod(parent, 0o700);
    const first = await start();
    try {
      expect(first.whereData).toMatch(/^\/var\/lib\/sewa-portal\//);
      expect(await readFile(join(dataDir, 'database.location'), 'utf8')).toContain(first.whereData);
      await first.stop();
      expect((await start()).whereData).toBe(first.whereData);
    } finally {
      for (const embedded of running) await embedded.stop();
      await rm(dirname(first.whereData), { recursive: true, force: true });
    }
  });
});

test('the account is found in passwd, and root is never it', () => {
  const passwd =
    'root:x:0:0::/root:/bin/sh\npostgres:x:26:27::/var/lib/pgsql:/bin/sh\nbad:x:0:0::/:/bin/sh\n';
  expect(findInPasswd(passwd, 'postgres')).toEqual({ name: 'postgres', uid: 26, gid: 27 });
  expect(findInPasswd(passwd, 'nobody')).toBeNull();
  expect(findInPasswd(passwd, 'bad')).toBeNull();
});

test('an account enters a folder only when it may pass every folder above', async () => {
  const stranger = { name: 'stranger', uid: 65_000, gid: 65_000 };
  expect(await canEnter(stranger, parent)).toBe(true);
  await chmod(parent, 0o750);
  expect(await canEnter(stranger, parent)).toBe(false);
  const { gid } = await stat(parent);
  expect(await canEnter({ ...stranger, gid }, parent)).toBe(true);
});

const wait = { timeout: 10_000, interval: 20 };

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: quiet });
  running.push(embedded);
  return embedded;
}

/** A server of its own that can be killed. */
async function startInProcess(): Promise<ChildProcess> {
  const module = new URL('./start-embedded.ts', import.meta.url).href;
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    await startEmbedded({ dataDir: process.argv[1], log: console });
    console.log('ready');
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function read(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(query);
    return rows[0]?.value;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ownerUrlOnDisk(): Promise<string> {
  const { ownerPassword, port } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'));
  return `postgresql://sewa_owner:${ownerPassword}@127.0.0.1:${port}/sewa?sslmode=disable`;
}

async function findPostmasterPid(): Promise<number | null> {
  const pointer = await readFile(join(dataDir, 'database.location'), 'utf8').catch(() =>
    join(dataDir, 'database'),
  );
  const lock = await readFile(join(pointer.split('\n', 1)[0] ?? '', 'postmaster.pid'), 'utf8').catch(
    () => '',
  );
  return Number.parseInt(lock, 10) || null;
}

async function isRunning(pid: number | null): Promise<boolean> {
  const state = pid === null ? '' : await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return state !== '' && !/\) Z /.test(state);
}

async function gone(pid: number | null): Promise<void> {
  await vi.waitFor(async () => expect(await isRunning(pid)).toBe(false), wait);
}

const portOf = (embedded: Embedded) => Number(new URL(embedded.ownerUrl).port);
