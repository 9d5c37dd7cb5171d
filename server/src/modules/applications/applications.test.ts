// Long because every call of an application is asked of the real portal here, but for its moves.

import { applications } from '@sewa/contract/applications/applications';
import { applicationStatuses as S, applicationTypes as T } from '@sewa/contract/applications/enums';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
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
let places: Record<string, string>;
let centre: string;
let maker: Visitor;
let first: Visitor;
let area: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  // The demo's own would be counted among those of the tests.
  await portal.owner.query('delete from application');
  places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
  await holdsRights(portal, 'clerk', [2, 3]);
  await holdsRights(portal, 'counter', [2, 5, 11]);
  await holdsRights(portal, 'area', [2, 3, 7]);
  [maker, first, area] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('counter'),
    portal.signIn('area'),
  ]);
});
afterAll(() => portal.close());

type Over = Parameters<typeof applicationBody>[1];
const body = (over: Over = {}) => applicationBody(centre, over);
const create = async (by: Visitor, over: Over = {}) =>
  (await by.post(applicationsPath, body(over))).body.data?.id;
const read = async (by: Visitor, id: string) => (await by.get(`${applicationsPath}/${id}`)).body.data;
const edit = async (by: Visitor, id: string, over: Over = {}) =>
  by.put(`${applicationsPath}/${id}`, { ...body(over), version: (await read(by, id))?.version ?? 1 });

describe('made, read, edited, deleted', () => {
  test('an application keeps what was entered, of its own questions only', async () => {
    const id = newId();
    const made = await maker.post(applicationsPath, {
      ...body({ form: { departments: ['Langar'], vehicleNumber: 'PB02', medicines: 'not asked here' } }),
      id,
    });
    expect(made.body.data).toEqual({ id });
    const record = await read(maker, id);
    expect(applications.read.reply.parse(record)).toEqual(record);
    expect(record).toMatchObject({
      type: T.SEWADAR,
      status: S.PRE_APPROVAL,
      name: 'ਜਸਵੀਰ ਕੌਰ',
      centreName: 'Ranjit Avenue',
      version: 1,
      mayEdit: true,
      result: null,
      before: null,
      papers: [],
      missing: ['photo', 'identityPaper'],
      form: { departments: ['Langar'], vehicleNumber: '', medicines: '' },
    });
    const listed = (await maker.get(applicationsPath, { q: 'jasvir' })).body.data;
    expect(listed.rows.find((row: { id: string }) => row.id === id)).toMatchObject({
      movesTo: [],
      number: record.number,
    });
    for (const row of listed.rows) expect(applications.row.parse(row)).toEqual(row);
  });

  test('numbers follow one another', async () => {
    const [one, two] = [await create(maker), await create(maker)];
    expect((await read(maker, two)).number).toBe((await read(maker, one)).number + 1);
  });

  test('an identity number is checked, masked, and kept by its mask', async () => {
    expect((await maker.post(applicationsPath, body({ aadhaar: '234123412345' }))).body.code).toBe(
      'VALIDATION',
    );
    const id = await create(maker, { aadhaar: '2341 2341 2346' });
    expect((await read(maker, id)).aadhaar).toBe('XXXX XXXX XXXX');
    expect((await edit(maker, id, { aadhaar: 'XXXX XXXX XXXX', phone: '' })).status).toBe(200);
    const kept = await portal.owner.query('select aadhaar_hash from application where id = $1', [id]);
    expect(kept.rows[0].aadhaar_hash).toHaveLength(32);
    // Also the right one: whoever may not see the last four cannot try them.
    for (const mask of ['XXXX XXXX 9999', 'XXXX XXXX 2346'])
      expect((await edit(maker, id, { aadhaar: mask })).body.code).toBe('VALIDATION');
    expect((await edit(maker, id)).body.data.aadhaar).toBe('');
    const log = await portal.owner.query('select * from change_log where row_id = $1', [id]);
    expect(JSON.stringify(log.rows)).not.toContain('2346');
  });

  test('of two editors one is told what the other saved', async () => {
    const id = await create(maker);
    const replies = await Promise.all(
      ['One', 'Two'].map((name) => maker.put(`${applicationsPath}/${id}`, { ...body({ name }), version: 1 })),
    );
    const [won, lost] = replies.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ code: 'CONFLICT', data: { name: won?.body.data.name, version: 2 } });
  });

  test('its type stays, its birth date lies in the past, its days in order', async () => {
    const id = await create(maker);
    expect((await edit(maker, id, { type: T.OAE })).body.code).toBe('TYPE_FIXED');
    expect((await edit(maker, id, { birthDate: '2099-01-01' })).body).toMatchObject({
      code: 'VALIDATION',
      fields: { birthDate: expect.any(String) },
    });
    const reversed = { type: T.SANGAT, form: { validFrom: '2026-02-01', validTo: '2026-01-01' } };
    expect((await maker.post(applicationsPath, body(reversed))).body).toMatchObject({
      code: 'VALIDATION',
      fields: { 'form.validTo': expect.any(String) },
    });
  });

  test('nothing is edited or deleted once it is decided', async () => {
    const id = await makeApplication(portal, { by: maker, body: body() });
    for (const [by, to] of [
      [first, S.PENDING],
      [area, S.ON_HOLD],
      [area, S.PENDING],
      [area, S.APPROVED],
      [first, S.FINAL_ACCEPTANCE],
    ] as const) {
      expect((await move(by, id, to, 'So')).status).toBe(200);
      expect((await read(maker, id)).mayEdit).toBe(false);
      expect((await edit(maker, id)).body.code).toBe('APPLICATION_FROZEN');
      expect((await maker.delete(`${applicationsPath}/${id}`)).body.code).toBe('APPLICATION_FROZEN');
    }
  });

  test('a mistake is deleted with its papers and remarks, and stays in the change log', async () => {
    const id = await makeApplication(portal, { by: maker, body: body() });
    await move(first, id, S.PRE_ON_HOLD, 'Wait');
    expect((await maker.delete(`${applicationsPath}/${id}`)).status).toBe(200);
    expect((await maker.get(`${applicationsPath}/${id}`)).status).toBe(404);
    const left = await portal.owner.query(
      'select (select count(*) from attachment where application_id = $1) + (select count(*) from application_remark where application_id = $1) as n',
      [id],
    );
    expect(left.rows[0].n).toBe('0');
    const log = await portal.owner.query(
      "select kind from change_log where entity = 'application' and row_id = $1 order by id",
      [id],
    );
    expect(log.rows.map(({ kind }) => kind)).toEqual([4, 3, 3, 5]);
  });

  test('twenty creates with one key make one', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const before = (await maker.get(applicationsPath)).body.data.total;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => maker.post(applicationsPath, body(), headers)),
    );
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect((await maker.get(applicationsPath)).body.data.total).toBe(before + 1);
  });
});

describe('within what a user may see', () => {
  test('those of another centre and of another area do not exist, by any call', async () => {
    const elsewhere = await makeApplication(portal, {
      by: area,
      body: applicationBody(places['ASR-2'] ?? ''),
    });
    await portal.owner.query(
      "update app_user set acl = acl || '{\"SEWADAR.APPLICATION\": 2310}' where username in ('admin', 'clerk')",
    );
    const admin = await portal.signIn('admin');
    await admin.get('/api/user/switch-area', { area: places['DEL'] });
    const foreign = await makeApplication(portal, {
      by: admin,
      body: applicationBody(places['DEL-1'] ?? ''),
    });
    for (const id of [elsewhere, foreign, newId()]) {
      const path = `${applicationsPath}/${id}`;
      const calls = await Promise.all([
        maker.get(path),
        maker.put(path, { ...body(), version: 1 }),
        maker.delete(path),
        maker.post(`${path}/move`, { to: S.PENDING, reason: '', version: 1 }),
        maker.get(`${path}/remarks`),
        maker.post(`${path}/remarks`, { text: 'Hello' }),
        maker.get(`${path}/history`),
      ]);
      expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
      const many = await maker.post(`${applicationsPath}/move`, {
        selection: { ids: [id] },
        to: S.PENDING,
        reason: '',
      });
      expect(many.body.data).toEqual({ done: 0, refused: [], moved: [] });
    }
    const listed = (await maker.get(applicationsPath, { size: 500 })).body.data.rows;
    expect(new Set(listed.map((row: { centre: string }) => row.centre))).toEqual(new Set([centre]));
    const file = await maker.get(`${applicationsPath}/export`);
    expect(file.body).not.toContain('करोल बाग़');
    const counted = (await maker.get(`${applicationsPath}/counts`)).body.docs;
    expect(counted.reduce((sum: number, one: { total: number }) => sum + one.total, 0)).toBe(listed.length);
    await holdsRights(portal, 'clerk', [2, 3]);
  });

  test('an edit moves it only to a centre in reach', async () => {
    const id = await create(maker);
    const { version } = await read(maker, id);
    for (const target of [places['ASR-2'], places['DEL-1'], newId()]) {
      const reply = await maker.put(`${applicationsPath}/${id}`, { ...body(), centre: target, version });
      expect(reply.body.code).toBe('BAD_REFERENCE');
      expect((await maker.post(applicationsPath, { ...body(), centre: target })).body.code).toBe(
        'BAD_REFERENCE',
      );
    }
    const moved = await area.put(`${applicationsPath}/${id}`, {
      ...body(),
      centre: places['ASR-2'],
      version,
    });
    expect(moved.status).toBe(200);
    expect((await maker.get(`${applicationsPath}/${id}`)).status).toBe(404);
  });

  test('it names only sewadars in sight, as its person and as attendants', async () => {
    const hidden = await makeSewadar(area, places['ASR-2'] ?? '', { name: 'Hidden' });
    const person = { type: T.SANGAT, sewadar: hidden };
    const attendant = {
      sewadar: hidden,
      name: 'A',
      nameLatin: '',
      phone: '',
      relation: '',
      gender: 'male' as const,
    };
    const attended = { type: T.OAE, form: { attendants: [attendant] } };
    for (const over of [person, attended])
      expect((await maker.post(applicationsPath, body(over))).body.code).toBe('BAD_REFERENCE');
    const id = await create(area, person);
    // What somebody with a wider view has written may stay.
    expect((await edit(maker, id, { ...person, phone: '' })).status).toBe(200);
    expect((await read(maker, id)).sewadarName).toBeNull();
    expect((await read(area, id)).sewadarName).toBe('Hidden');
  });
});

describe('remarks and history', () => {
  test('everything that happened is in its history, with who', async () => {
    const id = await makeApplication(portal, { by: maker, body: body() });
    await edit(maker, id, { phone: '+919800000009' });
    await maker.post(`${applicationsPath}/${id}/remarks`, { text: 'Called her' });
    await move(first, id, S.REJECTED, 'Lives elsewhere');
    const { rows, total } = (await maker.get(`${applicationsPath}/${id}/history`)).body.data;
    expect(total).toBe(rows.length);
    const told = rows
      .map((row: { entity: string; kind: number }) => `${row.entity} ${row.kind}`)
      .toReversed();
    expect(told).toEqual([
      'application 4',
      'application_remark 4',
      'attachment 4',
      'application 3',
      'attachment 4',
      'application 3',
      'application_remark 4',
      'application 3',
      'application_remark 4',
    ]);
    expect(rows[0]).toMatchObject({ after: { text: 'Lives elsewhere', from_status: 7, to_status: 5 } });
    expect(rows[1]).toMatchObject({ before: { status: 7 }, after: { status: 5 } });
    const remarks = (await maker.get(`${applicationsPath}/${id}/remarks`)).body.docs;
    expect(remarks).toMatchObject([
      { fromStatus: null, toStatus: S.PRE_APPROVAL, text: '', userName: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ' },
      { fromStatus: null, toStatus: null, text: 'Called her' },
      { fromStatus: S.PRE_APPROVAL, toStatus: S.REJECTED, text: 'Lives elsewhere' },
    ]);
  });

  test('an empty remark is none', async () => {
    const id = await create(maker);
    expect((await maker.post(`${applicationsPath}/${id}/remarks`, { text: '  ' })).body.code).toBe(
      'VALIDATION',
    );
  });
});

describe('lists', () => {
  test('filters, search, counts and export speak of the same applications', async () => {
    const id = await makeApplication(portal, {
      by: maker,
      body: body({ type: T.CAR_PASS, name: 'ਹਰਭਜਨ ਢਿੱਲੋਂ', nameLatin: '', phone: '+919700012345' }),
    });
    const { number } = await read(maker, id);
    await portal.owner.query(
      "update application set status_since = now() - interval '8 days' where id = $1",
      [id],
    );
    const found = async (query: object) =>
      (await maker.get(applicationsPath, { size: 500, ...query })).body.data.rows.map(
        (row: { id: string }) => row.id,
      );
    for (const q of ['harbhajan', 'ਹਰਭਜਨ', 'हरभजन', 'dhil', String(number), '12345', '+91 97000 12345'])
      expect(await found({ q })).toContain(id);
    for (const q of ['%', '_', 'Rukmini', '99999999']) expect(await found({ q })).not.toContain(id);
    for (const filter of [
      { type: T.CAR_PASS },
      { status: S.PRE_APPROVAL },
      { isOpen: true },
      { centre },
      { minDays: 7 },
      { type: [T.OAE, T.CAR_PASS] },
      { centre: [places['ASR-2'], centre] },
    ])
      expect(await found({ filter })).toContain(id);
    for (const filter of [
      { type: T.OAE },
      { type: [T.OAE, T.SANGAT] },
      { status: S.PENDING },
      { isOpen: false },
      { minDays: 9 },
    ])
      expect(await found({ filter })).not.toContain(id);
    expect((await found({ sort: 'statusSince' }))[0]).toBe(id);
    const counts = (await maker.get(`${applicationsPath}/counts`, { type: T.CAR_PASS })).body.docs;
    expect(counts).toHaveLength(8);
    expect(counts.find((one: { status: number }) => one.status === S.PRE_APPROVAL)).toMatchObject({
      total: 1,
      old: 1,
      veryOld: 0,
      mine: 0,
    });
    const ofBoth = { type: [T.OAE, T.CAR_PASS], centre: [places['ASR-2'], centre] };
    const several = (await maker.get(`${applicationsPath}/counts`, ofBoth)).body.docs;
    expect(several.reduce((sum: number, one: { total: number }) => sum + one.total, 0)).toBe(
      (await maker.get(applicationsPath, { filter: ofBoth })).body.data.total,
    );
    const forFirst = (await first.get(`${applicationsPath}/counts`, { type: T.CAR_PASS })).body.docs;
    expect(forFirst.find((one: { status: number }) => one.status === S.PRE_APPROVAL).mine).toBe(1);
    const file = await maker.get(`${applicationsPath}/export`, { filter: { type: T.CAR_PASS } });
    expect(file.body.trim().split('\n')).toHaveLength(2);
    expect(file.body).toContain('ਹਰਭਜਨ ਢਿੱਲੋਂ');
    expect(file.body).toContain('Car pass');
  });

  test('what waits for a user is what the judge lets them take a step on', async () => {
    const users = ['clerk', 'counter', 'area', 'camp'];
    const ids = (await portal.owner.query('select username, id from app_user')).rows;
    const userIds = users.map((name) => ids.find((row) => row.username === name)?.id);
    const complete = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const id = await create(maker);
      complete.add(id);
      await addPaper(portal, id, attachmentTypes.PHOTO);
      await addPaper(portal, id, attachmentTypes.PAN);
      const pick = (salt: number) => userIds[(i * 7 + salt * 3 + Math.floor(i / 4)) % 4];
      const status = [7, 8, 10, 15, 20, 25, 5][i % 7];
      await portal.owner.query(
        'update application set status = $2::int, made_by = $3, edited_by = $4, pre_approved_by = $5, approved_by = $6, sent_back = $7 where id = $1',
        [id, status, pick(0), pick(1), i % 3 ? pick(2) : null, i % 5 ? pick(3) : null, '{}'],
      );
    }
    // 8 and 15 are on hold: nobody has to take a step on them.
    const onward: Record<number, number> = { 7: 10, 10: 25, 20: 10, 25: 30 };
    await holdsRights(portal, 'camp', [2, 3, 5, 7, 11]);
    for (const name of users) {
      const who = await portal.signIn(name);
      const all = (await who.get(applicationsPath, { size: 500 })).body.data.rows as {
        id: string;
        status: number;
        movesTo: number[];
      }[];
      const expected = all
        .filter((row) => complete.has(row.id) && row.movesTo.includes(onward[row.status] ?? -1))
        .map((row) => row.id)
        .sort();
      const mine = (await who.get(applicationsPath, { size: 500, filter: { isMine: true } })).body.data;
      const shown = mine.rows.map((row: { id: string }) => row.id).filter((id: string) => complete.has(id));
      expect(shown.sort()).toEqual(expected);
      expect(expected.length).toBeGreaterThan(0);
      const counts = (await who.get(`${applicationsPath}/counts`)).body.docs;
      expect(counts.reduce((sum: number, one: { mine: number }) => sum + one.mine, 0)).toBe(mine.total);
    }
  });
});
