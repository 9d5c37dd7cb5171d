import { badgeStatuses } from '@sewa/contract/badges/enums';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const { REQUESTED, ISSUED, REVOKED, EXPIRED } = badgeStatuses;
const today = todayIn('Asia/Kolkata');

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let centre: string;
let otherCentre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  const places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
  otherCentre = places['ASR-2'] ?? '';
});
afterAll(() => portal.close());

describe('issuing', () => {
  test('gives the next numbers of the type, the usual days and the department', async () => {
    const departments = [{ department: 'Langar', role: '', since: null, until: null }];
    const [one, two] = [await makeSewadar(clerk, centre, { departments }), await makeSewadar(clerk, centre)];
    const { data } = (await issueTo(clerk, 1, [one, two])).body;
    expect(data).toMatchObject({ done: 2, refused: [] });
    expect(data.issued[1].number).toBe(data.issued[0].number + 1);
    const ofOne = data.issued.find(({ holder }: { holder: string }) => holder === one);
    const badge = await readBadge(clerk, ofOne.id);
    expect(badge).toMatchObject({
      type: 1,
      status: REQUESTED,
      category: 'category.1',
      department: 'Langar',
      validFrom: today,
      nameLatin: 'Gurpreet Singh',
      holderKind: 'sewadar',
      holder: one,
      isChanged: false,
    });
    expect(yearsFrom(badge.validFrom, badge.validTo)).toBe(5);
    const temporary = await issueOne(clerk, 2, one);
    expect(daysFrom(temporary.validFrom, temporary.validTo)).toBe(90);
    expect(temporary.number).toBeGreaterThan(0);
  });

  test('a second valid badge of a type is refused; the others of the same act get theirs', async () => {
    const [has, free] = [await makeSewadar(clerk, centre), await makeSewadar(clerk, centre)];
    const first = await issueOne(clerk, 1, has);
    const { data } = (await issueTo(clerk, 1, [has, free])).body;
    expect(data).toMatchObject({
      done: 1,
      issued: [{ holder: free, number: first.number + 1 }],
      refused: [{ id: has, code: 'BADGE_EXISTS' }],
    });
    // Whatever writes: the database refuses it too.
    await expect(
      portal.owner.query(
        `insert into badge (area_id, id, centre_id, type, number, sewadar_id, valid_from, valid_to, made_by, made_by_name)
         select area_id, gen_random_uuid(), centre_id, type, number + 1000, sewadar_id, valid_from, valid_to, made_by, '' from badge where id = $1`,
        [first.id],
      ),
    ).rejects.toThrow('badge_one_for_sewadar');
  });

  test('whoever is not entitled is named, and a record of another centre is not there', async () => {
    const left = await makeSewadar(clerk, centre, { status: 'inactive' });
    const elsewhere = await makeSewadar(area, otherCentre);
    const { data } = (await issueTo(clerk, 1, [left, elsewhere])).body;
    expect(data).toMatchObject({ done: 0, refused: [{ id: left, code: 'BADGE_NOT_ENTITLED' }] });
    expect(data.refused).toHaveLength(1);
  });

  test.each([
    ['a temporary badge of 91 days', 2, { validFrom: today, validTo: daysLater(90) }],
    ['a last day in the past', 1, { validFrom: '2020-01-01', validTo: '2020-02-01' }],
    ['an end before the start', 1, { validFrom: daysLater(5), validTo: daysLater(4) }],
    ['the category of another type', 1, { category: 'category.10' }],
  ] as const)('%s is refused at its field', async (_what, type, more) => {
    const reply = await issueTo(clerk, type, [await makeSewadar(clerk, centre)], more);
    expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION']);
  });

  test('entitlements, members and attendants get the badges of their kind within their own days', async () => {
    const until = daysLater(20);
    const [buzurag, temporary, sangat] = [
      await makeEntitlement(portal, { centre, type: 3 }),
      await makeEntitlement(portal, { centre, type: 3, validTo: until }),
      await makeEntitlement(portal, { centre, type: 5 }),
    ];
    expect(await issueOne(clerk, 3, buzurag)).toMatchObject({
      category: 'category.3',
      name: 'ਕਰਤਾਰ ਕੌਰ',
      relativeKind: 'husband',
    });
    expect(await issueOne(clerk, 3, temporary)).toMatchObject({ category: 'category.6', validTo: until });
    expect(await issueOne(clerk, 5, sangat)).toMatchObject({ category: '' });
    expect((await issueTo(clerk, 5, [buzurag])).body.data.refused[0].code).toBe('BADGE_NOT_ENTITLED');

    const later = await makeMember(clerk, { centre, validFrom: daysLater(10) });
    for (const days of [{ validFrom: daysLater(0) }, { validTo: daysLater(5) }]) {
      const before = await issueTo(clerk, 10, [later.id], days);
      expect(before.body.data.refused[0].code).toBe('BADGE_BEFORE_OWN');
    }
    expect(await issueOne(clerk, 10, later.id)).toMatchObject({ validFrom: daysLater(10) });

    const member = await makeMember(clerk, { centre, isPermanent: false, validTo: until });
    const beyond = await issueTo(clerk, 11, [member.id], { validTo: daysLater(40) });
    expect(beyond.body.data.refused[0].code).toBe('BADGE_BEYOND_OWN');
    expect(await issueOne(clerk, 11, member.id)).toMatchObject({
      validTo: until,
      personNumber: member.number,
    });
    expect((await issueTo(clerk, 10, [member.id])).body.data.refused[0].code).toBe('BADGE_NOT_ENTITLED');
    const attendant = await issueOne(clerk, 4, member.attendant);
    expect(attendant).toMatchObject({ name: 'Manjit Kaur', attends: member.name, validTo: until });

    // Two accepted applications of one sewadar are one person.
    const sewadar = await makeSewadar(clerk, centre);
    const again = [
      await makeEntitlement(portal, { centre, type: 3, sewadar }),
      await makeEntitlement(portal, { centre, type: 3, sewadar }),
    ] as const;
    await issueOne(clerk, 3, again[0]);
    expect((await issueTo(clerk, 3, [again[1]])).body.data.refused[0].code).toBe('BADGE_EXISTS');
  });

  test('an outdated badge makes room in the same transaction', async () => {
    const sewadar = await makeSewadar(clerk, centre);
    const old = await issueOne(clerk, 1, sewadar);
    await portal.owner.query(
      `update badge set valid_from = '2020-01-01', valid_to = '2021-01-01' where id = $1`,
      [old.id],
    );
    expect((await readBadge(clerk, old.id)).status).toBe(EXPIRED);
    const fresh = await issueOne(clerk, 1, sewadar);
    expect(fresh.number).toBe(old.number + 1);
    const { rows } = await portal.owner.query('select status from badge where id = $1', [old.id]);
    expect(rows[0].status).toBe(EXPIRED);
  });
});

describe('candidates', () => {
  test('are the entitled without a valid badge; issuing to all of a filter takes them off the list', async () => {
    const department = 'Candidates';
    const departments = [{ department, role: '', since: null, until: null }];
    const people = [
      await makeSewadar(clerk, centre, { departments, nameLatin: 'Zorawar Candidate' }),
      await makeSewadar(clerk, centre, { departments }),
    ];
    const ask = async () =>
      (await clerk.get(`${badgesPath}/candidates`, { filter: { type: 1, department } })).body.data;
    expect((await ask()).rows.map(({ id }: { id: string }) => id)).toEqual([people[1], people[0]]);
    const found = await clerk.get(`${badgesPath}/candidates`, {
      q: 'zoravar',
      filter: { type: 1, department },
    });
    expect(found.body.data).toMatchObject({
      total: 1,
      rows: [{ id: people[0], kind: 'sewadar', lastNumber: null }],
    });
    const issued = await clerk.post(badgesPath, {
      type: 1,
      selection: { all: true, filter: { department } },
    });
    expect(issued.body.data.done).toBe(2);
    expect((await ask()).total).toBe(0);
  });

  test.each([4, 5, 10, 11])('of type %d are listed and searched too', async (type) => {
    const reply = await area.get(`${badgesPath}/candidates`, { q: 'ਬਚਨ', sort: 'number', filter: { type } });
    expect(reply.status).toBe(200);
    const byNumber = await area.get(`${badgesPath}/candidates`, { q: '1', filter: { type } });
    expect(byNumber.status).toBe(200);
  });
});

describe('the check before printing', () => {
  test('names what stands against each badge, the graver first', async () => {
    const sewadar = await makeSewadar(clerk, centre);
    const badge = await issueOne(clerk, 1, sewadar);
    const check = async () =>
      (await clerk.post(`${badgesPath}/check`, { ids: [badge.id] })).body.docs[0]?.problems;
    expect(await check()).toEqual(['noPhoto']);
    await printed(portal, [badge.id]);
    expect(await check()).toEqual(['noPhoto', 'alreadyPrinted']);
    await portal.owner.query(`update sewadar set name = 'Other' where id = $1`, [sewadar]);
    expect(await check()).toEqual(['noPhoto', 'alreadyPrinted', 'changedSincePrint']);
    await portal.owner.query(`update sewadar set status = 'inactive' where id = $1`, [sewadar]);
    expect(await check()).toEqual(['notEntitled', 'noPhoto', 'alreadyPrinted', 'changedSincePrint']);
    await portal.owner.query(`update sewadar set status = 'active', centre_id = $2 where id = $1`, [
      sewadar,
      otherCentre,
    ]);
    // The badge went along to the other centre: out of the clerk's sight.
    expect(await check()).toBeUndefined();
    const moved = (await area.post(`${badgesPath}/check`, { ids: [badge.id] })).body.docs;
    expect(moved[0].problems).toEqual(['noPhoto', 'wrongCentre', 'alreadyPrinted', 'changedSincePrint']);
    await moveBadge(area, await readBadge(area, badge.id), REVOKED, 'left');
    expect((await area.post(`${badgesPath}/check`, { ids: [badge.id] })).body.docs[0].problems[0]).toBe(
      'revoked',
    );
  });
});

describe('the list', () => {
  test('filters, sorts, groups, searches and exports', async () => {
    const sewadar = await makeSewadar(clerk, centre, { nameLatin: 'Listed Person' });
    const badge = await issueOne(clerk, 2, sewadar);
    const list = async (query: object) =>
      (await clerk.get(badgesPath, query as Record<string, unknown>)).body.data.rows.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list({ filter: { sewadar } })).toEqual([badge.id]);
    expect(await list({ q: 'listed persan', filter: { type: 2, status: [REQUESTED, ISSUED] } })).toContain(
      badge.id,
    );
    expect(await list({ q: String(badge.number), filter: { type: 2 } })).toContain(badge.id);
    expect(await list({ filter: { sewadar, isExpiring: true } })).toEqual([]);
    expect(await list({ filter: { sewadar, isUnprinted: true, isChanged: false, centre } })).toEqual([
      badge.id,
    ]);
    for (const sort of ['number', '-name', 'validTo', '-statusSince', 'type', 'status'])
      expect(await list({ sort, filter: { sewadar } })).toEqual([badge.id]);
    for (const group of ['type', 'status', 'centre', 'department'])
      expect(await list({ group, filter: { sewadar } })).toEqual([badge.id]);
    const file = await clerk.get(`${badgesPath}/export`, { filter: { sewadar }, sort: 'name' });
    expect(file.body).toContain('Listed Person');
    const found = await clerk.get('/api/search', { q: String(badge.number) });
    expect(found.body.docs).toEqual(
      expect.arrayContaining([expect.objectContaining({ entity: 'badge', id: badge.id })]),
    );
  });
});

function daysLater(days: number): string {
  return new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
}

function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
}

/** Whole years, both ends counted. */
function yearsFrom(from: string, to: string): number {
  const next = new Date(Date.parse(to) + 86_400_000).toISOString();
  return next.slice(4, 10) === from.slice(4)
    ? Number(next.slice(0, 4)) - Number(from.slice(0, 4))
    : Number.NaN;
}
