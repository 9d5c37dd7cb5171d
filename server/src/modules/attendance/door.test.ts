import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import { presets } from '@sewa/contract/user/presets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../testing/attachments.ts';
import { picture } from '../../testing/hostile-files.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/attendance/sheets';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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

async function newSewadar(department: string, centre = here()) {
  const departments = [{ department, role: '', since: null, until: null }];
  const id = await makeSewadar(area, centre, { departments });
  return (await area.get(`/api/sewadar/${id}`)).body.data as { id: string; number: number };
}

/** A sheet by hand, around a moment: from four hours before to two hours after. */
async function newSheet(department: string, at = Date.now()): Promise<string> {
  const from = at - 4 * hour;
  const made = await clerk.post(path, {
    ...{ title: 'Langar', department, centre: here(), place: '', lateAfter: null, halfBelow: null },
    ...{ onDay: dayOf(from), startTime: clock(from), endTime: clock(at + 2 * hour) },
  });
  expect(made.body).toMatchObject({ success: true });
  return made.body.data.id;
}

/** The sheet of a schedule that has these limits and runs now. */
async function limitedSheet(department: string, limits: object): Promise<string> {
  const from = Date.now() - 4 * hour;
  const schedule = await area.post('/api/user/sewa-schedules', {
    ...{ title: 'Langar', department, centre: here(), kind: 'once', days: [], interval: 1, nth: 1 },
    ...{ startTime: clock(from), endTime: clock(Date.now() + 2 * hour), needed: 5, validFrom: dayOf(from) },
    ...{ validTo: null, holidays: [], lateAfter: null, halfBelow: null, maxHours: null, maxDaysInRow: null },
    ...limits,
  });
  const opened = await clerk.post(`${path}/open`, { schedule: schedule.body.data.id, day: dayOf(from) });
  expect(opened.body).toMatchObject({ success: true });
  return opened.body.data.id;
}

const mark = (sheet: string, sewadar: string, given: string) =>
  clerk.post(`${path}/${sheet}/mark`, { sewadar, mark: given, at: iso(Date.now()) });
const scan = async (sheet: string, number: number, at = Date.now(), how = 'kiosk') =>
  (await clerk.post(`${path}/${sheet}/scan`, { code: String(number), at: iso(at), how })).body.data;
const people = async (sheet: string) => (await clerk.get(`${path}/${sheet}/people`)).body.docs;

describe('a correction of a closed sheet', () => {
  test('changes the times, derives the mark, and keeps the old values', async () => {
    const { id, number } = await newSewadar('Times');
    const sheet = await newSheet('Times');
    const came = Date.now() - 2 * hour;
    await scan(sheet, number, came);
    expect(await people(sheet)).toMatchObject([{ mark: 'late', how: 'kiosk', isStated: false }]);
    await area.post(`${path}/${sheet}/close`, {});
    const correct = (body: object) =>
      area.post(`${path}/${sheet}/correct`, { sewadar: id, mark: null, reason: 'Came early', ...body });
    const start = Date.now() - 4 * hour;
    const left = Date.now() - hour;
    expect((await correct({ inAt: iso(start - 7 * hour) })).body.code).toBe('SHEET_TIME');
    expect((await correct({ outAt: iso(Date.now() + hour) })).body.code).toBe('SHEET_TIME');
    expect((await correct({ outAt: iso(came - minute) })).body.code).toBe('LEFT_BEFORE_COMING');
    expect((await correct({ inAt: null })).body.code).toBe('VALIDATION');
    expect((await correct({ inAt: iso(start), outAt: iso(left) })).status).toBe(200);
    expect(await people(sheet)).toMatchObject([
      { mark: 'present', inAt: iso(start), outAt: iso(left), isStated: false },
    ]);
    // A mark by hand leaves the times.
    expect((await correct({ mark: 'half' })).status).toBe(200);
    expect(await people(sheet)).toMatchObject([{ mark: 'half', inAt: iso(start), isStated: true }]);
    expect((await clerk.get(`${path}/${sheet}/corrections`)).body.docs).toMatchObject([
      { before: 'present', after: 'half', inBefore: iso(start), inAfter: iso(start) },
      {
        ...{ before: 'late', after: 'present', inBefore: iso(came), outBefore: null },
        ...{ inAfter: iso(start), outAfter: iso(left), reason: 'Came early' },
      },
    ]);
  });
});

test('those who forgot to check out are entered with the planned end, once that is over', async () => {
  const [one, two, three] = [
    await newSewadar('Forgot'),
    await newSewadar('Forgot'),
    await newSewadar('Forgot'),
  ];
  const running = await newSheet('Forgot');
  expect((await clerk.post(`${path}/${running}/leave-rest`, {})).body.code).toBe('SHEET_TIME');
  const over = await newSheet('Forgot', Date.now() - 3 * hour);
  await scan(over, one.number, Date.now() - 6 * hour);
  // After the planned end there is nothing to leave.
  await scan(over, two.number, Date.now() - minute);
  // Scanned by mistake.
  await scan(over, three.number, Date.now() - 5 * hour);
  await mark(over, three.id, 'absent');
  expect((await clerk.post(`${path}/${over}/leave-rest`, {})).body.data).toEqual({ changed: 1 });
  const { endsAt } = (await clerk.get(`${path}/${over}`)).body.data;
  const rows: { sewadar: string; outAt: string | null }[] = await people(over);
  expect(rows.find(({ sewadar }) => sewadar === one.id)?.outAt).toBe(endsAt);
  expect(rows.find(({ sewadar }) => sewadar === two.id)?.outAt).toBeNull();
  expect(rows.find(({ sewadar }) => sewadar === three.id)?.outAt).toBeNull();
});

test('a sheet knows the cards of its people, for scans without a connection', async () => {
  const { id } = await newSewadar('Cards');
  const issued = await area.post('/api/badges/sewadar', { type: 1, selection: { ids: [id] } });
  const { id: badge, number } = issued.body.data.issued[0];
  const sheet = await newSheet('Cards');
  const cardsAfter = async (change: string) => {
    await portal.owner.query(`update badge set ${change} where id = $1`, [badge]);
    return (await people(sheet))[0].cards;
  };
  // Without a print there is no card.
  expect(await people(sheet)).toMatchObject([{ sewadar: id, cards: [] }]);
  expect(await cardsAfter("printed_key = '7F3Q'")).toEqual([{ type: 1, number, key: '7F3Q' }]);
  expect(await cardsAfter("valid_from = '2024-01-01', valid_to = '2024-12-31'")).toEqual([]);
  expect(await cardsAfter("valid_to = '2099-12-31', status = 70")).toEqual([]);
});

describe('the limits of a schedule warn', () => {
  test('about a shift that was too long', async () => {
    const { number } = await newSewadar('Long');
    const sheet = await limitedSheet('Long', { maxHours: 3 });
    expect((await scan(sheet, number, Date.now() - 3 * hour - 2 * minute)).warnings).toEqual([]);
    expect(await scan(sheet, number)).toMatchObject({ outcome: 'out', warnings: ['longShift'] });
    expect((await clerk.get(`${path}/${sheet}`)).body.data).toMatchObject({ maxHours: 3 });
  });

  test('about too many days in a row, on the sheet and at the scan', async () => {
    const [steady, rested] = [await newSewadar('Row'), await newSewadar('Row')];
    for (const ago of [1, 2]) await mark(await newSheet('Row', Date.now() - ago * day), steady.id, 'present');
    // Two sheets of one day are one day.
    for (let nth = 0; nth < 2; nth += 1)
      await mark(await newSheet('Row', Date.now() - day), rested.id, 'half');
    const sheet = await limitedSheet('Row', { maxDaysInRow: 2 });
    const due = (await people(sheet)).filter(({ isRestDue }: { isRestDue: boolean }) => isRestDue);
    expect(due).toMatchObject([{ sewadar: steady.id }]);
    expect((await scan(sheet, steady.number)).warnings).toEqual(['daysInRow']);
    expect((await scan(sheet, rested.number)).warnings).toEqual([]);
  });
});

describe('a guest of another centre', () => {
  test('is shown with the photo while the sheet is open, by the call of the sheet only', async () => {
    const guest = await newSewadar('Gate', there());
    const owner = { owner: 'sewadar', ownerId: guest.id, type: attachmentTypes.PHOTO } as const;
    const bytes = await picture(310, 400).jpeg().toBuffer();
    const { id: photo } = (await upload(portal, other, owner, bytes)).body.data;
    const sheet = await newSheet('Hosts');
    const show = (who: Visitor) => who.get(`${path}/${sheet}/photo`, { photo, size: 'card' });
    expect((await show(clerk)).status).toBe(404);
    const { person } = await scan(sheet, guest.number);
    expect(person).toMatchObject({ photo, isGuest: true, isOutOfSight: true, centreName: 'ਤਰਨ ਤਾਰਨ' });
    const shown = await show(clerk);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await show(other)).status).toBe(404);
    expect((await clerk.get(`/api/attachment/${photo}/picture`)).status).toBe(404);
    const another = await newSheet('Hosts');
    expect((await clerk.get(`${path}/${another}/photo`, { photo })).status).toBe(404);
    await area.post(`${path}/${sheet}/close`, {});
    expect((await show(clerk)).status).toBe(404);
    expect(await people(sheet)).toMatchObject([{ sewadar: guest.id, photo: null }]);
  });

  test('is still entered when the scan waited for days on a device', async () => {
    const guest = await newSewadar('Gate', there());
    const at = Date.now() - 5 * day;
    const sheet = await newSheet('Hosts', at);
    expect(await scan(sheet, guest.number, at)).toMatchObject({
      outcome: 'in',
      person: { sewadar: guest.id },
    });
  });

  test('is not found any more once a user has scanned 300 of them in an hour', async () => {
    const [first, second] = [await newSewadar('Gate', there()), await newSewadar('Gate', there())];
    const sheet = await newSheet('Hosts');
    const asker = "(select id from app_user where username = 'clerk')";
    await scan(sheet, first.number, Date.now() - hour);
    await portal.owner.query(`insert into attendance_guest_lookup (user_id, sewadar_id)
      select ${asker}, gen_random_uuid() from generate_series(1, 300)`);
    const refused = await clerk.post(`${path}/${sheet}/scan`, {
      ...{ code: String(second.number), at: iso(Date.now()), how: 'scan' },
    });
    expect(refused.body.code).toBe('THROTTLED');
    await portal.owner.query(`update attendance_guest_lookup set at = now() - interval '61 minutes'`);
    expect(await scan(sheet, second.number)).toMatchObject({ person: { sewadar: second.id } });
  });

  test('counts once where they served, once at home, and once in the area', async () => {
    const guest = await newSewadar('Gate', there());
    const department = `Hosts ${newId()}`;
    const sheet = await newSheet(department);
    const at = Date.now() - 3 * hour;
    for (const later of [0, hour, 2 * hour]) await scan(sheet, guest.number, at + later);
    expect((await clerk.get(`${path}/${sheet}`)).body.data).toMatchObject({ came: 1, marked: 1 });
    const { onDay } = (await clerk.get(`${path}/${sheet}`)).body.data;
    const rowsOf = async (who: Visitor, query: object = {}) => {
      const { list } = (await who.get('/api/attendance/register', { month: onDay.slice(0, 7), ...query }))
        .body;
      return list.filter(({ sewadar }: { sewadar: string }) => sewadar === guest.id);
    };
    expect(await rowsOf(other)).toMatchObject([{ late: 1, sewaDays: 1 }]);
    expect(await rowsOf(area)).toMatchObject([{ late: 1, sewaDays: 1 }]);
    expect(await rowsOf(area, { department })).toMatchObject([{ sewaDays: 1 }]);
  });
});
