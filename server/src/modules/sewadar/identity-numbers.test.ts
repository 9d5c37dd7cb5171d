import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { hiddenMask, isAadhaar } from '@sewa/contract/people/identity-numbers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download, upload } from '../../testing/attachments.ts';
import { picture } from '../../testing/hostile-files.ts';
import { makeSewadar, placesOf, sewadarBody } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
/** May open identity papers. */
let keeper: Visitor;
/** May edit records, and not open identity papers. */
let clerk: Visitor;
let here: string;
const numbers = validNumbers(80);
const [first = '', second = ''] = numbers;

beforeAll(async () => {
  portal = await openTestPortal();
  for (const [username, value] of [
    ['area', 2 * 3 * 5 * 7 * 11],
    ['clerk', 2 * 3 * 7],
  ] as const) {
    const acl = JSON.stringify({ 'SEWADAR.SEWADAR': value });
    await portal.owner.query('update app_user set acl = acl || $1 where username = $2', [acl, username]);
  }
  await portal.owner.query(`update org set acl = acl || '{"SEWADAR.SEWADAR": 2310}'`);
  [keeper, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  here = (await placesOf(portal))['ASR-1'] ?? '';
});
afterAll(() => portal.close());

test('the last four characters are for those who may open identity papers, in every reply', async () => {
  const id = await makeSewadar(keeper, here, { aadhaar: first, name: 'Last Four' });
  const shown = `XXXX XXXX ${first.slice(-4)}`;
  expect((await keeper.get(`/api/sewadar/${id}`)).body.data.aadhaar).toBe(shown);
  const record = (await clerk.get(`/api/sewadar/${id}`)).body.data;
  expect([record.aadhaar, record.pan]).toEqual([hiddenMask, '']);
  const list = await clerk.get('/api/sewadar', { q: 'Last Four' });
  expect(JSON.stringify(list.body)).not.toContain(shown);

  const saved = await clerk.put(`/api/sewadar/${id}`, { ...record, notes: 'as it is' });
  expect([saved.status, saved.body.data.aadhaar]).toEqual([200, hiddenMask]);
  expect((await keeper.get(`/api/sewadar/${id}`)).body.data.aadhaar).toBe(shown);
  const conflict = await clerk.put(`/api/sewadar/${id}`, { ...record, notes: 'too late' });
  expect([conflict.status, conflict.body.data.aadhaar]).toEqual([409, hiddenMask]);
  const moved = await clerk.post(`/api/sewadar/${id}/transfer`, { centre: here, version: record.version });
  expect([moved.status, moved.body.data.aadhaar]).toEqual([409, hiddenMask]);
  // There is nothing that could stay as it is.
  const none = await clerk.post('/api/sewadar', sewadarBody(here, { pan: hiddenMask }));
  expect(none.body.fields).toHaveProperty('pan');
});

test('numbers that are entered are counted once a day, limited and written down, also when the call is refused', async () => {
  const ask = (aadhaar: string) =>
    clerk.post('/api/sewadar/duplicates', {
      ...{ name: 'Nobody Such', nameLatin: '', phone: '', birthDate: null, pan: '', except: null, aadhaar },
    });
  const taken = await clerk.post('/api/sewadar', sewadarBody(here, { aadhaar: first }));
  expect(taken.body.code).toBe('IDENTITY_TAKEN');
  expect(await counted('clerk')).toBe(1);
  for (let i = 0; i < 3; i += 1) expect((await ask(first)).status).toBe(200);
  expect(await counted('clerk')).toBe(1);

  for (const number of numbers.slice(1, 60)) expect((await ask(number)).status).toBe(200);
  const limited = await ask(numbers[60] ?? '');
  expect([limited.status, limited.body.code]).toEqual([429, 'THROTTLED']);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3000);
  const form = await clerk.post('/api/sewadar', sewadarBody(here, { aadhaar: numbers[61] ?? '' }));
  expect(form.body.code).toBe('THROTTLED');
  // What needs no new comparison goes on, and so does everybody else.
  expect((await ask(second)).status).toBe(200);
  expect((await clerk.post('/api/sewadar', sewadarBody(here))).status).toBe(200);
  expect((await keeper.post('/api/sewadar', sewadarBody(here, { aadhaar: numbers[62] ?? '' }))).status).toBe(
    200,
  );

  const log = await portal.owner.query(
    `select after ->> 'outcome' as outcome, count(*)::int, sum((after ->> 'numbers')::int)::int as numbers from change_log
      where entity = 'identity_lookup' and user_id = (select id from app_user where username = 'clerk') group by 1 order by 1`,
  );
  expect(log.rows).toEqual([
    { outcome: 'refused', count: 1, numbers: 1 },
    { outcome: null, count: 60, numbers: 60 },
  ]);
});

test('the numbers of a dry run are counted too, and not compared beyond the limit', async () => {
  const check = async (numbers: readonly string[]) => {
    const rows = numbers.map((number, n) => `File Person ${n},M,ASR-1,${number}`);
    const file = ['Name,Gender,Centre,Aadhar', ...rows, ''].join('\n');
    const sent = await fetch(`${portal.url}/api/import/sewadar?fileName=list.csv`, {
      method: 'POST',
      headers: { cookie: clerk.cookie, 'content-type': 'application/octet-stream' },
      body: file,
    });
    const { data } = (await sent.json()) as { data: { id: string; mapping: unknown } };
    await clerk.put(`/api/import/sewadar/${data.id}/mapping`, { mapping: data.mapping });
    let job: { state: string; error: string | null } | undefined;
    await expect
      .poll(
        async () => {
          job = (await clerk.get(`/api/import/sewadar/${data.id}`)).body.data.job;
          return job?.state;
        },
        { timeout: 40_000 },
      )
      .toMatch(/done|failed/);
    return job;
  };
  const before = await counted('clerk');
  expect((await check(numbers.slice(70, 74)))?.state).toBe('done');
  expect(await counted('clerk')).toBe(before + 4);
  await portal.owner.query(
    `insert into identity_lookup (user_id, amount) select id, 249995 from app_user where username = 'clerk'`,
  );
  expect(await check(numbers.slice(74, 77))).toMatchObject({ state: 'failed' });
  expect(await counted('clerk')).toBe(before + 4 + 249_995);
});

test('a driving licence and a medical paper are opened like an identity paper', async () => {
  const ownerId = await makeSewadar(keeper, here);
  for (const type of [attachmentTypes.DRIVING_LICENSE, attachmentTypes.MEDICAL]) {
    const sent = { owner: 'sewadar', ownerId, type, fileName: 'paper.jpg' } as const;
    const { data } = (await upload(portal, keeper, sent, await picture().jpeg().toBuffer())).body;
    expect(data.hasThumbnail).toBe(false);
    expect((await clerk.get(`/api/attachment/${data.id}/file`)).status).toBe(403);
    expect((await keeper.get(`/api/attachment/${data.id}/picture`)).status).toBe(404);
    expect((await download(portal, keeper, `/api/attachment/${data.id}/file`)).status).toBe(200);
    const reads = await portal.owner.query(
      `select from change_log where kind = 6 and entity = 'attachment' and after ->> 'attachment' = $1`,
      [data.id],
    );
    expect(reads.rowCount).toBe(1);
  }
});

async function counted(username: string): Promise<number> {
  const { rows } = await portal.owner.query(
    `select coalesce(sum(amount), 0)::int as amount from identity_lookup
      where not is_refused and user_id = (select id from app_user where username = $1)`,
    [username],
  );
  return rows[0].amount;
}

function validNumbers(count: number): string[] {
  const found: string[] = [];
  for (let n = 234_567_890_123; found.length < count; n += 1) if (isAadhaar(String(n))) found.push(String(n));
  return found;
}
