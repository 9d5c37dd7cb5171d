// Long because each of the five types makes something else, and each way to make it twice or by half is tried.

import { applicationStatuses as S, applicationTypes as T } from '@sewa/contract/applications/enums';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPaper,
  applicationBody,
  applicationsPath,
  holdsRights,
  makeApplication,
  move,
} from '../../testing/applications.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let centre: string;
let maker: Visitor;
let first: Visitor;
let second: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  centre = (await placesOf(portal))['ASR-1'] ?? '';
  await holdsRights(portal, 'clerk', [2, 3]);
  await holdsRights(portal, 'counter', [2, 5, 11]);
  await holdsRights(portal, 'area', [2, 7]);
  [maker, first, second] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('counter'),
    portal.signIn('area'),
  ]);
});
afterAll(() => portal.close());

type Over = Parameters<typeof applicationBody>[1];

/** One that waits for final acceptance. */
async function approved(over: Over = {}, papers: readonly number[] = []): Promise<string> {
  const id = await makeApplication(portal, { by: maker, body: applicationBody(centre, over) });
  for (const type of papers) await addPaper(portal, id, type);
  await move(first, id, S.PENDING);
  const reply = await move(second, id, S.APPROVED);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return id;
}

async function accepted(over: Over = {}, papers: readonly number[] = []) {
  const id = await approved(over, papers);
  const reply = await move(first, id, S.FINAL_ACCEPTANCE);
  expect(reply.body).toMatchObject({ success: true, data: { status: S.FINAL_ACCEPTANCE } });
  return { id, result: reply.body.data.result };
}

const one = async (text: string, values: unknown[] = []) => (await portal.owner.query(text, values)).rows[0];
const count = async (table: string) => Number((await one(`select count(*) as n from ${table}`)).n);
const today = todayIn('Asia/Kolkata');

describe('each type makes its thing', () => {
  test('SEWADAR: a sewadar with a number, the wished departments, photo and papers', async () => {
    const { id, result } = await accepted({
      aadhaar: '234123412346',
      form: {
        departments: ['Langar', 'Traffic'],
        skills: ['Cooking'],
        bloodGroup: 'O+',
        occupation: 'Nurse',
      },
    });
    expect(result.kind).toBe('sewadar');
    const sewadar = (await second.get(`/api/sewadar/${result.id}`)).body.data;
    expect(sewadar).toMatchObject({
      name: 'ਜਸਵੀਰ ਕੌਰ',
      nameLatin: 'Jasvir Kaur',
      centre,
      birthDate: '1992-03-08',
      status: 'active',
      joinedOn: today,
      bloodGroup: 'O+',
      occupation: 'Nurse',
      skills: ['Cooking'],
      aadhaar: 'XXXX XXXX 2346',
      number: expect.any(Number),
      departments: [
        { department: 'Langar', since: today, until: null },
        { department: 'Traffic', since: today, until: null },
      ],
    });
    const papers = (
      await portal.owner.query(
        `select type, content_hash, id = (select photo_id from sewadar where id = $1) as is_photo from attachment
         where sewadar_id = $1 order by type`,
        [result.id],
      )
    ).rows;
    expect(papers.map(({ type, is_photo }) => [type, is_photo])).toEqual([
      [attachmentTypes.PHOTO, true],
      [attachmentTypes.AADHAR, false],
    ]);
    const own = await portal.owner.query(
      'select content_hash from attachment where application_id = $1 order by type',
      [id],
    );
    expect(papers.map(({ content_hash }) => content_hash)).toEqual(own.rows.map((row) => row.content_hash));
    const found = (await second.get(applicationsPath, { filter: { sewadar: result.id } })).body.data;
    expect(found).toMatchObject({ total: 1, rows: [{ id }] });
  });

  test.each([
    ['BUZURAG', T.BUZURAG, 3],
    ['SANGAT', T.SANGAT, 5],
  ])('%s: a person entitled to that badge', async (_name, type, badge) => {
    const sewadar = (await one('select id from sewadar where centre_id = $1 limit 1', [centre])).id;
    const { result } = await accepted({
      type,
      sewadar,
      relativeKind: 'husband',
      form: { isPermanent: false, validFrom: '2026-12-01', validTo: '2026-12-31' },
    });
    expect(result.kind).toBe('entitlement');
    expect(await one('select * from badge_entitlement where id = $1', [result.id])).toMatchObject({
      badge_type: badge,
      sewadar_id: sewadar,
      name: 'ਜਸਵੀਰ ਕੌਰ',
      relative_kind: 'husband',
      valid_from: '2026-12-01',
      valid_to: '2026-12-31',
      photo_id: expect.any(String),
    });
    expect((await one('select count(*) as n from attachment where entitlement_id = $1', [result.id])).n).toBe(
      '2',
    );
  });

  test('OAE: a member with attendants and passes', async () => {
    const attendant = (name: string) => ({
      sewadar: null,
      name,
      nameLatin: '',
      phone: '+919876544444',
      relation: 'Son',
      gender: 'male' as const,
    });
    const { result } = await accepted({
      type: T.OAE,
      birthDate: '1950-01-01',
      form: {
        mobility: 'wheelchair',
        needs: ['oxygen', 'hearing'],
        medicines: 'Metformin',
        emergencyName: 'Ravi',
        attendants: [attendant('Ravi Gill'), attendant('Mohan Gill')],
      },
    });
    expect(result.kind).toBe('oaeMember');
    expect(await one('select * from oae_member where id = $1', [result.id])).toMatchObject({
      mobility: 'wheelchair',
      medicines: 'Metformin',
      is_permanent: true,
      valid_from: today,
      valid_to: null,
      pass_code: expect.stringMatching(/^M[0-9A-Z]{9}$/),
      photo_id: expect.any(String),
    });
    const attendants = await portal.owner.query(
      'select name, pass_code from oae_attendant where member_id = $1 order by place',
      [result.id],
    );
    expect(attendants.rows).toEqual([
      { name: 'Ravi Gill', pass_code: expect.stringMatching(/^A[0-9A-Z]{9}$/) },
      { name: 'Mohan Gill', pass_code: expect.stringMatching(/^A[0-9A-Z]{9}$/) },
    ]);
    expect((await one('select count(*) as n from attachment where member_id = $1', [result.id])).n).toBe('2');
  });

  test('CAR_PASS: a vehicle pass', async () => {
    const { result } = await accepted({
      type: T.CAR_PASS,
      form: {
        vehicleNumber: 'pb 02-ab 1234',
        vehicleType: 15,
        validFrom: '2026-12-01',
        validTo: '2027-11-30',
      },
    });
    expect(result.kind).toBe('vehiclePass');
    expect(await one('select * from vehicle_pass where id = $1', [result.id])).toMatchObject({
      pass_type: 5,
      vehicle_number: 'PB02AB1234',
      vehicle_type: 15,
      valid_from: '2026-12-01',
      valid_to: '2027-11-30',
      number: expect.any(Number),
    });
  });
});

describe('once, and whole', () => {
  test('twenty clients clicking at once make one sewadar', async () => {
    const id = await approved();
    const { version } = (await first.get(`${applicationsPath}/${id}`)).body.data;
    const before = await count('sewadar');
    const clients = await Promise.all(Array.from({ length: 20 }, () => portal.signIn('counter')));
    const replies = await Promise.all(
      clients.map((client) =>
        client.post(`${applicationsPath}/${id}/move`, { to: S.FINAL_ACCEPTANCE, reason: '', version }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'CONFLICT')).toHaveLength(19);
    expect(await count('sewadar')).toBe(before + 1);
  });

  test('twenty retries of one click are all told the same', async () => {
    const id = await approved({ type: T.SANGAT });
    const { version } = (await first.get(`${applicationsPath}/${id}`)).body.data;
    const before = await count('badge_entitlement');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const body = { to: S.FINAL_ACCEPTANCE, reason: '', version };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => first.post(`${applicationsPath}/${id}/move`, body, key)),
    );
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(replies[0]?.status).toBe(200);
    expect(await count('badge_entitlement')).toBe(before + 1);
  });

  test('twenty bulk decisions on the same ten make ten', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) ids.push(await approved());
    const before = await count('sewadar');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        first.post(`${applicationsPath}/move`, { selection: { ids }, to: S.FINAL_ACCEPTANCE, reason: '' }),
      ),
    );
    const done = replies.reduce((sum, { body }) => sum + body.data.done, 0);
    expect(done).toBe(10);
    expect(await count('sewadar')).toBe(before + 10);
  });

  test('what is refused at the last step leaves nothing behind, not even a number', async () => {
    await accepted({ pan: 'ABCPD1234E' });
    const id = await approved({ pan: 'ABCPD1234E' });
    const before = await everything(id);
    const reply = await move(first, id, S.FINAL_ACCEPTANCE);
    expect(reply.body).toMatchObject({ code: 'IDENTITY_TAKEN', data: { sewadar: expect.any(String) } });
    expect(await everything(id)).toEqual(before);
  });

  test('a connection killed in the middle leaves nothing behind', async () => {
    const id = await approved({ form: { departments: ['Langar'] } });
    const before = await everything(id);
    const holder = await portal.owner.connect();
    try {
      // The remark is the last that a move writes: here it stands still, with the sewadar already made.
      await holder.query('begin; lock table application_remark in exclusive mode');
      const moving = move(first, id, S.FINAL_ACCEPTANCE);
      await killed(await blockedBackend());
      expect((await moving).body.code).toBe('NOT_SAVED');
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(await everything(id)).toEqual(before);
    expect((await move(first, id, S.FINAL_ACCEPTANCE)).status).toBe(200);
  });

  /** A role may end its own connections. */
  async function killed(pid: number): Promise<void> {
    const client = new Client({ connectionString: portal.appUrl });
    await client.connect();
    await client.query('select pg_terminate_backend($1)', [pid]);
    await client.end();
  }

  async function blockedBackend(): Promise<number> {
    const waiting = `select pid from pg_locks where not granted and relation = 'application_remark'::regclass
      and database = (select oid from pg_database where datname = current_database())`;
    let found: { pid: number } | undefined;
    await expect
      .poll(async () => {
        found = await one(waiting);
        return found;
      })
      .toBeDefined();
    return found?.pid ?? 0;
  }

  /** All that a final acceptance writes. */
  async function everything(id: string) {
    return one(
      `select (select to_jsonb(a) from application a where a.id = $1) as application,
         (select count(*) from sewadar) as sewadars, (select count(*) from sewadar_department) as departments,
         (select count(*) from attachment) as attachments, (select count(*) from application_remark) as remarks,
         (select count(*) from oae_member) as members, (select jsonb_object_agg(kind || area_id, last) from number_counter) as numbers,
         (select max(id) from change_log) as changes`,
      [id],
    );
  }
});

describe('the same person', () => {
  test('an identity number of the books makes no second person, by any type', async () => {
    const pan = 'AAAPA1111A';
    await makeSewadar(second, centre, { pan, name: 'Known' });
    for (const [type, over] of [
      [T.SEWADAR, {}],
      [T.SANGAT, {}],
      [T.BUZURAG, {}],
      [T.OAE, { birthDate: '1950-01-01' }],
      [T.CAR_PASS, { form: { vehicleNumber: 'PB1', validFrom: '2026-01-01', validTo: '2027-01-01' } }],
    ] as const) {
      const id = await approved({ type, pan, ...over });
      expect((await move(first, id, S.FINAL_ACCEPTANCE)).body.code).toBe('IDENTITY_TAKEN');
    }
  });

  test('linked to that person, the others go through', async () => {
    const pan = 'BBBPB2222B';
    const sewadar = await makeSewadar(second, centre, { pan, name: 'Linked' });
    const { result } = await accepted({ type: T.SANGAT, pan, sewadar });
    expect(result.kind).toBe('entitlement');
  });

  test('a sewadar does not apply to become one', async () => {
    const sewadar = await makeSewadar(second, centre, { name: 'Already' });
    const reply = await maker.post(applicationsPath, applicationBody(centre, { sewadar }));
    expect(reply.body).toMatchObject({ code: 'ALREADY_SEWADAR', fields: { sewadar: expect.any(String) } });
  });

  test('two applications of one person, accepted at the same moment, make one sewadar', async () => {
    const pan = 'CCCPC3333C';
    const ids = [await approved({ pan }), await approved({ pan })];
    const before = await count('sewadar');
    const replies = await Promise.all(ids.map((id) => move(first, id, S.FINAL_ACCEPTANCE)));
    expect(replies.map(({ body }) => body.code ?? 'accepted').sort()).toEqual(['IDENTITY_TAKEN', 'accepted']);
    expect(await count('sewadar')).toBe(before + 1);
  });

  test('whoever is a member already does not become one again', async () => {
    const sewadar = await makeSewadar(second, centre, { name: 'Member Once' });
    const over = { type: T.OAE, birthDate: '1950-01-01', sewadar };
    await accepted(over);
    const id = await approved(over);
    const before = await count('oae_member');
    expect((await move(first, id, S.FINAL_ACCEPTANCE)).body.code).toBe('ALREADY_MEMBER');
    expect(await count('oae_member')).toBe(before);
  });

  test('nobody attends a third member, and then there is no member', async () => {
    const sewadar = await makeSewadar(second, centre, { name: 'Busy', phone: '+919899999999' });
    const attendant = {
      sewadar,
      name: 'Busy',
      nameLatin: '',
      phone: '',
      relation: '',
      gender: 'male' as const,
    };
    const over = { type: T.OAE, birthDate: '1950-01-01', form: { attendants: [attendant] } };
    await accepted(over);
    await accepted(over);
    const id = await approved(over);
    const before = await count('oae_member');
    expect((await move(first, id, S.FINAL_ACCEPTANCE)).body.code).toBe('THIRD_MEMBER');
    expect(await count('oae_member')).toBe(before);
  });
});
