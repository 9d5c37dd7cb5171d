import { servedSpan } from '@sewa/contract/nominal-roll/days';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollsPath } from '../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  centre = (await placesOf(portal))['ASR-1'] ?? '';
});
afterAll(() => portal.close());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** A roll with one member, approved. */
async function approvedRoll(days: { fromDay: string; toDay: string }) {
  const roll = await makeRoll(clerk, centre, days);
  const sewadar = await makeSewadar(clerk, centre);
  await addTo(clerk, roll, { sewadars: [sewadar] });
  await moveTo(clerk, roll, rollStatuses.SUBMITTED);
  await moveTo(area, roll, rollStatuses.APPROVED);
  const member = async () => (await clerk.get(`${rollsPath}/${roll}/members`)).body.docs[0];
  const { code, number, id } = await member();
  const scan = (way: 'check-in' | 'check-out', text: string, at?: string) =>
    clerk.post(`${rollsPath}/${roll}/${way}`, { code: text, at });
  const correct = (arrivedAt: string | null, leftAt: string | null) =>
    clerk.put(`${rollsPath}/${roll}/members/${id}/stay`, { arrivedAt, leftAt });
  return { roll, sewadar, code, number, id, member, scan, correct };
}

describe('at the destination', () => {
  test('arrivals and departures by code and by number, each once', async () => {
    const draft = await makeRoll(clerk, centre, { fromDay: '2036-01-01', toDay: '2036-01-05' });
    const early = await clerk.post(`${rollsPath}/${draft}/check-in`, { code: '1' });
    expect(early.body).toMatchObject({ code: 'ROLL_NOT_OPEN' });
    const { roll, sewadar, code, number, scan } = await approvedRoll({
      fromDay: '2037-01-01',
      toDay: '2037-01-05',
    });
    expect((await scan('check-out', code)).body).toMatchObject({ code: 'NOT_ARRIVED' });
    expect((await scan('check-in', 'R00000000Z')).body).toMatchObject({ code: 'NOT_ON_ROLL' });
    const arrived = await scan('check-in', code.toLowerCase(), hoursAgo(0));
    expect(arrived.body.data).toMatchObject({ outcome: 'arrived' });
    expect((await scan('check-in', String(number))).body.data).toMatchObject({ outcome: 'repeat' });
    // Within the same minute it is the same scan, whatever the gate says.
    expect((await scan('check-out', code)).body.data).toMatchObject({
      outcome: 'repeat',
      member: { leftAt: null },
    });
    const rolls = (await clerk.get(`${rollsPath}/of/${sewadar}`)).body.docs;
    expect(rolls).toMatchObject([{ id: roll, days: 5, daysServed: 1 }]);
  });

  test('a recorded arrival is not lost by taking off, cancelling or undoing the approval', async () => {
    const { roll, id, code, scan, correct } = await approvedRoll({
      fromDay: '2037-03-01',
      toDay: '2037-03-05',
    });
    await scan('check-in', code);
    const takeOff = () => area.post(`${rollsPath}/${roll}/members/remove`, { members: [id] });
    const { version } = (await area.get(`${rollsPath}/${roll}`)).body.data;
    const replies = [
      await takeOff(),
      await moveTo(area, roll, rollStatuses.CANCELLED, 'Road closed'),
      await area.post(`${rollsPath}/${roll}/undo`, { version }),
    ];
    expect(replies.map(({ body }) => body.code)).toEqual(Array(3).fill('ALREADY_ARRIVED'));
    expect((await area.get(`${rollsPath}/${roll}`)).body.data).toMatchObject({
      status: rollStatuses.APPROVED,
      arrived: 1,
    });
    // A wrong arrival is corrected, and then no longer stands in the way.
    await correct(null, null);
    expect((await takeOff()).body.data).toMatchObject({ removed: 1 });
  });

  test('a scan that waited counts from when it was made, and a wrong clock from now', async () => {
    const { code, scan } = await approvedRoll({ fromDay: '2037-02-01', toDay: '2037-02-05' });
    const at = hoursAgo(30);
    const arrived = (await scan('check-in', code, at)).body.data;
    expect(arrived).toMatchObject({ outcome: 'arrived', member: { arrivedAt: at } });
    const earlier = hoursAgo(40);
    expect((await scan('check-in', code, earlier)).body.data).toMatchObject({
      outcome: 'earlier',
      member: { arrivedAt: earlier },
    });
    const left = (await scan('check-out', code, '2099-01-01T00:00:00.000Z')).body.data;
    expect(left.outcome).toBe('left');
    expect(Date.parse(left.member.leftAt)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(left.member.leftAt)).toBeGreaterThan(Date.parse(at));
    expect((await scan('check-in', code, hoursAgo(20))).body.data).toMatchObject({ outcome: 'repeat' });
  });

  test('a scan that waited for more than a week keeps its time, also by a device with a wrong clock', async () => {
    for (const clock of [0, -3 * 365 * 24]) {
      const { roll, code } = await approvedRoll({ fromDay: '2037-04-01', toDay: '2037-04-05' });
      const body = { code, at: hoursAgo(240 - clock) };
      const sent = { 'portal-sent-at': hoursAgo(-clock) };
      const arrived = (await clerk.post(`${rollsPath}/${roll}/check-in`, body, sent)).body.data;
      expect(arrived.outcome).toBe('arrived');
      const wait = Date.now() - Date.parse(arrived.member.arrivedAt);
      expect(Math.abs(wait - 240 * 3_600_000)).toBeLessThan(30_000);
    }
  });

  test('a forgotten time is entered by hand in the time of the portal, also when the roll is completed', async () => {
    const { roll, member, correct } = await approvedRoll({ fromDay: '2020-01-01', toDay: '2020-01-05' });
    await moveTo(clerk, roll, rollStatuses.ON_SEWA);
    expect((await correct('2020-01-01T09:30', null)).status).toBe(200);
    // Forgotten: it ends with the last day, years later too.
    expect(await member()).toMatchObject({ arrivedAt: '2020-01-01T04:00:00.000Z', daysServed: 5 });
    await moveTo(clerk, roll, rollStatuses.COMPLETED);
    expect((await correct('2020-01-01T09:30', '2020-01-04T00:10')).status).toBe(200);
    expect(await member()).toMatchObject({ leftAt: '2020-01-03T18:40:00.000Z', daysServed: 4 });
    const fieldOf = async (arrivedAt: string | null, leftAt: string | null) =>
      Object.keys((await correct(arrivedAt, leftAt)).body.fields ?? {});
    expect(await fieldOf('2020-01-05T09:30', '2020-01-04T09:30')).toEqual(['leftAt']);
    expect(await fieldOf(null, '2020-01-04T09:30')).toEqual(['arrivedAt']);
    expect(await fieldOf('2099-01-05T09:30', null)).toEqual(['arrivedAt']);
    expect(await fieldOf('yesterday', null)).toEqual(['arrivedAt']);
    expect((await correct(null, null)).status).toBe(200);
    expect(await member()).toMatchObject({ arrivedAt: null, leftAt: null, daysServed: 0 });
  });
});

describe('days served in a year', () => {
  test('are listed, searched and exported, over New Year, and for a day of two rolls once', async () => {
    const { roll, id, sewadar, number, correct } = await approvedRoll({
      fromDay: '2019-12-30',
      toDay: '2020-01-02',
    });
    await moveTo(clerk, roll, rollStatuses.ON_SEWA);
    await correct('2019-12-30T23:50', '2020-01-02T08:00');
    const next = await makeRoll(clerk, centre, { fromDay: '2020-01-03', toDay: '2020-01-04' });
    await addTo(clerk, next, { sewadars: [sewadar] });
    // They came a day early to the second one.
    await portal.owner.query(
      `update nominal_roll_member set arrived_at = '2020-01-02T12:00:00Z', left_at = '2020-01-04T12:00:00Z' where roll_id = $1`,
      [next],
    );
    const of = async (year: number) =>
      (await clerk.get(`${rollsPath}/days`, { q: String(number), filter: { year } })).body.data.rows;
    expect(await of(2019)).toMatchObject([{ id: sewadar, rolls: 1, planned: 2, served: 2 }]);
    expect(await of(2020)).toMatchObject([{ id: sewadar, rolls: 2, planned: 4, served: 4 }]);
    expect(await of(2018)).toEqual([]);
    const file = await clerk.get(`${rollsPath}/days/export`, { filter: { year: 2020 }, sort: '-served' });
    expect(file.body).toContain('Days served');
    expect(file.body).toContain(`${number},`);
    // Somebody who dropped out has no days.
    await correct(null, null);
    await portal.owner.query('update nominal_roll_member set dropped_at = now() where id = $1', [id]);
    expect(await of(2019)).toEqual([]);
  });

  test('the database counts as the contract does: random stays, months, years, midnights and zones', async () => {
    const moment = fc.date({
      min: new Date('2019-11-01T00:00:00Z'),
      max: new Date('2021-03-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const day = moment.map((one) => one.toISOString().slice(0, 10));
    const stay = fc.record({
      arrivedAt: fc.option(moment, { freq: 5 }),
      hours: fc.option(fc.integer({ min: 0, max: 2_000 })),
      toDay: day,
      today: day,
      timeZone: fc.constantFrom('Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Auckland'),
    });
    const stays = fc.sample(stay, { numRuns: 2_000, seed: 7 }).map(({ arrivedAt, hours, ...rest }) => ({
      ...rest,
      arrivedAt: arrivedAt?.toISOString() ?? null,
      leftAt:
        arrivedAt === null || hours === null
          ? null
          : new Date(arrivedAt.getTime() + hours * 3_600_000).toISOString(),
    }));
    const { rows } = await portal.owner.query(
      `select lower(d)::text as first, (upper(d) - 1)::text as last
       from json_to_recordset($1)
         as x (n int, "arrivedAt" timestamptz, "leftAt" timestamptz, "toDay" date, "timeZone" text, today date)
       cross join lateral (select roll_stay("arrivedAt", "leftAt", "toDay", "timeZone", today) as d) s
       order by n`,
      [JSON.stringify(stays.map((one, n) => ({ ...one, n })))],
    );
    const expected = stays.map((one) => servedSpan(one, one) ?? { first: null, last: null });
    expect(rows).toEqual(expected);
  });
});
