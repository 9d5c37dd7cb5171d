// Long because everything that is told of a member is asked here: the fields, the attendants, who sees and who does not.
import { newId } from '@sewa/contract/kernel/values/ids';
import { members } from '@sewa/contract/oae/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { newMember, type OaePeople, signInOaePeople } from '../testing/oae-people.ts';
import { freshPhone, someAttendant, someMember } from '../testing/some-member.ts';

const path = '/api/oae/members';
let portal: TestPortal;
let people: OaePeople;
let here: string;
let sewadars: { id: string; name: string; centre: string }[];
beforeAll(async () => {
  portal = await openTestPortal();
  people = await signInOaePeople(portal);
  here = people.centres['ASR-1'] ?? '';
  const found = await portal.owner.query(
    'select s.id, s.name, c.code as centre from sewadar s join centre c on c.area_id = s.area_id and c.id = s.centre_id order by s.number',
  );
  sewadars = found.rows;
});
afterAll(() => portal.close());

const sewadarOf = (code: string, place = 0) =>
  sewadars.filter(({ centre }) => centre === code)[place]?.id ?? '';
const fieldsOf = (member: Record<string, unknown>) => members.update.body.parse(member);

describe('a member', () => {
  test('is created with number, pass and attendants, read, listed, edited, told of, exported and deleted', async () => {
    const { clerk, area } = people;
    const id = newId();
    const attendants = [
      someAttendant(),
      someAttendant({ sewadar: sewadarOf('ASR-1'), name: 'A sewadar', phone: '' }),
    ];
    const fields = someMember({ centre: here, attendants, needs: ['oxygen', 'hearing'] });
    expect((await clerk.post(path, { ...fields, id })).body.data).toEqual({ id });
    const read = (await clerk.get(`${path}/${id}`)).body.data;
    expect(members.row.parse(read)).toEqual(read);
    expect(read).toMatchObject({
      ...fields,
      needs: ['hearing', 'oxygen'],
      attendants,
      version: 1,
      photo: null,
    });
    expect(read.passCode).toMatch(/^M[0-9A-Z]{9}$/);
    expect(read.attendants.map(({ passCode }: { passCode: string }) => passCode[0])).toEqual(['A', 'A']);
    expect(read.centreName).toBe('Ranjit Avenue');

    const listed = (await clerk.get(path, { q: 'bachan', filter: { need: 'oxygen' } })).body.data;
    expect(listed).toMatchObject({ total: 1, rows: [{ id, isPaperMissing: false }] });

    for (const q of ['bachn sing', 'ਬਚਨ', 'बचन सिंह', String(read.number), read.passCode, '12345'])
      expect([q, (await clerk.get(path, { q })).body.data.rows[0]?.id]).toEqual([q, id]);

    const edited = await clerk.put(`${path}/${id}`, {
      ...read,
      name: 'Bachan S.',
      attendants: read.attendants.slice(1),
    });
    expect(edited.body.data).toMatchObject({
      name: 'Bachan S.',
      version: 2,
      attendants: [read.attendants[1]],
    });

    const history = (await clerk.get(`${path}/${id}/history`)).body.data;
    expect(history.rows.map(({ entity, kind }: Record<string, unknown>) => [entity, kind])).toEqual([
      ['oae_attendant', 5],
      ['oae_member', 3],
      ['oae_attendant', 4],
      ['oae_attendant', 4],
      ['oae_member', 4],
    ]);
    expect(JSON.stringify(history)).not.toContain('name_keys');

    const file = await area.get(`${path}/export`, { q: 'bachan' });
    expect(file.body).toContain('Bachan S.');
    expect(file.body.split('\n', 1)[0]).toContain('Valid until');
    const taken = await portal.owner.query(
      "select after from change_log where entity = 'oae_member' and kind = 6",
    );
    expect(taken.rows).toHaveLength(1);
    expect((await area.delete(`${path}/${id}`)).status).toBe(200);
    expect((await area.get(`${path}/${id}`)).status).toBe(404);
  });

  test('gets the next number, without gaps and never again', async () => {
    const [first, second] = [await newMember(people.clerk, here), await newMember(people.clerk, here)];
    expect(second.number).toBe(first.number + 1);
    await people.area.delete(`${path}/${second.id}`);
    expect((await newMember(people.clerk, here)).number).toBe(first.number + 2);
  });

  test('younger than 65 needs a reason, and its paper is asked for until it is there', async () => {
    const { clerk } = people;
    const refused = await clerk.post(path, someMember({ centre: here, birthDate: '1990-01-01' }));
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'ENCLOSURE_AGE', fields: { medicalReason: 'Fill this in' } },
    });
    const member = await newMember(clerk, here, { birthDate: '1990-01-01', medicalReason: 'Stroke' });
    expect(member.isPaperMissing).toBe(true);
    await portal.owner.query(
      `insert into attachment (area_id, id, centre_id, member_id, type, name, mime, bytes, content_hash)
       select area_id, gen_random_uuid(), centre_id, id, 20, 'paper.pdf', 'application/pdf', 9, repeat('a', 64) from oae_member where id = $1`,
      [member.id],
    );
    expect((await clerk.get(`${path}/${member.id}`)).body.data.isPaperMissing).toBe(false);
  });

  test('needs whom to call; one from before that rule can be read, and is asked for it when saved', async () => {
    const { clerk } = people;
    const none = { emergencyName: '', emergencyPhone: '' };
    const text = 'Needed, so that somebody can be phoned in an emergency';
    const refusal = {
      status: 400,
      body: { code: 'VALIDATION', fields: { emergencyName: text, emergencyPhone: text } },
    };
    expect(await clerk.post(path, someMember({ centre: here, ...none }))).toMatchObject(refusal);
    const { id } = await newMember(clerk, here);
    await portal.owner.query(
      "update oae_member set emergency_name = '', emergency_phone = '', emergency_relation = '' where id = $1",
      [id],
    );
    const old = (await clerk.get(`${path}/${id}`)).body.data;
    expect(members.row.parse(old)).toMatchObject(none);
    expect(await clerk.put(`${path}/${id}`, { ...old, notes: 'New hip' })).toMatchObject(refusal);
    const contact = { emergencyName: 'Gurdeep Singh', emergencyPhone: '+919876522222' };
    const saved = await clerk.put(`${path}/${id}`, { ...old, ...contact, notes: 'New hip' });
    expect(saved.body.data).toMatchObject({ ...contact, notes: 'New hip' });
  });

  test('a temporary pass ends, and not before it begins', async () => {
    const save = (validTo: string | null) =>
      people.clerk.post(
        path,
        someMember({ centre: here, isPermanent: false, validFrom: '2026-05-01', validTo }),
      );
    expect((await save(null)).body.fields).toHaveProperty('validTo');
    expect((await save('2026-04-30')).body.fields).toHaveProperty('validTo');
    expect((await save('2026-05-01')).status).toBe(200);
  });

  test('filters find what they say', async () => {
    const { clerk } = people;
    const base = { relativeName: 'Filter' };
    const chair = await newMember(clerk, here, { ...base, birthDate: '1930-01-01', mobility: 'wheelchair' });
    const over = await newMember(clerk, here, {
      ...base,
      isPermanent: false,
      validFrom: '2020-01-01',
      validTo: '2020-12-31',
      status: 'inactive',
    });
    const has = async (filter: object, id: string) => {
      const { rows } = (await clerk.get(path, { filter, size: 500 })).body.data;
      return rows.some((row: { id: string }) => row.id === id);
    };
    for (const filter of [
      { mobility: 'wheelchair' },
      { minAge: 90 },
      { isPermanent: true },
      { status: 'active' },
    ])
      expect([filter, await has(filter, chair.id), await has(filter, over.id)]).toEqual([
        filter,
        true,
        false,
      ]);
    for (const filter of [
      { isExpired: true },
      { maxAge: 89 },
      { status: 'inactive' },
      { isPermanent: false },
    ])
      expect([filter, await has(filter, chair.id), await has(filter, over.id)]).toEqual([
        filter,
        false,
        true,
      ]);
    expect(await has({ isExpired: false }, over.id)).toBe(false);
  });

  test('two editors: the second is told of the first, also when only the attendants changed', async () => {
    const { clerk } = people;
    const member = await newMember(clerk, here);
    const first = await clerk.put(`${path}/${member.id}`, {
      ...fieldsOf(member),
      attendants: [someAttendant()],
    });
    expect(first.body.data.version).toBe(2);
    const second = await clerk.put(`${path}/${member.id}`, { ...fieldsOf(member), name: 'Other' });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { version: 2, name: member.name } },
    });
    // Nothing changed: nothing is counted.
    const third = await clerk.put(`${path}/${member.id}`, { ...fieldsOf(first.body.data) });
    expect(third.body.data.version).toBe(2);
  });

  test('kept attendants keep their pass; another sewadar in the line gets a new one', async () => {
    const { clerk } = people;
    const attendants = [someAttendant({ sewadar: sewadarOf('ASR-1', 1) })];
    const member = await newMember(clerk, here, { attendants });
    const [kept] = member.attendants;
    const save = async (attendant: object) => {
      const current = (await clerk.get(`${path}/${member.id}`)).body.data;
      return (await clerk.put(`${path}/${member.id}`, { ...current, attendants: [attendant] })).body.data
        .attendants[0];
    };
    expect(await save({ ...kept, phone: '+919999999999' })).toEqual({ ...kept, phone: '+919999999999' });
    const replaced = await save({ ...kept, sewadar: sewadarOf('ASR-1', 2) });
    expect(replaced.id).not.toBe(kept.id);
    expect(replaced.passCode).not.toBe(kept.passCode);
  });
});

describe('another centre', () => {
  test('sees nothing of it, edits nothing, deletes nothing, and gives it nothing', async () => {
    const { clerk, other } = people;
    const member = await newMember(clerk, here, { attendants: [someAttendant({ phone: freshPhone() })] });
    expect((await other.get(path, { q: member.name, size: 500 })).body.data.rows).toEqual([]);
    expect((await other.get(`${path}/${member.id}`)).status).toBe(404);
    expect((await other.get(`${path}/${member.id}/history`)).status).toBe(404);
    expect((await other.put(`${path}/${member.id}`, member)).status).toBe(404);
    for (const code of [member.passCode, member.attendants[0].passCode, String(member.number)])
      expect((await other.get('/api/oae/emergency', { code })).body.code).toBe('PASS_UNKNOWN');
    const given = await other.post(path, someMember({ centre: here }));
    expect(given).toMatchObject({ status: 400, body: { code: 'BAD_REFERENCE' } });
    const moved = await clerk.put(`${path}/${member.id}`, { ...member, centre: people.centres['ASR-2'] });
    expect(moved.body.code).toBe('BAD_REFERENCE');
  });

  test('lends no sewadar, neither as the member nor as an attendant; whom the area put there may stay', async () => {
    const { clerk, area } = people;
    const foreign = sewadarOf('ASR-2');
    const asMember = await clerk.post(path, someMember({ centre: here, sewadar: foreign }));
    expect(asMember.body).toMatchObject({ code: 'BAD_REFERENCE', fields: { sewadar: 'unknown' } });
    const attendants = [someAttendant({ sewadar: foreign, phone: '' })];
    const asAttendant = await clerk.post(path, someMember({ centre: here, attendants }));
    expect(asAttendant.body).toMatchObject({
      code: 'BAD_REFERENCE',
      fields: { 'attendants.0.sewadar': 'unknown' },
    });
    const member = await newMember(area, here, { sewadar: foreign, attendants });
    const seen = (await clerk.get(`${path}/${member.id}`)).body.data;
    expect(seen).toMatchObject({ sewadar: foreign, sewadarName: null });
    expect((await clerk.put(`${path}/${member.id}`, { ...seen, notes: 'Seen' })).status).toBe(200);
  });
});

describe('one person is one member', () => {
  const linked = (sewadar: string, change: Parameters<typeof someMember>[0] = {}) =>
    someMember({ centre: here, sewadar, ...change });
  const freshSewadar = (name: string) => makeSewadar(people.area, here, { name });

  test('a second active membership is refused with the number of the first, also from another centre', async () => {
    const { area, clerk, centres } = people;
    const sewadar = await freshSewadar('One Member');
    const first = await newMember(area, centres['ASR-2'], { sewadar });
    const second = await clerk.post(path, linked(sewadar));
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_MEMBER', fields: { sewadar: expect.any(String) } },
    });
    expect(second.body.message).toContain(`number ${first.number}.`);
    const other = await newMember(clerk, here);
    const linking = await clerk.put(`${path}/${other.id}`, { ...other, sewadar });
    expect(linking.body.code).toBe('ALREADY_MEMBER');
  });

  test('a former membership is none, until it is active again; two from before may be edited', async () => {
    const { clerk } = people;
    const sewadar = await freshSewadar('Comes Back');
    const former = await newMember(clerk, here, { sewadar, status: 'inactive' });
    const current = await newMember(clerk, here, { sewadar });
    const back = await clerk.put(`${path}/${former.id}`, { ...former, status: 'active' });
    expect(back.body.code).toBe('ALREADY_MEMBER');
    await portal.owner.query("update oae_member set status = 'active' where id = $1", [former.id]);
    expect((await clerk.put(`${path}/${current.id}`, { ...current, notes: 'x' })).status).toBe(200);
  });

  test('two sewadars who are both members are merged only once one of the memberships has ended', async () => {
    const { area, centres } = people;
    const [kept, merged] = [await freshSewadar('Merge One'), await freshSewadar('Merge Two')];
    const one = await newMember(area, here, { sewadar: kept });
    const other = await newMember(area, centres['ASR-2'], { sewadar: merged });
    const merge = async () => {
      const [version, otherVersion] = await Promise.all(
        [kept, merged].map(async (id) => (await area.get(`/api/sewadar/${id}`)).body.data.version),
      );
      const pair = { other: merged, version, otherVersion, take: [], isConfirmed: true };
      return area.post(`/api/sewadar/${kept}/merge`, pair);
    };
    const refused = await merge();
    expect(refused.body.code).toBe('TWO_MEMBERSHIPS');
    expect(refused.body.message).toContain(`numbers ${one.number} and ${other.number}.`);
    expect((await area.put(`${path}/${other.id}`, { ...other, status: 'inactive' })).status).toBe(200);
    expect((await merge()).status).toBe(200);
    expect((await area.get(`${path}/${other.id}`)).body.data).toMatchObject({
      ...{ sewadar: kept, status: 'inactive' },
    });
  });

  test('of eight who save the same person at once, one succeeds', async () => {
    const sewadar = await freshSewadar('Asked For');
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => people.clerk.post(path, linked(sewadar))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'ALREADY_MEMBER')).toHaveLength(7);
  });
});

test('another area: nothing of it exists', async () => {
  const { clerk, delhi, centres } = people;
  const member = await newMember(clerk, here);
  expect((await delhi.get(`${path}/${member.id}`)).status).toBe(404);
  expect((await delhi.get('/api/oae/emergency', { code: member.passCode })).body.code).toBe('PASS_UNKNOWN');
  const fields = someMember({ centre: centres['DEL-1'] ?? '', sewadar: sewadarOf('ASR-1') });
  expect((await delhi.post(path, fields)).body.code).toBe('BAD_REFERENCE');
  expect((await delhi.post(path, someMember({ centre: here }))).body.code).toBe('BAD_REFERENCE');
});

test('a file has its headings in the reader’s own language', async () => {
  const { area } = people;
  await area.put('/api/user/preferences', { language: 'pa' });
  const { body } = await area.get(`${path}/export`);
  expect(body.split('\n', 1)[0]).toContain('ਕਦੋਂ ਤੱਕ ਚੱਲਦਾ');
  await area.put('/api/user/preferences', { language: 'en' });
});

test('the same form sent twice makes one member', async () => {
  const key = newId();
  const fields = someMember({ centre: here });
  const send = () => people.clerk.post(path, fields, { 'idempotency-key': key });
  const replies = await Promise.all([send(), send(), send()]);
  expect(new Set(replies.map(({ body }) => body.data?.id)).size).toBe(1);
});
