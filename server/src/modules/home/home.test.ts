import { applicationCharts } from '@sewa/contract/applications/charts';
import { newId } from '@sewa/contract/kernel/values/ids';
import { memberCharts } from '@sewa/contract/oae/charts';
import { sewadarCharts } from '@sewa/contract/sewadar/charts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const drawn = [sewadarCharts, memberCharts, applicationCharts].flatMap((charts) => Object.values(charts));

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  // The counts below are of what this test makes.
  await portal.owner.query(
    'truncate oae_renewal, oae_arrival, oae_attendant, oae_member, application, transfer_request, attachment, sewadar_merge, sewadar_department, sewadar cascade',
  );
});
afterAll(() => portal.close());

async function draw(kind: number, query: object = {}, visitor = area) {
  const reply = await visitor.get(`/api/graph/${kind}`, query as Record<string, unknown>);
  expect(reply.status).toBe(200);
  return reply.body.data.rows as { key: string; label: string | null; values: Record<string, number> }[];
}

describe('charts', () => {
  test('1 sewadars by centre, within what the user sees', async () => {
    await makeSewadar(area, places['ASR-1'] ?? '');
    await makeSewadar(area, places['ASR-2'] ?? '');
    await makeSewadar(area, places['ASR-2'] ?? '');
    await makeSewadar(area, places['ASR-2'] ?? '', { status: 'inactive' });
    expect((await draw(1)).map(({ label, values }) => [label, values['sewadars']])).toEqual([
      ['ਤਰਨ ਤਾਰਨ', 2],
      ['Ranjit Avenue', 1],
    ]);
    expect(await draw(1, {}, clerk)).toMatchObject([{ label: 'Ranjit Avenue', values: { sewadars: 1 } }]);
    expect(await draw(1, { centre: places['ASR-2'] })).toHaveLength(1);
  });

  test('2 by age and gender: every band is there, the ends and the unknown too', async () => {
    const year = new Date().getFullYear();
    await makeSewadar(area, places['ASR-3'] ?? '', { gender: 'female', birthDate: `${year - 95}-01-01` });
    await makeSewadar(area, places['ASR-3'] ?? '', { birthDate: null });
    const rows = await draw(2, { centre: places['ASR-3'] });
    expect(rows.map((row) => row.key)).toEqual([
      '0-17',
      '18-29',
      '30-39',
      '40-49',
      '50-59',
      '60-69',
      '70-79',
      '80+',
      'unknown',
    ]);
    expect(rows.at(-2)?.values).toEqual({ male: 0, female: 1, other: 0 });
    expect(rows.at(-1)?.values).toEqual({ male: 1, female: 0, other: 0 });
  });

  test('3 joined and left by month, months without anybody included', async () => {
    await makeSewadar(area, places['ASR-4'] ?? '', { joinedOn: '2024-02-10' });
    const gone = await makeSewadar(area, places['ASR-4'] ?? '', {
      joinedOn: '2024-02-11',
      status: 'inactive',
    });
    await portal.owner.query(`update sewadar set left_on = '2024-04-01' where id = $1`, [gone]);
    const rows = await draw(3, { centre: places['ASR-4'], from: '2024-01-15', to: '2024-04-30' });
    expect(rows.map(({ key, values }) => [key, values['joined'], values['left']])).toEqual([
      ['2024-01', 0, 0],
      ['2024-02', 2, 0],
      ['2024-03', 0, 0],
      ['2024-04', 0, 1],
    ]);
  });

  test('4 applications by status and age', async () => {
    const days = [0, 8, 31];
    for (const [index, age] of days.entries())
      await portal.owner.query(
        `insert into application (area_id, id, centre_id, number, type, name, gender, made_by, edited_by, status, status_since)
         values ($1, $2, $3, $4, 10, 'A', 'male', $2, $2, 10, now() - make_interval(days => $5))`,
        [places['ASR'], newId(), places['ASR-1'], 900 + index, age],
      );
    const pending = (await draw(4)).find((row) => row.key === '10');
    expect(pending?.values).toEqual({ fresh: 1, old: 1, veryOld: 1 });
  });

  test('7 members by age band and need: who needs two things is in both', async () => {
    const year = new Date().getFullYear();
    await portal.owner.query(
      `insert into oae_member (area_id, id, centre_id, number, name, gender, birth_date, valid_from, pass_code, mobility, needs)
       values ($1, $2, $3, 1, 'A', 'male', $4, '2026-01-01', 'M123456789', 'wheelchair', '{hearing,diet}')`,
      [places['ASR'], newId(), places['ASR-1'], `${year - 82}-01-01`],
    );
    const band = (await draw(7)).find((row) => row.key === '80-84');
    expect(band?.values).toMatchObject({ wheelchair: 1, hearing: 1, diet: 1, sight: 0, walking: 0 });
  });

  test('without the right of its list a chart is refused; the last chart is 13', async () => {
    const nobody = await portal.signIn('nobody');
    for (const { kind } of drawn) expect((await nobody.get(`/api/graph/${kind}`)).status).toBe(403);
    expect((await area.get('/api/graph/14')).status).toBe(400);
    expect((await area.get('/api/graph/3', { from: '1990-01-01', to: '2026-01-01' })).status).toBe(400);
  });
});

describe('what waits for me', () => {
  test('names only what the user may decide, and not what is nought', async () => {
    const nobody = await portal.signIn('nobody');
    expect((await nobody.get('/api/home/waiting')).body.docs).toEqual([]);
    const mine = (await area.get('/api/home/waiting')).body.docs;
    expect(mine).toContainEqual({ kind: 'applications', count: 3 });
    expect(mine.map((one: { kind: string }) => one.kind)).not.toContain('transfers');
  });
});
