// Long because a sheet is one story: opened, marked by list and scan, closed, corrected, and who may look.
import { attendanceCharts } from '@sewa/contract/attendance/charts';
import { newId } from '@sewa/contract/kernel/values/ids';
import { presets } from '@sewa/contract/user/presets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/attendance/sheets';
const minute = 60_000;
const hour = 60 * minute;

let portal: TestPortal;
/** Of the whole area, with the right to close. */
let area: Visitor;
/** Of Ranjit Avenue (ASR-1). */
let clerk: Visitor;
/** Of Tarn Taran (ASR-2). */
let other: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.owner.query("update app_user set acl = $1 where username = 'nobody'", [presets.centreClerk]);
  places = await placesOf(portal);
  [area, clerk, other] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('nobody'),
  ]);
});
afterAll(() => portal.close());

const here = () => places['ASR-1'] ?? '';
const there = () => places['ASR-2'] ?? '';
const iso = (moment: number) => new Date(moment).toISOString();
const clock = (moment: number) => iso(moment + 5.5 * hour).slice(11, 16);
const dayOf = (moment: number) => iso(moment + 5.5 * hour).slice(0, 10);

/** A sheet that runs now, of a department of its own. */
async function newSheet(over: Record<string, unknown> = {}, who = clerk): Promise<string> {
  const now = Date.now();
  const sheet = {
    title: 'Langar',
    onDay: dayOf(now - 2 * hour),
    startTime: clock(now - 2 * hour),
    endTime: clock(now + 2 * hour),
    department: `Department ${newId()}`,
    centre: here(),
    place: '',
    lateAfter: null,
    halfBelow: null,
    ...over,
  };
  const made = await who.post(path, sheet);
  expect(made.body).toMatchObject({ success: true });
  return made.body.data.id;
}

/** A schedule of one day. */
const onceOn = (day: string, over: Record<string, unknown>) => ({
  ...{ title: 'Langar', centre: here(), kind: 'once', days: [], interval: 1, nth: 1 },
  ...{ startTime: '06:00', endTime: '09:00', needed: 5, validFrom: day, validTo: null, holidays: [] },
  ...{ lateAfter: null, halfBelow: null, maxHours: null, maxDaysInRow: null },
  ...over,
});

async function newSewadar(department: string, { centre = here(), until = null as string | null } = {}) {
  const departments = [{ department, role: '', since: null, until }];
  const id = await makeSewadar(area, centre, { departments });
  return (await area.get(`/api/sewadar/${id}`)).body.data as { id: string; number: number; version: number };
}

async function sheetOf(id: string, who = clerk) {
  return (await who.get(`${path}/${id}`)).body.data;
}
async function peopleOf(id: string, who = clerk) {
  return (await who.get(`${path}/${id}/people`)).body.docs;
}
const mark = (
  id: string,
  sewadar: string,
  given: string | null,
  { at = Date.now(), who = clerk, sentAt = Date.now() } = {},
) => who.post(`${path}/${id}/mark`, { sewadar, mark: given, at: iso(at) }, { 'portal-sent-at': iso(sentAt) });
const scan = (id: string, number: number | string, { at = Date.now(), who = clerk, key = newId() } = {}) =>
  who.post(
    `${path}/${id}/scan`,
    { code: String(number), at: iso(at), how: 'scan' },
    { 'idempotency-key': key },
  );

describe('what is on today', () => {
  test('comes from the schedules, and one tap opens its sheet, the same one for everybody', async () => {
    const day = dayOf(Date.now());
    const night = { department: 'Night', startTime: '22:00', endTime: '02:00', lateAfter: 5 };
    const made = await area.post('/api/user/sewa-schedules', onceOn(day, night));
    const id = made.body.data.id;
    const listed = (await clerk.get('/api/attendance/today', { day })).body.docs;
    expect(listed).toContainEqual(expect.objectContaining({ schedule: id, sheet: null, needed: 5 }));
    const opened = await Promise.all(
      [clerk, area].map((who) => who.post(`${path}/open`, { schedule: id, day })),
    );
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    expect(opened[0]?.body.data).toEqual(opened[1]?.body.data);
    const sheet = await sheetOf(opened[0]?.body.data.id);
    expect(sheet).toMatchObject({ schedule: id, lateAfter: 5, onDay: day, department: 'Night' });
    expect(Date.parse(sheet.endsAt) - Date.parse(sheet.startsAt)).toBe(4 * hour);
    const tomorrow = dayOf(Date.now() + 24 * hour);
    const none = await clerk.post(`${path}/open`, { schedule: id, day: tomorrow });
    expect(none.body.code).toBe('NO_OCCURRENCE');
    expect((await other.post(`${path}/open`, { schedule: id, day })).body.code).toBe('NOT_FOUND');
  });
});

test('a schedule that moved to another centre after its sheet was opened is refused there', async () => {
  const day = dayOf(Date.now());
  const made = await area.post('/api/user/sewa-schedules', onceOn(day, { department: 'Moved' }));
  const { id } = made.body.data;
  expect((await clerk.post(`${path}/open`, { schedule: id, day })).status).toBe(200);
  const kept = (await area.get(`/api/user/sewa-schedules/${id}`)).body.data;
  const moved = await area.put(`/api/user/sewa-schedules/${id}`, { ...kept, centre: there() });
  expect(moved.body).toMatchObject({ success: true });
  const opened = await other.post(`${path}/open`, { schedule: id, day });
  expect(opened.body.code).toBe('SHEET_OF_OTHER_CENTRE');
});

describe('marking by list', () => {
  test('a tap each, the rest at once, and back', async () => {
    const department = `Department ${newId()}`;
    const [one, two, three] = [
      await newSewadar(department),
      await newSewadar(department),
      await newSewadar(department),
    ];
    const sheet = await newSheet({ department });
    expect((await peopleOf(sheet)).map((row: { mark: null }) => row.mark)).toEqual([null, null, null]);
    expect((await mark(sheet, one.id, 'absent')).status).toBe(200);
    const rest = await clerk.post(`${path}/${sheet}/mark-rest`, { mark: 'present', at: iso(Date.now()) });
    expect(rest.body.data).toEqual({ marked: 2, entries: expect.any(Array) });
    expect(await sheetOf(sheet)).toMatchObject({ came: 2, marked: 3 });
    await mark(sheet, two.id, 'late');
    await mark(sheet, three.id, null);
    const marks = new Map((await peopleOf(sheet)).map((row: SheetRow) => [row.sewadar, row.mark]));
    expect(marks).toEqual(
      new Map([
        [one.id, 'absent'],
        [two.id, 'late'],
        [three.id, null],
      ]),
    );
  });

  test('a mark for all the others is undone, except where somebody was scanned or marked since', async () => {
    const department = `Department ${newId()}`;
    const [before, untouched, scanned, marked, cleared] = [
      await newSewadar(department),
      await newSewadar(department),
      await newSewadar(department),
      await newSewadar(department),
      await newSewadar(department),
    ];
    const sheet = await newSheet({ department });
    await mark(sheet, before.id, 'late');
    const filled = await clerk.post(`${path}/${sheet}/mark-rest`, { mark: 'present', at: iso(Date.now()) });
    const { entries } = filled.body.data;
    expect(entries).toHaveLength(4);
    expect((await scan(sheet, scanned.number)).body.data).toMatchObject({ outcome: 'in' });
    // The same mark again, by somebody else.
    await mark(sheet, marked.id, 'present', { who: area });
    await mark(sheet, cleared.id, null);
    const undo = (who = clerk) => who.post(`${path}/${sheet}/undo-mark-rest`, { entries });
    expect((await undo(other)).status).toBe(404);
    expect((await undo()).body.data).toEqual({ removed: 1, stayed: 2 });
    const people = await peopleOf(sheet);
    expect(rowOf(people, untouched.id)).toMatchObject({ mark: null });
    expect(rowOf(people, cleared.id)).toMatchObject({ mark: null });
    expect(rowOf(people, before.id)).toMatchObject({ mark: 'late' });
    expect(rowOf(people, scanned.id)).toMatchObject({ mark: 'present', inAt: expect.any(String) });
    expect(rowOf(people, marked.id)).toMatchObject({ mark: 'present' });
    expect((await undo()).body.data).toEqual({ removed: 0, stayed: 2 });
    expect((await area.post(`${path}/${sheet}/close`, {})).status).toBe(200);
    expect((await undo()).body.code).toBe('SHEET_CLOSED');
  });

  test('a mark that waited while one for all the others was given and undone counts', async () => {
    const { id } = await newSewadar('Undone');
    const sheet = await newSheet({ department: 'Undone' });
    const filled = await clerk.post(`${path}/${sheet}/mark-rest`, { mark: 'present', at: iso(Date.now()) });
    const { entries } = filled.body.data;
    expect((await clerk.post(`${path}/${sheet}/undo-mark-rest`, { entries })).status).toBe(200);
    await mark(sheet, id, 'late', { at: Date.now() - 10 * minute });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'late' });
  });

  test('a mark that was made before the one that stands changes nothing', async () => {
    const { id } = await newSewadar('Older');
    const sheet = await newSheet({ department: 'Older' });
    await mark(sheet, id, 'late', { at: Date.now() - minute });
    await mark(sheet, id, 'absent', { at: Date.now() - 5 * minute });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'late' });
  });

  test('a mark that was made before it was taken back elsewhere does not come back, a later one does', async () => {
    const { id } = await newSewadar('Back');
    const sheet = await newSheet({ department: 'Back' });
    const ago = (minutes: number) => ({ at: Date.now() - minutes * minute });
    await mark(sheet, id, 'late', ago(60));
    await mark(sheet, id, null, ago(30));
    await mark(sheet, id, 'absent', ago(40));
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: null });
    await mark(sheet, id, 'present', ago(20));
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'present' });
    await mark(sheet, id, null, ago(25));
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'present' });
    await mark(sheet, id, null);
    await mark(sheet, id, 'excused');
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'excused' });
  });

  test('a mark for all the others that waited does not bring back what was taken back later', async () => {
    const [{ id }, other] = [await newSewadar('Back at once'), await newSewadar('Back at once')];
    const sheet = await newSheet({ department: 'Back at once' });
    const markRest = (at: number) =>
      clerk.post(
        `${path}/${sheet}/mark-rest`,
        { mark: 'present', at: iso(at) },
        { 'portal-sent-at': iso(Date.now()) },
      );
    await mark(sheet, id, 'late', { at: Date.now() - 60 * minute });
    await mark(sheet, id, null, { at: Date.now() - 30 * minute });
    expect((await markRest(Date.now() - 40 * minute)).body.data).toEqual({
      marked: 1,
      entries: expect.any(Array),
    });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: null });
    expect(rowOf(await peopleOf(sheet), other.id)).toMatchObject({ mark: 'present' });
    expect((await markRest(Date.now() - 20 * minute)).body.data).toEqual({
      marked: 1,
      entries: expect.any(Array),
    });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'present' });
  });

  test('a device whose clock is slow corrects a newer mark, and its scan counts from when it was made', async () => {
    const { id, number } = await newSewadar('Slow');
    const sheet = await newSheet({ department: 'Slow' });
    const slow = Date.now() - 20 * minute;
    await mark(sheet, id, 'late');
    await mark(sheet, id, 'absent', { at: slow, sentAt: slow });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'absent' });
    const before = Date.now();
    const body = { code: String(number), at: iso(slow), how: 'scan' };
    await clerk.post(`${path}/${sheet}/scan`, body, { 'portal-sent-at': iso(slow + 1_000) });
    const inAt = Date.parse(rowOf(await peopleOf(sheet), id).inAt);
    expect(inAt).toBeGreaterThanOrEqual(before - 1_000);
    expect(inAt).toBeLessThanOrEqual(Date.now() - 1_000);
  });

  test('a sheet has whoever serves in the department on its day, also when it is closed', async () => {
    const department = `Department ${newId()}`;
    const now = Date.now() - 2 * hour;
    const [yesterday, today, tomorrow] = [dayOf(now - 24 * hour), dayOf(now), dayOf(now + 24 * hour)];
    const leaving = await newSewadar(department, { until: tomorrow });
    const left = await newSewadar(department, { until: yesterday });
    const [before, sheet] = [
      await newSheet({ department, onDay: yesterday }),
      await newSheet({ department, onDay: today }),
    ];
    const on = async (id: string) => (await peopleOf(id)).map((row: SheetRow) => row.sewadar).sort();
    expect(await on(before)).toEqual([leaving.id, left.id].sort());
    expect(await on(sheet)).toEqual([leaving.id]);
    expect((await scan(sheet, leaving.number)).body.data.warnings).toEqual([]);
    expect((await scan(sheet, left.number)).body.data.warnings).toEqual(['otherDepartment']);
    await mark(before, leaving.id, 'present');
    expect((await area.post(`${path}/${before}/close`, {})).status).toBe(200);
    expect(rowOf(await peopleOf(before), left.id)).toMatchObject({ mark: 'absent' });
    const gridOf = async (month: string) => {
      const asked = { centre: here(), department, month };
      const { people } = (await clerk.get('/api/attendance/grid', asked)).body.data;
      return people.map((row: SheetRow) => row.sewadar);
    };
    expect(await gridOf(tomorrow.slice(0, 7))).toContain(leaving.id);
  });

  test('a department is the same in capitals and in small letters', async () => {
    const department = `Langar ${newId()}`;
    const [small, capitals] = [department.toLowerCase(), department.toUpperCase()];
    const { id, number } = await newSewadar(department);
    const absent = await newSewadar(capitals);
    const sheet = await newSheet({ department: small });
    expect((await peopleOf(sheet)).map((row: SheetRow) => row.sewadar).sort()).toEqual(
      [id, absent.id].sort(),
    );
    expect((await scan(sheet, number)).body.data).toMatchObject({
      person: { isExpected: true },
      warnings: [],
    });
    const rest = await clerk.post(`${path}/${sheet}/mark-rest`, { mark: 'absent', at: iso(Date.now()) });
    expect(rest.body.data).toEqual({ marked: 1, entries: expect.any(Array) });
    const listed = await clerk.get(path, { filter: { department: capitals } });
    expect(listed.body.data).toMatchObject({ total: 1, rows: [{ id: sheet }] });
    const { onDay } = await sheetOf(sheet);
    const asked = { centre: here(), department: capitals, month: onDay.slice(0, 7) };
    const grid = (await clerk.get('/api/attendance/grid', asked)).body.data;
    expect(grid).toMatchObject({ total: 2, sheets: [{ id: sheet }] });
    const second = await newSheet({ department });
    await mark(second, id, 'present');
    const period = { by: 'department', from: onDay, to: onDay, department: capitals };
    const summary = (await clerk.get('/api/attendance/summary', period)).body.list;
    expect(summary).toMatchObject([{ people: 2, present: 1, absent: 1 }]);
  });

  test('beforehand only who is excused', async () => {
    const { id } = await newSewadar('Ahead');
    const sheet = await newSheet({ department: 'Ahead', onDay: dayOf(Date.now() + 72 * hour) });
    expect((await mark(sheet, id, 'present')).body.code).toBe('SHEET_TIME');
    expect(await sheetOf(sheet)).toMatchObject({ marked: 0 });
    expect((await mark(sheet, id, 'excused')).status).toBe(200);
  });
});

describe('marking by scan', () => {
  test('in, not out within a minute, out, and each call once', async () => {
    const { id, number } = await newSewadar('Gate');
    const sheet = await newSheet({ department: 'Gate' });
    const at = Date.now() - 90 * minute;
    const key = newId();
    const first = await scan(sheet, number, { at, key });
    expect(first.body.data).toMatchObject({
      outcome: 'in',
      person: { sewadar: id, mark: 'late' },
      warnings: [],
    });
    expect((await scan(sheet, number, { at, key })).body.data).toMatchObject({ outcome: 'in' });
    expect((await scan(sheet, number, { at: at + 59_000 })).body.data.outcome).toBe('repeat');
    expect((await scan(sheet, number, { at: at + 61_000 })).body.data.outcome).toBe('out');
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({
      mark: 'half',
      inAt: iso(at),
      outAt: iso(at + 61_000),
    });
  });

  test('whoever was scanned by mistake and set absent is there when they come', async () => {
    const { id, number } = await newSewadar('Mistake');
    const sheet = await newSheet({ department: 'Mistake' });
    const at = Date.now() - 60 * minute;
    await scan(sheet, number, { at: at - 30 * minute });
    await mark(sheet, id, 'absent', { at: at - 20 * minute });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'absent', inAt: expect.any(String) });
    expect((await scan(sheet, number, { at })).body.data).toMatchObject({
      outcome: 'in',
      person: { mark: 'late', isStated: false, inAt: iso(at), outAt: null },
    });
    expect(await sheetOf(sheet)).toMatchObject({ came: 1, marked: 1 });
  });

  test('ten devices at once make one entry', async () => {
    const { number } = await newSewadar('Crowd');
    const sheet = await newSheet({ department: 'Crowd' });
    const at = Date.now();
    const replies = await Promise.all(Array.from({ length: 10 }, () => scan(sheet, number, { at })));
    const outcomes = replies.map(({ body }) => body.data.outcome).sort();
    expect(outcomes).toEqual(['in', ...Array.from({ length: 9 }, () => 'repeat')]);
    expect(await sheetOf(sheet)).toMatchObject({ marked: 1 });
  });

  test('the time of the device is bounded', async () => {
    const { id, number } = await newSewadar('Clock');
    const sheet = await newSheet({ department: 'Clock' });
    expect((await scan(sheet, number, { at: Date.now() - 24 * hour })).body.code).toBe('SHEET_TIME');
    await scan(sheet, number, { at: Date.now() + 24 * hour });
    expect(Date.parse(rowOf(await peopleOf(sheet), id).inAt)).toBeLessThanOrEqual(Date.now());
  });

  test('unknown numbers are refused, others are looked at', async () => {
    const sheet = await newSheet({ department: 'Elsewhere' });
    expect((await scan(sheet, 999_999)).body.code).toBe('SEWADAR_UNKNOWN');
    expect((await scan(sheet, 'nobody')).body.code).toBe('SEWADAR_UNKNOWN');
    const { number } = await newSewadar('Another department');
    expect((await scan(sheet, number)).body.data.warnings).toEqual(['otherDepartment']);
  });

  test('a sewadar of another centre is a guest: named here, seen by the own centre', async () => {
    const guest = await newSewadar('Gate', { centre: there() });
    const sheet = await newSheet({ department: 'Hosts' });
    const scanned = (await scan(sheet, guest.number, { at: Date.now() - 60 * minute })).body.data;
    expect(scanned.person).toMatchObject({
      sewadar: guest.id,
      isGuest: true,
      photo: null,
    });
    expect(await peopleOf(sheet)).toMatchObject([{ sewadar: guest.id, isGuest: true, mark: 'late' }]);
    expect((await clerk.get(`/api/sewadar/${guest.id}`)).status).toBe(404);
    expect((await mark(sheet, guest.id, 'half')).status).toBe(200);
    expect((await other.get(`${path}/${sheet}`)).status).toBe(404);
  });

  test('a guest comes the evening before a sewa that begins after midnight', async () => {
    const guest = await newSewadar('Gate', { centre: there() });
    const sheet = await newSheet({ department: 'Night hosts' });
    // As the sheet is at half past eleven, three and a half hours before the sewa.
    await portal.owner.query(
      "update attendance_sheet set on_day = $2, starts_at = now() + interval '3.5 hours', ends_at = now() + interval '6 hours' where id = $1",
      [sheet, dayOf(Date.now() + 24 * hour)],
    );
    const scanned = (await scan(sheet, guest.number)).body;
    expect(scanned.data).toMatchObject({ outcome: 'in', person: { sewadar: guest.id, isGuest: true } });
  });

  test('a forgotten check-out is entered later, not before the arrival', async () => {
    const { id, number } = await newSewadar('Forgot');
    const sheet = await newSheet({ department: 'Forgot' });
    const at = Date.now() - 110 * minute;
    await scan(sheet, number, { at });
    const left = (moment: number) => clerk.post(`${path}/${sheet}/leave`, { sewadar: id, at: iso(moment) });
    expect((await left(at - hour)).body.code).toBe('LEFT_BEFORE_COMING');
    expect((await left(at - 24 * hour)).body.code).toBe('SHEET_TIME');
    expect((await left(at + hour)).status).toBe(200);
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'half', outAt: iso(at + hour) });
  });
});

describe('closing', () => {
  test('needs its right, makes the rest absent, and then takes corrections with a reason only', async () => {
    const department = `Department ${newId()}`;
    const [one, two] = [await newSewadar(department), await newSewadar(department)];
    const sheet = await newSheet({ department });
    await mark(sheet, one.id, 'present');
    expect((await clerk.post(`${path}/${sheet}/close`, {})).status).toBe(403);
    const early = { sewadar: one.id, mark: 'late', reason: 'too early' };
    expect((await area.post(`${path}/${sheet}/correct`, early)).body.code).toBe('SHEET_OPEN');
    expect((await area.post(`${path}/${sheet}/close`, {})).status).toBe(200);
    expect(await sheetOf(sheet)).toMatchObject({ isClosed: true, came: 1, marked: 2 });
    for (const reply of [
      await mark(sheet, two.id, 'present'),
      await scan(sheet, two.number),
      await clerk.put(`${path}/${sheet}`, { ...(await sheetOf(sheet)), title: 'Changed' }),
    ])
      expect(reply.body.code).toBe('SHEET_CLOSED');
    expect(await sheetOf(sheet)).toMatchObject({ came: 1, marked: 2 });
    const correction = { sewadar: two.id, mark: 'present', reason: 'Served at gate 2' };
    expect((await clerk.post(`${path}/${sheet}/correct`, correction)).status).toBe(403);
    const without = await area.post(`${path}/${sheet}/correct`, { ...correction, reason: ' ' });
    expect(without.body.code).toBe('VALIDATION');
    expect((await area.post(`${path}/${sheet}/correct`, correction)).status).toBe(200);
    expect((await clerk.get(`${path}/${sheet}/corrections`)).body.docs).toMatchObject([
      { sewadar: two.id, before: 'absent', after: 'present', reason: 'Served at gate 2' },
    ]);
    expect(await sheetOf(sheet)).toMatchObject({ came: 2 });
  });

  test('a sheet without any entry makes nobody absent', async () => {
    await newSewadar('Unused');
    const sheet = await newSheet({ department: 'Unused' });
    await area.post(`${path}/${sheet}/close`, {});
    expect(await sheetOf(sheet)).toMatchObject({ isClosed: true, marked: 0 });
  });

  test('not before the sewa begins: leave that is entered ahead makes nobody absent', async () => {
    const { id } = await newSewadar('Early');
    const sheet = await newSheet({ department: 'Early', onDay: dayOf(Date.now() + 72 * hour) });
    expect((await mark(sheet, id, 'excused')).status).toBe(200);
    expect((await area.post(`${path}/${sheet}/close`, {})).body.code).toBe('SHEET_NOT_BEGUN');
    expect(await sheetOf(sheet)).toMatchObject({ isClosed: false, marked: 1 });
  });

  test('a month waits for the end of its last sewa', async () => {
    const sheet = await newSheet({ onDay: '2026-01-31', department: 'January' });
    const endAt = (end: string) =>
      portal.owner.query(`update attendance_sheet set ends_at = ${end} where id = $1`, [sheet]);
    const close = () => area.post('/api/attendance/months/close', { month: '2026-01' });
    await endAt("now() + interval '1 hour'");
    expect((await close()).body.code).toBe('MONTH_NOT_OVER');
    await endAt("now() - interval '1 hour'");
    expect((await close()).body.data).toEqual({ sheets: 1 });
  });

  test('a month is closed by the area when it is over; later sheets need the right to correct', async () => {
    const month = '2026-02';
    const old = await newSheet({ onDay: '2026-02-10', department: 'February' });
    const close = (who: Visitor, given = month) => who.post('/api/attendance/months/close', { month: given });
    expect((await close(clerk)).status).toBe(403);
    const thisMonth = dayOf(Date.now()).slice(0, 7);
    expect((await close(area, thisMonth)).body.code).toBe('MONTH_NOT_OVER');
    expect((await close(area)).body.data).toEqual({ sheets: 1 });
    expect((await close(area)).body.data).toEqual({ sheets: 0 });
    expect(await sheetOf(old)).toMatchObject({ isClosed: true });
    expect((await clerk.get('/api/attendance/months')).body.docs).toContainEqual(
      expect.objectContaining({ month }),
    );
    const sheet = { ...(await sheetOf(old)), id: newId(), title: 'Late' };
    expect((await clerk.post(path, sheet)).body.code).toBe('MONTH_CLOSED');
    expect((await area.post(path, sheet)).status).toBe(200);
    expect(await sheetOf(sheet.id)).toMatchObject({ isClosed: true });
  });
});

describe('a closed month', () => {
  const closeMonth = (month: string) => area.post('/api/attendance/months/close', { month });

  test('takes no sheet that has entries', async () => {
    const { id } = await newSewadar('Moving');
    const sheet = await newSheet({ department: 'Moving' });
    await mark(sheet, id, 'present');
    expect((await closeMonth('2025-12')).status).toBe(200);
    const moved = { ...(await sheetOf(sheet)), onDay: '2025-12-07' };
    expect((await area.put(`${path}/${sheet}`, moved)).body.code).toBe('MOVED_TO_CLOSED_MONTH');
  });

  test('waits for a sheet that is being saved, and closes it', async () => {
    const saving = await portal.owner.connect();
    try {
      const { rows } = await saving.query('select area_id from centre where id = $1', [here()]);
      await saving.query('begin');
      await saving.query(
        "select pg_advisory_xact_lock_shared(hashtextextended('attendance month ' || $1::text || ' 2025-11-01', 0))",
        [rows[0].area_id],
      );
      const closing = closeMonth('2025-11');
      const waiting = `select from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
      await expect.poll(async () => (await saving.query(waiting)).rowCount).toBe(1);
      await saving.query('commit');
      expect((await closing).status).toBe(200);
    } finally {
      saving.release();
    }
  });
});

describe('the sheet itself', () => {
  test('create, list, read, edit, history, export, delete', async () => {
    const department = `Department ${newId()}`;
    const sheet = await newSheet({ department, title: 'ਲੰਗਰ' });
    const listed = await clerk.get(path, { q: department, filter: { isClosed: false } });
    expect(listed.body.data).toMatchObject({ total: 1, rows: [{ id: sheet, centreName: 'Ranjit Avenue' }] });
    const read = await sheetOf(sheet);
    const edited = await clerk.put(`${path}/${sheet}`, { ...read, place: 'Gate 2' });
    expect(edited.body.data).toMatchObject({ place: 'Gate 2', version: 2 });
    expect((await clerk.get(`${path}/${sheet}/history`)).body.data.total).toBe(2);
    expect((await area.get(`${path}/export`, { q: department })).body).toContain('ਲੰਗਰ');
    expect((await clerk.delete(`${path}/${sheet}`)).status).toBe(403);
    expect((await area.delete(`${path}/${sheet}`)).status).toBe(200);
  });

  test('with entries is not deleted, keeps its centre, and marks follow a changed time', async () => {
    const { id, number } = await newSewadar('Moved');
    const sheet = await newSheet({ department: 'Moved' });
    await scan(sheet, number, { at: Date.now() - 30 * minute });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'late' });
    const read = await sheetOf(sheet);
    expect((await area.delete(`${path}/${sheet}`)).body.code).toBe('IN_USE');
    expect((await area.put(`${path}/${sheet}`, { ...read, centre: there() })).body.code).toBe('IN_USE');
    const earlier = {
      ...read,
      startTime: clock(Date.now() - 40 * minute),
      onDay: dayOf(Date.now() - 40 * minute),
    };
    expect((await clerk.put(`${path}/${sheet}`, earlier)).status).toBe(200);
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'present' });
  });

  test('is of its centre: others neither see nor mark it', async () => {
    const { id } = await newSewadar('Private');
    const sheet = await newSheet({ department: 'Private' });
    expect((await other.get(`${path}/${sheet}/people`)).status).toBe(404);
    expect((await mark(sheet, id, 'present', { who: other })).status).toBe(404);
    expect((await other.post(path, { ...(await sheetOf(sheet)), id: newId() })).body.code).toBe(
      'BAD_REFERENCE',
    );
  });
});

describe('two records of one person', () => {
  test('are merged with their attendance; of two entries on one sheet the better one counts', async () => {
    const department = `Department ${newId()}`;
    const [kept, merged] = [await newSewadar(department), await newSewadar(department)];
    const [keptCame, mergedCame, single] = [
      await newSheet({ department }),
      await newSheet({ department }),
      await newSheet({ department }),
    ];
    await mark(keptCame, kept.id, 'present');
    await mark(keptCame, merged.id, 'absent');
    await mark(mergedCame, kept.id, 'absent');
    await scan(mergedCame, merged.number, { at: Date.now() - 30 * minute });
    await mark(single, merged.id, 'late');
    await merge(kept, merged);
    expect(await peopleOf(keptCame)).toMatchObject([{ sewadar: kept.id, mark: 'present' }]);
    expect(await sheetOf(keptCame)).toMatchObject({ came: 1, marked: 1 });
    expect(await peopleOf(mergedCame)).toMatchObject([
      { sewadar: kept.id, mark: 'late', inAt: expect.any(String) },
    ]);
    expect(await sheetOf(mergedCame)).toMatchObject({ came: 1, marked: 1 });
    expect(await peopleOf(single)).toMatchObject([{ sewadar: kept.id, mark: 'late' }]);
  });

  test('count once in the list of the day, the reports and the chart', async () => {
    const department = `Department ${newId()}`;
    const [kept, merged] = [await newSewadar(department), await newSewadar(department)];
    const day = '2024-06-12';
    const made = await area.post('/api/user/sewa-schedules', onceOn(day, { department }));
    const sheet = (await clerk.post(`${path}/open`, { schedule: made.body.data.id, day })).body.data.id;
    await mark(sheet, kept.id, 'present');
    await mark(sheet, merged.id, 'present');
    await merge(kept, merged);
    expect((await clerk.get('/api/attendance/today', { day })).body.docs).toMatchObject([{ came: 1 }]);
    for (const by of ['person', 'department', 'centre']) {
      const asked = { by, from: day, to: day, department };
      const { list } = (await clerk.get('/api/attendance/summary', asked)).body;
      expect(list, by).toMatchObject([{ people: 1, present: 1, sewaDays: 1 }]);
    }
    const chart = `/api/graph/${attendanceCharts.byWeek.kind}`;
    const { rows } = (await clerk.get(chart, { from: '2024-06-10', to: '2024-06-16' })).body.data;
    expect(rows).toMatchObject([{ values: { came: 1, missed: 0 } }]);
  });

  test('a record with attendance is not deleted; an erasure takes the attendance along', async () => {
    const department = `Department ${newId()}`;
    const { id } = await newSewadar(department);
    const sheet = await newSheet({ department });
    await mark(sheet, id, 'present');
    expect((await area.delete(`/api/sewadar/${id}`)).body).toMatchObject({ code: 'IN_USE' });
    expect(await sheetOf(sheet)).toMatchObject({ marked: 1 });
    const erased = await area.post(`/api/sewadar/${id}/erase`, { reason: 'Asked for by letter' });
    expect(erased.body).toMatchObject({ success: true });
    expect(await sheetOf(sheet)).toMatchObject({ marked: 0 });
  });
});

describe('somebody who moves to another centre', () => {
  test('takes the attendance along: the new centre sees it, and the old sheets keep it', async () => {
    const department = `Department ${newId()}`;
    const { id } = await newSewadar(department);
    const sheet = await newSheet({ department });
    await mark(sheet, id, 'late');
    const record = (await area.get(`/api/sewadar/${id}`)).body.data;
    const logged = async () => {
      const { rows } = await portal.owner.query(
        "select count(*)::int as count from change_log where entity = 'attendance_entry' and row_id = $1",
        [sheet],
      );
      return rows[0].count;
    };
    const before = await logged();
    const moved = await area.put(`/api/sewadar/${id}`, { ...record, centre: there() });
    expect(moved.body).toMatchObject({ success: true });
    expect(await logged()).toBe(before);
    const seen = (await other.get(`/api/attendance/sewadars/${id}`)).body.data;
    expect(seen).toMatchObject({ late: 1, entries: [{ sheet, mark: 'late', title: '' }] });
    const month = dayOf(Date.now() - 2 * hour).slice(0, 7);
    const register = (await other.get('/api/attendance/register', { month, centre: there() })).body.list;
    expect(register.find((row: { sewadar: string }) => row.sewadar === id)).toMatchObject({ late: 1 });
    expect(rowOf(await peopleOf(sheet), id)).toMatchObject({ mark: 'late', isGuest: true });
  });
});

async function merge(kept: { id: string; version: number }, merged: { id: string; version: number }) {
  const reply = await area.post(`/api/sewadar/${kept.id}/merge`, {
    other: merged.id,
    version: kept.version,
    otherVersion: merged.version,
    take: [],
    isConfirmed: true,
  });
  expect(reply.body).toMatchObject({ success: true });
}

interface SheetRow {
  sewadar: string;
  mark: string | null;
  inAt: string;
}

function rowOf(rows: SheetRow[], sewadar: string): SheetRow {
  const found = rows.find((row) => row.sewadar === sewadar);
  if (!found) throw new Error(`${sewadar} is not on the sheet`);
  return found;
}
