// Long because each kind of answer at a gate needs a badge of its own.
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { SignedBadge } from '../codes/sign-codes.ts';
import { codeOf } from '../testing/sign-for-tests.ts';
import { badgesPath, readBadge } from '../testing/some-badges.ts';

interface Sewadar {
  id: string;
  centre: string;
  name: string;
}

let portal: TestPortal;
let area: string;
let gate: Visitor;
let here: Sewadar[];
let elsewhere: Sewadar;
let number = 50_000;

beforeAll(async () => {
  portal = await openTestPortal();
  gate = await portal.signIn('clerk');
  const found = await portal.owner.query<{ area: string; centre: string }>(
    "select u.area_id as area, u.centre_id as centre from app_user u where username = 'clerk'",
  );
  const [user] = found.rows;
  if (!user) throw new Error('no clerk');
  area = user.area;
  const sewadars = `select s.id, s.centre_id as centre, s.name from sewadar s
    where s.area_id = $1 and s.merged_into is null and s.status = 'active' and not exists (select from badge b where b.sewadar_id = s.id)`;
  here = (
    await portal.owner.query(`${sewadars} and centre_id = $2 order by s.id limit 20`, [area, user.centre])
  ).rows;
  elsewhere = (await portal.owner.query(`${sewadars} and centre_id <> $2 limit 1`, [area, user.centre]))
    .rows[0];
});
afterAll(() => portal.close());

interface Given {
  sewadar?: Sewadar;
  status?: number;
  from?: string;
  to?: string;
}

/** A badge with its printed code. */
async function badgeWith({
  sewadar = next(),
  status = 30,
  from = '2026-01-01',
  to = '2090-12-31',
}: Given = {}) {
  const id = newId();
  const badge: SignedBadge = { type: 1, number: ++number, validFrom: from, validTo: to };
  await portal.owner.query(
    `insert into badge (area_id, id, centre_id, type, number, sewadar_id, valid_from, valid_to, status, made_by, made_by_name)
     values ($1, $2, $3, 1, $4, $5, $6, $7, $8, gen_random_uuid(), 'Test')`,
    [area, id, sewadar.centre, badge.number, sewadar.id, from, to, status],
  );
  return { id, sewadar, number: badge.number, code: await codeOf(portal, area, badge) };
}

function next(): Sewadar {
  const one = here.pop();
  if (!one) throw new Error('nobody left');
  return one;
}

const scan = (code: string, more: object = {}) =>
  gate.post('/api/badges/verify', { id: newId(), gate: 'Gate 1', subject: { code }, ...more });
const answerTo = async (code: string) => (await scan(code)).body.data.answer;

test('each state of a badge has its own answer', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const cases: [Given, string][] = [
    [{}, 'valid'],
    [{ to: day(5) }, 'expiring'],
    [{ to: day(-3) }, 'expired'],
    [{ from: day(3) }, 'notYet'],
    [{ status: badgeStatuses.REVOKED }, 'revoked'],
    [{ status: badgeStatuses.LOST }, 'lost'],
    [{ status: badgeStatuses.RETURNED }, 'returned'],
    [{ status: badgeStatuses.EXPIRED }, 'expired'],
  ];
  for (const [given, answer] of cases) {
    const { code } = await badgeWith(given);
    expect([given, await answerTo(code)]).toEqual([given, answer]);
  }
  const { code } = await badgeWith();
  expect(await answerTo(code.replace(/\.(\d+)\./, '.9$1.'))).toBe('forged');
  expect(await answerTo('https://example.org')).toBe('unknown');
  const never = await codeOf(portal, area, {
    type: 2,
    number: 999_999,
    validFrom: '2026-01-01',
    validTo: '2090-01-01',
  });
  expect(await answerTo(never)).toBe('unknown');
  const delhi = (await portal.owner.query("select id from area where code = 'DEL'")).rows[0].id;
  const foreign = await codeOf(portal, delhi, {
    type: 1,
    number: 1,
    validFrom: '2026-01-01',
    validTo: '2090-01-01',
  });
  expect(await answerTo(foreign)).toBe('otherArea');
});

test('whoever is of another centre is named for a signed code only', async () => {
  const { id, code, sewadar } = await badgeWith({ sewadar: elsewhere });
  const { body } = await scan(code);
  expect(body.data).toMatchObject({ answer: 'valid', person: { name: sewadar.name } });
  const chosen = await gate.post('/api/badges/verify', {
    id: newId(),
    gate: 'Gate 1',
    subject: { badge: id, way: 'number' },
  });
  expect(chosen.status).toBe(404);
});

test('without a card: found by name or number in the own centre, and verified by one call', async () => {
  const { id, sewadar, number: own } = await badgeWith();
  for (const [q, way] of [
    [sewadar.name, 'name'],
    [String(own), 'number'],
  ] as const) {
    const { body } = await gate.get(`/api/badges/verify/people?q=${encodeURIComponent(q)}`);
    expect(body.docs.map((one: { id: string }) => one.id)).toContain(id);
    const reply = await gate.post('/api/badges/verify', {
      id: newId(),
      gate: 'Gate 1',
      subject: { badge: id, way },
    });
    expect(reply.body.data).toMatchObject({ answer: 'valid', person: { name: sewadar.name } });
  }
});

test('of many of one name the one with a badge is found, with the number of the person and that of the badge', async () => {
  const [{ centre } = { centre: '' }] = here;
  const people: string[] = [];
  for (let count = 0; count < 13; count++)
    people.push(await makeSewadar(gate, centre, { name: 'Zorawar Randhawa', nameLatin: '' }));
  const { rows } = await portal.owner.query(
    'select id, number from sewadar where id = any ($1) order by id desc',
    [people],
  );
  const { id, number: badgeNumber } = await badgeWith({ sewadar: { id: rows[0].id, centre, name: '' } });
  const { body } = await gate.get('/api/badges/verify/people', { q: 'zorawar randhawa' });
  expect(body.docs).toMatchObject([{ id, badgeNumber, number: rows[0].number }]);
});

test('a scan that is sent twice counts once, and one that waited counts when it was made', async () => {
  const { code } = await badgeWith();
  const id = newId();
  const at = new Date(Date.now() - 5 * 60_000).toISOString();
  for (const _ of [1, 2]) expect((await scan(code, { id, at, gate: 'Gate 7' })).status).toBe(200);
  const { rows } = await portal.owner.query('select at, answer from badge_scan where id = $1', [id]);
  expect(rows).toHaveLength(1);
  expect(Math.abs(new Date(rows[0].at).getTime() - Date.parse(at))).toBeLessThan(30_000);
  const { body } = await gate.get('/api/badges/verify/counts');
  const counted = body.data.filter((one: { gate: string }) => one.gate === 'Gate 7');
  expect(counted.reduce((sum: number, one: { count: number }) => sum + one.count, 0)).toBeLessThanOrEqual(1);
});

test('a check that waited is judged and logged as of its own moment, also by a device with a wrong clock', async () => {
  const day = 86_400_000;
  const daysAgo = (days: number) => todayIn('Asia/Kolkata', new Date(Date.now() - days * day));
  const check = async (code: string, { ago = day, clock = 0 } = {}) => {
    const id = newId();
    const sent = Date.now() + clock;
    const body = { id, gate: 'Gate 8', subject: { code }, at: new Date(sent - ago).toISOString() };
    const headers = { 'portal-sent-at': new Date(sent).toISOString() };
    const reply = await gate.post('/api/badges/verify', body, headers);
    return { id, answer: reply.body.data.answer };
  };
  const { id, code } = await badgeWith({ from: daysAgo(100), to: daysAgo(1) });
  const change = (values: string) => portal.owner.query(`update badge set ${values} where id = $1`, [id]);
  // The hourly work writes down that a badge is expired.
  for (const status of [badgeStatuses.ISSUED, badgeStatuses.EXPIRED]) {
    await change(`status = ${status}`);
    expect((await check(code, { ago: 0 })).answer).toBe('expired');
    for (const clock of [0, -400 * day, 3_600_000])
      expect((await check(code, { clock })).answer).toBe('expiring');
  }
  const checked = await check(code);
  const { rows } = await portal.owner.query('select at, answer from badge_scan where id = $1', [checked.id]);
  expect(rows).toMatchObject([{ answer: 'expiring' }]);
  expect(Math.abs(Date.parse(rows[0].at) - (Date.now() - day))).toBeLessThan(30_000);
  // Renewed since: the days of the badge begin later than the check.
  await change(`status = ${badgeStatuses.ISSUED}, valid_from = '${daysAgo(0)}', valid_to = '2090-12-31'`);
  expect((await check(code)).answer).toBe('changed');
  await change(`status = ${badgeStatuses.LOST}`);
  expect((await check(code)).answer).toBe('lost');
});

test('the list for devices names revoked numbers of the whole area and no person', async () => {
  const revoked = await badgeWith({ sewadar: elsewhere, status: badgeStatuses.REVOKED });
  const { body } = await gate.get('/api/badges/verify/list');
  const numbers = body.data.listed
    .filter((one: { reason: string; type: number }) => one.reason === 'revoked' && one.type === 1)
    .map((one: { numbers: string }) => one.numbers)
    .join(',');
  expect(numbers).toMatch(new RegExp(`\\b${revoked.number}\\b|-`));
  expect(JSON.stringify(body)).not.toContain(elsewhere.name);
  expect(body.data).toMatchObject({
    areaCode: 'ASR',
    isComplete: true,
    today: todayIn('Asia/Kolkata'),
  });
  expect(body.data.keys.length).toBeGreaterThan(0);
});

test('an attendant shows the elder and whether they are inside; an elder shows whom to call', async () => {
  const { rows } = await portal.owner.query(
    `select a.id, a.member_id as member, a.centre_id as centre, m.name as elder, a.name from oae_attendant a
     join oae_member m on m.area_id = a.area_id and m.id = a.member_id
     where a.area_id = $1 and a.phone <> ''
       and not exists (select from oae_arrival i where i.area_id = m.area_id and i.member_id = m.id)
     order by a.id limit 1`,
    [area],
  );
  const one = rows[0];
  const insert = async (column: string, type: number, person: string, badgeNumber: number) => {
    await portal.owner.query(`update badge set status = 70 where ${column} = $1`, [person]);
    await portal.owner.query(
      `insert into badge (area_id, id, centre_id, type, number, ${column}, valid_from, valid_to, status, made_by, made_by_name)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, '2026-01-01', '2090-12-31', 30, gen_random_uuid(), 'Test')`,
      [area, one.centre, type, badgeNumber, person],
    );
  };
  const days = { validFrom: '2026-01-01', validTo: '2090-12-31' };
  await insert('attendant_id', 4, one.id, 70_001);
  const attendant = await codeOf(portal, area, { type: 4, number: 70_001, ...days });
  expect((await scan(attendant)).body.data).toMatchObject({
    person: { name: one.name },
    elder: { name: one.elder, isInside: false },
  });
  await portal.owner.query(
    `with g as (insert into oae_gathering (area_id, id, centre_id, title, on_day)
       values ($1, gen_random_uuid(), $2, 'Satsang', (now() at time zone 'Asia/Kolkata')::date) returning *)
     insert into oae_arrival (area_id, id, centre_id, gathering_id, member_id) select area_id, gen_random_uuid(), centre_id, id, $3 from g`,
    [area, one.centre, one.member],
  );
  expect((await scan(attendant)).body.data.elder.isInside).toBe(true);
  await insert('member_id', 10, one.member, 70_002);
  const elder = await codeOf(portal, area, { type: 10, number: 70_002, ...days });
  expect((await scan(elder)).body.data.helpers.map((helper: { name: string }) => helper.name)).toContain(
    one.name,
  );
});

test('photos are shown for the own scan of the last hour only', async () => {
  const { code, sewadar } = await badgeWith();
  const photo = newId();
  await portal.owner.query(
    `insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash, card_hash, thumbnail_hash)
     values ($1, $2, $3, $4, 5, 'photo.jpg', 'image/jpeg', 1, repeat('a', 64), repeat('b', 64), repeat('c', 64))`,
    [area, photo, sewadar.centre, sewadar.id],
  );
  await portal.owner.query('update sewadar set photo_id = $2 where id = $1', [sewadar.id, photo]);
  const id = newId();
  expect((await scan(code, { id })).body.data.person.photo).toBe(photo);
  const allowed = async (user: string) => {
    const client = new Client({ connectionString: portal.appUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(
        "select set_config('app.area', $1, true), set_config('app.centres', '*', true), set_config('app.user', $2, true)",
        [area, user],
      );
      return (await client.query('select * from scanned_badge_photo($1, $2)', [id, photo])).rowCount;
    } finally {
      await client.end();
    }
  };
  const idOf = async (username: string) =>
    (await portal.owner.query('select id from app_user where username = $1', [username])).rows[0].id;
  expect(await allowed(await idOf('clerk'))).toBe(1);
  expect(await allowed(await idOf('area'))).toBe(0);
  await portal.owner.query("update badge_scan set created_at = now() - interval '2 hours' where id = $1", [
    id,
  ]);
  expect(await allowed(await idOf('clerk'))).toBe(0);
});

/** As many gates as a large satsang has, until told to stop. */
function scanningGates(code: string) {
  const answers: { askedAt: number; answeredAt: number; answer: string }[] = [];
  let isOver = false;
  const keepScanning = async () => {
    while (!isOver) {
      const askedAt = performance.now();
      const answer = await answerTo(code);
      answers.push({ askedAt, answeredAt: performance.now(), answer });
    }
  };
  const gates = [keepScanning(), keepScanning(), keepScanning()];
  return {
    answers,
    stop: async () => {
      isOver = true;
      await Promise.all(gates);
    },
  };
}

test('a replacement and scans of the old card at the same moment: refused from the commit on', async () => {
  for (const _round of [1, 2, 3]) {
    const { id, code } = await badgeWith();
    const { version } = await readBadge(gate, id);
    const { answers, stop } = scanningGates(code);
    await expect.poll(() => answers.length).toBeGreaterThan(5);
    const before = answers.length;
    const replaced = await gate.post(`${badgesPath}/${id}/replace`, {
      to: badgeStatuses.LOST,
      reason: 'Lost at the gate',
      version,
    });
    const repliedAt = performance.now();
    expect([replaced.status, replaced.body.code]).toEqual([200, undefined]);
    await expect.poll(() => answers.filter(({ askedAt }) => askedAt > repliedAt).length).toBeGreaterThan(8);
    await stop();
    expect(new Set(answers.slice(0, before).map(({ answer }) => answer))).toEqual(new Set(['valid']));
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['valid', 'replaced']));
    // The first refusal proves the commit: whoever asks from then on is refused, also before the clerk has the reply.
    const committedBy = Math.min(
      repliedAt,
      ...answers.filter(({ answer }) => answer === 'replaced').map(({ answeredAt }) => answeredAt),
    );
    const after = answers.filter(({ askedAt }) => askedAt > committedBy).map(({ answer }) => answer);
    expect(new Set(after)).toEqual(new Set(['replaced']));
  }
});

test('whoever has nothing to do with badges verifies nothing', async () => {
  const { rows } = await portal.owner.query("select id, acl from app_user where username = 'clerk'");
  await portal.owner.query('update app_user set acl = \'{"SEWADAR.SEWADAR": 2}\' where id = $1', [
    rows[0].id,
  ]);
  expect((await scan('anything')).status).toBe(403);
  for (const path of ['list', 'counts', 'people?q=a'])
    expect((await gate.get(`/api/badges/verify/${path}`)).status).toBe(403);
  await portal.owner.query('update app_user set acl = $2 where id = $1', [rows[0].id, rows[0].acl]);
});
