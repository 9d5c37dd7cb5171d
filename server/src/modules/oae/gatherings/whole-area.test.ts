// Long because a gathering of the whole area is one story: who opens it, what its gate sees, and all that stays closed.
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import { gatherings } from '@sewa/contract/oae/gatherings';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../../testing/attachments.ts';
import { picture } from '../../../testing/hostile-files.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { newMember, type OaePeople, signInOaePeople } from '../testing/oae-people.ts';
import { freshPhone, someAttendant } from '../testing/some-member.ts';

const path = '/api/oae/gatherings';
let portal: TestPortal;
let people: OaePeople;
let here: string;
let there: string;
let day: string;
beforeAll(async () => {
  portal = await openTestPortal();
  people = await signInOaePeople(portal);
  here = people.centres['ASR-1'] ?? '';
  there = people.centres['ASR-2'] ?? '';
  day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
});
afterAll(() => portal.close());

const fieldsOf = (change: object = {}) => ({
  centre: here,
  title: 'Bhandara',
  onDay: day,
  isWholeArea: true,
  isClosed: false,
  ...change,
});

async function newGathering(change: object = {}, who = people.area): Promise<string> {
  const made = await who.post(path, fieldsOf(change));
  expect(made.status).toBe(200);
  return made.body.data.id;
}

const secret = 'Zabarjit';
const foreigner = (change: object = {}) =>
  newMember(people.other, there, {
    name: `ਜ਼ਬਰਜੀਤ ${secret} ਸਿੰਘ`,
    nameLatin: `${secret} Singh`,
    relativeName: 'Secret Father',
    phone: '+919800011122',
    address: 'Secret Street',
    illnesses: 'Secret illness',
    medicines: 'Secret medicine',
    mobility: 'wheelchair',
    needs: ['oxygen'],
    attendants: [someAttendant({ name: `${secret} Attendant`, phone: freshPhone() })],
    ...change,
  });

const scan = (gathering: string, code: string | number, who: Visitor = people.clerk) =>
  who.post(`${path}/${gathering}/arrive`, { code: String(code), block: null });
const found = async (gathering: string, q: string, who: Visitor = people.clerk) =>
  (await who.get(`${path}/${gathering}/find`, { q })).body.docs;
const arrivals = async (gathering: string, query: object = {}, who: Visitor = people.clerk) =>
  (await who.get(`${path}/${gathering}/arrivals`, { ...query })).body.docs;
const looksAt = async (member: string) =>
  (
    await portal.owner.query(
      `select c.user_name as "user", c.title, c.centre_id as centre, c.after - 'ref_id' as after, c.after ->> 'ref_id' as gathering
       from change_log c where kind = 6 and entity = 'oae_member' and row_id = $1 order by id`,
      [member],
    )
  ).rows;

describe('opening a gathering to the whole area', () => {
  test('is for users of the area; a clerk can neither open one, nor close it to others, nor move it', async () => {
    const { clerk, area } = people;
    expect(await clerk.post(path, fieldsOf())).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', data: { requirement: { orgLevel: 50 } } },
    });
    const own = await newGathering({ isWholeArea: false }, clerk);
    expect((await clerk.put(`${path}/${own}`, { ...fieldsOf(), version: 1 })).status).toBe(403);
    const id = await newGathering();
    for (const change of [{ isWholeArea: false }, { onDay: '2027-01-01' }])
      expect((await clerk.put(`${path}/${id}`, { ...fieldsOf(change), version: 1 })).status).toBe(403);
    const renamed = await clerk.put(`${path}/${id}`, {
      ...fieldsOf({ title: 'Bhandara, day 1' }),
      version: 1,
    });
    expect(renamed.body.data).toMatchObject({ title: 'Bhandara, day 1', isWholeArea: true });
    const narrowed = await area.put(`${path}/${id}`, { ...fieldsOf({ isWholeArea: false }), version: 2 });
    expect(narrowed.body.data.isWholeArea).toBe(false);
    const listed = (await area.get(path, { filter: { isWholeArea: true }, size: 500 })).body.data.rows;
    expect(listed.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  test('is refused by the database too, whatever the server asks', async () => {
    const id = await newGathering({ isWholeArea: false });
    await asClerk(async (query) => {
      await expect(
        query('update oae_gathering set is_whole_area = true where id = $1', [id]),
      ).rejects.toThrow('only the area');
    });
  });
});

describe('the gate of a gathering of the whole area', () => {
  test('lets in a member of another centre by pass, number or name, with the attendant, and lets them out', async () => {
    const gathering = await newGathering();
    const member = await foreigner();
    const first = (await scan(gathering, member.passCode)).body.data;
    expect(gatherings.arrive.reply.parse(first)).toEqual(first);
    expect(first).toMatchObject({
      isFirst: true,
      warnings: ['noBlock'],
      arrival: {
        isVisitor: true,
        kind: 'member',
        name: member.name,
        number: member.number,
        mobility: 'wheelchair',
        needs: ['oxygen'],
      },
    });
    expect((await scan(gathering, member.number)).body.data).toMatchObject({ isFirst: false, isBack: false });
    const attendant = (await scan(gathering, member.attendants[0].passCode)).body.data;
    expect(attendant).toMatchObject({ isFirst: true, arrival: { kind: 'attendant', isVisitor: true } });

    for (const q of ['zabarjit singh', 'ज़बरजीत सिंह', 'Zabarjeet']) {
      const [person] = await found(gathering, q);
      expect(gatherings.find.reply.parse(person)).toEqual(person);
      expect([q, person]).toMatchObject([q, { number: member.number, isVisitor: true, centreName: '' }]);
      expect(person.hereSince).toBe(first.arrival.at);
    }
    for (const q of ['za', 'z s', 'ਜ਼', '11122'])
      expect((await found(gathering, q)).filter((one: { isVisitor: boolean }) => one.isVisitor)).toEqual([]);

    const out = { arrival: first.arrival.id, block: null, hasLeft: true };
    expect((await people.clerk.put(`${path}/${gathering}/arrivals`, out)).status).toBe(200);
    const listed = await arrivals(gathering);
    expect(listed.map((one: { kind: string }) => one.kind)).toEqual(['attendant', 'member']);
    expect(listed[1]).toMatchObject({ id: first.arrival.id, isVisitor: true, leftAt: expect.any(String) });
    for (const [query, count] of [
      [{ q: 'zabarjit' }, 2],
      [{ q: 'nobody' }, 0],
      [{ mobility: 'wheelchair' }, 1],
      [{ mobility: 'stick' }, 0],
    ] as const)
      expect([query, (await arrivals(gathering, query)).length]).toEqual([query, count]);
    const floor = (await people.clerk.get(`${path}/${gathering}/floor`)).body.data;
    expect(floor).toMatchObject({ members: 1, attendants: 1, left: 1, wheelchairs: 1 });
  });

  test('tells of the pass and the seat, and nothing else', async () => {
    const gathering = await newGathering();
    const member = await foreigner();
    const replies = [
      (await scan(gathering, member.passCode)).body,
      await found(gathering, 'zabarjit singh'),
      await arrivals(gathering),
      (await people.clerk.get(`${path}/${gathering}/emergency`, { code: member.passCode })).body,
      (await people.clerk.get(`${path}/${gathering}/floor`)).body,
    ];
    for (const text of ['Secret', member.phone, member.birthDate, member.doctorPhone, member.passCode])
      expect(JSON.stringify(replies)).not.toContain(text);
  });

  test('warns of a pass that is over, as for its own members', async () => {
    const gathering = await newGathering();
    const over = { isPermanent: false, validFrom: '2020-01-01', validTo: '2020-12-31', attendants: [] };
    const member = await foreigner(over);
    expect((await scan(gathering, member.passCode)).body.data.warnings).toEqual(['expired', 'noBlock']);
  });

  test('says whom to call, by the pass of either, and nothing of illnesses', async () => {
    const gathering = await newGathering();
    const member = await foreigner();
    // A number can be guessed: it is taken only of somebody who has come.
    const byNumber = { code: String(member.number) };
    const early = await people.clerk.get(`${path}/${gathering}/emergency`, byNumber);
    expect(early.body.code).toBe('PASS_UNKNOWN');
    await scan(gathering, member.passCode);
    for (const code of [member.passCode, member.attendants[0].passCode, String(member.number)]) {
      const seen = (await people.clerk.get(`${path}/${gathering}/emergency`, { code })).body.data;
      expect(gatherings.emergency.reply.strict().parse(seen)).toEqual(seen);
      expect(seen).toMatchObject({
        name: member.name,
        emergencyName: member.emergencyName,
        emergencyPhone: member.emergencyPhone,
        needs: ['oxygen'],
      });
    }
    // Of its own people the gate tells nothing here: they have the emergency view of the enclosure.
    const own = await newMember(people.clerk, here);
    const reply = await people.clerk.get(`${path}/${gathering}/emergency`, { code: own.passCode });
    expect(reply.body.code).toBe('PASS_UNKNOWN');
  });

  test('stops whoever counts through the numbers, or guesses names, and still lets in by the pass', async () => {
    const gathering = await newGathering();
    const other = { name: 'Wazirchand', nameLatin: 'Wazirchand' };
    const [first, second] = [await foreigner(other), await foreigner(other)];
    await scan(gathering, first.number);
    // As many looks at people who have not come as one user has at a gathering.
    await portal.owner.query(
      `insert into change_log (area_id, centre_id, entity, row_id, kind, user_id, after)
       select area_id, centre_id, entity, gen_random_uuid()::text, kind, user_id, after
       from change_log cross join generate_series(1, 300)
       where kind = 6 and entity = 'oae_member' and row_id = $1`,
      [first.id],
    );
    expect((await scan(gathering, second.number)).status).toBe(429);
    expect((await people.clerk.get(`${path}/${gathering}/find`, { q: 'wazirchand' })).status).toBe(429);
    expect((await scan(gathering, second.passCode)).status).toBe(200);
    expect((await scan(gathering, first.number, await secondClerk())).status).toBe(200);
  });

  test('learns nothing by a seat block that does not exist', async () => {
    const gathering = await newGathering();
    const member = await foreigner({ name: 'Wazirchand', nameLatin: 'Wazirchand' });
    for (const code of [member.passCode, 'M00000000'])
      expect(
        (await people.clerk.post(`${path}/${gathering}/arrive`, { code, block: newId() })).body.code,
      ).toBe('BAD_REFERENCE');
  });

  test('shows the photo of those whom it has shown, and of nobody else', async () => {
    const gathering = await newGathering();
    const member = await foreigner();
    const photo = { owner: 'oaeMember', ownerId: member.id, type: attachmentTypes.PHOTO } as const;
    const bytes = await picture(310, 400).jpeg().toBuffer();
    const { id } = (await upload(portal, people.other, photo, bytes)).body.data;
    const show = (who: Visitor, size = 'card') => who.get(`${path}/${gathering}/photo`, { photo: id, size });
    expect((await show(people.clerk)).status).toBe(404);
    expect((await scan(gathering, member.passCode)).body.data.arrival.photo).toBe(id);
    for (const [size, type] of [
      ['card', 'image/jpeg'],
      ['thumbnail', 'image/webp'],
    ] as const) {
      const shown = await show(people.clerk, size);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type]);
    }
    expect((await show(people.other)).status).toBe(404);
    expect((await people.clerk.get(`/api/attachment/${id}/picture`)).status).toBe(404);
    expect((await people.clerk.get(`/api/attachment/${id}/file`)).status).toBe(404);
  });

  test('writes down every look: who, where and whose pass, for the member’s own centre and without a name', async () => {
    const gathering = await newGathering({ title: 'Looked at' });
    const member = await foreigner();
    await scan(gathering, member.passCode);
    await scan(gathering, member.passCode);
    await found(gathering, 'zabarjit singh');
    await people.clerk.get(`${path}/${gathering}/emergency`, { code: member.passCode });
    // Looked at before: a list that fetches itself anew adds nothing.
    for (const _ of [1, 2]) await arrivals(gathering);
    const logged = await looksAt(member.id);
    expect(logged).toEqual(
      ['pass', 'pass', 'search', 'emergency'].map((gate) => ({
        user: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ',
        title: '',
        centre: there,
        gathering,
        after: { gate, gathering: 'Looked at', number: member.number },
      })),
    );
    const history = (await people.other.get(`/api/oae/members/${member.id}/history`)).body.data.rows;
    expect(history.filter(({ kind }: { kind: number }) => kind === 6)).toHaveLength(4);

    // Somebody else of the gate, who has only seen the list.
    const second = await secondClerk();
    expect(await arrivals(gathering, {}, second)).toHaveLength(1);
    expect((await looksAt(member.id)).at(-1)).toMatchObject({ after: { gate: 'list' } });
    // The area and the member's own centre look at their own people: that is no look of a gate.
    await arrivals(gathering, {}, people.area);
    await scan(gathering, member.passCode, people.area);
    expect(await looksAt(member.id)).toHaveLength(5);
  });
});

describe('a member of another centre stays unknown', () => {
  test.each([
    ['at a gathering of one centre', { isWholeArea: false }],
    ['the day before', { onDay: '2020-01-01' }],
    ['the day after', { onDay: '2099-01-01' }],
  ])('%s', async (_when, change) => {
    const gathering = await newGathering(change);
    await expectUnknown(gathering, await foreigner());
  });

  test('once the gathering is closed; who came is still counted', async () => {
    const gathering = await newGathering();
    const member = await foreigner();
    await scan(gathering, member.passCode);
    await people.area.put(`${path}/${gathering}`, { ...fieldsOf({ isClosed: true }), version: 1 });
    expect((await scan(gathering, member.passCode)).body.code).toBe('GATHERING_CLOSED');
    expect(await found(gathering, 'zabarjit singh')).toEqual([]);
    expect(await arrivals(gathering)).toEqual([]);
    const floor = (await people.clerk.get(`${path}/${gathering}/floor`)).body.data;
    expect(floor).toMatchObject({ members: 1, wheelchairs: 1 });
  });

  test('to the gate of another area, and to whoever may only look', async () => {
    const gathering = await newGathering();
    const member = await foreigner();
    for (const who of [people.other, people.delhi]) {
      expect((await scan(gathering, member.passCode, who)).status).toBe(404);
      const seen = await who.get(`${path}/${gathering}/emergency`, { code: member.passCode });
      expect(seen.body.code).toBe('PASS_UNKNOWN');
    }
    await scan(gathering, member.passCode);
    await setRight('clerk', 2);
    try {
      expect(await arrivals(gathering)).toEqual([]);
      expect((await scan(gathering, member.passCode)).body.code).toBe('FORBIDDEN');
      // Nor do the functions answer a server that forgot to ask for the right.
      await asClerk(async (query) => {
        const calls = [
          ['select from gate_pass($1, $2, $3, null)', [gathering, day, member.passCode]],
          ['select from gate_emergency($1, $2, $3, null)', [gathering, day, member.passCode]],
          ['select from gate_members($1, $2, array[$3::uuid])', [gathering, day, member.id]],
          ["select from gate_arrivals($1, $2, null, null, null, null, '')", [gathering, day]],
          ["select from gate_keys($1, $2, 'a', 'z')", [gathering, day]],
        ] as const;
        for (const [text, values] of calls)
          expect([text, (await query(text, [...values])).rowCount]).toEqual([text, 0]);
        await expect(query('select gate_holder($1, null)', [member.passCode])).rejects.toThrow(
          'permission denied',
        );
      });
    } finally {
      await setRight('clerk', 6);
    }
  });

  test('to every other call, before, during and after', async () => {
    const member = await foreigner();
    const photo = { owner: 'oaeMember', ownerId: member.id, type: attachmentTypes.PHOTO } as const;
    const bytes = await picture(310, 400).jpeg().toBuffer();
    const { id: face } = (await upload(portal, people.other, photo, bytes)).body.data;
    // What is looked through is found by whoever may see it.
    expect((await leaks(member, face, people.other)).length).toBeGreaterThan(8);
    expect(await leaks(member, face)).toEqual([]);
    const gathering = await newGathering();
    expect((await scan(gathering, member.passCode)).status).toBe(200);
    await found(gathering, 'zabarjit singh');
    expect(await leaks(member, face)).toEqual([]);
    await portal.owner.query('update oae_gathering set on_day = on_day - 1 where id = $1', [gathering]);
    await expectUnknown(gathering, member);
    expect((await people.clerk.get(`${path}/${gathering}/photo`, { photo: face })).status).toBe(404);
    expect(await leaks(member, face)).toEqual([]);
  });
});

async function expectUnknown(gathering: string, member: { passCode: string; number: number }): Promise<void> {
  for (const code of [member.passCode, member.number])
    expect((await scan(gathering, code)).body.code).toBe('PASS_UNKNOWN');
  expect(await found(gathering, 'zabarjit singh')).toEqual([]);
  expect(await arrivals(gathering)).toEqual([]);
  const emergency = await people.clerk.get(`${path}/${gathering}/emergency`, { code: member.passCode });
  expect(emergency.body.code).toBe('PASS_UNKNOWN');
}

/** The calls, beside those of the gate, in whose answer the member appears. */
async function leaks(
  member: { id: string; passCode: string; number: number },
  photo: string,
  who: Visitor = people.clerk,
): Promise<string[]> {
  for (const username of ['clerk', 'nobody'])
    await setRight(username, 210, {
      'SETTINGS.AUDIT': 6,
      'SEWADAR.SEWADAR': 2310,
      'SEWADAR.APPLICATION': 2310,
    });
  const calls: [string, Record<string, unknown>?][] = [
    ['/api/oae/members', { q: secret, size: 500 }],
    ['/api/oae/members', { q: String(member.number), size: 500 }],
    ['/api/oae/members', { q: member.passCode, size: 500 }],
    [`/api/oae/members/${member.id}`],
    [`/api/oae/members/${member.id}/history`],
    // By the number: what somebody searched for stands in their own log.
    ['/api/oae/members/export', { q: String(member.number) }],
    ['/api/oae/emergency', { code: member.passCode }],
    ['/api/oae/emergency', { code: String(member.number) }],
    ['/api/oae/renewals', { q: secret }],
    ['/api/search', { q: secret }],
    ['/api/search', { q: member.passCode }],
    ['/api/attachment', { owner: 'oaeMember', ownerId: member.id }],
    [`/api/attachment/${photo}/picture`],
    [`/api/attachment/${photo}/file`],
    ['/api/user/auditlogs', { q: secret, size: 500 }],
    ['/api/user/auditlogs', { filter: { entity: 'oae_member' }, size: 500 }],
    ['/api/sewadar/type-ahead-search', { regex: secret }],
  ];
  const found: string[] = [];
  for (const [address, query] of calls) {
    const { status, body } = await who.get(address, query);
    const isFile = status === 200 && address.startsWith('/api/attachment/');
    if (isFile || JSON.stringify(body).includes(secret)) found.push(address);
  }
  return found;
}

async function setRight(username: string, value: number, more: object = {}): Promise<void> {
  const acl = { 'SEWADAR.OAE': value, ...more };
  await portal.owner.query('update org set acl = acl || $1', [{ 'SEWADAR.OAE': 210, ...more }]);
  await portal.owner.query('update app_user set acl = acl || $2 where username = $1', [username, acl]);
}

/** Another user of the clerk's centre. */
async function secondClerk(): Promise<Visitor> {
  await portal.owner.query(
    `update app_user u set org_id = c.org_id, acl = c.acl from app_user c where u.username = 'counter' and c.username = 'clerk'`,
  );
  return portal.signIn('counter');
}

type Query = (text: string, values: unknown[]) => Promise<{ rowCount: number | null }>;

/** As the application's own role, in the context of the clerk. */
async function asClerk(run: (query: Query) => Promise<void>): Promise<void> {
  const app = new Client({ connectionString: portal.appUrl });
  await app.connect();
  try {
    const { rows } = await portal.owner.query(
      `select id, area_id, centre_id from app_user where username = 'clerk'`,
    );
    await app.query(
      "select set_config('app.user', $1, false), set_config('app.area', $2, false), set_config('app.centres', $3, false)",
      [rows[0].id, rows[0].area_id, `{${rows[0].centre_id}}`],
    );
    await run((text, values) => app.query(text, values));
  } finally {
    await app.end();
  }
}
