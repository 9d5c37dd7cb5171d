import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { transportTiles } from '@sewa/contract/transport/tiles';
import type { TripFields } from '@sewa/contract/transport/trips';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../testing/listener.ts';
import { readPrint } from '../../../testing/paper.ts';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { insistently, makeDriver, makeVehicle, planTrip, tripBody, tripsPath } from '../testing/fleet.ts';

const { PLANNED, STARTED, COMPLETED, CANCELLED } = tripStatuses;
const today = todayIn('Asia/Kolkata');
let portal: TestPortal;
let area: Visitor;
/** Of the centre ASR-1, with the right to see trips only. */
let clerk: Visitor;
let places: Record<string, string>;
let needs: { by: Visitor; owner: TestPortal['owner']; centre: string };

beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  const acl = { 'TRANSPORT.TRIP': 2, 'TRANSPORT.VEHICLE': 2 };
  await portal.owner.query('update org set acl = acl || $1::jsonb', [
    { 'TRANSPORT.TRIP': 30, 'TRANSPORT.VEHICLE': 30 },
  ]);
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [acl]);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  needs = { by: area, owner: portal.owner, centre: places['ASR-1'] ?? '' };
});
afterAll(() => portal.close());

const centre = () => needs.centre;
const vehicleOf = async (over = {}, papers = {}) => makeVehicle(needs, over, papers);
const driverOf = async (over = {}, papers = {}) => makeDriver(needs, over, papers);

/** A vehicle and a driver of its own, so that tests do not stand in each other's way. */
async function pair(over: { vehicle?: object; driver?: object } = {}) {
  return { centre: centre(), vehicle: await vehicleOf(over.vehicle), driver: await driverOf(over.driver) };
}
async function planned(over: Partial<TripFields> = {}) {
  const with_ = await pair();
  return { ...with_, id: await planTrip(area, tripBody(with_, over)) };
}
const read = async (id: string, by = area) => (await by.get(`${tripsPath}/${id}`)).body.data;
const step = (id: string, name: 'start' | 'end', odometer: number, more: object = {}, by = area) =>
  by.post(`${tripsPath}/${id}/${name}`, { odometer, ...more });

const idOf = ({ id }: { id: string }) => id;

async function giveBlood(sewadar: string, day: string): Promise<void> {
  const donor = newId();
  await portal.owner.query(
    `insert into blood_donor (area_id, id, centre_id, number, card_code, sewadar_id, name, gender, birth_date)
     select area_id, $1, centre_id, 900001, 'D000000009', id, name, 'male', '1990-01-01' from sewadar where id = $2`,
    [donor, sewadar],
  );
  await portal.owner.query(
    `insert into blood_donation (area_id, id, centre_id, donor_id, day, outcome, volume, rule_version, recorded_by)
     select area_id, gen_random_uuid(), centre_id, id, $2, 'complete', 450, 1, gen_random_uuid() from blood_donor where id = $1`,
    [donor, day],
  );
}

test('another centre hears of a trip, which it may read', async () => {
  const listener = await listen(portal.url, clerk);
  try {
    expect(await listener.subscribe('transport_trip.changed')).toMatchObject({ success: true });
    const elsewhere = { ...needs, centre: places['ASR-2'] ?? '' };
    const [vehicle, driver] = [await makeVehicle(elsewhere), await makeDriver(elsewhere)];
    const id = await planTrip(area, tripBody({ centre: elsewhere.centre, vehicle, driver }));
    expect(await read(id, clerk)).toMatchObject({ id });
    await listener.heard(({ data }) => data.changes.some(({ rowId }) => rowId === id));
  } finally {
    listener.close();
  }
});

test('a trip is planned, found, started, ended, told in the history and exported', async () => {
  const site = async (name: string) =>
    (
      await area.post('/api/transport/site', {
        name,
        address: '',
        distance: null,
        contactName: '',
        contactPhone: '',
        latitude: null,
        longitude: null,
        isActive: true,
        notes: '',
      })
    ).body.data.id;
  const [first, second] = [await site('Rayya mandi'), await site('Beas halt')];
  const with_ = await pair();
  const id = await planTrip(
    area,
    tripBody(with_, { purpose: 'Rice for the langar', sites: [first, second, first] }),
  );
  const trip = await read(id);
  expect(trip).toMatchObject({
    status: PLANNED,
    route: 'Rayya mandi – Beas halt – Rayya mandi',
    people: 10,
    odometer: 1_000,
    isLate: false,
    isMine: false,
  });
  expect((await area.delete(`/api/transport/site/${first}`)).body.code).toBe('IN_USE');
  for (const q of ['rice for', 'beas halt', trip.vehicleName.replaceAll(' ', '').toLowerCase()])
    expect((await area.get(tripsPath, { q })).body.data.rows.map((row: { id: string }) => row.id)).toContain(
      id,
    );
  const { docs } = (await area.get('/api/search', { q: 'rice langar' })).body;
  expect(docs).toContainEqual(expect.objectContaining({ entity: 'trip', id }));
  expect((await step(id, 'start', 1_010)).body.data).toMatchObject({ status: STARTED, odometerOut: 1_010 });
  expect((await step(id, 'end', 1_090)).body.data).toMatchObject({
    status: COMPLETED,
    odometerIn: 1_090,
    distance: 80,
    odometer: 1_090,
  });
  expect((await area.get(`/api/transport/vehicle/${with_.vehicle}`)).body.data.odometer).toBe(1_090);
  const history = (await area.get(`${tripsPath}/${id}/history`)).body.data.rows;
  expect(history.length).toBe(3);
  const file: string = (await area.get(`${tripsPath}/export`, { q: 'rice for' })).body;
  expect(file).toContain('Rice for the langar,Completed');
  expect(file).toContain('Rayya mandi – Beas halt – Rayya mandi');
});

test('the list opens at today: what is out and to come, the next first, then what was, the latest first', async () => {
  const with_ = await pair();
  const on = (offset: number, time = '08:00') => ({
    fromDay: dayAfter(today, offset),
    fromTime: time,
    toDay: dayAfter(today, offset),
    toTime: '23:00',
  });
  const plan = (...when: Parameters<typeof on>) => planTrip(area, tripBody(with_, on(...when)));
  const [later, lastWeek, tomorrow, out, yesterday, morning, evening] = [
    await plan(40),
    await plan(-7),
    await plan(1),
    await plan(-2),
    await plan(-1),
    await planTrip(area, tripBody(with_, { ...on(0, '00:00'), toTime: '09:00' })),
    await plan(0, '12:00'),
  ];
  // Should be back since the day before yesterday.
  await step(out, 'start', 1_000);
  const ids = async (sort: string) =>
    (await area.get(tripsPath, { sort, filter: { vehicle: with_.vehicle } })).body.data.rows.map(idOf);
  const nextFirst = [out, morning, evening, tomorrow, later, yesterday, lastWeek];
  expect(await ids('next')).toEqual(nextFirst);
  expect(await ids('-next')).toEqual(nextFirst.toReversed());
  expect(await ids('-fromDay')).toEqual([later, tomorrow, evening, morning, yesterday, out, lastWeek]);
  const file = await area.get(`${tripsPath}/export`, { sort: 'next', filter: { vehicle: with_.vehicle } });
  expect(file.status).toBe(200);
});

describe('one vehicle and one driver for a time', () => {
  test('of fifty who plan one vehicle at once, one does; touching trips go', async () => {
    const { vehicle } = await pair();
    const drivers = await Promise.all(Array.from({ length: 5 }, () => driverOf()));
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        insistently(() =>
          area.post(
            tripsPath,
            tripBody(
              { centre: centre(), vehicle, driver: drivers[place % drivers.length] ?? '' },
              { fromTime: `0${place % 4}:30`, toTime: `${10 + (place % 4)}:00` },
            ),
          ),
        ),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    for (const { body } of refused) expect(body.code).toMatch(/^TRIP_(VEHICLE|DRIVER)_BUSY$|OVERLAP$/);
    const mine = await area.get(tripsPath, { filter: { vehicle } });
    expect(mine.body.data.total).toBe(1);
    const { fromTime, toTime } = mine.body.data.rows[0];
    const [before, after] = [
      tripBody(
        { centre: centre(), vehicle, driver: drivers[0] ?? '' },
        { fromTime: '00:00', toTime: fromTime },
      ),
      tripBody(
        { centre: centre(), vehicle, driver: drivers[0] ?? '' },
        { fromTime: toTime, toTime: '23:00' },
      ),
    ];
    expect((await area.post(tripsPath, before)).status).toBe(200);
    expect((await area.post(tripsPath, after)).status).toBe(200);
  }, 120_000);

  test('of fifty who plan one driver at once, one does, as the first or the second driver', async () => {
    const [driver, other] = [await driverOf(), await driverOf()];
    const vehicles = await Promise.all(Array.from({ length: 10 }, () => vehicleOf()));
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, place) => {
        const vehicle = vehicles[place % vehicles.length] ?? '';
        const crew = place % 2 ? { driver, secondDriver: other } : { driver: other, secondDriver: driver };
        return insistently(() =>
          area.post(
            tripsPath,
            tripBody({ centre: centre(), vehicle, driver: crew.driver }, { secondDriver: crew.secondDriver }),
          ),
        );
      }),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await area.get(tripsPath, { filter: { driver } })).body.data.total).toBe(1);
    const next = tripBody(
      { centre: centre(), vehicle: vehicles[0] ?? '', driver },
      { fromTime: '12:00', toTime: '13:00' },
    );
    expect((await area.post(tripsPath, next)).status).toBe(200);
  }, 120_000);

  test('the database itself refuses an overlap, whoever writes, and allows touching times', async () => {
    const { id } = await planned();
    const copy = (from: string, to: string, columns = 'vehicle_id, driver_id') =>
      portal.owner.query(
        `insert into transport_trip (area_id, id, centre_id, number, purpose, ${columns}, from_day, from_time, to_day, to_time, made_by_name)
         select area_id, gen_random_uuid(), centre_id, 90000 + (random() * 1000000)::int, 'Copy', ${columns}, from_day, $2, to_day, $3, ''
         from transport_trip where id = $1`,
        [id, from, to],
      );
    await expect(copy('11:59', '13:00')).rejects.toThrow('transport_trip_overlap');
    const spare = await vehicleOf();
    await expect(copy('07:00', '08:01', `vehicle_id, driver_id`)).rejects.toThrow('transport_trip_overlap');
    await expect(
      portal.owner.query(
        `insert into transport_trip (area_id, id, centre_id, number, purpose, vehicle_id, driver_id, from_day, from_time, to_day, to_time, made_by_name)
         select area_id, gen_random_uuid(), centre_id, 89999, 'Copy', $2, driver_id, from_day, '11:00', to_day, '13:00', '' from transport_trip where id = $1`,
        [id, spare],
      ),
    ).rejects.toThrow('transport_trip_driver_overlap');
    await copy('12:00', '13:00');
    await copy('07:00', '08:00');
  });

  test('a cancelled trip frees both, an early return frees the rest, and the undo takes it again', async () => {
    const first = await planned();
    const again = tripBody(first);
    expect((await area.post(tripsPath, again)).body.code).toBe('TRIP_VEHICLE_BUSY');
    const { version } = await read(first.id);
    const cancelled = await area.post(`${tripsPath}/${first.id}/cancel`, { reason: 'Rain', version });
    expect(cancelled.body.data).toMatchObject({ status: CANCELLED, reason: 'Rain' });
    const second = await planTrip(area, again);
    const undo = await area.post(`${tripsPath}/${first.id}/undo`, { version: version + 1 });
    expect(undo.body.code).toBe('TRANSPORT_TRIP_OVERLAP');
    expect(undo.body.message).not.toContain('roll');
    expect((await area.delete(`${tripsPath}/${second}`)).status).toBe(200);
    expect(
      (await area.post(`${tripsPath}/${first.id}/undo`, { version: version + 1 })).body.data.status,
    ).toBe(PLANNED);

    // Under way since this morning, and back before the planned end.
    const early = await pair();
    const days = {
      fromDay: dayAfter(today, -1),
      fromTime: '00:00',
      toDay: dayAfter(today, 2),
      toTime: '20:00',
    };
    const id = await planTrip(area, tripBody(early, days));
    await step(id, 'start', 1_000);
    const later = tripBody(early, { fromDay: dayAfter(today, 1), toDay: dayAfter(today, 1) });
    expect((await area.post(tripsPath, later)).body.code).toBe('TRIP_VEHICLE_BUSY');
    await step(id, 'end', 1_050);
    expect((await area.post(tripsPath, later)).status).toBe(200);
  });
});

describe('what is refused, with the next fit vehicle', () => {
  test('a trip that ends a day after the insurance does, at planning and at the start', async () => {
    const type = 25;
    const vehicle = await vehicleOf({ type, seats: 3 }, { insurance: '2032-02-28' });
    const spare = await vehicleOf({ type, seats: 3, number: 'PB 09 NF 0001' });
    const driver = await driverOf();
    const plan = (toDay: string, toTime = '18:00') =>
      tripBody(
        { centre: centre(), vehicle, driver },
        { fromDay: '2032-02-28', toDay, toTime, passengers: 1 },
      );
    const { body } = await area.post(tripsPath, plan('2032-02-29'));
    expect(body).toMatchObject({ code: 'TRIP_PAPER_LAPSES', fields: { vehicle: expect.any(String) } });
    expect(body.message).toContain('Insurance: valid until 28 Feb 2032');
    expect(body.message).toContain('The next fit vehicle is PB 09 NF 0001.');
    expect(body.data).toMatchObject({ nextFit: { id: spare, number: 'PB 09 NF 0001' } });
    for (const language of ['hi', 'pa']) {
      const spoken = await area.post(tripsPath, plan('2032-02-29'), { 'accept-language': language });
      expect(spoken.body.message).toContain('PB 09 NF 0001');
      expect(spoken.body.message).not.toMatch(/[{}]/);
    }
    const id = await planTrip(area, plan('2032-02-29', '00:00'));
    // The insurance is corrected to an earlier day after the trip was planned.
    await portal.owner.query(
      "update expiring_paper set valid_until = '2032-02-27' where vehicle_id = $1 and kind = 'insurance'",
      [vehicle],
    );
    const start = await step(id, 'start', 1_000);
    expect(start.body).toMatchObject({ code: 'TRIP_PAPER_LAPSES', data: { nextFit: { id: spare } } });
    expect(await read(id)).toMatchObject({ status: PLANNED, odometerOut: null });
    expect(
      (
        await area.post(
          tripsPath,
          tripBody(
            { centre: centre(), vehicle: spare, driver },
            { fromDay: '2032-02-28', toDay: '2032-02-29', passengers: 1, fromTime: '06:00', toTime: '06:00' },
          ),
        )
      ).body.code,
    ).toBe('TRIP_DRIVER_BUSY');
  });

  test('too many passengers, a class below the vehicle, a driver on leave, a vehicle in repair, an expired licence', async () => {
    const with_ = await pair();
    const refused = async (fields: TripFields) => (await area.post(tripsPath, fields)).body;
    expect(await refused(tripBody(with_, { passengers: 52 }))).toMatchObject({
      code: 'TRIP_TOO_MANY',
      fields: { passengers: expect.any(String) },
      message: expect.stringContaining('52 seats'),
    });
    const light = await driverOf({ classes: ['LMV'] });
    expect(await refused(tripBody({ ...with_, driver: light }))).toMatchObject({
      code: 'TRIP_CLASS_TOO_LOW',
      message: expect.stringContaining('HMV'),
    });
    const away = await driverOf({ leaveFrom: '2031-03-01', leaveTo: '2031-03-05' });
    expect(await refused(tripBody({ ...with_, driver: away }))).toMatchObject({
      code: 'TRIP_DRIVER_ON_LEAVE',
      message: expect.stringContaining('1 Mar 2031'),
    });
    const gone = await driverOf({ status: 'onLeave' });
    expect((await refused(tripBody(with_, { secondDriver: gone }))).code).toBe('TRIP_DRIVER_ON_OPEN_LEAVE');
    const lapsed = await driverOf({}, { licence: '2031-03-02' });
    expect((await refused(tripBody({ ...with_, driver: lapsed }))).code).toBe('TRIP_LICENCE_LAPSES');
    const broken = await vehicleOf({ status: 'inRepair' });
    expect((await refused(tripBody({ ...with_, vehicle: broken }))).code).toBe('TRIP_VEHICLE_NOT_IN_USE');
    const bare = await vehicleOf({}, { insurance: null });
    expect((await refused(tripBody({ ...with_, vehicle: bare }))).code).toBe('TRIP_PAPER_MISSING');
    expect((await refused(tripBody(with_, { secondDriver: with_.driver }))).fields).toHaveProperty(
      'secondDriver',
    );
    expect((await refused(tripBody(with_, { toTime: '08:00' }))).fields).toHaveProperty('toTime');
    expect((await refused(tripBody(with_, { toDay: '2031-04-03' }))).fields).toHaveProperty('toDay');
  });

  test('a change of the purpose is not refused for a paper that has lapsed since; a change of the time is', async () => {
    const vehicle = await vehicleOf({}, { insurance: '2031-03-10' });
    const fields = tripBody({ centre: centre(), vehicle, driver: await driverOf() });
    const id = await planTrip(area, fields);
    await portal.owner.query(
      "update expiring_paper set valid_until = '2031-03-01' where vehicle_id = $1 and kind = 'insurance'",
      [vehicle],
    );
    const save = (over: Partial<TripFields>, version: number) =>
      area.put(`${tripsPath}/${id}`, { ...fields, ...over, version });
    expect((await save({ purpose: 'Flour' }, 1)).status).toBe(200);
    expect((await save({ purpose: 'Flour', toTime: '13:00' }, 2)).body.code).toBe('TRIP_PAPER_LAPSES');
  });
});

describe('the odometer', () => {
  test('does not run back, and a digit too many is noticed', async () => {
    const { id, vehicle } = await planned();
    expect((await step(id, 'start', 999)).body).toMatchObject({
      code: 'ODOMETER_BACK',
      fields: { odometer: expect.any(String) },
      message: expect.stringContaining('1000 km'),
    });
    expect((await step(id, 'start', 10_100)).body.code).toBe('ODOMETER_TOO_FAR');
    await step(id, 'start', 1_200);
    expect((await step(id, 'end', 1_199)).body.code).toBe('ODOMETER_BACK');
    // Fuel was taken on the way.
    await portal.owner.query('update transport_vehicle set odometer = 1300 where id = $1', [vehicle]);
    expect((await step(id, 'end', 1_250)).body.code).toBe('ODOMETER_BACK');
    expect((await step(id, 'end', 1_400)).body.data).toMatchObject({ distance: 200 });
    const { version } = await read(id);
    const correct = (odometerOut: number, odometerIn: number) =>
      area.post(`${tripsPath}/${id}/correct`, { odometerOut, odometerIn, version });
    expect((await correct(1_300, 1_299)).body.code).toBe('ODOMETER_BACK');
    expect((await correct(1_210, 1_390)).body.data).toMatchObject({ distance: 180, odometer: 1_390 });
  });

  test('a start that was typed too high is corrected on the way, and the trip ends', async () => {
    const { id } = await planned();
    const correct = async (over: object) =>
      (await area.post(`${tripsPath}/${id}/correct`, { version: (await read(id)).version, ...over })).body;
    expect((await correct({ odometerOut: 1_000 })).code).toBe('TRIP_FROZEN');
    await step(id, 'start', 1_500);
    expect((await step(id, 'end', 1_150)).body.code).toBe('ODOMETER_BACK');
    expect((await correct({ odometerOut: 1_050, odometerIn: 1_150 })).code).toBe('TRIP_FROZEN');
    expect((await correct({ odometerOut: 1_050 })).data).toMatchObject({
      ...{ status: STARTED, odometerOut: 1_050, odometerIn: null, endedAt: null },
      odometer: 1_050,
    });
    expect((await step(id, 'end', 1_150)).body.data).toMatchObject({ status: COMPLETED, distance: 100 });
    // What is left out of a completed trip stays.
    expect((await correct({ odometerOut: 1_040 })).data).toMatchObject({ odometerIn: 1_150, distance: 110 });
  });

  test('starts once, whoever presses the button again, and the same step sent again is the same step', async () => {
    const { id } = await planned();
    const at = new Date(Date.now() - 10 * 60_000).toISOString();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => insistently(() => step(id, 'start', 1_005, { at }))),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    const { startedAt, version } = await read(id);
    expect(version).toBe(2);
    expect(Math.abs(Date.parse(startedAt) - Date.parse(at))).toBeLessThan(30_000);
    expect((await step(id, 'start', 1_006)).body.code).toBe('TRIP_MOVE_UNKNOWN');
    // A clock that is ahead does not end a trip in the future.
    const ahead = new Date(Date.now() + 86_400_000).toISOString();
    await step(id, 'end', 1_010, { at: ahead });
    expect(Date.parse((await read(id)).endedAt)).toBeLessThanOrEqual(Date.now());
  });
});

describe('steps', () => {
  test('a vehicle that is still out does not start again, and a trip under way keeps its vehicle', async () => {
    const first = await planned();
    const second = await planTrip(
      area,
      tripBody({ ...first, driver: await driverOf() }, { fromTime: '12:00', toTime: '14:00' }),
    );
    await step(first.id, 'start', 1_000);
    expect((await step(second, 'start', 1_000)).body).toMatchObject({ code: 'TRIP_STILL_OUT' });
    const { id: _id, version, ...rest } = await read(first.id);
    const fields = tripBody(first);
    const other = await vehicleOf();
    expect(
      (await area.put(`${tripsPath}/${first.id}`, { ...fields, vehicle: other, version })).body.code,
    ).toBe('TRIP_ON_ITS_WAY');
    expect(
      (await area.put(`${tripsPath}/${first.id}`, { ...fields, notes: 'Late', version })).body.data,
    ).toMatchObject({ notes: 'Late', status: rest.status });
    expect((await area.delete(`${tripsPath}/${first.id}`)).body.code).toBe('TRIP_FROZEN');
    const cancel = await area.post(`${tripsPath}/${first.id}/cancel`, { reason: 'No', version: version + 1 });
    expect(cancel.body.code).toBe('TRIP_MOVE_UNKNOWN');
  });

  test('a start can be undone for a while by who made it', async () => {
    const { id } = await planned();
    const started = (await step(id, 'start', 1_000)).body.data;
    expect((await clerk.post(`${tripsPath}/${id}/undo`, { version: started.version })).body.code).toBe(
      'TRIP_UNDO_REFUSED',
    );
    expect(
      (await area.post(`${tripsPath}/${id}/undo`, { version: started.version })).body.data,
    ).toMatchObject({
      status: PLANNED,
      startedAt: null,
      odometerOut: null,
    });
    expect(
      (await area.post(`${tripsPath}/${id}/cancel`, { reason: '', version: started.version + 1 })).body.code,
    ).toBe('TRIP_REASON_NEEDED');
  });

  test('an end is not undone while the vehicle is out on its next trip', async () => {
    const { id, ...with_ } = await planned();
    const next = await planTrip(area, tripBody(with_, { fromTime: '13:00', toTime: '14:00' }));
    await step(id, 'start', 1_000);
    const { version } = (await step(id, 'end', 1_020)).body.data;
    await step(next, 'start', 1_020);
    const undone = await area.post(`${tripsPath}/${id}/undo`, { version });
    expect(undone.body).toMatchObject({ code: 'TRIP_STILL_OUT' });
    expect(undone.body.message).toContain(`trip ${(await read(next)).number}`);
  });

  test('a mistyped reading goes with the step that is undone, and what was read meanwhile stays', async () => {
    const { id, vehicle } = await planned();
    const odometer = async () => (await area.get(`/api/transport/vehicle/${vehicle}`)).body.data.odometer;
    const undo = ({ version }: { version: number }) => area.post(`${tripsPath}/${id}/undo`, { version });
    await undo((await step(id, 'start', 5_001)).body.data);
    expect(await odometer()).toBe(1_000);
    expect((await step(id, 'start', 1_010)).body.data).toMatchObject({ status: STARTED, odometer: 1_010 });

    await portal.owner.query(
      `insert into transport_expense (area_id, id, centre_id, number, vehicle_id, kind, day, amount, litres, odometer, made_by, made_by_name)
       select area_id, gen_random_uuid(), centre_id, 900001, id, 'fuel', $2, 100, 10, 1050, gen_random_uuid(), 'A' from transport_vehicle where id = $1`,
      [vehicle, today],
    );
    await undo((await step(id, 'end', 4_100)).body.data);
    expect(await odometer()).toBe(1_050);
    expect((await step(id, 'end', 1_040)).body.code).toBe('ODOMETER_BACK');
  });
});

describe('who may', () => {
  test('drivers start and end their own trips, also of another centre, and plan none', async () => {
    const driver = await driverOf({ username: 'Clerk', centre: places['ASR-2'] });
    const vehicle = await vehicleOf({ centre: places['ASR-2'] });
    const elsewhere = { centre: places['ASR-2'] ?? '', vehicle, driver };
    const id = await planTrip(area, tripBody(elsewhere, { fromDay: today, toDay: dayAfter(today, 1) }));
    const mine = (await clerk.get('/api/transport/my-trips')).body.data;
    expect(mine).toMatchObject({ isDriver: true, trips: [{ id, isMine: true }] });
    expect((await step(id, 'start', 1_000, {}, clerk)).body.data).toMatchObject({ status: STARTED });
    expect((await step(id, 'end', 1_020, {}, clerk)).body.data).toMatchObject({ status: COMPLETED });
    expect((await clerk.put(`${tripsPath}/${id}`, { ...tripBody(elsewhere), version: 3 })).status).toBe(403);
    const other = await planned();
    expect((await step(other.id, 'start', 1_000, {}, clerk)).status).toBe(403);
    const far = await planTrip(
      area,
      tripBody({ ...elsewhere, driver: await driverOf() }, { fromDay: '2031-05-01', toDay: '2031-05-01' }),
    );
    expect((await step(far, 'start', 1_000, {}, clerk)).body.code).toBe('TRIP_NOT_YOURS');
    await portal.owner.query("update transport_driver set username = '' where id = $1", [driver]);
    expect((await clerk.get('/api/transport/my-trips')).body.data).toEqual({
      isDriver: false,
      trips: [],
      afterDonation: [],
    });
  });

  test('a centre sees the trips of the area and changes its own', async () => {
    await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [
      { 'TRANSPORT.TRIP': 30 },
    ]);
    const editor = await portal.signIn('clerk');
    const with_ = await pair();
    const other = tripBody({ ...with_, centre: places['ASR-2'] ?? '' });
    const id = await planTrip(area, other);
    expect((await editor.get(`${tripsPath}/${id}`)).status).toBe(200);
    expect((await editor.put(`${tripsPath}/${id}`, { ...other, version: 1 })).status).toBe(404);
    expect((await editor.delete(`${tripsPath}/${id}`)).status).toBe(404);
    expect(
      (
        await editor.post(
          tripsPath,
          tripBody(
            { ...with_, centre: places['ASR-2'] ?? '' },
            { fromDay: '2031-07-01', toDay: '2031-07-01' },
          ),
        )
      ).status,
    ).toBe(400);
    expect(
      (await editor.post(tripsPath, tripBody(with_, { fromDay: '2031-07-01', toDay: '2031-07-01' }))).status,
    ).toBe(200);
    expect((await (await portal.signIn('counter')).get(tripsPath)).status).toBe(403);
  });
});

describe('free vehicles and drivers, and the board', () => {
  test('each is shown with what speaks against it, the free ones first', async () => {
    const with_ = await planned({ fromDay: '2031-09-01', toDay: '2031-09-01' });
    const query = { from: '2031-09-01T11:00', to: '2031-09-01T15:00', passengers: 20 };
    const free = (await area.get(`${tripsPath}/free`, query)).body.data;
    const problemsOf = (id: string) =>
      [...free.vehicles, ...free.drivers].find((one) => one.id === id).problems;
    expect(problemsOf(with_.vehicle)).toMatchObject([{ code: 'TRIP_VEHICLE_BUSY' }]);
    expect(problemsOf(with_.driver)).toMatchObject([{ code: 'TRIP_DRIVER_BUSY' }]);
    const firstBusy = free.vehicles.findIndex((one: { problems: unknown[] }) => one.problems.length > 0);
    expect(
      free.vehicles.slice(firstBusy).every((one: { problems: unknown[] }) => one.problems.length > 0),
    ).toBe(true);
    const own = (await area.get(`${tripsPath}/free`, { ...query, without: with_.id })).body.data;
    expect(own.vehicles.find((one: { id: string }) => one.id === with_.vehicle).problems).toEqual([]);
    expect([free.nextFit, own.nextFit]).toEqual([null, null]);
  });

  test('instead of a vehicle that does not fit, one is named that does and that the drivers may drive', async () => {
    const small = await vehicleOf({ type: 5, seats: 5 });
    const larger = await vehicleOf({ type: 5, seats: 6 });
    const bus = await vehicleOf({ type: 10, seats: 30 });
    const driver = await driverOf({ classes: ['LMV'] });
    const second = await driverOf({ classes: ['LMV'] });
    const ask = async (more: object) =>
      (
        await area.get(`${tripsPath}/free`, {
          from: '2031-09-08T08:00',
          to: '2031-09-08T12:00',
          vehicle: small,
          driver,
          ...more,
        })
      ).body.data.nextFit;
    expect(await ask({ passengers: 4 })).toBeNull();
    expect(await ask({ passengers: 4, secondDriver: second })).toBe(larger);
    expect(await ask({ passengers: 4, secondDriver: second, vehicle: larger })).toBeNull();
    // Nobody of them may drive the bus.
    expect(await ask({ passengers: 20 })).not.toBe(bus);
  });

  test('a driver who gave blood on the day before is warned about, and nobody learns more', async () => {
    const sewadar = await makeSewadar(area, centre(), { name: 'Gurdev Singh' });
    const driver = await driverOf({ sewadar, name: '', username: 'clerk' });
    await giveBlood(sewadar, dayAfter(today, 1));
    const with_ = { centre: centre(), vehicle: await vehicleOf(), driver };
    const on = (offset: number) => ({ fromDay: dayAfter(today, offset), toDay: dayAfter(today, offset) });
    const [before, sameDay, next, later] = [
      await planTrip(area, tripBody(with_, on(0))),
      await planTrip(area, tripBody(with_, on(1))),
      await planTrip(area, tripBody(with_, on(2))),
      await planTrip(area, tripBody(with_, on(3))),
    ];
    const warned = async (id: string, by = clerk) =>
      (await by.get(`${tripsPath}/${id}/warnings`)).body.data.gaveBlood;
    expect(await warned(sameDay)).toEqual(['Gurdev Singh']);
    expect(await warned(next)).toEqual(['Gurdev Singh']);
    expect([await warned(before), await warned(later)]).toEqual([[], []]);
    const mine = (await clerk.get('/api/transport/my-trips')).body.data;
    expect(new Set(mine.afterDonation)).toEqual(new Set([sameDay, next]));
    const toldOn = async (offset: number, by = area) => {
      const day = dayAfter(today, offset);
      const { drivers } = (await by.get(`${tripsPath}/free`, { from: `${day}T14:00`, to: `${day}T15:00` }))
        .body.data;
      return drivers.filter(({ hasGivenBlood }: { hasGivenBlood: boolean }) => hasGivenBlood).map(idOf);
    };
    expect(await toldOn(2)).toEqual([driver]);
    // It is for those who plan, and past days would tell when each driver gave blood.
    await portal.owner.query("update app_user set acl = acl || $1 where username = 'clerk'", [
      { 'TRANSPORT.TRIP': 2 },
    ]);
    expect(await toldOn(2, await portal.signIn('clerk'))).toEqual([]);
    await portal.owner.query(
      `update blood_donation set day = $2 where donor_id = (select id from blood_donor where sewadar_id = $1)`,
      [sewadar, dayAfter(today, -9)],
    );
    expect(await toldOn(-9)).toEqual([]);
    expect(await warned(await planTrip(area, tripBody(with_, on(-9))))).toEqual([]);
    await portal.owner.query(
      `update blood_donation set day = $2 where donor_id = (select id from blood_donor where sewadar_id = $1)`,
      [sewadar, dayAfter(today, 1)],
    );
    expect(JSON.stringify(await read(next))).not.toMatch(/blood/i);
    expect((await step(sameDay, 'start', 1_000)).status).toBe(200);
    expect(await warned(sameDay)).toEqual([]);
    await portal.owner.query("update transport_driver set username = '' where id = $1", [driver]);
  });

  test('a planned trip says when its vehicle can no longer go', async () => {
    const { id, vehicle } = await planned({ fromDay: dayAfter(today, 5), toDay: dayAfter(today, 5) });
    const problems = async () => (await clerk.get(`${tripsPath}/${id}/warnings`)).body.data.problems;
    expect(await problems()).toEqual([]);
    await portal.owner.query("update transport_vehicle set status = 'inRepair' where id = $1", [vehicle]);
    await portal.owner.query(
      "update expiring_paper set valid_until = $2 where vehicle_id = $1 and kind = 'insurance'",
      [vehicle, dayAfter(today, 4)],
    );
    expect(await problems()).toMatchObject([
      { code: 'TRIP_VEHICLE_NOT_IN_USE', field: 'vehicle', values: { status: 'inRepair' } },
      { code: 'TRIP_PAPER_LAPSES', field: 'vehicle', values: { paper: 'insurance' } },
    ]);
  });

  test('a week shows its trips; a drag plans anew and is judged', async () => {
    const first = await planned({ fromDay: '2031-10-06', toDay: '2031-10-06' });
    const other = await vehicleOf();
    const week = (await area.get('/api/transport/board', { from: '2031-10-06' })).body.data;
    expect(week.trips).toMatchObject([
      { id: first.id, from: '2031-10-06T08:00', to: '2031-10-06T12:00', isOwn: true },
    ]);
    const plan = (over: object, version = 1) =>
      area.post(`${tripsPath}/${first.id}/plan`, {
        from: '2031-10-07T09:00',
        to: '2031-10-07T13:00',
        vehicle: other,
        driver: first.driver,
        version,
        ...over,
      });
    expect((await plan({})).body.data).toMatchObject({
      fromDay: '2031-10-07',
      fromTime: '09:00',
      vehicle: other,
      version: 2,
    });
    expect((await plan({})).body.code).toBe('CONFLICT');
    const small = await vehicleOf({ seats: 5 });
    expect((await plan({ vehicle: small }, 2)).body.code).toBe('TRIP_TOO_MANY');
    expect((await area.get('/api/transport/board', { from: '2031-10-13' })).body.data.trips).toEqual([]);
  });
});

test('the sheet of a trip and the log book of a month come as PDF and are recorded', async () => {
  const { id, vehicle } = await planned();
  await step(id, 'start', 1_001);
  const prints = [
    await area.get(`${tripsPath}/${id}/print`, { language: 'pa' }),
    await area.get('/api/transport/log-book', { vehicle, month: '2031-03', language: 'hi' }),
  ];
  for (const { status, headers } of prints)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const history = (await area.get(`${tripsPath}/${id}/history`)).body.data.rows;
  expect(history.filter(({ kind }: { kind: number }) => kind === 6)).toHaveLength(1);
  expect((await area.get('/api/transport/log-book', { vehicle: id, month: '2031-03' })).status).toBe(404);
});

test('a trip stands in the log book of the month in which it was driven, not of its plan', async () => {
  const { id, vehicle } = await planned({ purpose: 'Blankets' });
  await step(id, 'start', 1_001);
  const bookOf = async (month: string) => {
    const query = { vehicle, month, language: 'en' };
    const { pages } = await readPrint({ portal, visitor: area, path: '/api/transport/log-book', query });
    return pages.join();
  };
  expect(await bookOf(today.slice(0, 7))).toContain('Blankets');
  expect(await bookOf('2031-03')).not.toContain('Blankets');
});

test('Home counts the late trips of the own centres, as the list behind the number does', async () => {
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [
    { 'TRANSPORT.TRIP': 30 },
  ]);
  const editor = await portal.signIn('clerk');
  const late = async (by: Visitor): Promise<number> => {
    const numbers: { kind: string; count: number }[] = (await by.get('/api/home/waiting')).body.docs;
    const { total } = (await by.get(tripsPath, { filter: transportTiles.lateTrips() })).body.data;
    expect(numbers.find(({ kind }) => kind === 'lateTrips')?.count ?? 0).toBe(total);
    return total;
  };
  const [own, all] = [await late(editor), await late(area)];
  const yesterday = { fromDay: dayAfter(today, -1), toDay: dayAfter(today, -1) };
  const elsewhere = { ...(await pair()), centre: places['ASR-2'] ?? '' };
  await step(await planTrip(area, tripBody(elsewhere, yesterday)), 'start', 1_000);
  expect([await late(editor), await late(area)]).toEqual([own, all + 1]);
  await step(await planTrip(area, tripBody(await pair(), yesterday)), 'start', 1_000);
  expect([await late(editor), await late(area)]).toEqual([own + 1, all + 2]);
});
