// Long because decisions, bills and fuel are tried on one fleet: a database of its own costs three seconds.
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { expenseStatuses } from '@sewa/contract/transport/enums';
import type { ExpenseFields } from '@sewa/contract/transport/expenses';
import { transportTiles } from '@sewa/contract/transport/tiles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../../testing/attachments.ts';
import { picture } from '../../../testing/hostile-files.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { insistently, makeDriver, makeVehicle, planTrip, tripBody } from '../testing/fleet.ts';

/** Noise: two of them are never the same. */
const bill = (width: number, height: number) => picture(width, height).jpeg().toBuffer();

const path = '/api/transport/expense';
const { REJECTED, DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;
const today = todayIn('Asia/Kolkata');
let portal: TestPortal;
/** Enters expenses of the centre ASR-1. */
let clerk: Visitor;
/** Of the area, with the right to approve. */
let area: Visitor;
let admin: Visitor;
let centre: string;
let vehicle: string;
let made = 0;

beforeAll(async () => {
  portal = await openTestPortal();
  const rights = {
    'TRANSPORT.EXPENSE': 2 * 3 * 5 * 7,
    'TRANSPORT.TRIP': 30,
    'TRANSPORT.VEHICLE': 30,
    'TRANSPORT.DRIVER': 30,
  };
  await portal.owner.query('update org set acl = acl || $1::jsonb', [rights]);
  await portal.owner.query("update app_user set acl = acl || $1::jsonb where username in ('clerk', 'area')", [
    rights,
  ]);
  [clerk, area, admin] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('area'),
    portal.signIn('admin'),
  ]);
  const places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
  await admin.get('/api/user/switch-area', { area: places['ASR'] });
  vehicle = await newVehicle({ tank: 60 });
});
afterAll(() => portal.close());

const newVehicle = (over: object = {}) =>
  makeVehicle({ by: area, owner: portal.owner, centre }, { odometer: 1_000, ...over });

function body(over: Partial<ExpenseFields> = {}): ExpenseFields {
  made += 1;
  return {
    kind: 'repair',
    vehicle,
    day: dayAfter(today, -3),
    amount: 10_000 + made,
    litres: null,
    odometer: null,
    vendor: `Workshop ${made}`,
    billNumber: `B-${made}`,
    paidBy: '',
    trip: null,
    centre,
    notes: '',
    ...over,
  };
}
const enter = async (over: Partial<ExpenseFields> = {}, by = clerk) => {
  const reply = await by.post(path, body(over));
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data.id as string;
};
const read = async (id: string, by = clerk) => (await by.get(`${path}/${id}`)).body.data;
const move = async (by: Visitor, id: string, to: number, reason = '') =>
  by.post(`${path}/${id}/move`, { to, reason, version: (await read(id, by))?.version ?? 0 });
/** A picture that no other test has. */
const attach = async (id: string, side = 40 + made, by = clerk) =>
  upload(portal, by, { owner: 'expense', ownerId: id, type: attachmentTypes.OTHERS }, await bill(side, 50));

test('entered, with its bill submitted, approved by somebody else, paid; found, told in the history, exported', async () => {
  const id = await enter({ vendor: 'Gill Tyres', billNumber: 'GT 77' });
  expect(await read(id)).toMatchObject({ status: DRAFT, hasBill: false, isOwnWork: true });
  expect((await move(clerk, id, SUBMITTED)).body.code).toBe('EXPENSE_BILL_MISSING');
  expect((await attach(id)).status).toBe(200);
  expect((await move(clerk, id, SUBMITTED)).body.data).toMatchObject({ status: SUBMITTED, hasBill: true });
  const waiting = async (by: Visitor) => (await by.get(path, { filter: { isWaiting: true } })).body.data.rows;
  expect((await waiting(clerk)).map((row: { id: string }) => row.id)).not.toContain(id);
  expect((await waiting(area)).map((row: { id: string }) => row.id)).toContain(id);
  expect((await move(clerk, id, APPROVED)).body).toMatchObject({ code: 'OWN_EXPENSE' });
  expect((await attach(id, 99)).body.code).toBe('EXPENSE_FROZEN');
  expect((await clerk.put(`${path}/${id}`, { ...body(), version: (await read(id)).version })).body.code).toBe(
    'EXPENSE_FROZEN',
  );
  expect((await move(area, id, REJECTED)).body.code).toBe('DECISION_REASON_NEEDED');
  expect((await move(area, id, APPROVED)).body.data).toMatchObject({
    status: APPROVED,
    approvedByName: expect.any(String),
  });
  expect((await move(clerk, id, PAID)).body.code).toBe('OWN_EXPENSE');
  expect((await move(area, id, PAID)).body.data).toMatchObject({ status: PAID });
  expect((await clerk.get(path, { q: 'gill tyres' })).body.data.total).toBe(1);
  expect((await clerk.get(`${path}/${id}/history`)).body.data.rows.length).toBeGreaterThanOrEqual(5);
  expect((await clerk.get(`${path}/export`, { q: 'gill tyres' })).body).toContain('Repair');
});

test('a rejected expense is corrected and may carry the same bill again', async () => {
  const id = await enter({ vendor: 'Sodhi Motors', billNumber: '0042' });
  await attach(id);
  await move(clerk, id, SUBMITTED);
  expect((await move(area, id, REJECTED, 'Wrong vehicle')).body.data).toMatchObject({
    status: REJECTED,
    reason: 'Wrong vehicle',
  });
  const again = await enter({ vendor: 'sodhi motors', billNumber: '42' });
  expect((await move(clerk, id, DRAFT)).body.code).toBe('TAKEN');
  expect((await clerk.delete(`${path}/${again}`)).status).toBe(200);
  expect((await move(clerk, id, DRAFT)).body.data.status).toBe(DRAFT);
});

test('a draft and what was rejected wait for whoever entered them', async () => {
  const own = async (by: Visitor): Promise<string[]> =>
    (await by.get(path, { filter: transportTiles.ownExpenses(), size: 200 })).body.data.rows.map(
      (row: { id: string }) => row.id,
    );
  const counted = async (by: Visitor): Promise<number> =>
    (await by.get('/api/home/waiting')).body.docs.find(({ kind }: { kind: string }) => kind === 'ownExpenses')
      ?.count ?? 0;
  const id = await enter();
  await attach(id);
  expect(await own(clerk)).toContain(id);
  expect(await own(area)).not.toContain(id);
  expect(await counted(clerk)).toBe((await own(clerk)).length);
  await move(clerk, id, SUBMITTED);
  expect(await own(clerk)).not.toContain(id);
  await move(area, id, REJECTED, 'Wrong vehicle');
  expect(await own(clerk)).toContain(id);
});

test('of twenty who approve at once one does, and the others are told', async () => {
  const id = await enter();
  await attach(id);
  await move(clerk, id, SUBMITTED);
  const { version } = await read(id);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      insistently(() =>
        (place % 2 ? area : admin).post(`${path}/${id}/move`, { to: APPROVED, reason: '', version }),
      ),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body: said } of replies)
    if (status !== 200) expect(said.code).toBe('DECIDED_MEANWHILE');
  await expect(
    portal.owner.query('update transport_expense set approved_by = made_by where id = $1', [id]),
  ).rejects.toThrow('transport_expense_four_eyes');
});

describe('a mistake is put right', () => {
  const submitted = async (over: Partial<ExpenseFields> = {}) => {
    const id = await enter(over);
    await attach(id);
    expect((await move(clerk, id, SUBMITTED)).status).toBe(200);
    return id;
  };
  const undo = async (by: Visitor, id: string) =>
    by.post(`${path}/${id}/undo`, { version: (await read(id, by)).version });
  const change = async (id: string) =>
    clerk.put(`${path}/${id}`, { ...body(), version: (await read(id)).version });

  test('from paid by way of approved and rejected back to a draft, each step with its reason', async () => {
    const id = await submitted();
    await move(area, id, APPROVED);
    expect((await change(id)).body.code).toBe('EXPENSE_APPROVED');
    await move(area, id, PAID);
    expect((await change(id)).body.code).toBe('EXPENSE_PAID');
    expect((await clerk.delete(`${path}/${id}`)).body.code).toBe('EXPENSE_PAID');
    expect((await attach(id, 77)).body.code).toBe('EXPENSE_PAID');
    expect((await move(area, id, APPROVED)).body.code).toBe('DECISION_REASON_NEEDED');
    expect((await move(clerk, id, APPROVED, 'Mine')).body.code).toBe('OWN_EXPENSE');
    expect((await move(area, id, APPROVED, 'The cheque bounced')).body.data).toMatchObject({
      status: APPROVED,
      reason: 'The cheque bounced',
      approvedByName: expect.any(String),
      settledByName: null,
    });
    expect((await move(clerk, id, REJECTED, 'Mine')).body.code).toBe('OWN_EXPENSE');
    expect((await move(area, id, REJECTED)).body.code).toBe('DECISION_REASON_NEEDED');
    expect((await move(area, id, REJECTED, 'Wrong vehicle')).body.data).toMatchObject({
      status: REJECTED,
      approvedByName: null,
    });
    expect((await move(clerk, id, DRAFT)).status).toBe(200);
    expect((await change(id)).status).toBe(200);
    const { rows } = (await clerk.get(`${path}/${id}/history`)).body.data;
    expect(JSON.stringify(rows)).toContain('The cheque bounced');
  });

  test('whoever took a step undoes it, and nobody else', async () => {
    const id = await submitted();
    for (const [to, before] of [
      [APPROVED, SUBMITTED],
      [REJECTED, SUBMITTED],
    ] as const) {
      expect((await move(area, id, to, 'By mistake')).status).toBe(200);
      expect((await undo(admin, id)).body.code).toBe('DECISION_UNDO_REFUSED');
      expect((await undo(area, id)).body.data).toMatchObject({
        status: before,
        reason: '',
        approvedByName: null,
      });
      expect((await undo(area, id)).body.code).toBe('DECISION_UNDO_REFUSED');
    }
    await move(area, id, APPROVED);
    await move(area, id, PAID);
    expect((await undo(area, id)).body.data).toMatchObject({ status: APPROVED, settledByName: null });
    await move(area, id, REJECTED, 'By mistake');
    expect((await undo(area, id)).body.data).toMatchObject({
      status: APPROVED,
      approvedByName: expect.any(String),
    });
  });

  test('not after ten minutes, not into a bill that was entered anew, and not out of a draft', async () => {
    const bills = { vendor: 'Undo Motors', billNumber: 'U-1' };
    const id = await submitted(bills);
    await move(area, id, REJECTED, 'By mistake');
    const again = await enter(bills);
    expect((await undo(area, id)).body.code).toBe('EXPENSE_SAME_BILL');
    expect((await clerk.delete(`${path}/${again}`)).status).toBe(200);
    const { rows } = await portal.owner.query(
      `update transport_expense set undo = undo || jsonb_build_object('at', now() - interval '11 minutes', 'version', version + 1)
       where id = $1 returning version`,
      [id],
    );
    expect((await area.post(`${path}/${id}/undo`, rows[0])).body.code).toBe('DECISION_UNDO_REFUSED');
    expect((await move(clerk, id, DRAFT)).status).toBe(200);
    expect((await undo(clerk, id)).body.code).toBe('DECISION_UNDO_REFUSED');
  });
});

describe('the same bill twice', () => {
  test('is looked for in its financial year, and by its shop only where that is named', async () => {
    const [before, after] = ['2026-03-31', '2026-04-01'];
    const bills = { vendor: 'Verma Diesels', billNumber: '104' };
    await enter({ ...bills, day: before });
    await enter({ ...bills, day: after });
    for (const day of [before, after, '2026-01-05'])
      expect((await clerk.post(path, body({ ...bills, day }))).body.code).toBe('EXPENSE_SAME_BILL');
    const unnamed = { vendor: '', billNumber: '7', day: after };
    await enter({ ...unnamed, amount: 44_000 });
    await enter({ ...unnamed, amount: 45_000 });
    await enter({ ...unnamed, amount: 44_000, day: '2026-04-02' });
    const replies = await Promise.all(
      ['9', '09', ' 9 '].map((billNumber) =>
        insistently(() => clerk.post(path, body({ ...unnamed, billNumber, amount: 46_000 }))),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is caught however its number and its shop are typed, by all who enter it at once', async () => {
    const replies = await Promise.all(
      ['HP Pump', 'H.P. PUMP', 'hp pump ', 'HP-Pump'].flatMap((vendor, place) =>
        ['INV-0012/26', 'inv 12 26', 'INV0012 26'].map((billNumber) =>
          insistently(() => clerk.post(path, body({ vendor, billNumber, amount: 5_000 + place }))),
        ),
      ),
    );
    // Noughts inside a number count, those before it do not.
    const kept = replies.filter(({ status }) => status === 200);
    expect(kept).toHaveLength(2);
    const { body: said } = await clerk.post(path, body({ vendor: 'HP PUMP', billNumber: 'inv-0012-26' }));
    expect(said).toMatchObject({ code: 'EXPENSE_SAME_BILL', fields: { billNumber: expect.any(String) } });
    expect(said.message).toMatch(/expense \d+ of /);
  });

  test('is caught by number, day and amount where the shop is written differently', async () => {
    await enter({ vendor: 'Indian Oil, Beas', billNumber: '90871', amount: 250_000 });
    const { body: said } = await clerk.post(
      path,
      body({ vendor: 'IOC', billNumber: '90871', amount: 250_000 }),
    );
    expect(said.code).toBe('EXPENSE_SAME_BILL');
    await enter({ vendor: 'IOC', billNumber: '90871', amount: 250_100 });
  });

  test('is caught by its photo when it is submitted', async () => {
    const [first, second] = [await enter({ billNumber: '' }), await enter({ billNumber: '' })];
    const photo = await bill(333, 77);
    for (const id of [first, second])
      await upload(portal, clerk, { owner: 'expense', ownerId: id, type: attachmentTypes.OTHERS }, photo);
    expect((await move(clerk, first, SUBMITTED)).body.code).toBe('EXPENSE_SAME_BILL');
    expect((await clerk.delete(`${path}/${second}`)).status).toBe(200);
    expect((await move(clerk, first, SUBMITTED)).status).toBe(200);
  });
});

describe('fuel', () => {
  const fuel = (over: Partial<ExpenseFields> = {}) =>
    body({ kind: 'fuel', litres: 40, odometer: 1_400, ...over });

  test('needs litres and a reading, fits into the tank, and nothing else has litres', async () => {
    const refused = async (fields: ExpenseFields) => (await clerk.post(path, fields)).body;
    expect((await refused(fuel({ litres: null }))).fields).toHaveProperty('litres');
    expect((await refused(fuel({ odometer: null }))).fields).toHaveProperty('odometer');
    expect((await refused(body({ litres: 3 }))).fields).toHaveProperty('litres');
    expect(await refused(fuel({ litres: 64 }))).toMatchObject({
      code: 'FUEL_OVER_TANK',
      message: expect.stringContaining('holds 60 litres'),
    });
    expect((await refused(fuel({ day: dayAfter(today, 1) }))).fields).toHaveProperty('day');
  });

  test('is checked against the kilometres before and after, and hands its reading on to the vehicle', async () => {
    const own = await newVehicle();
    const fill = (over: Partial<ExpenseFields>) => clerk.post(path, fuel({ vehicle: own, ...over }));
    expect((await fill({ odometer: 1_200, day: dayAfter(today, -10) })).status).toBe(200);
    expect((await area.get(`/api/transport/vehicle/${own}`)).body.data.odometer).toBe(1_200);
    expect((await fill({ odometer: 1_100, day: dayAfter(today, -9) })).body.code).toBe('ODOMETER_BACK');
    expect((await fill({ odometer: 9_000, day: dayAfter(today, -9) })).body.code).toBe('ODOMETER_TOO_FAR');
    expect((await fill({ odometer: 1_250, day: dayAfter(today, -12) })).body.code).toBe(
      'ODOMETER_BEYOND_LATER',
    );
    const { id } = (await fill({ odometer: 1_600, day: dayAfter(today, -5) })).body.data;
    expect((await read(id)).kmPerLitre).toBe(10);
    expect(
      (
        await fill({
          odometer: 1_600,
          day: dayAfter(today, -5),
          amount: (await read(id)).amount,
          billNumber: '',
          vendor: '',
        })
      ).body.code,
    ).toBe('EXPENSE_SAME_BILL');
  });

  test('takes its reading along when it is deleted, rejected or moved to another vehicle', async () => {
    const [own, other] = [await newVehicle(), await newVehicle()];
    const odometers = async () =>
      Promise.all(
        [own, other].map(async (id) => (await area.get(`/api/transport/vehicle/${id}`)).body.data.odometer),
      );
    const kept = await enter(fuel({ vehicle: own, odometer: 1_300, day: dayAfter(today, -9) }));
    const mistyped = fuel({ vehicle: own, odometer: 5_300, day: dayAfter(today, -5) });
    const id = await enter(mistyped);
    expect(await odometers()).toEqual([5_300, 1_000]);
    const { version } = await read(id);
    const moved = { ...mistyped, vehicle: other };
    expect((await clerk.put(`${path}/${id}`, { ...moved, version })).status).toBe(200);
    expect(await odometers()).toEqual([1_300, 5_300]);
    await attach(id);
    await move(clerk, id, SUBMITTED);
    expect((await move(area, id, REJECTED, 'Wrong reading')).status).toBe(200);
    expect(await odometers()).toEqual([1_300, 1_000]);
    expect((await clerk.delete(`${path}/${kept}`)).status).toBe(200);
    expect(await odometers()).toEqual([1_000, 1_000]);
    // A step without another reading leaves what was corrected at the vehicle itself.
    const right = await enter(fuel({ vehicle: own, odometer: 1_400, day: dayAfter(today, -4) }));
    await portal.owner.query('update transport_vehicle set odometer = 1390 where id = $1', [own]);
    await attach(right);
    expect((await move(clerk, right, SUBMITTED)).status).toBe(200);
    expect(await odometers()).toEqual([1_390, 1_000]);
  });

  test('fits a trip that started a day before its plan', async () => {
    const own = await newVehicle();
    const driver = await makeDriver({ by: area, owner: portal.owner, centre });
    const tomorrow = { fromDay: dayAfter(today, 1), toDay: dayAfter(today, 1) };
    const trip = await planTrip(area, tripBody({ centre, vehicle: own, driver }, tomorrow));
    expect((await area.post(`/api/transport/trip/${trip}/start`, { odometer: 1_000 })).status).toBe(200);
    const fill = (odometer: number) => clerk.post(path, fuel({ vehicle: own, odometer, day: today, trip }));
    expect((await fill(1_060)).status).toBe(200);
  });

  test('comes from the driver’s phone with its photo, once, however often it is sent', async () => {
    const own = await newVehicle({ tank: 60 });
    const driver = await makeDriver({ by: area, owner: portal.owner, centre }, { username: 'clerk' });
    const trip = await planTrip(
      area,
      tripBody({ centre, vehicle: own, driver }, { fromDay: today, toDay: dayAfter(today, 1) }),
    );
    const id = newId();
    const sent = {
      id,
      amount: 412_300,
      litres: 41.5,
      odometer: 1_040,
      vendor: 'Bharat Petroleum',
      billNumber: 'BP 9',
      day: today,
      photo: (await bill(640, 480)).toString('base64'),
    };
    const send = () => insistently(() => clerk.post(`/api/transport/trip/${trip}/fuel`, sent));
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.body.data.number)).size).toBe(1);
    expect(await read(id)).toMatchObject({ kind: 'fuel', hasBill: true, status: DRAFT, trip, litres: 41.5 });
    expect((await send()).status).toBe(200);
    expect((await move(clerk, id, SUBMITTED)).status).toBe(200);
    const broken = {
      ...bill,
      id: newId(),
      billNumber: 'BP 10',
      photo: Buffer.from('no picture').toString('base64'),
    };
    expect((await clerk.post(`/api/transport/trip/${trip}/fuel`, broken)).status).toBe(400);
  });
});
