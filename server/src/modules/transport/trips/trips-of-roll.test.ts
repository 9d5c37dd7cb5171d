import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { addTo, makeRoll, rollsPath } from '../../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeDriver, makeVehicle, planTrip, tripBody, tripsPath } from '../testing/fleet.ts';

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

test('a roll shows the trips that carry it, with seats for passengers, and prints them on the bus list', async () => {
  const centre = places['ASR-1'] ?? '';
  const roll = await makeRoll(clerk, centre, { fromDay: '2031-03-01', toDay: '2031-03-07' });
  await addTo(clerk, roll, { sewadars: [await makeSewadar(clerk, centre)] });
  const made = { by: area, owner: portal.owner, centre };
  const vehicle = await makeVehicle(made, { seats: 20 });
  const [driver, secondDriver] = [await makeDriver(made), await makeDriver(made)];
  const plan = (over: object) => planTrip(area, tripBody({ centre, vehicle, driver }, { roll, ...over }));
  const back = await plan({ fromDay: '2031-03-07', toDay: '2031-03-07', secondDriver });
  const out = await plan({ fromDay: '2031-03-01', toDay: '2031-03-01', passengers: null });
  const cancelled = await plan({ fromDay: '2031-03-02', toDay: '2031-03-02' });
  await portal.owner.query('update transport_trip set status = 5 where id = $1', [cancelled]);
  await planTrip(area, tripBody({ centre, vehicle, driver }, { fromDay: '2031-03-05', toDay: '2031-03-05' }));

  const { vehicleName } = (await area.get(`${tripsPath}/${out}`)).body.data;
  expect((await clerk.get(`${rollsPath}/${roll}/trips`)).body.docs).toMatchObject([
    { id: out, vehicleName, fromDay: '2031-03-01', fromTime: '08:00', seats: 19, passengers: null },
    { id: back, vehicleName, fromDay: '2031-03-07', seats: 18, passengers: 10 },
  ]);
  const print = await clerk.get(`${rollsPath}/${roll}/print`, { page: 'bus', language: 'en' });
  expect([print.status, print.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  const hidden = await makeRoll(area, places['ASR-2'] ?? '');
  expect((await clerk.get(`${rollsPath}/${hidden}/trips`)).status).toBe(404);
});
