import { Client } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/test-portal.ts';
import { openDatabase } from './db/database.ts';
import { type HousekeepingStep, startHousekeeping } from './housekeeping.ts';

const logged: string[] = [];
const log = { info: note, warn: note, error: note };
const opened: { stop(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.stop();
  logged.length = 0;
});

test('a step that fails is logged by its name and keeps no other from running', async () => {
  const ran: string[] = [];
  const steps = ['first', 'second', 'third'].map((name) => ({
    name,
    run: async () => {
      ran.push(name);
      if (name === 'second') throw new Error('the disk is full');
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

test('runs by itself again and again, and not after it was stopped', async () => {
  let rounds = 0;
  const housekeeping = start([{ name: 'count', run: async () => ++rounds }], 2);
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(2));
  housekeeping.stop();
  const stoppedAt = rounds;
  await housekeeping.run();
  expect(rounds).toBe(stoppedAt);
});

test('a round that is under way is joined, not started a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let starts = 0;
  const run = () => {
    starts += 1;
    return promise;
  };
  const housekeeping = start([{ name: 'slow', run }]);
  const both = [housekeeping.run(), housekeeping.run()];
  resolve();
  await Promise.all(both);
  expect(starts).toBe(1);
});

test('what fails because the portal is being closed is not reported', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const housekeeping = start([
    { name: 'cut off', run: () => promise },
    { name: 'never begun', run: () => Promise.reject(new Error('begun')) },
  ]);
  const round = housekeeping.run();
  housekeeping.stop();
  reject(new Error('Cannot use a pool after calling end on the pool'));
  await round;
  expect(logged).toEqual([]);
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

function start(steps: readonly HousekeepingStep[], everyMs?: number) {
  const housekeeping = startHousekeeping({ steps, log, ...(everyMs === undefined ? {} : { everyMs }) });
  opened.push(housekeeping);
  return housekeeping;
}

function note(text: string): void {
  logged.push(text);
}
