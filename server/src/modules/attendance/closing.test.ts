import { newId } from '@sewa/contract/kernel/values/ids';
import { presets } from '@sewa/contract/user/presets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/attendance/sheets';
const hour = 3_600_000;
const day = 24 * hour;

let portal: TestPortal;
/** Of the whole area, with the right to close. */
let area: Visitor;
/** Of Ranjit Avenue (ASR-1), with the right to mark. */
let clerk: Visitor;
/** Of Tarn Taran (ASR-2), with the right to close. */
let head: Visitor;
let places: Record<string, string>;
/** A department of each test's own. */
let department: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const acl = { ...presets.centreClerk, 'SEWADAR.ATTENDANCE': presets.areaSecretary['SEWADAR.ATTENDANCE'] };
  await portal.owner.query("update app_user set acl = $1 where username = 'nobody'", [acl]);
  places = await placesOf(portal);
  [area, clerk, head] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('nobody'),
  ]);
});
afterAll(() => portal.close());
beforeEach(() => {
  department = `Department ${newId()}`;
});

const here = () => places['ASR-1'] ?? '';
const there = () => places['ASR-2'] ?? '';
const iso = (moment: number) => new Date(moment).toISOString();
const dayOf = (moment: number) => iso(moment + 5.5 * hour).slice(0, 10);
const daysAgo = (days: number) => dayOf(Date.now() - days * day);

/** Of the whole day, so that it has begun and is not over. */
async function newSheet({ onDay = daysAgo(0), centre = here() } = {}): Promise<string> {
  const made = await area.post(path, {
    ...{ title: 'Langar', department, centre, place: '', lateAfter: null, halfBelow: null },
    ...{ onDay, startTime: '00:00', endTime: '23:59' },
  });
  expect(made.body).toMatchObject({ success: true });
  return made.body.data.id;
}

async function newSewadar({ centre = here(), of = department } = {}) {
  const departments = [{ department: of, role: '', since: '2015-01-01', until: null }];
  const id = await makeSewadar(area, centre, { departments });
  return (await area.get(`/api/sewadar/${id}`)).body.data as {
    id: string;
    number: number;
    name: string;
    version: number;
  };
}

const mark = (sheet: string, sewadar: string, given: string | null, who = clerk) =>
  who.post(`${path}/${sheet}/mark`, { sewadar, mark: given, at: iso(Date.now()) });
const correct = (sheet: string, body: object, who = area) => who.post(`${path}/${sheet}/correct`, body);
const removeEntry = (sheet: string, sewadar: string, { reason = 'Never came', who = area } = {}) =>
  who.post(`${path}/${sheet}/remove-entry`, { sewadar, reason });
const corrections = async (sheet: string) => (await area.get(`${path}/${sheet}/corrections`)).body.docs;

/** The mark of each sewadar on a sheet. */
async function marksOn(sheet: string, who = area): Promise<Record<string, string | null>> {
  const people: { sewadar: string; mark: string | null }[] = (await who.get(`${path}/${sheet}/people`)).body
    .docs;
  return Object.fromEntries(people.map((one) => [one.sewadar, one.mark]));
}

async function close(sheet: string, who = area): Promise<number> {
  const closed = await who.post(`${path}/${sheet}/close`, {});
  expect(closed.body).toMatchObject({ success: true });
  return closed.body.data.version;
}

async function closedSheet(...marked: string[]): Promise<string> {
  const sheet = await newSheet();
  for (const sewadar of marked) expect((await mark(sheet, sewadar, 'present')).status).toBe(200);
  await close(sheet);
  return sheet;
}

describe('somebody who moved to another centre', () => {
  const moves: [string, (id: string) => Promise<unknown>][] = [
    [
      'by a transfer',
      async (id) => {
        const { version } = (await area.get(`/api/sewadar/${id}`)).body.data;
        return area.post(`/api/sewadar/${id}/transfer`, { centre: there(), version });
      },
    ],
    [
      'with many others',
      (id) =>
        area.post('/api/sewadar/bulk', {
          selection: { ids: [id] },
          act: { kind: 'transfer', centre: there() },
        }),
    ],
    [
      'by the form',
      async (id) => {
        const record = (await area.get(`/api/sewadar/${id}`)).body.data;
        return area.put(`/api/sewadar/${id}`, { ...record, centre: there() });
      },
    ],
    [
      'by a change that gives no day',
      (id) => portal.owner.query('update sewadar set centre_id = $1 where id = $2', [there(), id]),
    ],
  ];

  test.each(moves)('%s is expected there from that day on, not before', async (_how, move) => {
    const [mover, resident] = [await newSewadar(), await newSewadar({ centre: there() })];
    const [before, since] = [
      await newSheet({ onDay: daysAgo(2), centre: there() }),
      await newSheet({ onDay: daysAgo(0), centre: there() }),
    ];
    await move(mover.id);
    const rest = { mark: 'present', at: iso(Date.now()) };
    for (const sheet of [before, since]) {
      const isThere = sheet === since;
      expect(Object.keys(await marksOn(sheet, head)).sort()).toEqual(
        [resident.id, ...(isThere ? [mover.id] : [])].sort(),
      );
      expect((await head.post(`${path}/${sheet}/mark-rest`, rest)).body.data).toEqual({
        marked: isThere ? 2 : 1,
        entries: expect.any(Array),
      });
      await mark(sheet, mover.id, null, head);
      await close(sheet, head);
      expect((await marksOn(sheet, head))[mover.id]).toBe(isThere ? 'absent' : undefined);
    }
  });

  test('is not in the month grid of a month before the move', async () => {
    const mover = await newSewadar();
    await portal.owner.query("update sewadar set here_since = '2026-03-20' where id = $1", [mover.id]);
    const peopleIn = async (month: string) => {
      const asked = { month, centre: here(), department };
      const { people } = (await area.get('/api/attendance/grid', asked)).body.data;
      return people.map((one: { sewadar: string }) => one.sewadar);
    };
    expect(await peopleIn('2026-02')).toEqual([]);
    expect(await peopleIn('2026-03')).toEqual([mover.id]);
  });
});

describe('somebody who is not on the list', () => {
  test('is marked on an open sheet days later: a helper of another department, and a guest by number', async () => {
    const [helper, guest] = [
      await newSewadar({ of: 'Traffic' }),
      await newSewadar({ centre: there(), of: 'Traffic' }),
    ];
    const sheet = await newSheet({ onDay: daysAgo(3) });
    const body = { code: String(guest.number), mark: 'present' };
    expect((await mark(sheet, helper.id, 'present')).status).toBe(200);
    expect((await mark(sheet, guest.id, 'present')).body.code).toBe('NOT_FOUND');
    expect((await clerk.post(`${path}/${sheet}/mark-number`, body)).status).toBe(200);
    expect(await marksOn(sheet, clerk)).toEqual({ [helper.id]: 'present', [guest.id]: 'present' });
    const unknown = await clerk.post(`${path}/${sheet}/mark-number`, { ...body, code: '999999' });
    expect(unknown.body).toMatchObject({ code: 'SEWADAR_UNKNOWN' });
    const early = await newSheet({ onDay: dayOf(Date.now() + 3 * day) });
    const tooEarly = await clerk.post(`${path}/${early}/mark-number`, body);
    expect(tooEarly.body.code).toBe('SHEET_TIME');
    await close(sheet);
    expect((await clerk.post(`${path}/${sheet}/mark-number`, body)).body.code).toBe('SHEET_CLOSED');
    expect((await head.post(`${path}/${sheet}/mark-number`, body)).body.code).toBe('NOT_FOUND');
  });

  test('is added to a closed sheet by a correction, with a reason and the right for it', async () => {
    const [one, helper, guest] = [
      await newSewadar({ centre: there() }),
      await newSewadar({ centre: there(), of: 'Traffic' }),
      await newSewadar({ of: 'Traffic' }),
    ];
    const sheet = await newSheet({ onDay: daysAgo(2), centre: there() });
    await mark(sheet, one.id, 'present', head);
    await close(sheet, head);
    const reason = 'On the paper list';
    const bySewadar = { sewadar: helper.id, mark: 'present', reason };
    const byNumber = { code: String(guest.number), mark: 'late', reason };
    expect((await clerk.post(`${path}/${sheet}/correct`, bySewadar)).status).toBe(403);
    expect((await correct(sheet, bySewadar, head)).status).toBe(200);
    expect((await correct(sheet, byNumber, head)).status).toBe(200);
    const nobody = await correct(sheet, { mark: 'present', reason }, head);
    expect(nobody.body).toMatchObject({ code: 'VALIDATION', fields: { code: expect.anything() } });
    const marks = { [one.id]: 'present', [helper.id]: 'present', [guest.id]: 'late' };
    expect(await marksOn(sheet, head)).toEqual(marks);
    expect(await corrections(sheet)).toMatchObject([
      { sewadar: guest.id, before: null, after: 'late', reason },
      { sewadar: helper.id, before: null, after: 'present', reason },
    ]);
  });
});

describe('a wrong entry of a closed sheet', () => {
  test('is removed of somebody who was not expected, and stays in the history', async () => {
    const [own, helper] = [await newSewadar(), await newSewadar({ of: 'Traffic' })];
    const sheet = await closedSheet(own.id, helper.id);
    expect((await removeEntry(sheet, helper.id, { who: clerk })).status).toBe(403);
    expect((await removeEntry(sheet, helper.id, { reason: ' ' })).body.code).toBe('VALIDATION');
    expect((await removeEntry(sheet, own.id)).body.code).toBe('ENTRY_EXPECTED');
    expect((await removeEntry(sheet, helper.id)).status).toBe(200);
    expect((await removeEntry(sheet, helper.id)).body.code).toBe('NOT_FOUND');
    expect(await marksOn(sheet)).toEqual({ [own.id]: 'present' });
    expect(await corrections(sheet)).toMatchObject([
      { sewadar: helper.id, before: 'present', after: null, reason: 'Never came' },
    ]);
  });

  test('of a guest out of sight is named in the corrections after it was removed', async () => {
    const [own, guest] = [await newSewadar({ centre: there() }), await newSewadar({ of: 'Traffic' })];
    const sheet = await newSheet({ centre: there() });
    await mark(sheet, own.id, 'present', head);
    const body = { code: String(guest.number), mark: 'present' };
    expect((await head.post(`${path}/${sheet}/mark-number`, body)).status).toBe(200);
    await close(sheet, head);
    expect((await removeEntry(sheet, guest.id, { who: head })).status).toBe(200);
    const { id: sewadar, number, name } = guest;
    expect((await head.get(`${path}/${sheet}/corrections`)).body.docs).toMatchObject([
      { sewadar, number, name, before: 'present', after: null },
    ]);
    expect((await head.get(`/api/sewadar/${guest.id}`)).status).toBe(404);
  });

  test('of an open sheet is changed on the sheet itself', async () => {
    const helper = await newSewadar({ of: 'Traffic' });
    const sheet = await newSheet();
    await mark(sheet, helper.id, 'present');
    expect((await removeEntry(sheet, helper.id)).body.code).toBe('SHEET_OPEN');
    expect((await mark(sheet, helper.id, null)).status).toBe(200);
    expect(await marksOn(sheet)).toEqual({});
  });
});

describe('a sheet that was closed too early', () => {
  const undo = (sheet: string, version: number, who = area) =>
    who.post(`${path}/${sheet}/undo-close`, { version });
  const sheetOf = async (id: string, who = area) => (await who.get(`${path}/${id}`)).body.data;

  test('is opened again: the absences of the closing go, those that were marked stay', async () => {
    const [came, absent, unmarked] = [await newSewadar(), await newSewadar(), await newSewadar()];
    const sheet = await newSheet();
    await mark(sheet, came.id, 'late');
    await mark(sheet, absent.id, 'absent');
    const before = await marksOn(sheet);
    const version = await close(sheet);
    expect(await marksOn(sheet)).toEqual({ ...before, [unmarked.id]: 'absent' });
    expect(await sheetOf(sheet)).toMatchObject({
      isClosed: true,
      version,
      closedAt: expect.any(String),
      isClosedByMe: true,
    });
    expect((await undo(sheet, version, clerk)).status).toBe(403);
    expect((await undo(sheet, version - 1)).body.code).toBe('CLOSING_UNDO_REFUSED');
    expect((await undo(sheet, version)).status).toBe(200);
    expect(await marksOn(sheet)).toEqual(before);
    expect(await sheetOf(sheet)).toMatchObject({
      isClosed: false,
      closedAt: null,
      closedByName: '',
      isClosedByMe: false,
    });
    expect((await undo(sheet, version)).body.code).toBe('CLOSING_UNDO_REFUSED');
    const scanned = { code: String(unmarked.number), at: iso(Date.now()), how: 'scan' };
    expect((await clerk.post(`${path}/${sheet}/scan`, scanned)).body.data).toMatchObject({ outcome: 'in' });
    await close(sheet);
  });

  test('stays closed for another user, after a correction and after ten minutes', async () => {
    const [one, other] = [await newSewadar({ centre: there() }), await newSewadar({ centre: there() })];
    const sheet = await newSheet({ centre: there() });
    await mark(sheet, one.id, 'present', head);
    const version = await close(sheet);
    expect(await sheetOf(sheet, head)).toMatchObject({ isClosed: true, isClosedByMe: false });
    expect((await undo(sheet, version, head)).body.code).toBe('CLOSING_UNDO_REFUSED');
    await correct(sheet, { sewadar: other.id, mark: 'present', reason: 'Was at gate 2' });
    expect((await undo(sheet, version)).body.code).toBe('CLOSING_UNDO_REFUSED');
    // A correction that waited for the closing began before it.
    await portal.owner.query(
      "update attendance_correction set at = at - interval '1 minute' where sheet_id = $1",
      [sheet],
    );
    expect((await undo(sheet, version)).body.code).toBe('CLOSING_UNDO_REFUSED');

    const late = await newSheet({ centre: there() });
    const next = (await close(late)) + 1;
    await portal.owner.query(
      `update attendance_sheet set undo = undo || jsonb_build_object('at', now() - interval '11 minutes', 'version', $2::int)
        where id = $1`,
      [late, next],
    );
    expect((await undo(late, next)).body.code).toBe('CLOSING_UNDO_REFUSED');
  });

  test('stays closed with its month', async () => {
    const sheet = await newSheet({ onDay: '2024-05-10' });
    const open = await newSheet({ onDay: '2024-05-11' });
    const version = await close(sheet);
    const month = await area.post('/api/attendance/months/close', { month: '2024-05' });
    expect(month.body).toMatchObject({ success: true });
    expect((await undo(sheet, version)).body.code).toBe('CLOSING_UNDO_REFUSED');
    expect(await sheetOf(open)).toMatchObject({ isClosed: true, isClosedByMe: false });
  });
});
