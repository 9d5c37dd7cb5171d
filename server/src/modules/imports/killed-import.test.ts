import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../../demo/fill-demo-area.ts';
import { csvLine } from '../../platform/sheets/csv/csv-line.ts';
import { openTestDatabase } from '../../testing/test-portal.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const path = '/api/import/sewadar';
const secret = 'a secret for tests only, long enough to be taken';
const count = 3_000;
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
  for (const child of processes.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    child.disconnect();
    await once(child, 'exit');
  }
  await owner.end();
  await rm(dataDir, { recursive: true, force: true });
});

async function startPortal(): Promise<{ child: ChildProcess; url: string; admin: Visitor }> {
  const child = fork(new URL('../../testing/portal-process.ts', import.meta.url), [appUrl, secret, dataDir]);
  processes.push(child);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const admin = createVisitor(url);
  await admin.post('/api/user/login', { u: 'admin', p: demoPassword });
  return { child, url, admin };
}

async function made(): Promise<number> {
  return Number((await owner.query("select count(*) from sewadar where name like 'Killed %'")).rows[0].count);
}

test('killed in the middle of a commit, an import leaves nothing; the next process does it, once', async () => {
  const first = await startPortal();
  const rows = Array.from({ length: count }, (_, n) => [`Killed ${n}`, 'M', 'ASR-1', `19${40 + (n % 50)}`]);
  const upload = await fetch(`${first.url}${path}?fileName=people.csv`, {
    method: 'POST',
    headers: { cookie: first.admin.cookie, 'content-type': 'application/octet-stream' },
    body: [['Name', 'Gender', 'Centre', 'DOB'], ...rows].map(csvLine).join(''),
  });
  const { id, mapping } = ((await upload.json()) as { data: { id: string; mapping: object } }).data;
  await first.admin.put(`${path}/${id}/mapping`, { mapping });
  const stateOf = async (by: Visitor) => (await by.get(`${path}/${id}`)).body.data;
  await expect.poll(async () => (await stateOf(first.admin)).state, { timeout: 60_000 }).toBe('checked');

  // Holds the commit up in its middle: both want the same key of this table.
  const lock = await owner.connect();
  await lock.query('begin');
  await lock.query(
    `insert into sewadar (area_id, id, centre_id, number, name, gender)
     select area_id, record_id, (content ->> 'centre_id')::uuid, 9999999, 'In the way', 'male' from import_row where import_id = $1 and row_no = 2500`,
    [id],
  );
  await first.admin.post(`${path}/${id}/commit`, { errors: 'leaveOut', warnings: 'accept' });
  await expect
    .poll(async () => (await stateOf(first.admin)).job.done, { timeout: 60_000 })
    .toBeGreaterThan(1_000);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  await lock.query('rollback');
  lock.release();
  await expect
    .poll(
      async () =>
        (
          await owner.query(
            "select 1 from pg_stat_activity where datname = current_database() and application_name = 'sewa-portal jobs'",
          )
        ).rowCount,
      { timeout: 20_000 },
    )
    .toBe(0);
  expect(await made()).toBe(0);

  const second = await startPortal();
  expect(await stateOf(second.admin)).toMatchObject({ state: 'checked', job: { kind: 'import.commit' } });
  await expect.poll(async () => (await stateOf(second.admin)).job.state, { timeout: 120_000 }).toBe('done');
  expect(await stateOf(second.admin)).toMatchObject({
    result: { created: count, leftOut: 0 },
    job: { state: 'done' },
  });
  expect(await made()).toBe(count);
  const numbers = await owner.query(
    "select max(number) - min(number) + 1 as width, count(distinct number)::int as count from sewadar where name like 'Killed %'",
  );
  expect(numbers.rows).toEqual([{ width: count, count }]);
}, 300_000);
