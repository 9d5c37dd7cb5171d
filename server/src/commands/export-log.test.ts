import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeChangePart } from '../platform/db/change-parts.ts';
import { only } from '../platform/db/only.ts';
import { dropClone, openTestDatabase } from '../testing/test-portal.ts';
import { exportLog } from './export-log.ts';
import { linesOfLog } from './read-log.ts';

const backupPassphrase = 'a passphrase for tests only';
let dataDir: string;
let databaseUrl: string;
let folder: string;
let owner: Client;
const nobody = '00000000-0000-0000-0000-000000000000';
const record = 'a-record';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sewa log '));
  ({ ownerUrl: databaseUrl } = await openTestDatabase());
  owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  // Entries of no area are shown to those who stand above the areas.
  await owner.query(`select set_config('app.level', '90', false)`);
});
afterAll(async () => {
  await owner.end();
  await dropClone(databaseUrl);
  await rm(dataDir, { recursive: true, force: true });
});

/** An empty folder, and two past months with entries, one after the other. */
beforeEach(async () => {
  folder = await mkdtemp(join(dataDir, 'export '));
  for (const month of ['2024-03', '2024-04'])
    await owner.query(
      `insert into change_log (area_id, entity, row_id, kind, at, title, after)
       select $1, 'test', case n when 1 then $2 else n::text end, 4, $3::timestamptz, E'ਸੇਵਾ "quoted" \\\\ line\\n \\u2028', jsonb_build_object('n', n, 'text', E'\\t\\\\N')
       from generate_series(1, 40) n`,
      [nobody, record, `${month}-15 12:00Z`],
    );
  await owner.query('select keep_change_parts()');
  for (const part of ['change_log_2024_03', 'change_log_2024_04']) await closeChangePart(owner, part);
});

test('an old month goes into a file as it was, and out of the database', async () => {
  const before = await entriesOf(`at < '2024-04-01' and at >= '2024-03-01'`);
  const parts = await exportLog({ dataDir, databaseUrl, backupPassphrase }, { months: 24, folder });
  expect(parts.map(({ rows }) => rows)).toEqual([40, 40]);
  const file = join(folder, 'change-log-2024-03.jsonl.gz');
  const lines: string[] = [];
  for await (const line of linesOfLog(file, backupPassphrase)) lines.push(line);
  expect(lines.map((line) => JSON.parse(line))).toEqual(before);
  expect(await entriesOf(`at < '2024-05-01'`)).toEqual([]);
  expect((await owner.query(`select from change_part where name = 'change_log_2024_03'`)).rowCount).toBe(0);
  const { rows } = await owner.query(
    `select starts at time zone 'UTC' = '2024-03-01' as "isMarch", rows from change_export order by starts limit 1`,
  );
  expect(rows).toEqual([{ isMarch: true, rows: '40' }]);
  expect(await historyIds()).toEqual([]);
  expect((await readFile(file)).subarray(0, 11).toString()).toBe('SEWA-SEALED');
  await owner.query('delete from change_export');
});

test('a month that is not old enough, or not closed, stays', async () => {
  await owner.query(`update change_part set is_closed = false where name = 'change_log_2024_04'`);
  const monthsAgo = only(
    (
      await owner.query<{ ago: number }>(
        `select (extract(year from age(now(), '2024-04-01')) * 12 + extract(month from age(now(), '2024-04-01')))::int as ago`,
      )
    ).rows,
  ).ago;
  expect(await exportLog({ dataDir, databaseUrl }, { months: monthsAgo + 1, folder })).toEqual([]);
  const parts = await exportLog({ dataDir, databaseUrl }, { months: 1, folder });
  expect(parts.map(({ file }) => file)).toEqual([join(folder, 'change-log-2024-03.jsonl.gz')]);
  expect(await historyIds()).toHaveLength(1);
  await owner.query(`update change_part set is_closed = true where name = 'change_log_2024_04'`);
  await exportLog({ dataDir, databaseUrl }, { months: 1, folder });
  await owner.query('delete from change_export');
});

test('what comes late into an exported month gets a file of its own', async () => {
  const order = { months: 24, folder };
  await exportLog({ dataDir, databaseUrl }, order);
  await owner.query(
    `insert into change_log (area_id, entity, row_id, kind, at) values ($1, 'test', $2, 3, '2024-03-20Z')`,
    [nobody, record],
  );
  await owner.query('select keep_change_parts()');
  await closeChangePart(owner, 'change_log_2024_03');
  expect(await exportLog({ dataDir, databaseUrl }, order)).toEqual([
    { file: join(folder, 'change-log-2024-03-2.jsonl.gz'), rows: 1 },
  ]);
  const lines: string[] = [];
  for await (const line of linesOfLog(join(folder, 'change-log-2024-03.jsonl.gz'), null)) lines.push(line);
  expect(lines).toHaveLength(40);
  await owner.query('delete from change_export');
});

test('when the file cannot be written, everything stays in the database', async () => {
  await writeFile(join(dataDir, 'occupied'), '');
  await expect(
    exportLog({ dataDir, databaseUrl }, { months: 24, folder: join(dataDir, 'occupied') }),
  ).rejects.toThrow('EEXIST');
  expect(await entriesOf(`at < '2024-05-01'`)).toHaveLength(80);
  await exportLog({ dataDir, databaseUrl }, { months: 24, folder });
  await owner.query('delete from change_export');
});

test('a file that lost its end is noticed when it is read', async () => {
  await exportLog({ dataDir, databaseUrl }, { months: 24, folder });
  await owner.query('delete from change_export');
  const file = join(folder, 'change-log-2024-04.jsonl.gz');
  await truncate(file, 100);
  await expect(async () => {
    for await (const line of linesOfLog(file, null)) expect(line).not.toBe('');
  }).rejects.toThrow('unexpected end of file');
});

async function entriesOf(condition: string): Promise<unknown[]> {
  const { rows } = await owner.query<{ entry: unknown }>(
    `select row_to_json(c) as entry from (
       select id, at, area_id, centre_id, entity, row_id, title, kind, user_id, user_name, origin, request_id, before, after
       from change_log where ${condition} order by at, id) c`,
  );
  return rows.map(({ entry }) => entry);
}

async function historyIds(): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from record_changes(array['test'], $1, null)`,
    [record],
  );
  return rows.map(({ id }) => id);
}
