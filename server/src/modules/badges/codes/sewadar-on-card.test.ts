import { readCode } from '@sewa/contract/badges/code';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollsPath } from '../../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { forgedCode } from '../testing/forged-code.ts';
import { codeOf } from '../testing/sign-for-tests.ts';
import { badgesPath, issueOne, moveBadge, printed, readBadge } from '../testing/some-badges.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let areaId: string;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  places = await placesOf(portal);
  areaId = (await portal.owner.query("select id from area where code = 'ASR'")).rows[0].id;
});
afterAll(() => portal.close());

const here = () => places['ASR-1'] ?? '';
const there = () => places['ASR-2'] ?? '';

/** Somebody with a badge, and the code on its card. */
async function withCard(centre: string) {
  const sewadar = await makeSewadar(area, centre);
  const badge = await issueOne(area, 1, sewadar);
  await printed(portal, [badge.id]);
  return { sewadar, badge, code: await codeOf(portal, areaId, badge) };
}

const revoke = async (id: string) =>
  moveBadge(area, await readBadge(area, id), badgeStatuses.REVOKED, 'Test');

const hour = 3_600_000;
const inIndia = (moment: number) => new Date(moment + 5.5 * hour).toISOString();

/** A sheet that began two hours before a moment. */
async function sheetAround(moment = Date.now()): Promise<string> {
  const from = moment - 2 * hour;
  const made = await clerk.post('/api/attendance/sheets', {
    ...{ title: 'Langar', department: 'Langar', centre: here(), place: '', lateAfter: null, halfBelow: null },
    onDay: inIndia(from).slice(0, 10),
    startTime: inIndia(from).slice(11, 16),
    endTime: inIndia(from + 4 * hour).slice(11, 16),
  });
  return made.body.data.id;
}

test('a scanned badge enters its sewadar on an attendance sheet, also a guest, and a revoked one nobody', async () => {
  const sheet = await sheetAround();
  const scan = (code: string) =>
    clerk.post(`/api/attendance/sheets/${sheet}/scan`, { code, at: new Date().toISOString(), how: 'scan' });
  for (const centre of [here(), there()]) {
    const { sewadar, badge, code } = await withCard(centre);
    const scanned = await scan(code);
    expect(scanned.body.data).toMatchObject({ outcome: 'in', person: { sewadar } });
    expect((await scan(forgedCode(code))).body.code).toBe('BADGE_NOT_VALID');
    await revoke(badge.id);
    expect((await scan(code)).body.code).toBe('BADGE_NOT_VALID');
  }
  const gone = await withCard(here());
  await portal.owner.query("update sewadar set status = 'inactive' where id = $1", [gone.sewadar]);
  expect((await scan(gone.code)).body.code).toBe('BADGE_NOT_VALID');
  expect((await scan('S9.whatever')).body.code).toBe('BADGE_NOT_VALID');
});

test('a scan that waited on a device is judged by the day on which it was made', async () => {
  const yesterday = Date.now() - 24 * hour;
  const sheet = await sheetAround(yesterday);
  const { sewadar, badge, code } = await withCard(here());
  // The hourly work has written down meanwhile that it is expired.
  await portal.owner.query('update badge set valid_from = $2, valid_to = $2, status = $3 where id = $1', [
    badge.id,
    inIndia(yesterday).slice(0, 10),
    badgeStatuses.EXPIRED,
  ]);
  const body = { code, at: new Date(yesterday).toISOString(), how: 'scan' };
  const sent = { 'portal-sent-at': new Date().toISOString() };
  const scanned = await clerk.post(`/api/attendance/sheets/${sheet}/scan`, body, sent);
  expect(scanned.body.data).toMatchObject({ outcome: 'in', person: { sewadar } });
});

test('so it is at the gates of a roll, at its centre and at its destination', async () => {
  const yesterday = Date.now() - 24 * hour;
  const sent = { 'portal-sent-at': new Date().toISOString() };
  const roll = await approvedRoll(await centreName('ASR-2'));
  await portal.owner.query('update badge set valid_from = $2, valid_to = $2 where id = $1', [
    roll.badge.id,
    inIndia(yesterday).slice(0, 10),
  ]);
  const [own, arriving] = [`${rollsPath}/${roll.id}`, `${rollsPath}/arriving/${roll.id}`];
  for (const gate of [own, arriving]) {
    const scan = (at: number) =>
      area.post(`${gate}/check-in`, { code: roll.code, at: new Date(at).toISOString() }, sent);
    expect((await scan(Date.now())).body.code).toBe('BADGE_NOT_VALID');
    expect((await scan(yesterday)).body.data).toMatchObject({ member: { sewadar: roll.sewadar } });
  }
});

test('a scanned badge adds its sewadar to a roll', async () => {
  const roll = await makeRoll(clerk, here(), { fromDay: '2035-01-01', toDay: '2035-01-03' });
  const add = (card: string) =>
    clerk.post(`${rollsPath}/${roll}/members`, {
      ...{ sewadars: [], numbers: [], card, from: null, days: null, role: '', remark: '' },
    });
  const { sewadar, badge, code } = await withCard(here());
  expect((await add(code)).body.docs).toMatchObject([{ sewadar, outcome: 'added' }]);
  await revoke(badge.id);
  expect((await add(code)).body.code).toBe('BADGE_NOT_VALID');
});

test('a scanned badge lets its sewadar in and out at the gate of a roll', async () => {
  const roll = await approvedRoll('Beas');
  const { badge, code } = roll;
  const gate = (way: string, text: string) => clerk.post(`${rollsPath}/${roll.id}/${way}`, { code: text });
  const arrived = await gate('check-in', code);
  expect(arrived.body.data).toMatchObject({ outcome: 'arrived', member: { sewadar: roll.sewadar } });
  expect((await gate('check-out', code)).body.data).toMatchObject({ outcome: 'repeat' });
  expect((await gate('check-in', (await withCard(here())).code)).body.code).toBe('NOT_ON_ROLL');
  await revoke(badge.id);
  expect((await gate('check-in', code)).body.code).toBe('BADGE_NOT_VALID');
});

test('the destination of a roll reads badges of its own area, and takes no number of another one', async () => {
  const within = await approvedRoll(await centreName('ASR-2'));
  const arriving = (by: Visitor, roll: string, code: string) =>
    by.post(`${rollsPath}/arriving/${roll}/check-in`, { code });
  expect((await arriving(area, within.id, within.code)).body.data).toMatchObject({
    outcome: 'arrived',
    member: { sewadar: within.sewadar },
  });

  const delhi = await portal.signIn('admin');
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
  const abroad = await approvedRoll(await centreName('DEL-1'));
  expect((await arriving(delhi, abroad.id, abroad.code)).body.code).toBe('BADGE_OTHER_AREA');
  // Somebody of Delhi whose number there is that of the member here.
  const namesake = await makeSewadar(delhi, places['DEL-1'] ?? '');
  await portal.owner.query(
    `update sewadar s set number = m.number from sewadar m where s.id = $1 and m.id = $2`,
    [namesake, abroad.sewadar],
  );
  const badge = await issueOne(delhi, 1, namesake);
  const code = await codeOf(portal, places['DEL'] ?? '', badge);
  expect((await arriving(delhi, abroad.id, code)).body.code).toBe('NOT_ON_ROLL');
});

test('the gates of a roll keep the cards that they take, by the days on which they take them', async () => {
  const { id, sewadar, badge, code } = await approvedRoll(await centreName('ASR-2'));
  const key = readCode(code)?.fields.key;
  const set = (table: string, change: string, row: string | undefined) =>
    portal.owner.query(`update ${table} set ${change} where id = $1`, [row]);
  await set('badge', `printed_key = '${key}'`, badge.id);
  const day = (days: number) => inIndia(Date.now() + days * 24 * hour).slice(0, 10);
  const isKept = async (gate: string) => {
    const [member] = (await area.get(`${gate}/members`)).body.docs;
    const cards: { validFrom: string; validTo: string }[] = member.cards;
    return cards.some(({ validFrom, validTo }) => validFrom <= day(0) && day(0) <= validTo);
  };
  const cases: [isTaken: boolean, ...Parameters<typeof set>][] = [
    [true, 'badge', `valid_from = '${day(-9)}', valid_to = '${day(0)}'`, badge.id],
    [false, 'badge', `valid_to = '${day(-1)}'`, badge.id],
    [false, 'badge', `valid_from = '${day(1)}', valid_to = '${day(9)}'`, badge.id],
    [true, 'badge', `valid_from = '${day(0)}'`, badge.id],
    [false, 'badge', `status = ${badgeStatuses.LOST}`, badge.id],
    [false, 'badge', `status = ${badgeStatuses.REVOKED}`, badge.id],
    [true, 'badge', `status = ${badgeStatuses.ISSUED}`, badge.id],
    [true, 'sewadar', "status = 'onLeave'", sewadar],
    [false, 'sewadar', "status = 'inactive'", sewadar],
    [true, 'sewadar', "status = 'active'", sewadar],
    [false, 'badge_key', 'retired_at = now(), withdrawn_at = now()', key],
    [true, 'badge_key', 'retired_at = null, withdrawn_at = null', key],
  ];
  for (const [isTaken, ...change] of cases) {
    await set(...change);
    for (const gate of [`${rollsPath}/${id}`, `${rollsPath}/arriving/${id}`]) {
      const scanned = await area.post(`${gate}/check-in`, { code });
      expect([change, await isKept(gate), scanned.status === 200]).toEqual([change, isTaken, isTaken]);
    }
  }
});

/** Approved, to a destination, with one member, who has a card. */
async function approvedRoll(destination: string) {
  const id = await makeRoll(clerk, here(), { fromDay: '2035-02-01', toDay: '2035-02-03', destination });
  const person = await withCard(here());
  await addTo(clerk, id, { sewadars: [person.sewadar] });
  await moveTo(clerk, id, rollStatuses.SUBMITTED);
  await moveTo(area, id, rollStatuses.APPROVED);
  return { id, ...person };
}

/** As a destination names it. */
async function centreName(code: string): Promise<string> {
  const { rows } = await portal.owner.query<{ name: string }>(
    `select c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id where c.code = $1`,
    [code],
  );
  return rows[0]?.name ?? '';
}

test('a scanned badge is found by the search box, in the list, and when badges are issued', async () => {
  const { sewadar, badge, code } = await withCard(here());
  const found = (await area.get('/api/search', { q: code })).body.docs;
  expect(found).toMatchObject([{ entity: 'badge', id: badge.id }]);
  const listed = (await area.get(badgesPath, { q: code })).body.data;
  expect(listed).toMatchObject({ total: 1, rows: [{ id: badge.id }] });
  const candidates = (filter: object) =>
    area.get(`${badgesPath}/candidates`, { q: code, filter }).then(({ body }) => body.data);
  expect(await candidates({ type: 1 })).toMatchObject({ total: 0 });
  expect(await candidates({ type: 2 })).toMatchObject({ total: 1, rows: [{ id: sewadar }] });
  const forged = code.replace(/\.(\d+)\./, (_, number) => `.${Number(number) + 1}.`);
  expect((await area.get('/api/search', { q: forged })).body.docs).toEqual([]);
  expect((await area.get(badgesPath, { q: forged })).body.data.total).toBe(0);
});
