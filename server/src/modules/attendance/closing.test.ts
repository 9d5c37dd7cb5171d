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
  return (await area.get(`/api/sewadar/${id}`)).body.data as { id: string; number: number; version: number };
}

const mark = (sheet: string, sewadar: string, given: string | null, who = clerk) =>
  who.post(`${path}/${sheet}/mark`, { sewadar, mark: given, at: iso(Date.now()) });
/** The mark of each sewadar on a sheet. */
async function marksOn(sheet: string, who = area): Promise<Record<string, string | null>> {
  const people: { sewadar: string; mark: string | null }[] = (await who.get(`${path}/${sheet}/people`)).body
    .docs;
  return Object.fromEntries(people.map((one) => [one.sewadar, one.mark]));
}

async function close(sheet: string, who = area): Promise<void> {
  expect((await who.post(`${path}/${sheet}/close`, {})).body).toMatchObject({ success: true });
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
