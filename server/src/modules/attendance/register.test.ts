import { newId } from '@sewa/contract/kernel/values/ids';
import { presets } from '@sewa/contract/user/presets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPrint } from '../../testing/paper.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let other: Visitor;
let places: Record<string, string>;
const department = `Department ${newId()}`;
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

const departments = [{ department, role: '', since: null, until: null }];
const here = () => places['ASR-1'] ?? '';

/** A sheet of a past day with marks by hand. */
async function marked(onDay: string, marks: Record<string, string>, over: object = {}): Promise<void> {
  const fields = {
    title: 'Sewa',
    startTime: '06:00',
    endTime: '09:00',
    department,
    centre: here(),
    place: '',
  };
  const made = await area.post('/api/attendance/sheets', {
    ...fields,
    onDay,
    lateAfter: null,
    halfBelow: null,
    ...over,
  });
  for (const [sewadar, mark] of Object.entries(marks)) {
    const body = { sewadar, mark, at: new Date().toISOString() };
    const reply = await area.post(`/api/attendance/sheets/${made.body.data.id}/mark`, body);
    expect(reply.body).toMatchObject({ success: true });
  }
}

test('the register, its file, who was not seen, and the record of one', async () => {
  const one = await makeSewadar(area, here(), { departments, name: 'Ajit', nameLatin: 'Ajit' });
  const guest = await makeSewadar(area, places['ASR-2'] ?? '', {
    departments,
    name: 'Bir',
    nameLatin: 'Bir',
  });
  await marked('2026-03-01', { [one]: 'present', [guest]: 'half' });
  // Two sheets of one day: the better mark is shown and is the day of sewa, both are counted.
  await marked('2026-03-01', { [one]: 'half' });
  await marked('2026-03-31', { [one]: 'absent' });
  await marked('2026-03-31', { [one]: 'late', [guest]: 'excused' });
  const query = { month: '2026-03', department };
  const register = (await area.get('/api/attendance/register', query)).body;
  expect(register.total).toBe(2);
  expect(register.list).toMatchObject([
    {
      sewadar: one,
      letters: `P${'·'.repeat(29)}L`,
      present: 1,
      late: 1,
      half: 1,
      absent: 1,
      percentage: 63,
      sewaDays: 2,
    },
    { sewadar: guest, letters: `H${'·'.repeat(29)}E`, half: 1, excused: 1, percentage: 50, sewaDays: 0.5 },
  ]);
  // The host has its own people, and the centre of the guest sees where they served.
  expect((await clerk.get('/api/attendance/register', query)).body.list).toMatchObject([{ sewadar: one }]);
  const elsewhere = (await other.get('/api/attendance/register', { month: '2026-03' })).body.list;
  expect(elsewhere.filter((row: { sewadar: string }) => row.sewadar === guest)).toHaveLength(1);

  expect((await clerk.get('/api/attendance/register/export', query)).status).toBe(403);
  const file: string = (await area.get('/api/attendance/register/export', query)).body;
  expect(file.split('\n')).toHaveLength(4);
  expect(file).toContain('P,·');

  const paper = await readPrint({
    portal,
    visitor: clerk,
    path: '/api/attendance/register/print',
    query: { ...query, language: 'pa' },
  });
  expect(paper.headers.get('content-type')).toBe('application/pdf');
  expect(paper.pages.join('')).toContain('Ajit');
  // The people of another centre are neither on its screen nor on its paper.
  expect(paper.pages.join('')).not.toContain('Bir');
  const recorded = await portal.owner.query(
    "select from change_log where entity = 'attendance_entry' and kind = 6 and after ->> 'print' is not null",
  );
  expect(recorded.rows).toHaveLength(1);

  const unseen = (await clerk.get('/api/attendance/unseen', { department })).body;
  expect(unseen.list).toMatchObject([{ sewadar: one, lastSeen: '2026-03-31' }]);

  const record = (await clerk.get(`/api/attendance/sewadars/${one}`)).body.data;
  expect(record).toMatchObject({ present: 1, late: 1, absent: 1, sewaDays: 2 });
  expect(record.entries).toHaveLength(4);
  expect((await clerk.get(`/api/attendance/sewadars/${guest}`)).status).toBe(404);
});

test('whoever was seen elsewhere is not on the list of a department', async () => {
  const [own, elsewhere] = [`Department ${newId()}`, `Department ${newId()}`];
  const serves = [{ department: own, role: '', since: null, until: null }];
  const one = await makeSewadar(area, here(), { departments: serves });
  const unseen = async (query: Record<string, unknown>) =>
    (await clerk.get('/api/attendance/unseen', query)).body.list;
  await marked('2026-03-01', { [one]: 'present' }, { department: own });
  await marked('2026-03-08', { [one]: 'late' }, { department: elsewhere });
  await marked('2026-03-15', { [one]: 'absent' }, { department: `Department ${newId()}` });
  for (const department of [own, elsewhere])
    expect(await unseen({ department })).toMatchObject([{ sewadar: one, lastSeen: '2026-03-08' }]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await marked(yesterday, { [one]: 'present' }, { department: elsewhere });
  expect(await unseen({ department: own })).toEqual([]);
});

test('percentages and days of sewa by person, department and centre', async () => {
  const own = `Department ${newId()}`;
  const serves = [{ department: own, role: '', since: null, until: null }];
  const named = (name: string, centre = here()) =>
    makeSewadar(area, centre, { departments: serves, name, nameLatin: name });
  const [one, guest] = [await named('Ajit'), await named('Bir', places['ASR-2'])];
  await marked('2025-01-05', { [one]: 'present', [guest]: 'half' }, { department: own });
  await marked('2025-01-05', { [one]: 'late' }, { department: own });
  await marked('2025-02-02', { [one]: 'absent', [guest]: 'excused' }, { department: own });
  const period = { from: '2025-01-01', to: '2025-02-28' };
  const summary = async (query: object, who = area) => {
    const reply = await who.get('/api/attendance/summary', { ...period, ...query });
    expect(reply.body).toMatchObject({ success: true });
    return reply.body.list;
  };
  expect(await summary({ department: own })).toMatchObject([
    { key: one, present: 1, late: 1, absent: 1, percentage: 67, sewaDays: 1 },
    { key: guest, half: 1, excused: 1, percentage: 50, sewaDays: 0.5 },
  ]);
  expect(await summary({ department: own, from: '2025-02-01' })).toMatchObject([
    { key: one, percentage: 0 },
    { key: guest, percentage: null },
  ]);
  expect(await summary({ by: 'department' })).toMatchObject([
    { key: own, people: 2, percentage: 63, sewaDays: 1.5 },
  ]);
  // The guest counts in both centres, once in each.
  const centres = await summary({ by: 'centre', department: own });
  expect(
    Object.fromEntries(centres.map((row: { key: string; people: number }) => [row.key, row.people])),
  ).toEqual({ [here()]: 2, [places['ASR-2'] ?? '']: 1 });
  expect(await summary({ by: 'centre', department: own }, clerk)).toMatchObject([{ key: here(), people: 2 }]);
  // The own centre of the guest does not see the sheet: the sewa counts, without its department.
  expect(await summary({ by: 'department' }, other)).toMatchObject([{ key: '', people: 1, sewaDays: 0.5 }]);
  const tooLong = await area.get('/api/attendance/summary', { from: '2024-01-01', to: '2025-01-01' });
  expect(tooLong.body.code).toBe('VALIDATION');
  const query = { ...period, by: 'person', department: own };
  expect((await clerk.get('/api/attendance/summary/export', query)).status).toBe(403);
  const file: string = (await area.get('/api/attendance/summary/export', query)).body;
  expect(file).toContain('Ajit,Ajit,Ranjit Avenue,1,1,0,1,0,67,1');
});

test('the files have everybody, also beyond the 2,000 that a screen shows', async () => {
  const own = `Department ${newId()}`;
  const one = await makeSewadar(area, here(), { name: 'Ajit', nameLatin: 'Ajit' });
  await marked('2024-05-05', { [one]: 'present' }, { department: own });
  await portal.owner.query(
    `with copied as (
       insert into sewadar (area_id, id, centre_id, number, name, name_latin, gender, status)
       select s.area_id, gen_random_uuid(), s.centre_id, 800000 + n, s.name, s.name_latin, s.gender, s.status
       from sewadar s, generate_series(1, 2000) n where s.id = $1 returning area_id, id)
     insert into attendance_entry (area_id, id, centre_id, sheet_id, on_day, sewadar_id, home_centre_id, stated, mark, how, seen_at)
     select e.area_id, gen_random_uuid(), e.centre_id, e.sheet_id, e.on_day, c.id, e.home_centre_id, e.stated, e.mark, e.how, e.seen_at
     from attendance_entry e, copied c where e.sewadar_id = $1`,
    [one],
  );
  await portal.owner.query('analyze sewadar, attendance_entry');
  const linesOf = async (path: string, query: object) =>
    new Set((await area.get(path, { department: own, ...query })).body.trim().split('\n')).size;
  expect(await linesOf('/api/attendance/register/export', { month: '2024-05' })).toBe(2_002);
  const period = { from: '2024-05-01', to: '2024-05-31', by: 'person' };
  expect(await linesOf('/api/attendance/summary/export', period)).toBe(2_002);
});

test('a sheet that moves to another day takes its entries along', async () => {
  const one = await makeSewadar(area, here(), { departments });
  await marked('2026-04-05', { [one]: 'present' });
  const [sheet] = (
    await area.get('/api/attendance/sheets', {
      filter: { onDayFrom: '2026-04-05', onDayTo: '2026-04-05', department },
    })
  ).body.data.rows;
  expect(
    (await area.put(`/api/attendance/sheets/${sheet.id}`, { ...sheet, onDay: '2026-05-03' })).status,
  ).toBe(200);
  const may = (await area.get('/api/attendance/register', { month: '2026-05', department })).body.list;
  expect(may).toMatchObject([{ sewadar: one, letters: `··P${'·'.repeat(28)}` }]);
});

describe('the month grid', () => {
  test('has everybody of the department, every sheet, and what is planned without one', async () => {
    const own = `Department ${newId()}`;
    const serves = [{ department: own, role: '', since: null, until: null }];
    const named = (name: string, centre = here()) =>
      makeSewadar(area, centre, { departments: serves, name, nameLatin: name });
    const [one, unmarked, guest] = [
      await named('Ajit'),
      await named('Bir'),
      await named('Charan', places['ASR-2']),
    ];
    const schedule = {
      ...{
        title: 'Sundays',
        department: own,
        centre: here(),
        kind: 'weekly',
        days: ['SU'],
        interval: 1,
        nth: 1,
      },
      ...{ startTime: '06:00', endTime: '09:00', needed: 2, validFrom: '2026-06-01', validTo: null },
      ...{ holidays: [], lateAfter: null, halfBelow: null, maxHours: null, maxDaysInRow: null },
    };
    expect((await area.post('/api/user/sewa-schedules', schedule)).status).toBe(200);
    const gathering = { title: 'Satsang', onDay: '2026-06-10', isWholeArea: false, isClosed: false };
    for (const centre of [here(), places['ASR-2']])
      expect((await area.post('/api/oae/gatherings', { ...gathering, centre })).status).toBe(200);
    await marked('2026-06-07', { [one]: 'late' }, { department: own, startTime: '16:00', endTime: '18:00' });
    await marked('2026-06-07', { [one]: 'present', [guest]: 'half' }, { department: own });
    await marked('2026-05-31', { [one]: 'present' }, { department: own });
    const query = { month: '2026-06', centre: here(), department: own };
    const grid = (await clerk.get('/api/attendance/grid', query)).body.data;
    expect(grid.sheets).toMatchObject([
      { onDay: '2026-06-07', startTime: '06:00', isClosed: false },
      { onDay: '2026-06-07', startTime: '16:00' },
    ]);
    expect(grid.people).toMatchObject([
      { sewadar: one, letters: 'PL', isGuest: false },
      { sewadar: unmarked, letters: '··' },
      { sewadar: guest, letters: 'H·', isGuest: true },
    ]);
    expect(grid.total).toBe(3);
    expect(grid.gatherings).toEqual(['2026-06-10']);
    expect(grid.planned.map(({ onDay }: { onDay: string }) => onDay)).toEqual([
      '2026-06-07',
      '2026-06-14',
      '2026-06-21',
      '2026-06-28',
    ]);
    // A whole column at once, whichever the mark.
    const rest = { mark: 'excused', at: new Date().toISOString() };
    const filled = await clerk.post(`/api/attendance/sheets/${grid.sheets[1].id}/mark-rest`, rest);
    expect(filled.body.data).toEqual({ marked: 1, entries: expect.any(Array) });
    const after = (await clerk.get('/api/attendance/grid', query)).body.data;
    expect(after.people.map((row: { letters: string }) => row.letters)).toEqual(['PL', '·E', 'H·']);
    // Another centre sees neither the sheets nor the people.
    expect((await other.get('/api/attendance/grid', query)).body.data).toMatchObject({
      sheets: [],
      people: [],
      total: 0,
    });
  });
});
