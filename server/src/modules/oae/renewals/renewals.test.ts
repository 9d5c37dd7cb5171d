import { renewals } from '@sewa/contract/oae/renewals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { newMember, type OaePeople, signInOaePeople } from '../testing/oae-people.ts';
import { someAttendant } from '../testing/some-member.ts';

const path = '/api/oae/renewals';
let portal: TestPortal;
let people: OaePeople;
let here: string;
beforeAll(async () => {
  portal = await openTestPortal();
  people = await signInOaePeople(portal);
  here = people.centres['ASR-1'] ?? '';
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.owner.query('delete from application; delete from oae_member');
});

const start = (who: Visitor, year = 2027) => who.post(path, { year });
const lines = async (who: Visitor, filter: object = {}) =>
  (await who.get(path, { filter: { year: 2027, ...filter }, size: 500 })).body.data;
const lineOf = async (member: { id: string }) =>
  (await lines(people.area)).rows.find((line: { member: string }) => line.member === member.id);
const temporary = { isPermanent: false, validFrom: '2026-01-01', validTo: '2026-12-31' };

describe('the run of a year', () => {
  test('one line per active member; begun again, it adds those who came since', async () => {
    await newMember(people.clerk, here);
    await newMember(people.clerk, here, temporary);
    await newMember(people.clerk, here, { status: 'inactive' });
    expect((await start(people.clerk)).body.data).toEqual({ added: 2 });
    expect((await start(people.clerk)).body.data).toEqual({ added: 0 });
    await newMember(people.clerk, here);
    expect((await start(people.clerk)).body.data).toEqual({ added: 1 });
    const { rows, total } = await lines(people.clerk);
    expect(total).toBe(3);
    for (const row of rows) expect(renewals.row.parse(row)).toEqual(row);
    expect((await people.clerk.get(`${path}/years`)).body.docs).toEqual([
      { year: 2027, waiting: 3, renewed: 0, ended: 0 },
    ]);
    expect((await lines(people.clerk, { isPermanent: false })).total).toBe(1);
    const named = (q: string) => people.clerk.get(path, { q, filter: { year: 2027 } });
    expect((await named('बचन')).body.data.total).toBe(3);
    expect((await named('Qwertz')).body.data.total).toBe(0);
  });

  test('a centre begins its own; the area the rest; ten at once make no line twice', async () => {
    await newMember(people.clerk, here);
    await newMember(people.other, people.centres['ASR-2']);
    expect((await start(people.clerk)).body.data).toEqual({ added: 1 });
    const again = await Promise.all(Array.from({ length: 10 }, () => start(people.area)));
    expect(again.map(({ body }) => body.data.added).reduce((sum, one) => sum + one, 0)).toBe(1);
    expect((await lines(people.clerk)).total).toBe(1);
    expect((await lines(people.other)).total).toBe(1);
    expect((await lines(people.area)).total).toBe(2);
    expect((await lines(people.delhi)).total).toBe(0);
  });
});

describe('one by one', () => {
  test('with last year’s entries corrected: member, attendants and validity are saved, the line is settled', async () => {
    const member = await newMember(people.clerk, here, { ...temporary, attendants: [someAttendant()] });
    await start(people.clerk);
    const line = await lineOf(member);
    const renewed = { ...member, medicines: 'Insulin', validTo: '2027-12-31', attendants: [] };
    const body = { member: renewed, memberVersion: member.version };
    expect((await people.clerk.post(`${path}/${line.id}/renew`, body)).status).toBe(200);
    const now = (await people.clerk.get(`/api/oae/members/${member.id}`)).body.data;
    expect(now).toMatchObject({
      medicines: 'Insulin',
      validTo: '2027-12-31',
      attendants: [],
      passCode: member.passCode,
    });
    expect(await lineOf(member)).toMatchObject({
      state: 'renewed',
      decidedByName: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ',
      decidedAt: expect.any(String),
    });
    const again = await people.clerk.post(`${path}/${line.id}/renew`, {
      ...body,
      memberVersion: now.version,
    });
    expect(again.body.code).toBe('ALREADY_DECIDED');
  });

  test('on entries that somebody has changed since: the newer ones are shown', async () => {
    const member = await newMember(people.clerk, here);
    await start(people.clerk);
    const line = await lineOf(member);
    await people.area.put(`/api/oae/members/${member.id}`, { ...member, notes: 'newer' });
    const late = await people.clerk.post(`${path}/${line.id}/renew`, {
      member,
      memberVersion: member.version,
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT', data: { notes: 'newer' } } });
    expect((await lineOf(member)).state).toBe('waiting');
  });

  test('nothing is renewed into the past, nor for somebody who no longer comes', async () => {
    const member = await newMember(people.clerk, here, temporary);
    await start(people.clerk);
    const line = await lineOf(member);
    const renew = (change: object) =>
      people.clerk.post(`${path}/${line.id}/renew`, { member: { ...member, ...change }, memberVersion: 1 });
    expect((await renew({ validTo: '2026-01-02' })).body.fields).toHaveProperty('validTo');
    expect((await renew({ validTo: '2027-12-31', status: 'deceased' })).body.fields).toHaveProperty('status');
  });

  test('ended with a reason: the member is no longer active, and may come back', async () => {
    const member = await newMember(people.clerk, here);
    await start(people.clerk);
    const line = await lineOf(member);
    const end = (body: object) => people.clerk.post(`${path}/${line.id}/end`, body);
    expect((await end({ status: 'inactive', reason: ' ' })).status).toBe(400);
    expect((await end({ status: 'inactive', reason: 'Moved to Delhi' })).status).toBe(200);
    expect((await end({ status: 'deceased', reason: 'x' })).body.code).toBe('ALREADY_DECIDED');
    const now = (await people.clerk.get(`/api/oae/members/${member.id}`)).body.data;
    expect(now.status).toBe('inactive');
    expect(await lineOf(member)).toMatchObject({ state: 'ended', reason: 'Moved to Delhi' });
    await people.clerk.put(`/api/oae/members/${member.id}`, { ...now, status: 'active' });
    expect((await start(people.clerk)).body.data).toEqual({ added: 1 });
    expect(await lineOf(member)).toMatchObject({ state: 'waiting', reason: '', decidedAt: null });
  });

  test('whoever is set inactive on the record waits no longer', async () => {
    const member = await newMember(people.clerk, here);
    await start(people.clerk);
    await people.clerk.put(`/api/oae/members/${member.id}`, { ...member, status: 'deceased' });
    expect(await lineOf(member)).toMatchObject({ state: 'ended', decidedByName: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ' });
  });

  test('ended in one year: the lines of other years wait no longer, other members’ do', async () => {
    const member = await newMember(people.clerk, here);
    const neighbour = await newMember(people.clerk, here);
    for (const year of [2026, 2027]) await start(people.clerk, year);
    const line = await lineOf(member);
    await people.clerk.post(`${path}/${line.id}/end`, { status: 'deceased', reason: 'In January' });
    const { rows } = await lines(people.clerk, { year: 2026 });
    const stateOf = ({ id }: { id: string }) =>
      rows.find((one: { member: string }) => one.member === id).state;
    expect([stateOf(member), stateOf(neighbour)]).toEqual(['ended', 'waiting']);
    expect(await lineOf(member)).toMatchObject({ state: 'ended', reason: 'In January' });
  });

  test('a line by itself, with the one that waits after it; after the last comes the first', async () => {
    const [third, first, second] = [
      await newMember(people.clerk, here, { name: 'ਚਰਨ', nameLatin: 'Charan' }),
      await newMember(people.clerk, here, { name: 'ਅਮਰ', nameLatin: 'amar' }),
      await newMember(people.clerk, here, { name: 'Bishan', nameLatin: '' }),
    ];
    for (const year of [2026, 2027]) await start(people.clerk, year);
    const [a, b, c] = [await lineOf(first), await lineOf(second), await lineOf(third)];
    const read = async (id: string, who = people.clerk) => (await who.get(`${path}/${id}`)).body.data;
    const shown = await read(a.id);
    expect(renewals.read.reply.parse(shown)).toEqual(shown);
    expect(shown).toEqual({ ...a, next: b.id });
    expect([(await read(b.id)).next, (await read(c.id)).next]).toEqual([c.id, a.id]);
    await people.clerk.post(`${path}/${b.id}/end`, { status: 'inactive', reason: 'x' });
    expect((await read(a.id)).next).toBe(c.id);
    expect(await read(b.id)).toMatchObject({ state: 'ended', next: c.id });
    await people.clerk.post(`${path}/${c.id}/end`, { status: 'inactive', reason: 'x' });
    expect((await read(a.id)).next).toBeNull();
    for (const who of [people.other, people.delhi])
      expect((await who.get(`${path}/${a.id}`)).status).toBe(404);
  });

  test('another centre and another area cannot decide a line', async () => {
    const member = await newMember(people.clerk, here);
    await start(people.clerk);
    const line = await lineOf(member);
    for (const who of [people.other, people.delhi]) {
      expect((await who.post(`${path}/${line.id}/renew`, { member, memberVersion: 1 })).status).toBe(404);
      expect((await who.post(`${path}/${line.id}/end`, { status: 'inactive', reason: 'x' })).status).toBe(
        404,
      );
      const many = await who.post(`${path}/renew`, { selection: { ids: [line.id] }, validTo: '2030-12-31' });
      expect(many.body.data).toEqual({ done: 0, refused: [] });
    }
  });
});

describe('many, unchanged', () => {
  const renewMany = (selection: object, validTo = '2030-12-31', who = people.clerk) =>
    who.post(`${path}/renew`, { selection, validTo });

  test('temporary ones until the day, permanent ones as they are; what was decided is refused by name', async () => {
    const [permanent, short, long, gone] = [
      await newMember(people.clerk, here),
      await newMember(people.clerk, here, temporary),
      await newMember(people.clerk, here, { ...temporary, validTo: '2035-01-01' }),
      await newMember(people.clerk, here, { name: 'Gone' }),
    ];
    await start(people.clerk);
    await people.clerk.post(`${path}/${(await lineOf(gone)).id}/end`, { status: 'deceased', reason: 'x' });
    const ids = await Promise.all([permanent, short, long, gone].map(async (one) => (await lineOf(one)).id));
    const { data } = (await renewMany({ ids })).body;
    expect(data).toMatchObject({
      done: 3,
      refused: [{ id: ids[3], name: 'Gone', code: 'ALREADY_DECIDED', message: expect.any(String) }],
    });
    const validTo = async ({ id }: { id: string }) =>
      (await people.clerk.get(`/api/oae/members/${id}`)).body.data.validTo;
    expect([await validTo(permanent), await validTo(short), await validTo(long)]).toEqual([
      null,
      '2030-12-31',
      '2035-01-01',
    ]);
  });

  test('everything that the filter matches and that still waits', async () => {
    await newMember(people.clerk, here);
    const short = await newMember(people.clerk, here, temporary);
    await newMember(people.other, people.centres['ASR-2'], temporary);
    await start(people.area);
    expect((await renewMany({ all: true, filter: { year: 2027, isPermanent: false } })).body.data.done).toBe(
      1,
    );
    expect((await lineOf(short)).state).toBe('renewed');
    expect(
      (await renewMany({ all: true, filter: { year: 2027 } }, '2030-12-31', people.area)).body.data.done,
    ).toBe(2);
    expect((await people.area.get(`${path}/years`)).body.docs).toEqual([
      { year: 2027, waiting: 0, renewed: 3, ended: 0 },
    ]);
  });

  test('whoever is no longer active is refused by name', async () => {
    const member = await newMember(people.clerk, here, { ...temporary, name: 'Gone' });
    await start(people.clerk);
    const line = await lineOf(member);
    // As runs stand in which a member was ended before all lines were ended with it.
    await portal.owner.query("update oae_member set status = 'deceased' where id = $1", [member.id]);
    for (const selection of [{ ids: [line.id] }, { all: true, filter: { year: 2027 } }])
      expect((await renewMany(selection)).body.data).toMatchObject({
        done: 0,
        refused: [{ id: line.id, name: 'Gone', code: 'MEMBER_NOT_ACTIVE', message: expect.any(String) }],
      });
    const now = (await people.clerk.get(`/api/oae/members/${member.id}`)).body.data;
    expect(now.validTo).toBe('2026-12-31');
    expect((await lineOf(member)).state).toBe('waiting');
  });

  test('whoever has no emergency contact is refused by name, and asked for one when renewed singly', async () => {
    const member = await newMember(people.clerk, here, { ...temporary, name: 'Uncalled' });
    await start(people.clerk);
    const line = await lineOf(member);
    await portal.owner.query("update oae_member set emergency_phone = '' where id = $1", [member.id]);
    expect((await renewMany({ ids: [line.id] })).body.data).toMatchObject({
      done: 0,
      refused: [{ id: line.id, name: 'Uncalled', code: 'CONTACT_MISSING', message: expect.any(String) }],
    });
    const now = (await people.clerk.get(`/api/oae/members/${member.id}`)).body.data;
    const renew = (change: object) =>
      people.clerk.post(`${path}/${line.id}/renew`, {
        member: { ...now, validTo: '2027-12-31', ...change },
        memberVersion: now.version,
      });
    expect((await renew({})).body.fields).toHaveProperty('emergencyPhone');
    expect((await renew({ emergencyPhone: '+919876522222' })).status).toBe(200);
  });

  test('not into the past', async () => {
    expect((await renewMany({ all: true }, '2020-01-01')).body.fields).toHaveProperty('validTo');
  });

  test('two at once settle each line once', async () => {
    for (const _ of Array(6)) await newMember(people.clerk, here, temporary);
    await start(people.clerk);
    const all = { all: true, filter: { year: 2027 } };
    const replies = await Promise.all([
      renewMany(all),
      renewMany(all, '2031-12-31', people.area),
      renewMany(all),
    ]);
    expect(replies.map(({ body }) => body.data.done).reduce((sum, one) => sum + one, 0)).toBe(6);
    const settled = await portal.owner.query(
      "select count(*)::int as n from change_log where entity = 'oae_renewal' and kind = 3 and after ->> 'state' = 'renewed' and row_id in (select id::text from oae_renewal)",
    );
    expect(settled.rows).toEqual([{ n: 6 }]);
  });
});
