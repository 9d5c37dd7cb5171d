import { applicationTypes } from '@sewa/contract/applications/enums';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicationBody, applicationsPath, holdsRights } from '../../testing/applications.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { addTo, makeRoll } from '../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';

const sheetsPath = '/api/attendance/sheets';

let portal: TestPortal;
let holder: Client;
/** Of the whole area. */
let area: Visitor;
/** Of Ranjit Avenue (ASR-1). */
let clerk: Visitor;
let here: string;
/** Tarn Taran (ASR-2), out of the clerk's sight. */
let there: string;
beforeAll(async () => {
  portal = await openTestPortal();
  holder = new Client({ connectionString: portal.ownerUrl });
  await holder.connect();
  const places = await placesOf(portal);
  [here, there] = [places['ASR-1'] ?? '', places['ASR-2'] ?? ''];
  await holdsRights(portal, 'clerk', [2, 3]);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(async () => {
  await holder.end();
  await portal.close();
});

interface Pair {
  kept: string;
  merged: string;
}

/** Two records of one person; the one that goes serves in the department. */
async function newPair({ department = 'Langar', centre = here } = {}): Promise<Pair> {
  const departments = [{ department, role: '', since: null, until: null }];
  return { kept: await makeSewadar(area, centre), merged: await makeSewadar(area, centre, { departments }) };
}

async function sewadarOf(id: string): Promise<{ number: number; version: number }> {
  return (await area.get(`/api/sewadar/${id}`)).body.data;
}

/** Of today: guests are entered on sheets of the last days only. */
async function newSheet(department = 'Langar'): Promise<string> {
  const made = await clerk.post(sheetsPath, {
    ...{ title: 'Sewa', department, centre: here, place: '', lateAfter: null, halfBelow: null },
    ...{ onDay: todayIn('Asia/Kolkata'), startTime: '00:00', endTime: '23:59' },
  });
  expect(made.body).toMatchObject({ success: true });
  return made.body.data.id;
}

async function whoIsOn(table: 'attendance_entry' | 'nominal_roll_member', column: string, id: string) {
  const { rows } = await portal.owner.query<{ sewadar: string }>(
    `select sewadar_id as sewadar from ${table} where ${column} = $1`,
    [id],
  );
  return rows.map(({ sewadar }) => sewadar);
}
const entriesOn = (sheet: string) => whoIsOn('attendance_entry', 'sheet_id', sheet);
const membersOf = (roll: string) => whoIsOn('nominal_roll_member', 'roll_id', roll);

/** What a call replies that begins while the merge holds both records, and ends after it. */
async function whileMerging({ kept, merged }: Pair, act: () => Promise<Reply>): Promise<Reply> {
  const [one, other] = [await sewadarOf(kept), await sewadarOf(merged)];
  await holder.query('begin');
  try {
    // The merge has locked the records and counts what the person attends.
    await holder.query(
      `select pg_advisory_xact_lock(hashtextextended('oae attendants of ' || id, 0)) from area where code = 'ASR'`,
    );
    const pair = { other: merged, version: one.version, otherVersion: other.version };
    const merging = area.post(`/api/sewadar/${kept}/merge`, { ...pair, take: [], isConfirmed: true });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    const acting = act();
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    await holder.query('commit');
    const [done, reply] = await Promise.all([merging, acting]);
    expect(done.body).toMatchObject({ success: true });
    return reply;
  } finally {
    await holder.query('rollback');
  }
}

async function waiting(): Promise<number | null> {
  const { rowCount } = await portal.owner.query(
    `select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`,
  );
  return rowCount;
}

describe('attendance that is entered while two records are merged', () => {
  test('is refused for the record that goes, on the list', async () => {
    const pair = await newPair();
    const sheet = await newSheet();
    const given = { sewadar: pair.merged, mark: 'present', at: new Date().toISOString() };
    const marked = await whileMerging(pair, () => clerk.post(`${sheetsPath}/${sheet}/mark`, given));
    expect(marked.body.code).toBe('NOT_FOUND');
    expect(await entriesOn(sheet)).toEqual([]);
  });

  test.each([
    ['of the own centre', () => here],
    ['of a guest', () => there],
  ])('is refused for the record that goes, by the number %s', async (_whose, centre) => {
    const pair = await newPair({ centre: centre() });
    const sheet = await newSheet();
    const scanned = { code: String((await sewadarOf(pair.merged)).number), how: 'scan' };
    const reply = await whileMerging(pair, () =>
      clerk.post(`${sheetsPath}/${sheet}/scan`, { ...scanned, at: new Date().toISOString() }),
    );
    expect(reply.body.code).toBe('SEWADAR_UNKNOWN');
    expect(await entriesOn(sheet)).toEqual([]);
  });

  test('counts for the record that stays, where everybody of the department is marked', async () => {
    const department = `Department ${newId()}`;
    const pair = await newPair({ department });
    const sheet = await newSheet(department);
    const rest = { mark: 'present', at: new Date().toISOString() };
    const filled = await whileMerging(pair, () => clerk.post(`${sheetsPath}/${sheet}/mark-rest`, rest));
    expect(filled.body.data).toEqual({ marked: 1, entries: expect.any(Array) });
    expect(await entriesOn(sheet)).toEqual([pair.kept]);
  });
});

describe('a nominal roll that is filled while two records are merged', () => {
  test('does not take the record that goes', async () => {
    const pair = await newPair();
    const roll = await makeRoll(clerk, here);
    const added = await whileMerging(pair, () => addTo(clerk, roll, { sewadars: [pair.merged] }));
    expect(added.body.docs).toMatchObject([{ sewadar: pair.merged, outcome: 'unknown' }]);
    expect(await membersOf(roll)).toEqual([]);
  });

  test('takes the record that stays, also where the other one leads the roll', async () => {
    const pair = await newPair();
    const roll = await makeRoll(clerk, here, { jathedar: pair.merged });
    const added = await whileMerging(pair, () => addTo(clerk, roll, { sewadars: [pair.kept] }));
    expect(added.body.docs).toMatchObject([{ sewadar: pair.kept, outcome: 'added' }]);
    expect(await membersOf(roll)).toEqual([pair.kept]);
  });
});

test('an application that is entered while two records are merged does not name the one that goes', async () => {
  const pair = await newPair();
  const body = applicationBody(here, {
    type: applicationTypes.OAE,
    birthDate: '1950-01-01',
    sewadar: pair.merged,
  });
  const made = await whileMerging(pair, () => clerk.post(applicationsPath, body));
  expect(made.body.code).toBe('RECORD_CLOSED');
});
