import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../testing/test-portal.ts';
import { kyselyOn, type Tx } from '../db/kysely-on-client.ts';
import { PortalError } from '../http/portal-error.ts';
import { jobKind, type RunningJob } from './job-kind.ts';
import { type JobRunner, openJobs } from './jobs.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let ownerUrl: string;
let appUrl: string;
let owner: Pool;
let runner: JobRunner;
let user: { id: string; area_id: string };

/** What the job under test does; each test says it anew. */
let work: (job: RunningJob<{ text: string }>) => Promise<Record<string, unknown>>;
const probe = jobKind({
  name: 'probe.work',
  requirement: right('SEWADAR.SEWADAR', 'importExport'),
  input: z.object({ text: z.string() }),
  run: (job) => work(job),
});

beforeAll(async () => {
  ({ ownerUrl, appUrl } = await openTestDatabase());
  owner = new Pool({ connectionString: ownerUrl, max: 3 });
  owner.on('error', () => undefined);
  user = (await owner.query("select id, area_id from app_user where username = 'area'")).rows[0];
  runner = openJobs({ url: appUrl, timeZone: 'Asia/Kolkata', log: silent });
  await runner.run([probe]);
});
afterAll(async () => {
  await runner.close();
  await owner.end();
});
beforeEach(async () => {
  await owner.query(
    'update app_user set is_active = true, acl = \'{"SEWADAR.SEWADAR": 210}\' where id = $1',
    [user.id],
  );
  await owner.query('update org set acl = acl || \'{"SEWADAR.SEWADAR": 210}\'');
});

/** As a request of the user would be. */
async function asUser<T>(run: (tx: Tx) => Promise<T>, id = user.id): Promise<T> {
  const client = new Client({ connectionString: appUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      "select set_config('app.user', $1, true), set_config('app.area', $2, true), set_config('app.centres', '*', true)",
      [id, user.area_id],
    );
    const result = await run(kyselyOn(client));
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

const ask = (by = runner) => asUser((tx) => by.ask(tx, { kind: 'probe.work', input: { text: 'hello' } }));

async function stateOf(id: string) {
  return (
    await owner.query('select state, done, total, result, error, attempts from job where id = $1', [id])
  ).rows[0];
}
const ended = (id: string, state: string) => expect.poll(async () => (await stateOf(id))?.state).toBe(state);

test('a job runs as its maker, says how far it is, and ends with its result', async () => {
  work = async ({ input, transact, progress }) => {
    progress(3, 10);
    const seen = await transact(async (tx, who) => {
      const { rows } = await sql<{ user: string; origin: string }>`
        select context_user()::text as user, current_setting('app.origin') as origin`.execute(tx);
      return { ...rows[0], name: who.username };
    });
    return { text: input.text, ...seen };
  };
  const id = await ask();
  await ended(id, 'done');
  expect(await stateOf(id)).toMatchObject({
    result: { text: 'hello', user: user.id, origin: 'probe', name: 'area' },
    error: null,
    attempts: 1,
  });
});

test('progress is seen by others while the work is still in its transaction', async () => {
  const seen = Promise.withResolvers<void>();
  work = ({ transact, progress }) =>
    transact(async () => {
      progress(40, 100);
      await seen.promise;
      return {};
    });
  const id = await ask();
  await expect.poll(() => stateOf(id)).toMatchObject({ state: 'running', done: 40, total: 100 });
  seen.resolve();
  await ended(id, 'done');
});

test('a cancellation stops nothing but the transaction that was under way', async () => {
  const failures: unknown[] = [];
  for (let round = 0; round < 5; round++) {
    const atWork = Promise.withResolvers<void>();
    work = async ({ transact, afterwards, signal }) => {
      // Between two statements, the work breaks off by itself, and its connection is free at once.
      const broken = transact(async () => {
        atWork.resolve();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        signal.throwIfAborted();
        return {};
      });
      return broken.catch(async (error: unknown) => {
        await afterwards((tx) => sql`select pg_sleep(0.2)`.execute(tx)).catch((late) => failures.push(late));
        throw error;
      });
    };
    const id = await ask();
    await atWork.promise;
    await asUser((tx) => tx.updateTable('job').set({ is_cancel_asked: true }).where('id', '=', id).execute());
    await ended(id, 'cancelled');
  }
  expect(failures).toEqual([]);
});

test('a job that loses its connections to the database is run again from its beginning', async () => {
  let runs = 0;
  work = ({ transact }) => {
    runs += 1;
    return transact(async (tx) => {
      if (runs === 1)
        await asUser((other) =>
          sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'sewa-portal jobs'`.execute(other),
        );
      await sql`select 1`.execute(tx);
      return { runs };
    });
  };
  const id = await ask();
  await ended(id, 'done');
  expect(await stateOf(id)).toMatchObject({ result: { runs: 2 }, attempts: 2 });
});

test('what is rolled back was never asked for', async () => {
  let id = '';
  await asUser(async (tx) => {
    id = await runner.ask(tx, { kind: 'probe.work', input: { text: 'x' } });
    throw new Error('refused');
  }).catch(() => undefined);
  expect(await stateOf(id)).toBeUndefined();
  expect((await owner.query('select 1 from queue.job where id = $1', [id])).rowCount).toBe(0);
});

test('a refusal is kept by its code, a failure of ours without its words', async () => {
  work = async () => {
    throw new PortalError('SHEET_BROKEN', { data: { row: 3 } });
  };
  const refused = await ask();
  await ended(refused, 'failed');
  expect(await stateOf(refused)).toMatchObject({ error: 'SHEET_BROKEN', result: null });
  work = async () => {
    throw new Error('select * from secrets');
  };
  const failed = await ask();
  await ended(failed, 'failed');
  expect(await stateOf(failed)).toMatchObject({ error: 'INTERNAL' });
  expect(JSON.stringify((await owner.query('select * from job where id = $1', [failed])).rows)).not.toContain(
    'secrets',
  );
});

test.each([
  ['deactivated', 'update app_user set is_active = false where id = $1'],
  ['without the right', 'update app_user set acl = \'{"SEWADAR.SEWADAR": 6}\' where id = $1'],
])('the rights are those of now: a maker who is %s gets nothing done', async (_name, change) => {
  let isDone = false;
  const begun = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  work = async ({ transact }) => {
    begun.resolve();
    await changed.promise;
    await transact(async () => {
      isDone = true;
    });
    return {};
  };
  const id = await ask();
  await begun.promise;
  await owner.query(change, [user.id]);
  changed.resolve();
  await ended(id, 'failed');
  expect(await stateOf(id)).toMatchObject({ error: 'FORBIDDEN' });
  expect(isDone).toBe(false);
});

test('cancelled in the middle of a statement, it ends soon and leaves nothing', async () => {
  work = ({ transact }) =>
    transact(async (tx) => {
      await sql`insert into centre (area_id, id, code, name) values (context_area(), gen_random_uuid(), 'GONE', 'Gone')`.execute(
        tx,
      );
      await sql`select pg_sleep(60)`.execute(tx);
      return {};
    });
  const id = await ask();
  await expect.poll(async () => (await stateOf(id)).state).toBe('running');
  await asUser((tx) => tx.updateTable('job').set({ is_cancel_asked: true }).where('id', '=', id).execute());
  await ended(id, 'cancelled');
  expect((await owner.query("select 1 from centre where code = 'GONE'")).rowCount).toBe(0);
});

test('nobody else sees a job, asks it to end, or makes one in another name', async () => {
  work = async () => ({});
  const id = await ask();
  const other = (await owner.query("select id from app_user where username = 'admin'")).rows[0].id;
  await asUser(async (tx) => {
    expect(await tx.selectFrom('job').selectAll().where('id', '=', id).execute()).toEqual([]);
    const changed = await tx
      .updateTable('job')
      .set({ is_cancel_asked: true })
      .where('id', '=', id)
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(0n);
  }, other);
  const forged = asUser((tx) =>
    tx
      .insertInto('job')
      .values({ area_id: user.area_id, id: other, user_id: other, kind: 'probe.work' })
      .execute(),
  );
  await expect(forged).rejects.toThrow('row-level security');
});

test('a portal that closes breaks off its jobs, and the next one runs them from their beginning', async () => {
  let runs = 0;
  const begun = Promise.withResolvers<void>();
  work = ({ transact, signal }) =>
    transact(async (tx) => {
      runs += 1;
      await sql`insert into centre (area_id, id, code, name) values (context_area(), gen_random_uuid(), ${`RUN-${runs}`}, ${`Run ${runs}`})`.execute(
        tx,
      );
      if (runs > 1) return {};
      begun.resolve();
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      return {};
    });
  const id = await ask();
  await begun.promise;
  await runner.close();
  expect(await stateOf(id)).toMatchObject({ state: 'running' });
  runner = openJobs({ url: appUrl, timeZone: 'Asia/Kolkata', log: silent });
  await runner.run([probe]);
  await ended(id, 'done');
  const made = await owner.query("select code from centre where code like 'RUN-%'");
  expect(made.rows).toEqual([{ code: 'RUN-2' }]);
});

test('a job that is at work is not run beside itself, nor given up, whatever the queue believes', async () => {
  let runs = 0;
  const finish = Promise.withResolvers<void>();
  work = async () => {
    runs += 1;
    await finish.promise;
    return {};
  };
  const id = await ask();
  await expect.poll(() => runs).toBe(1);
  await owner.query("update queue.job set state = 'retry', start_after = now() where id = $1", [id]);
  await expect
    .poll(async () => (await owner.query('select state from queue.job where id = $1', [id])).rows[0].state, {
      timeout: 40_000,
    })
    .toBe('completed');
  await owner.query('select settle_lost_jobs()');
  expect([runs, (await stateOf(id)).state]).toEqual([1, 'running']);
  finish.resolve();
  await ended(id, 'done');
});

test('what nobody works on and the queue does not know is said to be lost', async () => {
  const { rows } = await owner.query(
    "insert into job (area_id, id, user_id, kind, state) values ($1, gen_random_uuid(), $2, 'probe.work', 'running') returning id",
    [user.area_id, user.id],
  );
  await owner.query('select settle_lost_jobs()');
  expect(await stateOf(rows[0].id)).toMatchObject({ state: 'failed', error: 'JOB_LOST' });
});
