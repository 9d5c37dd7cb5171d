// Long because it follows lists all the way: upload, mapping, dry run, commit, rejected rows, and everything that can go wrong between them.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportState } from '@sewa/contract/imports/imports';
import { isAadhaar } from '@sewa/contract/people/identity-numbers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvLine } from '../../platform/sheets/csv/csv-line.ts';
import { readRows } from '../../platform/sheets/read-rows.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let dataDir: string;
let area: Visitor;
let clerk: Visitor;
const path = '/api/import/sewadar';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sewa-imports-'));
  portal = await openTestPortal({ DATA_DIR: dataDir });
  const acl = JSON.stringify({ 'SEWADAR.SEWADAR': 2310 });
  await portal.owner.query('update org set acl = acl || $1', [acl]);
  await portal.owner.query(
    "update app_user set acl = acl || $1 where username in ('area', 'clerk', 'camp')",
    [acl],
  );
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(async () => {
  await portal.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload(by: Visitor, content: string | Buffer, name = 'list.csv'): Promise<Reply> {
  const reply = await fetch(`${portal.url}${path}?fileName=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { cookie: by.cookie, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(content)),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

async function uploaded(by: Visitor, rows: readonly (readonly unknown[])[]): Promise<ImportState> {
  const reply = await upload(by, rows.map(csvLine).join(''));
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data;
}

async function settled(by: Visitor, id: string): Promise<ImportState> {
  let state: ImportState | undefined;
  await expect
    .poll(
      async () => {
        state = (await by.get(`${path}/${id}`)).body.data;
        return state?.job?.state;
      },
      { timeout: 40_000 },
    )
    .toMatch(/done|failed|cancelled/);
  if (!state) throw new Error('no state');
  return state;
}

async function checked(by: Visitor, rows: readonly (readonly unknown[])[]): Promise<ImportState> {
  const { id, mapping } = await uploaded(by, rows);
  const asked = await by.put(`${path}/${id}/mapping`, { mapping });
  expect(asked.body).toMatchObject({ success: true, data: { job: { kind: 'import.check' } } });
  return settled(by, id);
}

const commit = (by: Visitor, id: string, body = { errors: 'leaveOut', warnings: 'accept' }) =>
  by.post(`${path}/${id}/commit`, body);

async function committed(by: Visitor, rows: readonly (readonly unknown[])[]): Promise<ImportState> {
  const { id } = await checked(by, rows);
  expect((await commit(by, id)).status).toBe(200);
  return settled(by, id);
}

async function issuesOf(by: Visitor, id: string): Promise<string[]> {
  const { body } = await by.get(`${path}/${id}/issues`, { size: 500 });
  return body.list.flatMap(({ row, issues }: { row: number; issues: { field: string; code: string }[] }) =>
    issues.map(({ field, code }) => `${row} ${field} ${code}`),
  );
}

async function count(where: string): Promise<number> {
  return Number((await portal.owner.query(`select count(*) from sewadar where ${where}`)).rows[0].count);
}

let nextAadhaar = 234_567_890_00;
function aadhaar(): string {
  nextAadhaar += 1;
  const digits = Array.from({ length: 10 }, (_, digit) => `${nextAadhaar}${digit}`);
  return digits.find(isAadhaar) ?? '';
}

const head = ['Name', 'Gender', 'Centre', 'DOB', 'Mobile No', 'Aadhar', 'Departments'];
const person = (name: string, more: Partial<Record<number, string>> = {}) =>
  [name, 'M', 'ASR-1', '05-01-1980', '', '', ''].map((text, place) => more[place] ?? text);

describe('an upload', () => {
  test('finds its headings in three languages, below a title, and masks identity numbers in the sample', async () => {
    const number = aadhaar();
    const state = await uploaded(area, [
      ['ਸੇਵਾਦਾਰਾਂ ਦੀ ਸੂਚੀ 2026'],
      ['ਨਾਮ', 'पिता का नाम', 'Sex', 'Mobil Number', 'ਆਧਾਰ ਨੰਬਰ', 'Nonsense'],
      ['ਗੁਰਪ੍ਰੀਤ', 'Baldev', 'M', '9876543210', number, 'x'],
    ]);
    expect(state).toMatchObject({
      state: 'uploaded',
      headings: ['ਨਾਮ', 'पिता का नाम', 'Sex', 'Mobil Number', 'ਆਧਾਰ ਨੰਬਰ', 'Nonsense'],
      mapping: { name: 0, fatherName: 1, gender: 2, phone: 3, aadhaar: 4 },
      sample: [['ਗੁਰਪ੍ਰੀਤ', 'Baldev', 'M', '9876543210', `XXXX XXXX ${number.slice(-4)}`, 'x']],
      job: null,
    });
    expect(Object.keys(state.mapping)).toHaveLength(5);
    expect((await area.get(path)).body.docs.map(({ id }: ImportState) => id)).toContain(state.id);
  });

  test.each([
    ['a program', 'MZ\x90\0\x03\0\0\0', 400, 'SHEET_UNKNOWN'],
    ['headings alone', 'Name,Gender\n', 400, 'SHEET_EMPTY'],
    ['41 MiB', Buffer.alloc(41 * 1024 * 1024, 'a,b\n'), 413, 'TOO_LARGE'],
  ])('refuses %s and keeps nothing of it', async (_name, content, status, code) => {
    const before = await readdir(join(dataDir, 'imports')).catch(() => []);
    const reply = await upload(area, content);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await readdir(join(dataDir, 'imports')).catch(() => [])).toEqual(before);
  });

  test('asks for the columns that every row needs, and only for those that exist', async () => {
    const { id } = await uploaded(area, [head, person('Somebody')]);
    const missing = await area.put(`${path}/${id}/mapping`, { mapping: { name: 0 } });
    expect(missing.body).toMatchObject({ code: 'IMPORT_UNMAPPED', data: { fields: ['gender'] } });
    for (const mapping of [
      { name: 0, gender: 77 },
      { name: 0, gender: 0 },
      { name: 0, gender: 1, secret: 2 },
    ])
      expect((await area.put(`${path}/${id}/mapping`, { mapping })).body.code).toBe('VALIDATION');
    expect((await commit(area, id)).body.code).toBe('IMPORT_NOT_READY');
  });
});

describe('the dry run', () => {
  test('names every error by row and column in the reader’s words, and imports nothing', async () => {
    const before = await count('true');
    const state = await checked(area, [
      head,
      person('Good One'),
      person('', { 1: '?', 3: '31-02-1980' }),
      person('Wrong Centre', { 2: 'NOWHERE', 4: '12', 5: '123412341234' }),
      person('Child', { 3: '2020' }),
    ]);
    expect(state).toMatchObject({
      state: 'checked',
      rows: 4,
      errors: 3,
      warnings: 0,
      job: { state: 'done' },
    });
    expect(await issuesOf(area, state.id)).toEqual([
      '3 birthDate notADay',
      '3 name missing',
      '3 gender notAChoice',
      '4 centre unknownCentre',
      '4 phone notAPhone',
      '4 aadhaar notAadhaar',
      '5 birthDate tooYoung',
    ]);
    const { body } = await area.send('GET', `${path}/${state.id}/issues?size=1`, {
      headers: { 'accept-language': 'hi' },
    });
    expect(body.total).toBe(3);
    expect(body.list[0].issues[0]).toMatchObject({ heading: 'DOB', column: 'D', isWarning: false });
    expect(await count('true')).toBe(before);
    expect((await commit(area, state.id, { errors: 'refuse', warnings: 'accept' })).body).toMatchObject({
      code: 'IMPORT_HAS_ISSUES',
      data: { errors: 3, warnings: 0 },
    });
  });

  test('knows doubles in the file and in the area: likely ones are warnings, numbers and identities are errors', async () => {
    const [one, two] = [aadhaar(), aadhaar()];
    await committed(area, [head, person('Known Person', { 4: '9812345678', 5: one })]);
    const state = await checked(area, [
      [...head, 'Number'],
      [...person('Known Person', { 4: '98123 45678' }), ''],
      [...person('Other Person', { 3: '1990-01-01', 5: one }), ''],
      [...person('Third Person', { 3: '1991-01-01', 5: two }), '1'],
      [...person('Fourth Person', { 3: '1992-01-01', 5: two }), '800000'],
      [...person('third person', { 3: '1991-01-01' }), '800000'],
    ]);
    expect(await issuesOf(area, state.id)).toEqual([
      '2 name likelyKnown',
      '3 aadhaar identityTaken',
      '4 number numberTaken',
      '5 aadhaar twiceInFile',
      '6 number twiceInFile',
      '6 name likelyTwice',
    ]);
    expect(state).toMatchObject({ errors: 4, warnings: 1 });
  });

  test('the number of a deleted record is not given again, also when it is deleted after the check', async () => {
    const list = (name: string, number: number) => [
      [...head, 'Number'],
      [...person(name), String(number)],
    ];
    const numbered = async (name: string) => {
      const id = await makeSewadar(area, (await placesOf(portal))['ASR-1'] ?? '', { name });
      return { id, number: (await area.get(`/api/sewadar/${id}`)).body.data.number };
    };
    const gone = await numbered('Gone Before');
    expect((await area.delete(`/api/sewadar/${gone.id}`)).status).toBe(200);
    const state = await checked(area, list('Comes After', gone.number));
    expect(await issuesOf(area, state.id)).toEqual(['2 number numberTaken']);

    // Free at the check, given and taken off again since.
    const later = await checked(area, list('Comes Late', 800_000));
    await portal.owner.query(
      `insert into sewadar (area_id, id, centre_id, number, name, gender)
       select area_id, gen_random_uuid(), id, 800000, 'Short Stay', 'male' from centre where code = 'ASR-1'`,
    );
    await portal.owner.query('delete from sewadar where number = 800000');
    await commit(area, later.id);
    expect((await settled(area, later.id)).job).toMatchObject({
      state: 'failed',
      error: { code: 'IMPORT_STALE' },
    });
  });

  test('a clerk imports into their own centre only, and learns of other centres only that a number is taken', async () => {
    const number = aadhaar();
    await committed(area, [head, person('Elsewhere', { 2: 'ASR-2', 5: number })]);
    const state = await checked(clerk, [
      head,
      person('Mine', { 2: '', 3: '1971-02-03' }),
      person('Theirs', { 2: 'ASR-2' }),
      person('Taken', { 3: '1972-02-03', 5: number }),
    ]);
    expect(await issuesOf(clerk, state.id)).toEqual(['3 centre otherCentre', '4 aadhaar identityTaken']);
    const { body } = await clerk.get(`${path}/${state.id}/issues`);
    expect(body.list[1].issues[0].message).not.toMatch(/\d/);
    await commit(clerk, state.id);
    expect(await settled(clerk, state.id)).toMatchObject({
      job: { state: 'done' },
      result: { created: 1, leftOut: 2 },
    });
    expect(await count("name = 'Mine' and centre_id = (select id from centre where code = 'ASR-1')")).toBe(1);
  });
});

describe('the commit', () => {
  test('takes the good rows with numbers in one block; the rest comes back as a file to mend', async () => {
    const number = aadhaar();
    const state = await committed(area, [
      [...head, 'Number'],
      [...person('Block One', { 5: number, 6: 'langar; New Sewa' }), ''],
      [...person('Block Bad', { 1: '', 5: aadhaar() }), ''],
      [...person('Block Two', { 3: '1981-05-05' }), ''],
      [...person('Block Own', { 3: '1982-05-05' }), '900000'],
      [...person('Block Three', { 3: '1983-05-05' }), ''],
    ]);
    expect(state).toMatchObject({
      state: 'done',
      result: { created: 4, leftOut: 1 },
      job: { done: 4, total: 4 },
    });
    const { rows } = await portal.owner.query(
      "select * from sewadar where name like 'Block %' order by number",
    );
    expect(rows.map(({ name, number: own }) => `${name} ${own}`)).toEqual([
      'Block Own 900000',
      'Block One 900001',
      'Block Two 900002',
      'Block Three 900003',
    ]);
    expect(rows[1]).toMatchObject({
      aadhaar_last4: number.slice(-4),
      birth_date: '1980-01-05',
      name_latin: 'Block One',
    });
    const departments = await portal.owner.query(
      'select department from sewadar_department where sewadar_id = $1',
      [rows[1].id],
    );
    expect(departments.rows.map(({ department }) => department).sort()).toEqual(['Langar', 'New Sewa']);
    const log = await portal.owner.query(
      "select origin, user_name, kind from change_log where row_id = $1 and entity = 'sewadar'",
      [rows[1].id],
    );
    expect(log.rows).toEqual([{ origin: 'import', user_name: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ', kind: 4 }]);
    for (const table of ['import_file', 'import_row', 'job', 'change_log'])
      expect(
        (await portal.owner.query(`select 1 from ${table} t where t::text like '%' || $1 || '%'`, [number]))
          .rowCount,
      ).toBe(0);

    const rejected = await rejectedOf(area, state.id);
    expect(rejected[0]?.slice(-2)).toEqual(['Number', 'What is wrong']);
    expect(rejected.slice(1).map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['Block Bad', 'Gender: This is needed'],
    ]);
    const mended = rejected.map((cells, place) => (place === 0 ? cells : cells.with(1, 'F')));
    expect((await committed(area, mended)).result).toEqual({ created: 1, leftOut: 0 });
    expect(await readdir(join(dataDir, 'imports'))).toContain(state.id);
    expect((await area.delete(`${path}/${state.id}`)).status).toBe(200);
    await expect.poll(() => readdir(join(dataDir, 'imports'))).not.toContain(state.id);
  });

  test('whoever was imported is found like everybody else: by each word, by each phone, and nobody twice', async () => {
    const phones = [...head, 'Other Phones'];
    await committed(area, [
      phones,
      [...person('Keyed ਬਲਬੀਰ Newsound', { 4: '9822222222' }), '9833333333; 9822222222'],
      [...person('Keyed Baldev', { 3: '1981' }), ''],
    ]);
    const { rows } = await portal.owner.query(`
      with wanted as (
        select s.area_id, s.centre_id, s.id, k as key from sewadar s, search_keys_of(s.name_keys, array[s.phone] || s.other_phones) k
        where s.merged_into is null
      ), kept as (select area_id, centre_id, row_id as id, key from search_key where entity = 'sewadar')
      (table wanted except table kept) union all (table kept except table wanted)`);
    expect(rows).toEqual([]);
    const strange = await portal.owner.query(`
      select split_part(k, '|', 2) as skeleton, split_part(split_part(k, '|', 1), ' ', 1) as sound
      from sewadar s, unnest(s.name_keys) k
      except select skeleton, sound from search_word`);
    expect(strange.rows).toEqual([]);
    for (const typed of ['newsound', 'keyed balbir', 'keyed bald', '33333333', '22222222'])
      expect((await area.get('/api/sewadar/type-ahead-search', { regex: typed })).body.docs[0]?.name).toMatch(
        /^Keyed /,
      );
  });

  test('warnings can be left out as well', async () => {
    const rows = [head, person('Warned', { 4: '9811111111' }), person('Warned', { 4: '9811111111' })];
    const { id } = await checked(area, rows);
    expect((await commit(area, id, { errors: 'refuse', warnings: 'refuse' })).body.code).toBe(
      'IMPORT_HAS_ISSUES',
    );
    await commit(area, id, { errors: 'refuse', warnings: 'leaveOut' });
    expect((await settled(area, id)).result).toEqual({ created: 1, leftOut: 1 });
    expect(await rejectedOf(area, id)).toHaveLength(2);
  });

  test('asked for twenty times at once, it is done once', async () => {
    const { id } = await checked(area, [
      head,
      ...Array.from({ length: 300 }, (_, n) => person(`Once ${n}`, { 3: `19${60 + (n % 30)}` })),
    ]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => commit(area, id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['IMPORT_NOT_READY']),
    );
    expect((await settled(area, id)).result).toEqual({ created: 300, leftOut: 0 });
    expect(await count("name like 'Once %'")).toBe(300);
    expect((await commit(area, id)).body.code).toBe('IMPORT_NOT_READY');
  });

  test('what was taken since the check stops all of it', async () => {
    const { id } = await checked(area, [
      [...head, 'Number'],
      [...person('Stale One'), ''],
      [...person('Stale Two'), '700000'],
    ]);
    await portal.owner.query(
      `insert into sewadar (area_id, id, centre_id, number, name, gender)
       select area_id, gen_random_uuid(), id, 700000, 'First', 'male' from centre where code = 'ASR-1'`,
    );
    await commit(area, id);
    expect(await settled(area, id)).toMatchObject({
      state: 'checked',
      result: null,
      job: { state: 'failed', error: { code: 'IMPORT_STALE' } },
    });
    expect(await count("name like 'Stale %'")).toBe(0);
  });

  test('whoever was registered since the check, with the same identity number, stops all of it', async () => {
    const number = aadhaar();
    const { id } = await checked(area, [
      head,
      person('Twin One', { 5: number }),
      person('Twin Two', { 3: '1981' }),
    ]);
    await makeSewadar(area, (await placesOf(portal))['ASR-2'] ?? '', { name: 'Came first', aadhaar: number });
    await commit(area, id);
    expect((await settled(area, id)).job).toMatchObject({ state: 'failed', error: { code: 'IMPORT_STALE' } });
    expect(await count("name like 'Twin %'")).toBe(0);
  });

  test('cancelled, it leaves nothing, and its numbers go back', async () => {
    const last = async () =>
      (
        await portal.owner.query(
          "select n.last from number_counter n join area a on a.id = n.area_id where kind = 'sewadar' and a.code = 'ASR'",
        )
      ).rows[0].last;
    const before = await last();
    const { id } = await checked(area, [
      head,
      ...Array.from({ length: 4_000 }, (_, n) => person(`Gone ${n}`, { 3: `19${60 + (n % 30)}` })),
    ]);
    const lock = await portal.owner.connect();
    await lock.query('begin');
    // Holds the commit up in its middle: both want the same row of this index.
    await lock.query(
      `insert into sewadar (area_id, id, centre_id, number, name, gender)
       select area_id, record_id, (content ->> 'centre_id')::uuid, 9999999, 'In the way', 'male' from import_row where import_id = $1 and row_no = 3500`,
      [id],
    );
    const { job } = (await commit(area, id)).body.data;
    await expect
      .poll(async () => (await area.get(`/api/job/${job.id}`)).body.data.done)
      .toBeGreaterThan(1_000);
    expect((await area.post(`/api/job/${job.id}/cancel`)).body.data).toMatchObject({ isCancelAsked: true });
    expect(await settled(area, id)).toMatchObject({ state: 'checked', job: { state: 'cancelled' } });
    await lock.query('rollback');
    lock.release();
    expect(await count("name like 'Gone %'")).toBe(0);
    expect(await last()).toBe(before);
    expect((await commit(area, id)).status).toBe(200);
    expect((await settled(area, id)).result).toEqual({ created: 4_000, leftOut: 0 });
    expect(await last()).toBe(before + 4_000);
  });
});

test('a cell that is cut within an emoji, and a date in the year 0, stop their row and not the list', async () => {
  const state = await checked(area, [
    head,
    person('Odd Cells', { 3: '01-01-0000', 4: `${'x'.repeat(59)}😀`, 6: `${'y'.repeat(199)}😀` }),
    person('Plain Cells'),
  ]);
  expect(state).toMatchObject({ state: 'checked', rows: 2, errors: 1 });
  expect(state.sample[0]?.[6]).toBe(`${'y'.repeat(199)}\ufffd`);
  expect(await issuesOf(area, state.id)).toEqual([
    '2 birthDate notADay',
    '2 departments tooLong',
    '2 phone notAPhone',
  ]);
});

test('another server has no copy on its disk, and fetches one', async () => {
  const { id, mapping } = await uploaded(area, [
    head,
    person('Far Away', { 3: '1955-05-05' }),
    person('', { 0: '', 1: 'x' }),
  ]);
  await rm(join(dataDir, 'imports'), { recursive: true });
  await area.put(`${path}/${id}/mapping`, { mapping });
  expect(await settled(area, id)).toMatchObject({ state: 'checked', rows: 2, errors: 1 });
  await rm(join(dataDir, 'imports'), { recursive: true });
  expect(await rejectedOf(area, id)).toHaveLength(2);
  await portal.owner.query('delete from import_chunk where import_id = $1', [id]);
  await rm(join(dataDir, 'imports'), { recursive: true });
  await area.put(`${path}/${id}/mapping`, { mapping });
  expect((await settled(area, id)).job).toMatchObject({ state: 'failed', error: { code: 'NOT_FOUND' } });
});

test('an import is its maker’s own, and takes the right of its kind', async () => {
  const { id } = await uploaded(area, [head, person('Secret')]);
  const camp = await portal.signIn('camp');
  for (const reply of [
    await camp.get(`${path}/${id}`),
    await camp.get(`${path}/${id}/issues`),
    await commit(camp, id),
    await camp.delete(`${path}/${id}`),
  ])
    expect(reply.status).toBe(404);
  expect((await camp.get(path)).body.docs).toEqual([]);
  await portal.owner.query("update app_user set acl = '{\"SEWADAR.SEWADAR\": 30}' where username = 'camp'");
  expect((await camp.get(path)).status).toBe(403);
  expect((await upload(camp, 'a,b\n1,2\n')).status).toBe(403);
});

test('the template carries the headings in the reader’s language, and what is exported can be imported', async () => {
  const reply = await area.get(`${path}/template`);
  expect(reply.headers.get('content-type')).toContain('spreadsheetml');
  const exported = await fetch(`${portal.url}/api/sewadar/export?format=xlsx`, {
    headers: { cookie: area.cookie },
  });
  const file = await upload(area, Buffer.from(await exported.arrayBuffer()), 'sewadars.xlsx');
  expect(file.body.data.mapping).toMatchObject({
    name: expect.any(Number),
    gender: expect.any(Number),
    phone: expect.any(Number),
  });
});

async function rejectedOf(by: Visitor, id: string): Promise<string[][]> {
  const reply = await fetch(`${portal.url}${path}/${id}/rejected`, { headers: { cookie: by.cookie } });
  expect(reply.status).toBe(200);
  const file = join(dataDir, 'rejected.xlsx');
  await writeFile(file, Buffer.from(await reply.arrayBuffer()));
  const rows: string[][] = [];
  for await (const { cells } of readRows(file)) rows.push(cells);
  return rows;
}

// The planner knows nothing of rows that were just staged or made, takes them for one or two, and would then look through
// the whole area once for each: a hundred thousand of them never end.
test('no question that joins the staged rows may walk through the area once for each of them', async () => {
  const { rows } = await portal.owner.query(
    `select proname, coalesce(array_to_string(proconfig, ' '), '') ~ 'enable_nestloop=off' as is_safe
     from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'from import_row r' and prosrc ~ 'sewadar s'
     order by proname`,
  );
  expect(rows).toEqual(
    ['add_imported_keys', 'import_meets_others', 'sewadar_import_matches'].map((proname) => ({
      proname,
      is_safe: true,
    })),
  );
});
