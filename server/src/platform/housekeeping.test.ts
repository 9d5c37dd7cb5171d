import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-portal.ts';
import { openDatabase } from './db/database.ts';
import { type HousekeepingStep, startHousekeeping } from './housekeeping.ts';

const logged: string[] = [];
const log = { info: note, warn: note, error: note };
const opened: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
  logged.length = 0;
});

test('a step that fails is logged by its name and keeps no other from running', async () => {
  const ran: string[] = [];
  const steps = ['first', 'second', 'third'].map((name) => ({
    name,
    run: async () => {
      ran.push(name);
      if (name === 'second') throw new Error('the disk is full');
      return undefined;
    },
  }));
  await start(steps).run();
  expect(ran).toEqual(['first', 'second', 'third']);
  expect(logged).toEqual(['housekeeping: second failed: the disk is full']);
});

test('a step that throws before its first promise is logged as well', async () => {
  const run = () => {
    throw new Error('broken');
  };
  await start([{ name: 'broken step', run }]).run();
  expect(logged).toEqual(['housekeeping: broken step failed: broken']);
});

test('what is for later is not done in the round at the start', async () => {
  const ran: string[] = [];
  const step = (name: string) => ({
    name,
    run: async () => {
      ran.push(name);
      return undefined;
    },
  });
  const keeping = start([step('now'), { ...step('later'), isLater: true }]);
  await keeping.run();
  expect(ran).toEqual(['now']);
  await keeping.run();
  expect(ran).toEqual(['now', 'now', 'later']);
});

test('runs by itself again and again, and not after it was stopped', async () => {
  let rounds = 0;
  const run = async () => ({ rounds: ++rounds });
  const housekeeping = start([{ name: 'count', run }], 2);
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(2), { timeout: 60_000 });
  await housekeeping.stop();
  const stoppedAt = rounds;
  await housekeeping.run();
  expect(rounds).toBe(stoppedAt);
});

test('a round that is under way is joined, not started a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let starts = 0;
  const run = () => {
    starts += 1;
    return promise;
  };
  const housekeeping = start([{ name: 'slow', run }]);
  const both = [housekeeping.run(), housekeeping.run()];
  resolve(undefined);
  await Promise.all(both);
  expect(starts).toBe(1);
});

test('what fails because the portal is being closed is not reported', async () => {
  const { promise, reject } = Promise.withResolvers<undefined>();
  const housekeeping = start([
    { name: 'cut off', run: () => promise },
    { name: 'never begun', run: () => Promise.reject(new Error('begun')) },
  ]);
  const stopped = housekeeping.stop();
  reject(new Error('Cannot use a pool after calling end on the pool'));
  await stopped;
  expect(logged).toEqual([]);
});

test('has stopped only when the step under way has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasEnded = false;
  const run = async () => {
    await promise;
    await setImmediate();
    hasEnded = true;
    return undefined;
  };
  const stopped = start([{ name: 'writes a file', run }]).stop();
  resolve();
  await stopped;
  expect(hasEnded).toBe(true);
});

test('the database deletes what has expired, with the rights of the application', async () => {
  const { ownerUrl, appUrl } = await openTestDatabase();
  const database = openDatabase({ url: appUrl, log, usesPlainRequests: false });
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `insert into session (token_hash, user_id, area_id, address, agent, seen_at)
       select sha256(age::text::bytea), u.id, u.area_id, '', 'test', now() - age
       from app_user u, unnest(array[interval '1 hour', interval '13 hours']) as age where u.username = 'area'`,
    );
    await start(database.housekeeping).run();
    const left = await owner.query(`select seen_at > now() - interval '2 hours' as is_recent from session`);
    expect(left.rows).toEqual([{ is_recent: true }]);
    expect(logged).toEqual([]);
  } finally {
    await owner.end();
    await database.close();
  }
});

test('begins with a round at once, and stores when each step succeeded', async () => {
  const { ownerUrl, appUrl } = await openTestDatabase();
  const database = openDatabase({ url: appUrl, log, usesPlainRequests: false });
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    let isBroken = true;
    const steps: HousekeepingStep[] = [
      { name: 'works', run: async () => ({ rows: 3 }) },
      {
        name: 'goes on',
        run: async ({ cursor, save }) => {
          await save(`${cursor ?? ''}x`);
          if (isBroken) throw new Error('interrupted');
          return undefined;
        },
      },
      {
        name: 'daily',
        everyHours: 23,
        run: async ({ cursor, save }) => {
          await save(`${cursor ?? ''}d`);
          return undefined;
        },
      },
    ];
    const state = async () =>
      (
        await owner.query(
          `select name, cursor, succeeded_at is not null as ok, failure, report from housekeeping_step order by name`,
        )
      ).rows;
    const first = startHousekeeping({ steps, log, ledger: database.ledger });
    opened.push(first);
    await first.run();
    expect(await state()).toEqual([
      { name: 'daily', cursor: 'd', ok: true, failure: '', report: {} },
      { name: 'goes on', cursor: 'x', ok: false, failure: 'interrupted', report: {} },
      { name: 'works', cursor: null, ok: true, failure: '', report: { rows: 3 } },
    ]);
    isBroken = false;
    await first.run();
    expect(await state()).toEqual([
      { name: 'daily', cursor: 'd', ok: true, failure: '', report: {} },
      { name: 'goes on', cursor: 'xx', ok: true, failure: '', report: {} },
      { name: 'works', cursor: null, ok: true, failure: '', report: { rows: 3 } },
    ]);
    expect(logged).toContain('housekeeping: works: rows 3');
  } finally {
    await owner.end();
    await database.close();
  }
});

test('a step that another server is at is left to it', async () => {
  const { appUrl } = await openTestDatabase();
  const database = openDatabase({ url: appUrl, log, usesPlainRequests: false });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let starts = 0;
  const run = () => {
    starts += 1;
    return promise;
  };
  try {
    const servers = [0, 1].map(() =>
      startHousekeeping({ steps: [{ name: 'slow', run }], log, ledger: database.ledger }),
    );
    opened.push(...servers);
    const rounds = servers.map((server) => server.run());
    await vi.waitFor(() => expect(starts).toBe(1), { timeout: 60_000 });
    await Promise.race(rounds);
    resolve(undefined);
    await Promise.all(rounds);
    expect(starts).toBe(1);
  } finally {
    await database.close();
  }
});

function start(steps: readonly HousekeepingStep[], everyMs?: number) {
  const housekeeping = startHousekeeping({ steps, log, ...(everyMs === undefined ? {} : { everyMs }) });
  opened.push(housekeeping);
  return housekeeping;
}

function note(text: string): void {
  logged.push(text);
}
