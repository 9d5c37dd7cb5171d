import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import { tripStatuses } from '@sewa/contract/transport/enums';
import type { TripFields } from '@sewa/contract/transport/trips';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { makeDriver, makeVehicle, planTrip, tripBody, tripsPath } from '../testing/fleet.ts';

const { STARTED, COMPLETED } = tripStatuses;
const zone = 'Asia/Kolkata';
const today = todayIn(zone);
const [friday, saturday, sunday] = [dayAfter(today, -3), dayAfter(today, -2), dayAfter(today, -1)];

let portal: TestPortal;
let area: Visitor;
let needs: { by: Visitor; owner: TestPortal['owner']; centre: string };

beforeAll(async () => {
  portal = await openTestPortal();
  const places = await placesOf(portal);
  await portal.owner.query('update org set acl = acl || $1::jsonb', [
    { 'TRANSPORT.TRIP': 30, 'TRANSPORT.VEHICLE': 30, 'TRANSPORT.EXPENSE': 30 },
  ]);
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [
    { 'TRANSPORT.TRIP': 2 },
  ]);
  area = await portal.signIn('area');
  needs = { by: area, owner: portal.owner, centre: places['ASR-1'] ?? '' };
});
afterAll(() => portal.close());

type Pair = { centre: string; vehicle: string; driver: string };
async function pair(papers = {}, driver = {}): Promise<Pair> {
  const { centre } = needs;
  const vehicle = await makeVehicle(needs, { odometer: 9_990 }, papers);
  return { centre, vehicle, driver: await makeDriver(needs, driver) };
}
const on = (day: string, over: Partial<TripFields> = {}) => ({ fromDay: day, toDay: day, ...over });
const plan = (with_: Pair, day: string, over: Partial<TripFields> = {}) =>
  planTrip(area, tripBody(with_, on(day, over)));
const step = async (id: string, name: 'start' | 'end', odometer: number, when?: string, by = area) =>
  (await by.post(`${tripsPath}/${id}/${name}`, { odometer, ...(when === undefined ? {} : { when }) })).body;
const read = async (id: string) => (await area.get(`${tripsPath}/${id}`)).body.data;
const odometer = async ({ vehicle }: Pair) =>
  (await area.get(`/api/transport/vehicle/${vehicle}`)).body.data.odometer;
const wall = (moment: string) => wallTimeIn(zone, new Date(moment));
let bills = 0;
const fill = async (with_: Pair, day: string, reading: number) => {
  bills += 1;
  const fields = { kind: 'fuel', day, amount: 250_000 + bills, litres: 30, odometer: reading, trip: null };
  const rest = { vendor: 'Bharat Petroleum', billNumber: `T ${bills}`, paidBy: '', notes: '' };
  const { centre, vehicle } = with_;
  return (await area.post('/api/transport/expense', { centre, vehicle, ...fields, ...rest })).body;
};

describe("a driver's phone", () => {
  test('keeps completed trips for seven days, and takes a bill of its own day', async () => {
    const acl = { 'TRANSPORT.TRIP': 2, 'TRANSPORT.EXPENSE': 6 };
    await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [acl]);
    const clerk = await portal.signIn('clerk');
    const with_ = await pair({}, { username: 'clerk' });
    const [weekAgo, before] = [dayAfter(today, -7), dayAfter(today, -8)];
    const done = async (day: string, readings: [number, number]) => {
      const id = await plan(with_, day);
      await step(id, 'start', readings[0], `${day}T08:00`);
      await step(id, 'end', readings[1], `${day}T11:00`);
      return id;
    };
    await done(before, [10_000, 10_010]);
    const [first, last] = [await done(weekAgo, [10_010, 10_020]), await done(sunday, [10_020, 10_090])];
    // Planned for the day before, and back a week ago.
    const late = await plan(with_, before, { fromTime: '14:00', toTime: '18:00' });
    await step(late, 'start', 10_010, `${before}T14:00`);
    await step(late, 'end', 10_010, `${weekAgo}T07:00`);
    const neverDriven = await plan(with_, saturday);
    const coming = await plan(with_, today, { fromTime: '23:00', toTime: '23:30' });
    const listed = (await clerk.get('/api/transport/my-trips')).body.data.trips.map(
      ({ id }: { id: string }) => id,
    );
    expect(listed).toEqual([coming, last, first, late]);
    expect(listed).not.toContain(neverDriven);
    const bill = { amount: 100_000, litres: 20, odometer: 10_060, vendor: '', billNumber: '', photo: null };
    const sent = await clerk.post(`/api/transport/trip/${last}/fuel`, {
      ...bill,
      id: newId(),
      day: sunday,
    });
    expect(sent.status).toBe(200);
    const made = (await clerk.get(`/api/transport/expense/${sent.body.data.id}`)).body.data;
    expect(made).toMatchObject({ day: sunday, trip: last });
    await portal.owner.query("update transport_driver set username = '' where id = $1", [with_.driver]);
  });
});

describe('a sheet of Saturday that is typed in on Monday', () => {
  test('keeps the times of the sheet, and the fuel bill of that day fits', async () => {
    const with_ = await pair();
    const id = await plan(with_, saturday);
    expect((await step(id, 'start', 10_000, `${saturday}T08:10`)).data).toMatchObject({ status: STARTED });
    expect((await step(id, 'end', 10_300, `${saturday}T11:40`)).data).toMatchObject({
      status: COMPLETED,
      distance: 300,
    });
    const { startedAt, endedAt } = await read(id);
    expect([wall(startedAt), wall(endedAt)]).toEqual([`${saturday}T08:10`, `${saturday}T11:40`]);
    expect((await fill(with_, saturday, 10_150)).success).toBe(true);
    expect(await odometer(with_)).toBe(10_300);
  });

  test('fits where the bill, or a later trip, was entered first', async () => {
    const with_ = await pair();
    const [first, second] = [await plan(with_, saturday), await plan(with_, sunday)];
    expect((await fill(with_, saturday, 10_150)).success).toBe(true);
    await step(second, 'start', 10_320, `${sunday}T08:00`);
    await step(second, 'end', 10_400, `${sunday}T12:00`);
    expect((await step(first, 'start', 10_321, `${saturday}T08:00`)).code).toBe('ODOMETER_BEYOND_NEXT');
    expect((await step(first, 'start', 10_000, `${saturday}T08:00`)).success).toBe(true);
    // Without its day the end lies after the later trip.
    expect((await step(first, 'end', 10_300)).code).toBe('ODOMETER_BACK');
    expect((await step(first, 'end', 10_300, `${sunday}T08:01`)).code).toBe('TRIP_WAS_OUT');
    expect((await step(first, 'end', 10_300, `${saturday}T12:00`)).success).toBe(true);
    expect(await odometer(with_)).toBe(10_400);
  });

  test('is judged by the papers and the fleet of Saturday', async () => {
    const with_ = await pair({ pollution: saturday });
    const [lawful, unlawful] = [await plan(with_, saturday), await plan(with_, friday)];
    await portal.owner.query("update transport_vehicle set status = 'inRepair' where id = $1", [
      with_.vehicle,
    ]);
    expect((await step(lawful, 'start', 10_000)).code).toBe('TRIP_VEHICLE_NOT_IN_USE');
    expect((await step(lawful, 'start', 10_000, `${saturday}T08:00`)).success).toBe(true);
    expect((await step(lawful, 'end', 10_010, `${saturday}T09:00`)).success).toBe(true);
    expect((await step(unlawful, 'start', 10_020, `${sunday}T08:00`)).code).toBe('TRIP_PAPER_LAPSES');
  });

  test('is typed in although its driver has left since', async () => {
    const sewadar = await makeSewadar(area, needs.centre, { name: 'Gurdev Singh' });
    const id = await plan(await pair({}, { sewadar, name: '' }), saturday);
    await portal.owner.query("update sewadar set status = 'transferred' where id = $1", [sewadar]);
    expect((await step(id, 'start', 10_000)).code).toBe('TRIP_DRIVER_LEFT');
    expect((await step(id, 'start', 10_000, `${saturday}T08:00`)).success).toBe(true);
  });

  test('is refused in the future, long before the plan, before its start and while the vehicle was out', async () => {
    const with_ = await pair();
    const id = await plan(with_, saturday);
    const tomorrow = `${dayAfter(today, 1)}T08:00`;
    expect(await step(id, 'start', 10_000, tomorrow)).toMatchObject({
      code: 'VALIDATION',
      fields: { when: 'This time is still to come' },
    });
    expect(await step(id, 'start', 10_000, `${friday}T07:59`)).toMatchObject({
      code: 'TRIP_BEFORE_PLAN',
      fields: { when: expect.any(String) },
    });
    expect((await step(id, 'start', 10_000, `${friday}T08:00`)).success).toBe(true);
    expect((await step(id, 'end', 10_100, `${friday}T07:00`)).code).toBe('TRIP_END_BEFORE_START');
    expect((await step(id, 'end', 10_100, `${saturday}T10:00`)).success).toBe(true);

    const other = await makeVehicle(needs);
    const sameDriver = await plan({ ...with_, vehicle: other }, saturday, {
      fromTime: '12:00',
      toTime: '14:00',
    });
    expect(await step(sameDriver, 'start', 1_000, `${saturday}T09:59`)).toMatchObject({
      code: 'TRIP_WAS_OUT',
      message: expect.stringContaining(`trip ${(await read(id)).number}`),
    });
    expect((await step(sameDriver, 'start', 1_000, `${saturday}T10:00`)).success).toBe(true);
  });

  test('waits for the return of a trip that is under way', async () => {
    const with_ = await pair();
    const [earlier, now] = [
      await plan(with_, saturday),
      await plan(with_, today, { toDay: dayAfter(today, 1) }),
    ];
    await step(now, 'start', 10_500);
    expect((await step(earlier, 'start', 10_000, `${saturday}T08:00`)).code).toBe('TRIP_OUT_SINCE');
    await step(now, 'end', 10_600);
    expect((await step(earlier, 'start', 10_000, `${saturday}T08:00`)).success).toBe(true);
  });

  test('is for those who plan trips, also where the driver takes the step', async () => {
    const with_ = await pair({}, { username: 'clerk' });
    const id = await plan(with_, saturday);
    const clerk = await portal.signIn('clerk');
    expect((await step(id, 'start', 10_000, `${saturday}T08:00`, clerk)).code).toBe('FORBIDDEN');
    expect((await step(id, 'start', 10_000, undefined, clerk)).success).toBe(true);
    await portal.owner.query("update transport_driver set username = '' where id = $1", [with_.driver]);
  });
});

describe('the times of a completed trip', () => {
  async function completed(with_: Pair, day = saturday) {
    const id = await plan(with_, day);
    await step(id, 'start', 10_000, `${day}T08:00`);
    await step(id, 'end', 10_300, `${day}T12:00`);
    return id;
  }
  const correct = async (id: string, over: object) => {
    const { version, odometerOut, odometerIn } = await read(id);
    return (await area.post(`${tripsPath}/${id}/correct`, { odometerOut, odometerIn, version, ...over }))
      .body;
  };

  test('are corrected, told in the history, and keep their seconds where they are sent back', async () => {
    const with_ = await pair();
    const id = await plan(with_, saturday, { toDay: dayAfter(today, 1) });
    await step(id, 'start', 10_000);
    const { endedAt } = (await step(id, 'end', 10_300)).data;
    const { data } = await correct(id, { startedWhen: `${saturday}T08:05`, endedWhen: wall(endedAt) });
    expect([wall(data.startedAt), data.endedAt]).toEqual([`${saturday}T08:05`, endedAt]);
    const [latest] = (await area.get(`${tripsPath}/${id}/history`)).body.data.rows;
    expect(Object.keys(latest.after)).toEqual(['started_at']);
  });

  test('may meet those of the next trip within one minute', async () => {
    const with_ = await pair();
    const id = await completed(with_);
    const next = await plan(with_, saturday, { fromTime: '13:00', toTime: '14:00' });
    await step(next, 'start', 10_310, `${saturday}T13:00`);
    await step(next, 'end', 10_350, `${saturday}T14:00`);
    // As two drivers with phones take their steps: the vehicle is handed over within the minute.
    await portal.owner.query(
      `update transport_trip set ended_at = ended_at + interval '1 hour 30 seconds' where id = $1`,
      [id],
    );
    await portal.owner.query(
      `update transport_trip set started_at = started_at + interval '45 seconds' where id = $1`,
      [next],
    );
    expect((await correct(id, { startedWhen: `${saturday}T08:05` })).success).toBe(true);
  });

  test('have the checks of the steps', async () => {
    const with_ = await pair({ pollution: saturday });
    const id = await completed(with_);
    const next = await plan(with_, saturday, { fromTime: '13:00', toTime: '14:00' });
    await step(next, 'start', 10_310, `${saturday}T13:00`);
    await step(next, 'end', 10_350, `${saturday}T14:00`);
    const refused = async (over: object) => (await correct(id, over)).code;
    expect(await refused({ startedWhen: `${dayAfter(today, 1)}T08:00` })).toBe('VALIDATION');
    expect(await refused({ startedWhen: `${saturday}T12:01` })).toBe('TRIP_END_BEFORE_START');
    expect(await refused({ startedWhen: `${friday}T07:59` })).toBe('TRIP_BEFORE_PLAN');
    expect(await refused({ endedWhen: `${saturday}T13:01` })).toBe('TRIP_WAS_OUT');
    expect(await refused({ startedWhen: `${sunday}T08:00`, endedWhen: `${sunday}T12:00` })).toBe(
      'TRIP_PAPER_LAPSES',
    );
    expect(await refused({ odometerIn: 10_311 })).toBe('ODOMETER_BEYOND_NEXT');
    expect((await correct(id, { endedWhen: `${saturday}T13:00` })).success).toBe(true);
  });
});

test('the start of a trip under way is corrected, with the checks of the step', async () => {
  const with_ = await pair();
  const [before, now] = [await plan(with_, friday), await plan(with_, saturday, { toDay: today })];
  await step(before, 'start', 9_990, `${friday}T08:00`);
  await step(before, 'end', 10_000, `${friday}T12:00`);
  await step(now, 'start', 10_000, `${saturday}T08:00`);
  const correct = async (over: object) => {
    const { version, odometerOut } = await read(now);
    return (await area.post(`${tripsPath}/${now}/correct`, { odometerOut, version, ...over })).body;
  };
  expect((await correct({ startedWhen: `${friday}T11:00` })).code).toBe('TRIP_WAS_OUT');
  expect((await correct({ odometerOut: 9_995 })).code).toBe('ODOMETER_BACK');
  const { data } = await correct({ startedWhen: `${saturday}T07:30`, odometerOut: 10_005 });
  expect([wall(data.startedAt), data.odometerOut, data.status]).toEqual([
    `${saturday}T07:30`,
    10_005,
    STARTED,
  ]);
});

describe('a new odometer', () => {
  async function replaced() {
    const with_ = await pair();
    const id = await plan(with_, saturday);
    await step(id, 'start', 10_000, `${saturday}T08:00`);
    await step(id, 'end', 10_300, `${saturday}T12:00`);
    await enter(with_, 5);
    return with_;
  }
  const enter = async ({ vehicle }: Pair, reading: number) => {
    const { id, ...fields } = (await area.get(`/api/transport/vehicle/${vehicle}`)).body.data;
    const reply = await area.put(`/api/transport/vehicle/${id}`, { ...fields, odometer: reading });
    expect(reply.body).toMatchObject({ success: true });
  };

  test('begins where somebody enters it at the vehicle: bills and trips go on from there', async () => {
    const with_ = await replaced();
    // The workshop built it in on Sunday; the old one was read on Saturday, and its bill comes late.
    expect((await fill(with_, sunday, 3)).success).toBe(true);
    expect((await fill(with_, saturday, 10_310)).success).toBe(true);
    const later = await plan(with_, sunday);
    expect((await step(later, 'start', 2, `${sunday}T15:00`)).success).toBe(true);
    expect((await step(later, 'end', 4, `${sunday}T16:00`)).success).toBe(true);
    expect(await odometer(with_)).toBe(5);
    expect((await fill(with_, today, 20)).success).toBe(true);
    const now = await plan(with_, today, { toDay: dayAfter(today, 1) });
    expect((await step(now, 'start', 4)).code).toBe('ODOMETER_BACK');
    expect((await step(now, 'start', 30)).success).toBe(true);
    expect(await odometer(with_)).toBe(30);
  });

  test('keeps its own readings when a step is undone or a bill goes', async () => {
    const with_ = await replaced();
    const id = await plan(with_, today, { toDay: dayAfter(today, 1) });
    const { version } = (await step(id, 'start', 40)).data;
    expect(await odometer(with_)).toBe(40);
    await area.post(`${tripsPath}/${id}/undo`, { version });
    expect(await odometer(with_)).toBe(5);
    const { data } = await fill(with_, saturday, 10_320);
    await area.delete(`/api/transport/expense/${data.id}`);
    expect(await odometer(with_)).toBe(5);
  });

  test('is not begun by an entry at the vehicle that was too high and is put right', async () => {
    const with_ = await pair();
    expect((await fill(with_, sunday, 10_150)).success).toBe(true);
    await enter(with_, 102_000);
    await enter(with_, 10_200);
    expect((await fill(with_, today, 10_100)).code).toBe('ODOMETER_BACK');
  });

  test('is not begun by an entry at the vehicle that was too low and is put right', async () => {
    const with_ = await pair();
    expect((await fill(with_, sunday, 10_150)).success).toBe(true);
    await enter(with_, 1_030);
    await enter(with_, 10_300);
    expect((await fill(with_, today, 10_100)).code).toBe('ODOMETER_BACK');
  });

  test('leaves what a litre lasted before as it was; its first fill says nothing', async () => {
    const with_ = await pair();
    await fill(with_, friday, 10_000);
    await fill(with_, saturday, 10_300);
    await enter(with_, 5);
    await fill(with_, sunday, 20);
    await fill(with_, today, 320);
    // A bill that comes late.
    await fill(with_, saturday, 10_150);
    const { docs } = (await area.get('/api/transport/fills', { vehicle: with_.vehicle })).body;
    const fills: { id: string; odometer: number; kmPerLitre: number | null }[] = docs;
    expect(fills.map((one) => [one.odometer, one.kmPerLitre])).toEqual([
      [320, 10],
      [20, null],
      [10_300, 5],
      [10_150, 5],
      [10_000, null],
    ]);
    for (const { id, kmPerLitre } of fills)
      expect((await area.get(`/api/transport/expense/${id}`)).body.data.kmPerLitre).toBe(kmPerLitre);
  });
});

test('a car that is seldom used is read again after months', async () => {
  const with_ = await pair();
  const longAgo = dayAfter(today, -280);
  expect((await fill(with_, longAgo, 10_150)).success).toBe(true);
  const id = await plan(with_, today);
  expect((await step(id, 'start', 101_500)).code).toBe('ODOMETER_TOO_FAR');
  expect((await step(id, 'start', 22_000)).success).toBe(true);
  // Of the same day and far from the last bill.
  expect((await fill(with_, today, 22_060)).success).toBe(true);
});
