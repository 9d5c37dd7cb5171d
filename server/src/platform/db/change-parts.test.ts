import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client, Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropClone, openTestDatabase } from '../../testing/test-portal.ts';
import { withOldDatabase } from '../../testing/with-old-database.ts';
import { changePartSteps } from './change-parts.ts';
import { only } from './only.ts';

let ownerUrl: string;
let owner: Client;
let app: Pool;
let area: string;

beforeAll(async () => {
  const database = await openTestDatabase();
  ownerUrl = database.ownerUrl;
  owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  app = new Pool({ connectionString: database.appUrl, max: 1 });
  area = only((await owner.query<{ id: string }>(`select id from area where code = 'ASR'`)).rows).id;
  await app.query(
    `select set_config('app.area', $1, false), set_config('app.centres', '*', false), set_config('app.level', '50', false)`,
    [area],
  );
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await dropClone(ownerUrl);
});

test('this month and the next have their part, and nothing lies outside', async () => {
  const { rows } = await owner.query<{ covered: boolean }>(`
    select exists (select from change_part where starts <= t and t < ends) as covered
    from unnest(array[now(), now() + interval '1 month']) t`);
  expect(rows).toEqual([{ covered: true }, { covered: true }]);
  expect(await countOf('select from change_log')).toBeGreaterThan(0);
  expect(await countOf('select from only change_log_other')).toBe(0);
});

test('with a clock that stands wrong people go on working, and the month is made afterwards', async () => {
  const record = randomUUID();
  for (const at of ['2003-05-07 10:00Z', '2041-01-31 23:59Z']) await write(record, at);
  expect(await countOf('select from only change_log_other')).toBe(2);
  expect(await historyOf(record)).toEqual(await plainHistoryOf(record));
  await keepHouse();
  expect(await countOf('select from only change_log_other')).toBe(0);
  expect(await countOf('select from change_log_2003_05')).toBe(1);
  expect(await countOf('select from change_log_2041_01')).toBe(1);
  expect(await historyOf(record)).toHaveLength(2);
  const { rows } = await owner.query(
    `select name, is_closed from change_part where starts < '2004-01-01' or starts > '2040-01-01' order by 1`,
  );
  expect(rows).toEqual([
    { name: 'change_log_2003_05', is_closed: true },
    // Not begun: whatever comes there is noted.
    { name: 'change_log_2041_01', is_closed: true },
  ]);
});

test('whatever was written when, a history and the feed miss nothing', async () => {
  const months = fc.integer({ min: -7, max: 2 }).map((month) => `now() + interval '${month} months'`);
  const write = fc.record({ record: fc.nat({ max: 3 }), at: months });
  const step = fc.oneof({ arbitrary: write, weight: 4 }, { arbitrary: fc.constant(null), weight: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const records = Array.from({ length: 4 }, () => randomUUID());
      const since = await nextTransaction();
      const written: { id: string; isLate: boolean }[] = [];
      for (const one of steps)
        if (one === null) await keepHouse();
        else written.push(await writeAt(records[one.record] ?? '', one.at));
      for (const record of records) expect(await historyOf(record)).toEqual(await plainHistoryOf(record));
      const followed = written.filter(({ isLate }) => !isLate).map(({ id }) => id);
      expect(await feedSince(since)).toEqual(expect.arrayContaining(followed));
    }),
    { numRuns: 20 },
  );
});

test('the feed follows a clock that was set back into a month that is closed', async () => {
  await owner.query(
    `update change_part set is_closed = true, last_xid = '3' where starts <= now() and now() < ends`,
  );
  const since = await nextTransaction();
  const { id, isLate } = await writeAt(randomUUID(), 'now()');
  expect(isLate).toBe(true);
  expect(await feedSince(since)).toEqual([id]);
  await keepHouse();
  expect(
    (await owner.query('select from change_part where is_closed and starts <= now() and now() < ends'))
      .rowCount,
  ).toBe(0);
});

test('a history reads the months that it has entries in, the open ones and no other', async () => {
  const record = randomUUID();
  for (let year = 2010; year < 2013; year += 1)
    for (let month = 1; month <= 12; month += 1)
      await write(month === 4 ? record : randomUUID(), `${year}-${String(month).padStart(2, '0')}-15 00:00Z`);
  await keepHouse();
  const client = await app.connect();
  try {
    await client.query('begin');
    const before = await scansOf(client);
    await client.query(`select from record_changes(array['test'], $1, null)`, [record]);
    const after = await scansOf(client);
    const read = [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
    // This month, and on its first day the one before.
    const open = await client.query<{ name: string }>('select name from change_part where not is_closed');
    const own = ['2010_04', '2011_04', '2012_04'].map((month) => `change_log_${month}`);
    expect(open.rows.length).toBeLessThan(3);
    expect(read.sort()).toEqual([...own, ...open.rows.map(({ name }) => name)].sort());
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** How often each partition was scanned on this connection. */
async function scansOf(client: PoolClient): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; scans: number }>(
    `select relname as name, (coalesce(idx_scan, 0) + seq_scan)::int as scans from pg_stat_xact_user_tables
     where relname ~ '^change_log_'`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

test('a month that is exported while a history is read is passed by', async () => {
  const record = randomUUID();
  const { id } = await writeAt(record, 'now()');
  await owner.query(
    `insert into change_part (name, starts, ends) values ('change_log_1999_01', '1999-01-01Z', '1999-02-01Z')`,
  );
  expect(await historyOf(record)).toEqual([id]);
  await owner.query(`delete from change_part where name = 'change_log_1999_01'`);
});

test('a history shows what the policy of the log shows', async () => {
  const record = randomUUID();
  const nobody = '00000000-0000-0000-0000-000000000000';
  const [centre, otherCentre, me, somebody, otherArea] = Array.from({ length: 5 }, () => randomUUID());
  for (const at of [`now() - interval '2 months'`, 'now()'])
    await owner.query(
      `insert into change_log (area_id, centre_id, user_id, entity, row_id, kind, at)
       select a::uuid, c::uuid, u::uuid, 'test', $1, 3, ${at}
       from unnest($2::text[]) a, unnest($3::text[]) c, unnest($4::text[]) u`,
      [record, [area, nobody, otherArea], [centre, otherCentre, null], [me, somebody, null]],
    );
  await keepHouse();
  const seen: number[] = [];
  for (const context of [
    { 'app.area': area, 'app.centres': '*', 'app.level': '50', 'app.user': '' },
    { 'app.area': area, 'app.centres': `{${centre}}`, 'app.level': '10', 'app.user': '' },
    { 'app.area': area, 'app.centres': `{${centre}}`, 'app.level': '10', 'app.user': me },
    { 'app.area': area, 'app.centres': '*', 'app.level': '90', 'app.user': me },
    { 'app.area': '', 'app.centres': '', 'app.level': '', 'app.user': '' },
  ])
    seen.push(await compareIn(context, record));
  expect(seen).toEqual([18, 6, 16, 36, 0]);
});

/** How many entries the application sees in a context, which must be the same both ways. */
async function compareIn(context: Record<string, string | undefined>, record: string): Promise<number> {
  const client = await app.connect();
  try {
    await client.query('begin');
    for (const [name, value] of Object.entries(context))
      await client.query('select set_config($1, $2, true)', [name, value]);
    const shown = await ids(
      client.query(`select id from record_changes(array['test'], $1, null) order by id`, [record]),
    );
    const plain = await ids(
      client.query(
        `select id from change_log where entity = 'test' and row_id = $1 and area_id in (context_area(), '00000000-0000-0000-0000-000000000000')
         order by id`,
        [record],
      ),
    );
    expect(shown).toEqual(plain);
    for (const most of [1, 7, 20]) {
      const query = `select id from record_changes(array['test'], $1, $2) order by id desc limit $2`;
      const newest = await ids(client.query(query, [record, most]));
      expect(newest).toEqual(plain.toReversed().slice(0, most));
    }
    return shown.length;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('the application cannot reach a part past the policies of the log', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'change_log'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { name } of rows)
    await expect(app.query(`select from ${name}`)).rejects.toThrow('permission denied');
});

test('a log from before the months becomes their first part, and goes on where it was', () =>
  withOldDatabase(130, async ({ client, upgrade }) => {
    await client.query(`
      insert into change_log (area_id, entity, row_id, kind, at)
      select gen_random_uuid(), 'test', n::text, 4, now() - interval '1 month' * n from generate_series(0, 30) n;
      select nextval('change_log_id_seq')`);
    // Once the clock was far ahead.
    await client.query(
      `insert into change_log (area_id, entity, row_id, kind, at) values (gen_random_uuid(), 'test', 'ahead', 4, '2041-01-01')`,
    );
    const content = 'select * from change_log order by id';
    const before = await client.query(content);
    await upgrade();
    expect((await client.query(content)).rows).toEqual(before.rows);
    const parts = await client.query<{ name: string; rows: number }>(
      `select tableoid::regclass::text as name, count(*)::int as rows from change_log group by 1 order by 1`,
    );
    expect(parts.rows).toEqual([
      { name: 'change_log_2041_01', rows: 1 },
      { name: 'change_log_until', rows: 31 },
    ]);
    const { rows } = await client.query<{ id: string; name: string }>(
      `insert into change_log (area_id, entity, kind, at) values (gen_random_uuid(), 'test', 4, now() + interval '3 months')
       returning id, tableoid::regclass::text as name`,
    );
    expect(rows).toEqual([{ id: '34', name: 'change_log_other' }]);
  }));

async function keepHouse(): Promise<void> {
  for (const { run } of changePartSteps(app)) await run({ cursor: null, save: async () => undefined });
}

const write = (record: string, at: string) => writeAt(record, `'${at}'`);

/** Late is what comes into a month that is closed already. */
async function writeAt(record: string, at: string): Promise<{ id: string; isLate: boolean }> {
  const { rows } = await owner.query<{ id: string; isLate: boolean }>(
    `insert into change_log (area_id, entity, row_id, kind, at) values ($1, 'test', $2, 3, ${at})
     returning id, exists (select from change_part where is_closed and starts <= at and at < ends) as "isLate"`,
    [area, record],
  );
  return only(rows);
}

async function historyOf(record: string): Promise<string[]> {
  return ids(
    app.query(`select id from record_changes(array['test', 'other'], $1, null) order by id desc`, [record]),
  );
}

async function plainHistoryOf(record: string): Promise<string[]> {
  return ids(
    owner.query(`select id from change_log where entity = 'test' and row_id = $1 order by id desc`, [record]),
  );
}

async function feedSince(xid: string): Promise<string[]> {
  return ids(app.query('select id from change_feed($1)', [xid]));
}

async function ids(query: Promise<{ rows: { id: string }[] }>): Promise<string[]> {
  return (await query).rows.map(({ id }) => id);
}

async function nextTransaction(): Promise<string> {
  const { rows } = await owner.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return only(rows).next;
}

async function countOf(query: string): Promise<number> {
  return only((await owner.query<{ count: number }>(`select count(*)::int as count from (${query}) q`)).rows)
    .count;
}
