import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let centres: [string, string];
const people: Record<string, string> = {};
const serving = [{ department: 'Filter watch', role: '', since: null, until: null }];
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  const places = await placesOf(portal);
  centres = [places['ASR-1'] ?? '', places['ASR-2'] ?? ''];
  const make = (place: string, more: Record<string, unknown>) =>
    makeSewadar(area, place, { departments: serving, ...more });
  people['active'] = await make(centres[0], { nameLatin: 'Amar', phone: '9876543210', bloodGroup: 'A+' });
  people['onLeave'] = await make(centres[1], { nameLatin: 'Balwant', status: 'onLeave', phone: '' });
  people['inactive'] = await make(centres[0], { nameLatin: 'Charan', status: 'inactive', phone: '' });
});
afterAll(() => portal.close());

const dayIn = (days: number) => dayAfter(todayIn('Asia/Kolkata'), days);

async function found(filter: object, more: object = {}): Promise<string[]> {
  const reply = await area.get('/api/sewadar', {
    filter: { department: 'Filter watch', ...filter },
    ...more,
  });
  expect(reply.body.data.total).toBe(reply.body.data.rows.length);
  return reply.body.data.rows.map((row: { nameLatin: string }) => row.nameLatin);
}

test('a filter takes one value or several', async () => {
  expect(await found({ status: 'onLeave' })).toEqual(['Balwant']);
  expect(await found({ status: ['active', 'onLeave'] })).toEqual(['Amar', 'Balwant']);
  expect(await found({ centre: centres, status: ['inactive'] })).toEqual(['Charan']);
});

test('counts by the tally agree with the rows', async () => {
  const query = { filter: { status: ['onLeave', 'inactive'], centre: centres }, size: 500 };
  const { rows, total } = (await area.get('/api/sewadar', query)).body.data;
  expect(rows).toHaveLength(total);
});

test('empty and not empty', async () => {
  expect(await found({ empty: 'phone' })).toEqual(['Balwant', 'Charan']);
  expect(await found({ filled: ['phone', 'bloodGroup'] })).toEqual(['Amar']);
  expect(await found({ empty: ['departments'] })).toEqual([]);
  expect((await area.get('/api/sewadar', { filter: { empty: ['aadhaar'] } })).body.code).toBe('VALIDATION');
});

test('a valid badge of a type, in the list and while typing', async () => {
  const issue = (type: number) =>
    area.post('/api/badges/sewadar', { type, selection: { ids: [people['active']] } });
  expect((await issue(1)).body.data.done).toBe(1);
  expect(await found({ badgeType: 'permanent' })).toEqual(['Amar']);
  expect(await found({ badgeType: ['temporary'] })).toEqual([]);
  const typed = async (badgeType: string) =>
    (
      await area.get('/api/sewadar/type-ahead-search', {
        regex: 'Amar',
        department: 'Filter watch',
        badgeType,
      })
    ).body.docs;
  expect(await typed('permanent')).toHaveLength(1);
  expect(await typed('temporary')).toHaveLength(0);
});

test('a department counts from its first day to its last, also in a list, an export and while typing', async () => {
  const department = 'Filter days';
  const make = (nameLatin: string, days: { since?: string; until?: string }) =>
    makeSewadar(area, centres[0], {
      nameLatin,
      departments: [{ department, role: '', since: null, until: null, ...days }],
    });
  const leaving = await make('Leaving', { until: dayIn(1) });
  await make('Last day', { until: dayIn(0) });
  await make('Left', { until: dayIn(-1) });
  const coming = await make('Coming', { since: dayIn(1) });
  const serving = ['Last day', 'Leaving'];
  expect(await found({ department })).toEqual(serving);
  expect(await found({ department, filled: ['departments'] })).toEqual(serving);
  const docs = async (path: string, query: object) => (await area.get(path, { ...query })).body.docs;
  const typed = (regex: string) => docs('/api/sewadar/type-ahead-search', { regex, department });
  expect(await typed('Leaving')).toHaveLength(1);
  expect(await typed('Coming')).toHaveLength(0);
  expect(await docs('/api/sewadar/departments', {})).toContainEqual({ department, sewadars: 2 });
  const file = await area.get('/api/sewadar/export', { filter: { department } });
  expect(file.body.split(department)).toHaveLength(3);
  const selection = { ids: [leaving, coming] };
  await area.post('/api/sewadar/bulk', { selection, act: { kind: 'department', department } });
  const { rows } = await portal.owner.query(
    'select sewadar_id, since::text, until::text from sewadar_department where department = $1',
    [department],
  );
  expect(rows).toHaveLength(4);
  // Added again: they go on, from the same first day.
  expect(rows).toContainEqual({ sewadar_id: leaving, since: null, until: null });
  expect(rows).toContainEqual({ sewadar_id: coming, since: dayIn(1), until: null });
});

test('capitals make no other department: one choice, its count and its list agree', async () => {
  const line = (department: string) => ({ department, role: '', since: null, until: null });
  const make = (nameLatin: string, ...departments: string[]) =>
    makeSewadar(area, centres[0], { nameLatin, departments: departments.map(line) });
  await make('First', 'Filter Case', 'Filter Case');
  await make('Second', 'Filter Case');
  await make('Third', 'filter case', 'FILTER CASE');
  const { docs } = (await area.get('/api/sewadar/departments')).body;
  const same = docs.filter((one: { department: string }) => /^filter case$/i.test(one.department));
  expect(same).toEqual([{ department: 'Filter Case', sewadars: 3 }]);
  for (const department of ['Filter Case', 'filter case', ['FILTER CASE', 'No such']])
    expect(await found({ department })).toEqual(['First', 'Second', 'Third']);
  expect(await found({ department: 'No such' })).toEqual([]);
});

test('rows of one group stand together', async () => {
  expect(await found({}, { group: 'status', sort: '-name' })).toEqual(['Amar', 'Charan', 'Balwant']);
  expect((await area.get('/api/sewadar', { group: 'phone' })).body.code).toBe('VALIDATION');
});

test('an act on everything that matches takes the same filters', async () => {
  const selection = {
    all: true,
    filter: { department: 'Filter watch', empty: ['phone'], status: ['inactive'] },
  };
  const reply = await area.post('/api/sewadar/bulk', {
    selection,
    act: { kind: 'status', status: 'active' },
  });
  expect(reply.body.data).toMatchObject({ done: 1, refused: [] });
});
