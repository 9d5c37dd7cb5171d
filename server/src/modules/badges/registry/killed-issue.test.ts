import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../../../../../demo/fill-demo-area.ts';
import { openTestDatabase } from '../../../testing/test-portal.ts';
import { createVisitor, type Reply, type Visitor } from '../../../testing/visitor.ts';
import { badgesPath } from '../testing/some-badges.ts';

// The bar is 1,000 badges (BADGES_AT_ONCE=1000); fewer show the same thing in every run of the tests.
const count = Number(process.env['BADGES_AT_ONCE'] ?? 160);
/** A server starts anew under load; on a busy machine that takes its time. */
const patience = 180_000;
const secret = 'a secret for tests only, long enough to be taken';
let appUrl: string;
let owner: Pool;
let dataDir: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  const database = await openTestDatabase();
  appUrl = database.appUrl;
  owner = new Pool({ connectionString: database.ownerUrl, max: 3 });
  dataDir = await mkdtemp(join(tmpdir(), 'sewa-killed-'));
});
afterAll(async () => {
  for (const child of processes.filter(isRunning)) {
    child.disconnect();
    await once(child, 'exit');
  }
  await owner.end();
  await rm(dataDir, { recursive: true, force: true });
});

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

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

async function signIn(url: string): Promise<Visitor> {
  const visitor = createVisitor(url);
  await visitor.post('/api/user/login', { u: 'clerk', p: demoPassword });
  return visitor;
}

/** The server that answers now; another one has another address. */
interface Counter {
  url: string;
  acknowledged: number;
}

test(`four clerks issue ${count} badges of one type while the server is killed twice: every number once, nobody with two`, async () => {
  // Temporary badges of people who have none: the type begins with number 1.
  await owner.query(`delete from badge where type = 2`);
  await owner.query(`delete from number_counter where kind = 'badge/2'`);
  const { rows } = await owner.query<{ id: string }>(
    `insert into sewadar (area_id, id, centre_id, number, name, gender, status)
     select c.area_id, gen_random_uuid(), c.id, 500000 + n, 'Issued ' || n, 'female', 'active'
     from centre c, generate_series(1, $1::int) n where c.code = 'ASR-1' returning id`,
    [count],
  );
  const people = rows.map(({ id }) => id);
  let portal = await startPortal();
  const counter: Counter = { url: portal.url, acknowledged: 0 };
  // Four sessions: what one clerk waits for holds none of the others.
  const cookies = await Promise.all(Array.from({ length: 4 }, async () => (await signIn(portal.url)).cookie));
  expect(new Set(cookies).size).toBe(4);

  // Every person is asked for by two of the four, in other orders: whoever comes second is refused.
  const half = count / 2;
  const lists = [people.slice(0, half), people.slice(half)].flatMap((list) => [list, list.toReversed()]);
  const issuing = Promise.all(cookies.map((cookie, clerk) => issue(counter, cookie, lists[clerk] ?? [])));
  for (const share of [0.3, 0.6]) {
    await Promise.race([issuing, reached(counter, count * share)]);
    portal.child.kill('SIGKILL');
    await once(portal.child, 'exit');
    portal = await startPortal();
    counter.url = portal.url;
  }
  await issuing;

  const numbers = await owner.query(`select number from badge where type = 2 order by number`);
  expect(numbers.rows.map(({ number }) => number)).toEqual(Array.from({ length: count }, (_, n) => n + 1));
  const holders = await owner.query(
    `select count(*)::int as badges, count(distinct sewadar_id)::int as people from badge where type = 2 and status in (10, 20, 30)`,
  );
  expect(holders.rows).toEqual([{ badges: count, people: count }]);
  const counted = await owner.query(
    `select last from number_counter where kind = 'badge/2' and area_id = (select area_id from badge where type = 2 limit 1)`,
  );
  expect(counted.rows).toEqual([{ last: count }]);
}, 900_000);

function reached(counter: Counter, goal: number): Promise<void> {
  return vi.waitFor(() => expect(counter.acknowledged).toBeGreaterThan(goal), {
    timeout: patience * 2,
    interval: 10,
  });
}

/** One person after the other; whatever got no answer is asked again until somebody answers. */
async function issue(counter: Counter, cookie: string, people: readonly string[]): Promise<void> {
  for (const id of people) {
    const deadline = Date.now() + patience;
    for (;;) {
      const reply = await post(counter.url, cookie, id);
      if (reply?.status === 200) break;
      if (reply && reply.status < 500) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
      if (Date.now() > deadline)
        throw new Error(`not issued within ${patience} ms, at last ${reply?.status ?? 'no answer'}`);
      await delay(20);
    }
    counter.acknowledged += 1 / 2;
  }
}

/** Null: the server was killed meanwhile. */
async function post(url: string, cookie: string, id: string): Promise<Reply | null> {
  const visitor = createVisitor(url);
  visitor.cookie = cookie;
  try {
    return await visitor.post(badgesPath, { type: 2, selection: { ids: [id] } });
  } catch {
    // The line broke with the server; the call is repeated.
    return null;
  }
}
