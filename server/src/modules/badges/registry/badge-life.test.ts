// Long because it goes through the whole life of a badge: moves, replacement, renewal, merge, erasure.
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyselyOn } from '../../../platform/db/kysely-on-client.ts';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  badgesPath,
  issueOne,
  issueTo,
  makeEntitlement,
  makeMember,
  moveBadge,
  printed,
  readBadge,
} from '../testing/some-badges.ts';
import { expireBadges } from './expire-badges.ts';

const { REQUESTED, PRINTED, ISSUED, RETURNED, EXPIRED, LOST, REVOKED } = badgeStatuses;
const today = todayIn('Asia/Kolkata');

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
});
afterAll(() => portal.close());

/** A badge that was printed and handed over. */
async function handedOver(by: Visitor = clerk, type: 1 | 2 = 1) {
  const badge = await issueOne(by, type, await makeSewadar(by, centre));
  await printed(portal, [badge.id]);
  return (await moveBadge(by, await readBadge(by, badge.id), ISSUED)).body.data;
}

const undo = (by: Visitor, ...moved: { id: string; version: number }[]) =>
  by.post(`${badgesPath}/undo`, { moved: moved.map(({ id, version }) => ({ id, version })) });

describe('moves', () => {
  test('go by the table, with a reason where one is needed, and are undone soon', async () => {
    const badge = await issueOne(clerk, 1, await makeSewadar(clerk, centre));
    expect((await moveBadge(clerk, badge, ISSUED)).body.code).toBe('BADGE_MOVE_UNKNOWN');
    expect((await moveBadge(clerk, badge, PRINTED)).body.code).toBe('BADGE_MOVE_UNKNOWN');
    await printed(portal, [badge.id]);
    const issued = (await moveBadge(clerk, await readBadge(clerk, badge.id), ISSUED)).body.data;
    expect(issued.status).toBe(ISSUED);
    expect((await moveBadge(clerk, issued, LOST)).body.code).toBe('BADGE_REASON_NEEDED');
    expect((await moveBadge(clerk, badge, LOST, 'old version')).body.code).toBe('CONFLICT');
    const lost = (await moveBadge(clerk, issued, LOST, 'On the bus')).body.data;
    expect(lost).toMatchObject({ status: LOST, reason: 'On the bus' });
    expect((await undo(area, lost)).body.data.refused[0].code).toBe('BADGE_UNDO_REFUSED');
    expect((await undo(clerk, lost)).body.data.done).toBe(1);
    const again = await readBadge(clerk, badge.id);
    expect(again).toMatchObject({ status: ISSUED, reason: '' });
    expect((await undo(clerk, again)).body.data.refused[0].code).toBe('BADGE_UNDO_REFUSED');
    const { rows } = (await clerk.get(`${badgesPath}/${badge.id}/history`)).body.data;
    expect(rows.filter((row: { after: object }) => 'status' in row.after)).toHaveLength(5);
  });

  test('of many are judged each by itself and undone together', async () => {
    const [ready, waiting] = [await handedOver(), await issueOne(clerk, 1, await makeSewadar(clerk, centre))];
    const reply = await clerk.post(`${badgesPath}/move`, {
      selection: { ids: [ready.id, waiting.id] },
      to: RETURNED,
      reason: '',
    });
    expect(reply.body.data).toMatchObject({
      done: 1,
      moved: [{ id: ready.id }],
      refused: [{ id: waiting.id, code: 'BADGE_MOVE_UNKNOWN', name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ' }],
    });
    expect((await undo(clerk, ...reply.body.data.moved)).body.data.done).toBe(1);
    expect((await readBadge(clerk, ready.id)).status).toBe(ISSUED);
  });

  test('what was lost cannot come back beside a new one', async () => {
    const badge = await handedOver();
    const lost = (await moveBadge(clerk, badge, LOST, 'Gone')).body.data;
    await issueOne(clerk, 1, badge.holder);
    expect((await undo(clerk, lost)).body.data.refused[0].code).toBe('BADGE_EXISTS');
  });

  test('what was lost cannot come back beside a new one of another record of the same person', async () => {
    const sewadar = await makeSewadar(area, centre);
    const [one, other] = [
      await makeEntitlement(portal, { centre, type: 3, sewadar }),
      await makeEntitlement(portal, { centre, type: 3, sewadar }),
    ];
    const badge = await issueOne(area, 3, one);
    await printed(portal, [badge.id]);
    const lost = (await moveBadge(area, await readBadge(area, badge.id), LOST, 'Gone')).body.data;
    await issueOne(area, 3, other);
    expect((await undo(area, lost)).body.data.refused[0].code).toBe('BADGE_EXISTS');
  });

  test('what was replaced cannot come back, also when the new one is lost in its turn', async () => {
    const lost = (await moveBadge(clerk, await handedOver(), LOST, 'Gone')).body.data;
    const replace = { to: LOST, reason: 'Gone for good', version: lost.version };
    const made = (await clerk.post(`${badgesPath}/${lost.id}/replace`, replace)).body.data;
    await printed(portal, [made.id]);
    expect((await moveBadge(clerk, await readBadge(clerk, made.id), LOST, 'Gone too')).status).toBe(200);
    expect((await undo(clerk, lost)).body.data.refused[0].code).toBe('BADGE_UNDO_REFUSED');
    expect((await readBadge(clerk, lost.id)).status).toBe(LOST);
  });
});

describe('a replacement', () => {
  test('has a new number, is valid as long, and the old badge is lost in the same moment', async () => {
    const old = await handedOver();
    const replace = (by: Visitor, body: object) => by.post(`${badgesPath}/${old.id}/replace`, body);
    const lost = { to: LOST, reason: 'Fell into the river', version: old.version };
    expect((await replace(clerk, { ...lost, reason: '' })).status).toBe(400);
    // Taking a badge away is a right of its own.
    expect((await replace(clerk, { ...lost, to: REVOKED })).body.code).toBe('FORBIDDEN');
    const made = (await replace(clerk, lost)).body.data;
    expect(made).toMatchObject({
      status: REQUESTED,
      replaces: old.id,
      replacesNumber: old.number,
      validTo: old.validTo,
      holder: old.holder,
    });
    expect(made.number).toBeGreaterThan(old.number);
    expect(await readBadge(clerk, old.id)).toMatchObject({
      status: LOST,
      reason: 'Fell into the river',
      replacedBy: made.id,
    });
    const again = { ...lost, version: (await readBadge(clerk, old.id)).version };
    expect((await replace(clerk, again)).body.code).toBe('BADGE_EXISTS');
  });

  test('two clerks at once make one replacement', async () => {
    const old = await handedOver();
    const other = await portal.signIn('clerk');
    const body = { to: LOST, reason: 'Gone', version: old.version };
    const replies = await Promise.all(
      [clerk, other].map((by) => by.post(`${badgesPath}/${old.id}/replace`, body)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of a badge that was reported lost before', async () => {
    const lost = (await moveBadge(clerk, await handedOver(), LOST, 'Gone')).body.data;
    const body = { to: LOST, reason: 'Gone for good', version: lost.version };
    const made = await clerk.post(`${badgesPath}/${lost.id}/replace`, body);
    expect(made.body.data).toMatchObject({ replaces: lost.id, status: REQUESTED });
  });
});

describe('renewal', () => {
  test('prolongs under the same number; the card is out of date; a closed badge is refused', async () => {
    const badge = await handedOver();
    await portal.owner.query('update badge set valid_to = $2 where id = $1', [badge.id, daysLater(20)]);
    const closed = await handedOver();
    await moveBadge(area, closed, REVOKED, 'left');
    const renew = (body: object) => clerk.post(`${badgesPath}/renew`, body);
    const reply = await renew({ selection: { ids: [badge.id, closed.id] } });
    expect(reply.body.data).toMatchObject({ done: 1, refused: [{ id: closed.id, code: 'BADGE_CLOSED' }] });
    const renewed = await readBadge(clerk, badge.id);
    expect(renewed).toMatchObject({ number: badge.number, status: ISSUED, isChanged: true });
    expect(renewed.validTo > daysLater(5 * 365)).toBe(true);
    const temporary = await handedOver(clerk, 2);
    expect((await renew({ selection: { ids: [temporary.id] } })).body.data.refused[0].code).toBe(
      'BADGE_NOT_LONGER',
    );
    const tooLong = await renew({ selection: { ids: [temporary.id] }, validTo: daysLater(120) });
    expect(tooLong.body.data.refused[0].code).toBe('VALIDATION');
  });

  test('of everything that expires soon takes it off that list', async () => {
    const filter = { isExpiring: true, type: 1 };
    const before = (await area.get(badgesPath, { filter })).body.data.total;
    expect(before).toBeGreaterThan(0);
    const reply = await area.post(`${badgesPath}/renew`, { selection: { all: true, filter } });
    expect(reply.body.data.done + reply.body.data.refused.length).toBe(before);
    expect((await area.get(badgesPath, { filter })).body.data.total).toBe(reply.body.data.refused.length);
  });
});

test('a correction is refused at its field, and for a badge that has ended', async () => {
  const badge = await handedOver();
  const body = { category: 'category.1', department: 'Sound', validFrom: today, version: badge.version };
  const put = (more: object) => clerk.put(`${badgesPath}/${badge.id}`, { ...body, ...more });
  expect((await put({ validTo: '2020-01-01' })).body.fields).toHaveProperty('validTo');
  expect((await put({ validTo: daysLater(4_000) })).body.code).toBe('VALIDATION');
  expect((await put({ validTo: daysLater(9), category: 'category.15' })).body.fields).toHaveProperty(
    'category',
  );
  const saved = (await put({ validTo: daysLater(9) })).body.data;
  expect(saved).toMatchObject({ department: 'Sound', validTo: daysLater(9), isChanged: true });
  await portal.owner.query(
    `update badge set valid_from = '2020-01-01', valid_to = '2020-02-01' where id = $1`,
    [badge.id],
  );
  const ended = await readBadge(clerk, badge.id);
  expect((await put({ validTo: daysLater(9), version: ended.version })).body.code).toBe('BADGE_CLOSED');
  // The hourly work writes down what the list shows already.
  const client = await portal.owner.connect();
  try {
    const report = await expireBadges(() => today).run({ cursor: null, save: async () => undefined }, (run) =>
      run(kyselyOn(client)),
    );
    expect(report).toMatchObject({ expired: expect.any(Number) });
    const { rows } = await client.query('select status from badge where id = $1', [badge.id]);
    expect(rows).toEqual([{ status: EXPIRED }]);
  } finally {
    client.release();
  }
});

describe('the badges of a person', () => {
  test('follow to another centre, and end with a transfer to another area', async () => {
    const badge = await handedOver();
    await area.post('/api/sewadar/bulk', {
      selection: { ids: [badge.holder] },
      act: { kind: 'transfer', centre: places['ASR-2'] },
    });
    expect(await readBadge(area, badge.id)).toMatchObject({ centre: places['ASR-2'], status: ISSUED });
    expect((await clerk.get(`${badgesPath}/${badge.id}`)).status).toBe(404);
    await portal.owner.query(`update sewadar set status = 'transferred' where id = $1`, [badge.holder]);
    expect(await readBadge(area, badge.id)).toMatchObject({ status: REVOKED, reason: '#transferred' });
  });

  test('are joined by a merge, of two of a type one stays valid; its undoing gives both back', async () => {
    const [kept, merged] = [await handedOver(area), await handedOver(area)];
    const other = await issueOne(area, 2, merged.holder);
    const version = async (id: string) => (await area.get(`/api/sewadar/${id}`)).body.data.version;
    const reply = await area.post(`/api/sewadar/${kept.holder}/merge`, {
      other: merged.holder,
      version: await version(kept.holder),
      otherVersion: await version(merged.holder),
      take: [],
      isConfirmed: true,
    });
    expect(reply.body).toMatchObject({ success: true });
    expect(await readBadge(area, kept.id)).toMatchObject({ status: ISSUED });
    expect(await readBadge(area, merged.id)).toMatchObject({
      status: REVOKED,
      reason: '#merged',
      holder: kept.holder,
    });
    expect(await readBadge(area, other.id)).toMatchObject({ status: REQUESTED, holder: kept.holder });
    await area.post(`/api/sewadar/merges/${reply.body.data.id}/undo`);
    expect(await readBadge(area, merged.id)).toMatchObject({ status: ISSUED, holder: merged.holder });
    expect((await readBadge(area, other.id)).holder).toBe(merged.holder);
  });

  test('by accepted applications are joined by a merge too: one stays valid, and its undoing gives both back', async () => {
    const people = [await makeSewadar(area, centre), await makeSewadar(area, centre)];
    const [kept, merged] = await Promise.all(
      people.map(async (sewadar) =>
        issueOne(area, 3, await makeEntitlement(portal, { centre, type: 3, sewadar })),
      ),
    );
    const version = async (id = '') => (await area.get(`/api/sewadar/${id}`)).body.data.version;
    const reply = await area.post(`/api/sewadar/${people[0]}/merge`, {
      other: people[1],
      version: await version(people[0]),
      otherVersion: await version(people[1]),
      take: [],
      isConfirmed: true,
    });
    expect(reply.body).toMatchObject({ success: true });
    const statuses = async () =>
      Promise.all([kept, merged].map(async (one) => (await readBadge(area, one?.id ?? '')).status));
    expect(await statuses()).toEqual([REQUESTED, REVOKED]);
    await area.post(`/api/sewadar/merges/${reply.body.data.id}/undo`);
    expect(await statuses()).toEqual([REQUESTED, REQUESTED]);
  });

  test('of the enclosure are given once, also where somebody is entered there twice', async () => {
    const sewadar = await makeSewadar(area, centre);
    const [one, other] = [await makeMember(area, { centre }), await makeMember(area, { centre })];
    await portal.owner.query('update oae_member set sewadar_id = $1 where id = any ($2)', [
      sewadar,
      [one.id, other.id],
    ]);
    await issueOne(area, 10, one.id);
    expect((await issueTo(area, 10, [other.id])).body.data.refused[0].code).toBe('BADGE_EXISTS');
  });

  test('lose the name with an erasure, and are revoked', async () => {
    const badge = await handedOver(area);
    const entitled = await issueOne(
      area,
      3,
      await makeEntitlement(portal, { centre, type: 3, sewadar: badge.holder }),
    );
    const report = await area.post(`/api/sewadar/${badge.holder}/erase`, { reason: 'Asked for by letter' });
    expect(report.body.data.kept).toMatchObject({ badges: 2 });
    for (const { id } of [badge, entitled]) {
      expect(await readBadge(area, id)).toMatchObject({
        status: REVOKED,
        reason: '#removed',
        holder: null,
        name: '',
      });
    }
    const { rows } = await portal.owner.query(
      `select from change_log where entity = 'badge' and row_id = $1 and (before is not null or after is not null)`,
      [badge.id],
    );
    expect(rows).toHaveLength(0);
  });

  test('are revoked when a member is deleted or an attendant taken off; a sewadar with badges is not deleted', async () => {
    const member = await makeMember(area, { centre });
    const [own, attendant] = [await issueOne(area, 10, member.id), await issueOne(area, 4, member.attendant)];
    const ofMember = (await area.get(badgesPath, { filter: { member: member.id } })).body.data;
    expect(ofMember.total).toBe(2);
    expect((await area.delete(`/api/oae/members/${member.id}`)).status).toBe(200);
    for (const { id } of [own, attendant])
      expect(await readBadge(area, id)).toMatchObject({ status: REVOKED, reason: '#removed', holder: null });
    const badge = await handedOver(area);
    expect((await area.delete(`/api/sewadar/${badge.holder}`)).body.code).toBe('IN_USE');
    expect((await issueTo(area, 1, [badge.holder])).body.data.refused[0].code).toBe('BADGE_EXISTS');
  });
});

function daysLater(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}
