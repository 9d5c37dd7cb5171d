import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { transportCharts } from '@sewa/contract/transport/charts';
import { countsOtherFills } from '@sewa/contract/transport/fuel-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeDriver, makeVehicle, planTrip, tripBody } from '../testing/fleet.ts';

const path = '/api/transport/expense';
const today = todayIn('Asia/Kolkata');
let portal: TestPortal;
/** Of the centre ASR-1. */
let clerk: Visitor;
let area: Visitor;
let places: Readonly<Record<string, string>>;
let made = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  const rights = {
    'TRANSPORT.EXPENSE': 210,
    'TRANSPORT.TRIP': 30,
    'TRANSPORT.VEHICLE': 30,
    'TRANSPORT.DRIVER': 30,
  };
  await portal.owner.query('update org set acl = acl || $1::jsonb', [rights]);
  await portal.owner.query("update app_user set acl = acl || $1::jsonb where username in ('clerk', 'area')", [
    rights,
  ]);
  [clerk, area] = await Promise.all([portal.signIn('clerk'), portal.signIn('area')]);
});
afterAll(() => portal.close());

/** Forty litres at a reading, paid by a centre. */
async function fill(of: { vehicle: string; trip?: string }, centre: string, odometer: number, day = today) {
  made += 1;
  const { body } = await area.post(path, {
    ...{ kind: 'fuel', vehicle: of.vehicle, day, amount: 100_000 + made, litres: 40, odometer },
    ...{ vendor: '', billNumber: '', paidBy: '', trip: of.trip ?? null, centre: places[centre], notes: '' },
  });
  expect(body).toMatchObject({ success: true });
  return body.data.id as string;
}

test('what a litre lasts counts the fills of all centres; sums say that they leave out the bills of others', async () => {
  const by = { by: area, owner: portal.owner, centre: places['ASR-1'] ?? '' };
  const [vehicle, driver] = [await makeVehicle(by), await makeDriver(by)];
  const trip = await planTrip(
    area,
    tripBody({ centre: by.centre, vehicle, driver }, { fromDay: today, toDay: today, toTime: '23:59' }),
  );
  const first = await fill({ vehicle }, 'ASR-1', 1_400, dayAfter(today, -3));
  const costs = async (visitor: Visitor) => {
    const month = today.slice(0, 7);
    const { docs } = (await visitor.get('/api/transport/costs', { from: month, to: month, vehicle })).body;
    return docs.find((row: { month: string }) => row.month === month);
  };
  const isPartial = async (visitor: Visitor) =>
    (await visitor.get(`/api/transport/trip/${trip}/cost`)).body.data.isPartial;
  await fill({ vehicle, trip }, 'ASR-1', 1_800, dayAfter(today, -2));
  expect(await isPartial(clerk)).toBe(false);
  const others = await fill({ vehicle, trip }, 'ASR-2', 2_200, dayAfter(today, -1));
  const own = await fill({ vehicle, trip }, 'ASR-1', 2_600);

  expect((await clerk.get(`${path}/${others}`)).status).toBe(404);
  expect((await clerk.get(`${path}/${own}`)).body.data.kmPerLitre).toBe(10);
  const fillsFor = async (visitor: Visitor) =>
    (await visitor.get('/api/transport/fills', { vehicle })).body.docs;
  const fills = await fillsFor(clerk);
  expect([countsOtherFills(fills), countsOtherFills(await fillsFor(area))]).toEqual([true, false]);
  expect(fills.map(({ id }: { id: string }) => id)).not.toContain(others);
  expect(fills).toHaveLength(3);
  expect(fills[0]).toMatchObject({ id: own, km: 400, kmPerLitre: 10 });
  expect(fills.at(-1)).toMatchObject({ id: first, km: null });

  expect([await isPartial(clerk), await isPartial(area)]).toEqual([true, false]);
  const [seen, whole] = [await costs(clerk), await costs(area)];
  // The first days of a month may hold only some of the fills.
  expect(seen.kmPerLitre).toBe(whole.kmPerLitre);
  expect(whole.isPartial).toBe(false);
  const isOthersInMonth = dayAfter(today, -1).slice(0, 7) === today.slice(0, 7);
  expect(seen.isPartial).toBe(isOthersInMonth);
  expect(seen.cost < whole.cost).toBe(isOthersInMonth);
});

test('an unusual fill is counted for those who see it in the list', async () => {
  const by = { by: area, owner: portal.owner, centre: places['ASR-1'] ?? '' };
  const vehicle = await makeVehicle(by);
  for (const odometer of [1_400, 1_800, 2_200, 2_600, 3_000]) await fill({ vehicle }, 'ASR-1', odometer);
  await fill({ vehicle }, 'ASR-2', 3_100);
  const month = today.slice(0, 7);
  const unusual = async (visitor: Visitor) => {
    const [row] = (await visitor.get('/api/transport/costs', { from: month, to: month, vehicle })).body.docs;
    const { docs } = (await visitor.get('/api/transport/fills', { vehicle })).body;
    const listed = docs.filter(({ isOutlier }: { isOutlier: boolean }) => isOutlier).length;
    return [row.outliers, listed];
  };
  expect([await unusual(area), await unusual(clerk)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

test('the chart counts cost and kilometres of the same centres', async () => {
  const driven = async (code: string, km: number) => {
    const by = { by: area, owner: portal.owner, centre: places[code] ?? '' };
    const [vehicle, driver] = [await makeVehicle(by), await makeDriver(by)];
    const times = { fromDay: today, toDay: today, toTime: '23:59' };
    const id = await planTrip(area, tripBody({ centre: by.centre, vehicle, driver }, times));
    await portal.owner.query(
      `update transport_trip set status = 30, started_at = now(), ended_at = now(), odometer_out = 1000, odometer_in = 1000 + $2::int
       where id = $1`,
      [id, km],
    );
  };
  await driven('ASR-1', 40);
  await driven('ASR-2', 60);
  const kilometres = async (visitor: Visitor) => {
    const reply = await visitor.get(`/api/graph/${transportCharts.cost.kind}`, { from: today, to: today });
    return reply.body.data.rows[0].values.kilometres;
  };
  expect([await kilometres(clerk), await kilometres(area)]).toEqual([40, 100]);
});

test('a trip counts in the month in which it was driven, not in that of its plan', async () => {
  const by = { by: area, owner: portal.owner, centre: places['ASR-1'] ?? '' };
  const [vehicle, driver] = [await makeVehicle(by), await makeDriver(by)];
  const planned = await planTrip(area, tripBody({ centre: by.centre, vehicle, driver }));
  // Half past midnight of the first of July in India is still June in Greenwich.
  await portal.owner.query(
    `update transport_trip set status = 30, started_at = '2019-06-30T19:00Z', ended_at = '2019-07-01T06:00Z',
       odometer_out = 1000, odometer_in = 1070 where id = $1`,
    [planned],
  );
  const costs = async (month: string) =>
    (await area.get('/api/transport/costs', { from: month, to: month, vehicle })).body.docs;
  expect(await costs('2019-07')).toMatchObject([{ month: '2019-07', trips: 1, kilometres: 70 }]);
  expect([await costs('2031-03'), await costs('2019-06')]).toEqual([[], []]);
  const charted = async (from: string, to: string) => {
    const reply = await area.get(`/api/graph/${transportCharts.cost.kind}`, { from, to });
    return reply.body.data.rows[0].values.kilometres;
  };
  expect([await charted('2019-06-01', '2019-06-30'), await charted('2019-07-01', '2019-07-31')]).toEqual([
    0, 70,
  ]);
});
