import { badgeStatuses } from '@sewa/contract/badges/enums';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { forgedCode } from '../testing/forged-code.ts';
import { codeOf } from '../testing/sign-for-tests.ts';
import { issueOne, makeMember, moveBadge, printed, readBadge } from '../testing/some-badges.ts';

const path = '/api/oae/gatherings';
let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  places = await placesOf(portal);
});
afterAll(() => portal.close());

/** An elder and an attendant of a centre, with the codes on their cards. */
async function withCards(centre: string | undefined) {
  const member = await makeMember(area, { centre: centre ?? '' });
  const [elder, attendant] = [await issueOne(area, 10, member.id), await issueOne(area, 4, member.attendant)];
  await printed(portal, [elder.id, attendant.id]);
  return { member, elder, attendant, elderCode: await cardOf(elder), attendantCode: await cardOf(attendant) };
}

const cardOf = (badge: Parameters<typeof codeOf>[2], of = places['ASR'] ?? '') => codeOf(portal, of, badge);

const today = todayIn('Asia/Kolkata');

async function gatheringToday(isWholeArea: boolean, onDay = today): Promise<string> {
  const fields = { centre: places['ASR-1'], title: 'Satsang', onDay, isWholeArea, isClosed: false };
  return (await area.post(path, fields)).body.data.id;
}

const arrive = async (gathering: string, code: string) =>
  (await clerk.post(`${path}/${gathering}/arrive`, { code, block: null })).body;
const emergency = async (code: string) => (await clerk.get('/api/oae/emergency', { code })).body;

test('a badge of the enclosure opens its gate and the emergency view', async () => {
  const { member, elderCode, attendantCode } = await withCards(places['ASR-1']);
  const gathering = await gatheringToday(false);
  expect((await arrive(gathering, elderCode)).data).toMatchObject({
    isFirst: true,
    warnings: ['noBlock'],
    arrival: { kind: 'member', member: member.id, isVisitor: false },
  });
  expect((await arrive(gathering, String(member.number))).data).toMatchObject({ isFirst: false });
  expect((await arrive(gathering, attendantCode.toLowerCase())).data).toMatchObject({
    isFirst: true,
    arrival: { kind: 'attendant', name: 'Manjit Kaur', member: member.id },
  });
  for (const code of [elderCode, attendantCode])
    expect((await emergency(code)).data).toMatchObject({ id: member.id, number: member.number });
});

test('a lost or forged badge lets nobody in; in an emergency a genuine one still tells whose it is', async () => {
  const { member, elder, elderCode, attendantCode } = await withCards(places['ASR-1']);
  const gathering = await gatheringToday(false);
  await moveBadge(area, await readBadge(area, elder.id), badgeStatuses.LOST, 'On the way');
  expect((await arrive(gathering, elderCode)).code).toBe('BADGE_NOT_VALID');
  expect((await emergency(elderCode)).data).toMatchObject({ id: member.id });
  const forged = forgedCode(attendantCode);
  for (const reply of [await arrive(gathering, forged), await emergency(forged)])
    expect(reply.code).toBe('BADGE_NOT_VALID');
  expect((await clerk.get(`${path}/${gathering}/floor`)).body.data).toMatchObject({ members: 0 });
});

test('a badge that is out of date is let in with a warning, as a pass is', async () => {
  const { elder, elderCode } = await withCards(places['ASR-1']);
  await portal.owner.query(
    "update badge set valid_from = '2020-01-01', valid_to = '2020-12-31' where id = $1",
    [elder.id],
  );
  const { data } = await arrive(await gatheringToday(false), elderCode);
  expect(data).toMatchObject({ isFirst: true, warnings: ['expired', 'noBlock'] });
  // Sent a day late, after the hourly work: what counts is the day of the gathering.
  const yesterday = dayAfter(today, -1);
  await portal.owner.query('update badge set valid_to = $2, status = $3 where id = $1', [
    elder.id,
    yesterday,
    badgeStatuses.EXPIRED,
  ]);
  const late = await arrive(await gatheringToday(false, yesterday), elderCode);
  expect(late.data).toMatchObject({ isFirst: true, warnings: ['noBlock'] });
});

test('the badge of somebody who died or was transferred as a sewadar lets nobody in', async () => {
  const { member, elderCode, attendantCode } = await withCards(places['ASR-1']);
  const gathering = await gatheringToday(false);
  const sewadars = [
    await makeSewadar(area, places['ASR-1'] ?? ''),
    await makeSewadar(area, places['ASR-2'] ?? ''),
  ];
  await portal.owner.query('update oae_member set sewadar_id = $2 where id = $1', [member.id, sewadars[0]]);
  await portal.owner.query('update oae_attendant set sewadar_id = $2 where id = $1', [
    member.attendant,
    sewadars[1],
  ]);
  const become = (status: string) =>
    portal.owner.query('update sewadar set status = $2 where id = any ($1)', [sewadars, status]);
  for (const status of ['deceased', 'transferred']) {
    await become(status);
    for (const code of [elderCode, attendantCode])
      expect((await arrive(gathering, code)).code).toBe('BADGE_NOT_VALID');
  }
  expect((await emergency(elderCode)).data).toMatchObject({ id: member.id });
  // Who only stopped serving is welcome.
  await become('inactive');
  for (const code of [elderCode, attendantCode])
    expect((await arrive(gathering, code)).data).toMatchObject({ isFirst: true });
});

test('badges of sewadars and of other areas are no passes of the enclosure', async () => {
  const gathering = await gatheringToday(false);
  const badge = await issueOne(area, 1, await makeSewadar(area, places['ASR-1'] ?? ''));
  expect((await arrive(gathering, await cardOf(badge))).code).toBe('PASS_UNKNOWN');
  const foreign = await cardOf(badge, places['DEL']);
  for (const reply of [await arrive(gathering, foreign), await emergency(foreign)])
    expect(reply.code).toBe('BADGE_OTHER_AREA');
});

test('a badge of another centre counts at a gathering of the whole area only, and each look is recorded', async () => {
  const { member, elderCode, attendantCode } = await withCards(places['ASR-2']);
  const [own, open] = [await gatheringToday(false), await gatheringToday(true)];
  for (const code of [elderCode, attendantCode]) {
    expect((await arrive(own, code)).code).toBe('PASS_UNKNOWN');
    expect((await emergency(code)).code).toBe('PASS_UNKNOWN');
    expect((await arrive(open, code)).data).toMatchObject({
      isFirst: true,
      arrival: { member: member.id, isVisitor: true },
    });
  }
  const called = await clerk.get(`${path}/${open}/emergency`, { code: elderCode });
  expect(called.body.data).toMatchObject({ number: member.number, emergencyName: 'Kulwant Kaur' });
  const looks = await portal.owner.query(
    `select after ->> 'gate' as gate from change_log where kind = 6 and entity = 'oae_member' and row_id = $1 order by id`,
    [member.id],
  );
  expect(looks.rows.map(({ gate }) => gate)).toEqual(['pass', 'pass', 'emergency']);
});
