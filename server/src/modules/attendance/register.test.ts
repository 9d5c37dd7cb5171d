import { newId } from '@sewa/contract/kernel/values/ids';
import { presets } from '@sewa/contract/user/presets';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
async function marked(onDay: string, marks: Record<string, string>): Promise<void> {
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
  // Two sheets of one day: the better mark is shown, both are counted.
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
      absent: 1,
      percentage: 67,
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

  const unseen = (await clerk.get('/api/attendance/unseen', { department })).body;
  expect(unseen.list).toMatchObject([{ sewadar: one, lastSeen: '2026-03-31' }]);

  const record = (await clerk.get(`/api/attendance/sewadars/${one}`)).body.data;
  expect(record).toMatchObject({ present: 1, late: 1, absent: 1, sewaDays: 2 });
  expect(record.entries).toHaveLength(3);
  expect((await clerk.get(`/api/attendance/sewadars/${guest}`)).status).toBe(404);
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
