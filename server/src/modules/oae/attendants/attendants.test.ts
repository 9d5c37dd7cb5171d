import { applicationStatuses, applicationTypes } from '@sewa/contract/applications/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationBody, holdsRights, makeApplication, move } from '../../../testing/applications.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { newMember, type OaePeople, signInOaePeople } from '../testing/oae-people.ts';
import { someAttendant, someMember } from '../testing/some-member.ts';

const path = '/api/oae/members';
let portal: TestPortal;
let people: OaePeople;
let here: string;
let there: string;
beforeAll(async () => {
  portal = await openTestPortal();
  people = await signInOaePeople(portal);
  here = people.centres['ASR-1'] ?? '';
  there = people.centres['ASR-2'] ?? '';
});
afterAll(() => portal.close());

let used = 0;
/** Somebody of whom nobody has heard yet. */
function someone() {
  used += 1;
  return someAttendant({ name: `Helper ${used}`, nameLatin: '', phone: `+9198000${10_000 + used}` });
}

async function freshSewadar(centre: string) {
  const { rows } = await portal.owner.query(
    `select s.id from sewadar s where centre_id = $1 and merged_into is null and status = 'active' and not exists (select from oae_attendant t where t.sewadar_id = s.id) limit 1`,
    [centre],
  );
  return String(rows[0].id);
}

const admit = (who: Visitor, centre: string, attendant: object) =>
  who.post(path, { ...someMember({ centre }), attendants: [attendant] });

describe('nobody attends three members at once', () => {
  test('by the same phone and name, however it is written', async () => {
    const { clerk } = people;
    const one = { ...someone(), name: 'Amrit Kaur' };
    expect((await admit(clerk, here, one)).status).toBe(200);
    expect((await admit(clerk, here, { ...one, name: ' amrit  KAUR ' })).status).toBe(200);
    const third = await admit(clerk, here, { ...one, name: 'ਅੰਮ੍ਰਿਤ ਕੌਰ', nameLatin: 'AMRIT KAUR' });
    expect(third).toMatchObject({
      status: 409,
      body: { code: 'THIRD_MEMBER', fields: { 'attendants.0.name': expect.any(String) } },
    });
    expect((await admit(clerk, here, { ...one, phone: '+919800099999' })).status).toBe(200);
  });

  test('by the same sewadar, whatever name and phone stand there', async () => {
    const { clerk } = people;
    const sewadar = await freshSewadar(here);
    for (const status of [200, 200, 409])
      expect((await admit(clerk, here, { ...someone(), sewadar })).status).toBe(status);
  });

  test('nor in two centres of which the clerk sees one', async () => {
    const { clerk, other } = people;
    const one = someone();
    expect((await admit(other, there, one)).status).toBe(200);
    expect((await admit(other, there, one)).status).toBe(200);
    const third = await admit(clerk, here, one);
    expect(third.body.code).toBe('THIRD_MEMBER');
    expect(JSON.stringify(third.body)).not.toContain('ਤਰਨ');
  });

  test('nor by leaving the phone out: a relative has one', async () => {
    const refusal = await admit(people.clerk, here, { ...someone(), phone: '' });
    expect(refusal).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { 'attendants.0.phone': expect.any(String) } },
    });
  });

  test('another area is another matter', async () => {
    const { clerk, delhi, centres } = people;
    const one = someone();
    for (const _ of [1, 2]) await admit(clerk, here, one);
    expect((await admit(delhi, centres['DEL-1'] ?? '', one)).status).toBe(200);
  });

  test('a former member takes nobody’s time, until active again', async () => {
    const { clerk } = people;
    const one = someone();
    const former = await newMember(clerk, here, { status: 'inactive', attendants: [one] });
    for (const _ of [1, 2]) expect((await admit(clerk, here, one)).status).toBe(200);
    const back = await clerk.put(`${path}/${former.id}`, { ...former, status: 'active' });
    expect(back.body.code).toBe('THIRD_MEMBER');
    expect((await clerk.put(`${path}/${former.id}`, { ...former, notes: 'x' })).status).toBe(200);
  });

  test('saving the second member again is not a third', async () => {
    const { clerk } = people;
    const one = someone();
    await newMember(clerk, here, { attendants: [one] });
    const second = await newMember(clerk, here, { attendants: [one] });
    expect((await clerk.put(`${path}/${second.id}`, { ...second, notes: 'again' })).status).toBe(200);
  });

  test('the same person on both places is refused', async () => {
    const one = someone();
    const fields = someMember({ centre: here, attendants: [one, one] });
    const twice = await people.clerk.post(path, fields);
    expect(twice).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: { 'attendants.1.name': expect.any(String) } },
    });
  });
});

describe('many clerks at once', () => {
  test('twelve give the same person a member: two succeed', async () => {
    const { clerk, other, area } = people;
    for (const round of [1, 2, 3]) {
      const one = round === 1 ? { ...someone(), sewadar: null } : someone();
      const visitors: [Visitor, string][] = [
        [clerk, here],
        [other, there],
        [area, here],
      ];
      const replies = await Promise.all(
        Array.from({ length: 12 }, (_, i) => visitors[i % 3] ?? visitors[0]).map((pair) =>
          pair ? admit(pair[0], pair[1], one) : Promise.reject(new Error('nobody')),
        ),
      );
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(2);
      expect(statuses.filter((status) => status === 409)).toHaveLength(10);
    }
  });

  test('edits race too: of four members, two get the sewadar', async () => {
    const { clerk } = people;
    const sewadar = await freshSewadar(here);
    const four = await Promise.all([1, 2, 3, 4].map(() => newMember(clerk, here)));
    const replies = await Promise.all(
      four.map((member) =>
        clerk.put(`${path}/${member.id}`, { ...member, attendants: [{ ...someone(), sewadar }] }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
    const { rows } = await portal.owner.query(
      'select count(distinct member_id)::int as members from oae_attendant where sewadar_id = $1',
      [sewadar],
    );
    expect(rows).toEqual([{ members: 2 }]);
  });
});

describe('a closed record', () => {
  const closings = [
    [
      'merged',
      'update sewadar set merged_into = (select id from sewadar where id <> $1 limit 1) where id = $1',
    ],
    ['transferred', "update sewadar set status = 'transferred' where id = $1"],
  ] as const;

  test.each(closings)('%s: nobody names it anew; where it stood before, it may stay', async (_, close) => {
    const { clerk } = people;
    const sewadar = await freshSewadar(here);
    const before = await newMember(clerk, here, { attendants: [{ ...someone(), sewadar }] });
    const free = await newMember(clerk, here);
    await portal.owner.query(close, [sewadar]);
    const refusal = {
      status: 409,
      body: { code: 'RECORD_CLOSED', fields: { 'attendants.0.sewadar': 'closed' } },
    };
    const attendants = [{ ...someone(), sewadar }];
    expect(await admit(clerk, here, attendants[0] ?? {})).toMatchObject(refusal);
    expect(await clerk.put(`${path}/${free.id}`, { ...free, attendants })).toMatchObject(refusal);
    const kept = await clerk.put(`${path}/${before.id}`, { ...before, notes: 'still' });
    expect(kept.body.data).toMatchObject({ notes: 'still', attendants: [{ sewadar }] });
  });

  test.each(closings)('%s since the application was made: no member comes of it', async (_, close) => {
    await holdsRights(portal, 'clerk', [2, 3]);
    await holdsRights(portal, 'counter', [2, 5, 11]);
    await holdsRights(portal, 'area', [2, 7]);
    const counter = await portal.signIn('counter');
    const sewadar = await freshSewadar(here);
    const form = { attendants: [{ ...someone(), sewadar }] };
    const body = applicationBody(here, { type: applicationTypes.OAE, birthDate: '1950-01-01', form });
    const id = await makeApplication(portal, { by: people.clerk, body });
    await move(counter, id, applicationStatuses.PENDING);
    expect((await move(people.area, id, applicationStatuses.APPROVED)).status).toBe(200);
    await portal.owner.query(close, [sewadar]);
    expect((await move(counter, id, applicationStatuses.FINAL_ACCEPTANCE)).body.code).toBe('RECORD_CLOSED');
    const made = await portal.owner.query('select from oae_attendant where sewadar_id = $1', [sewadar]);
    expect(made.rows).toEqual([]);
  });

  test('nor is it anew the record of a member', async () => {
    const sewadar = await freshSewadar(here);
    await portal.owner.query(closings[1][1], [sewadar]);
    const made = await people.clerk.post(path, someMember({ centre: here, sewadar }));
    expect(made.body).toMatchObject({ code: 'RECORD_CLOSED', fields: { sewadar: 'closed' } });
  });
});
