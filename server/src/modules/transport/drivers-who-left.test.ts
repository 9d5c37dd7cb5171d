import { todayIn } from '@sewa/contract/kernel/values/days';
import { leftStatuses } from '@sewa/contract/sewadar/left-statuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { makeDriver, makeVehicle, planTrip, tripBody, tripsPath } from './testing/fleet.ts';

let portal: TestPortal;
let area: Visitor;
/** Of the centre ASR-1. */
let clerk: Visitor;
let places: Readonly<Record<string, string>>;
const today = todayIn('Asia/Kolkata');
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  const rights = { 'TRANSPORT.TRIP': 30, 'TRANSPORT.VEHICLE': 30, 'TRANSPORT.DRIVER': 30 };
  await portal.owner.query('update org set acl = acl || $1::jsonb', [rights]);
  await portal.owner.query("update app_user set acl = acl || $1::jsonb where username in ('clerk', 'area')", [
    rights,
  ]);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

const place = (code: string) => {
  const found = places[code];
  if (found === undefined) throw new Error(code);
  return found;
};

test.each(leftStatuses)('a sewadar who is %s is no driver for a trip, whoever plans it', async (status) => {
  const centre = place('ASR-1');
  const by = { by: area, owner: portal.owner, centre };
  // Of another centre, out of the clerk's sight.
  const sewadar = await makeSewadar(area, place('ASR-2'), { name: 'Kartar Singh' });
  const [vehicle, driver, other] = [
    await makeVehicle(by),
    await makeDriver(by, { sewadar, name: '' }),
    await makeDriver(by),
  ];
  const fields = tripBody({ centre, vehicle, driver }, { fromDay: today, toDay: today, toTime: '23:59' });
  const planned = await planTrip(clerk, fields);
  const warnings = async () => (await clerk.get(`${tripsPath}/${planned}/warnings`)).body.data.problems;
  const leftAs = async () => (await clerk.get(`/api/transport/driver/${driver}`)).body.data.leftAs;
  expect([await leftAs(), await warnings()]).toEqual([null, []]);

  await portal.owner.query('update sewadar set status = $2 where id = $1', [sewadar, status]);
  const refusal = { code: 'TRIP_DRIVER_LEFT', field: 'driver', values: { leftAs: status } };
  expect(await leftAs()).toBe(status);
  expect(await warnings()).toMatchObject([refusal]);
  expect((await clerk.post(`${tripsPath}/${planned}/start`, { odometer: 1_000 })).body.code).toBe(
    'TRIP_DRIVER_LEFT',
  );
  const later = { ...fields, fromDay: '2031-05-05', toDay: '2031-05-05' };
  expect((await clerk.post(tripsPath, later)).body).toMatchObject({
    code: 'TRIP_DRIVER_LEFT',
    fields: { driver: expect.any(String) },
  });
  expect((await clerk.post(tripsPath, { ...later, driver: other, secondDriver: driver })).body.code).toBe(
    'TRIP_DRIVER_LEFT',
  );
  const times = { from: '2031-05-05T08:00', to: '2031-05-05T12:00' };
  const { drivers } = (await clerk.get(`${tripsPath}/free`, { ...times, passengers: 1 })).body.data;
  expect(drivers.find(({ id }: { id: string }) => id === driver).problems).toMatchObject([refusal]);
  const board = async (from: string) =>
    (await clerk.get('/api/transport/board', { from })).body.data.drivers.map(({ id }: { id: string }) => id);
  expect(await board('2031-05-05')).not.toContain(driver);
  expect(await board(today)).toContain(driver);
});
