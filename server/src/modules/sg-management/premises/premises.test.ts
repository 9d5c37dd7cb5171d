import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type DueItem, MAX_DUE } from '@sewa/contract/sg-management/due';
import type { Premises } from '@sewa/contract/sg-management/premises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download } from '../../../testing/attachments.ts';
import { textsOf } from '../../../testing/paper.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const base = '/api/sg-management';
const today = todayIn('Asia/Kolkata');

let portal: TestPortal;
let clerk: Visitor;
let area: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  [clerk, area] = await Promise.all([portal.signIn('clerk'), portal.signIn('area')]);
  places = await placesOf(portal);
});
afterAll(() => portal.close());

async function ofCentre(by: Visitor, code: string): Promise<Premises> {
  const { rows } = (await by.get(`${base}/premises`, { filter: { centre: places[code] } })).body.data;
  return rows[0];
}

test('a centre has one satsang ghar; its lights follow from condition, papers and services', async () => {
  const { id, version: _v, lights, capacity, hallCount, ...row } = await ofCentre(clerk, 'ASR-1');
  expect([hallCount, capacity]).toEqual([3, 5_860]);
  expect(lights).toMatchObject({
    water: 'red',
    fireSafety: 'amber',
    toilets: 'amber',
    kitchen: 'green',
    power: 'red',
  });
  const again = await clerk.post(`${base}/premises`, { ...row, name: 'A second one', id: newId() });
  expect(again.body.code).toBe('PREMISES_EXIST');
  // The generator is served: its subject is no longer late.
  const { rows } = (await clerk.get(`${base}/equipment`, { filter: { premises: id }, size: 50 })).body.data;
  for (const { id: item, version, ...fields } of rows) {
    const reply = await clerk.put(`${base}/equipment/${item}`, { ...fields, lastService: today, version });
    expect(reply.body.data).toMatchObject({ serviceState: 'valid' });
  }
  expect((await ofCentre(clerk, 'ASR-1')).lights.power).toBe('green');
  const future = {
    premises: id,
    subject: 'power',
    name: 'Pump',
    make: '',
    serial: '',
    quantity: 1,
    place: '',
    notes: '',
  };
  const late = { ...future, serviceMonths: 6, lastService: dayAfter(today, 1) };
  expect((await clerk.post(`${base}/equipment`, late)).body.code).toBe('SG_DAY_IN_FUTURE');
});

test('parts belong to a satsang ghar in sight, and are out of sight with it', async () => {
  const other = await ofCentre(area, 'ASR-2');
  expect((await clerk.get(`${base}/premises/${other.id}`)).status).toBe(404);
  expect((await clerk.get(`${base}/premises/${other.id}/passport`)).status).toBe(404);
  const hall = { premises: other.id, name: 'Shed', use: 'other', capacity: 20, area: null, notes: '' };
  expect((await clerk.post(`${base}/hall`, hall)).body.code).toBe('BAD_REFERENCE');
  expect((await clerk.get(`${base}/hall`, { filter: { premises: other.id } })).body.data.total).toBe(0);
  expect((await area.post(`${base}/hall`, hall)).status).toBe(200);
  expect((await ofCentre(area, 'ASR-2')).capacity).toBe(920);
});

test('what is due is told by its day, and only of what the reader sees', async () => {
  const ask = async (by: Visitor, to: string) => (await by.get(`${base}/due`, { to })).body.list;
  const soon: { day: string; what: string; centreName: string }[] = await ask(area, dayAfter(today, 200));
  expect(soon.map(({ day }) => day)).toEqual(soon.map(({ day }) => day).toSorted());
  expect(new Set(soon.map(({ what }) => what))).toEqual(new Set(['record', 'paper', 'service']));
  const own = await ask(clerk, dayAfter(today, 200));
  expect(new Set(own.map((item: { centreName: string }) => item.centreName)).size).toBe(1);
  expect(own.length).toBeLessThan(soon.length);
});

test('a closed satsang ghar has no lights and nothing due, makes room for another, and can be opened again', async () => {
  const before = await ofCentre(area, 'ASR-3');
  const one = { lastService: '2020-01-01', serviceMonths: 6, quantity: 1, notes: '' };
  const texts = { make: '', serial: '', place: '' };
  const pump = { premises: before.id, subject: 'water', name: 'Old pump', ...one, ...texts };
  expect((await area.post(`${base}/equipment`, pump)).status).toBe(200);
  const paper = { owner: 'premises', ownerId: before.id, kind: 'liftLicence', number: 'L 1', notes: '' };
  expect((await area.post('/api/paper', { ...paper, validUntil: '2020-01-01', scan: null })).status).toBe(
    200,
  );
  const owed = async () => {
    const due = (await area.get(`${base}/due`, { to: today })).body.list;
    const numbers = (await area.get('/api/home/waiting')).body.docs;
    const list = await area.get('/api/paper/expiring', { filter: { owner: 'premises' }, size: 100 });
    return {
      due: due
        .filter(({ owner }: { owner: string }) => owner === before.id)
        .map((item: DueItem) => item.what),
      papers: numbers.find(({ kind }: { kind: string }) => kind === 'premisesPapers').count,
      isListed: list.body.data.rows.some(({ ownerId }: { ownerId: string }) => ownerId === before.id),
    };
  };
  const used = await owed();
  expect(new Set(used.due)).toEqual(new Set(['paper', 'service']));
  expect(used.isListed).toBe(true);
  const save = async (over: Partial<Premises>) => {
    const { id, ...row } = (await area.get(`${base}/premises/${before.id}`)).body.data;
    return area.put(`${base}/premises/${id}`, { ...row, ...over });
  };

  const closed = (await save({ status: 'closed' })).body.data;
  expect(closed).toMatchObject({ status: 'closed', worst: 'unknown' });
  const after = await owed();
  expect(after).toMatchObject({ due: [], isListed: false });
  expect(after.papers).toBeLessThan(used.papers);
  const parts = (await area.get(`${base}/equipment`, { filter: { premises: before.id } })).body.data.rows;
  expect(parts.find(({ name }: { name: string }) => name === 'Old pump')).toMatchObject({
    lastService: '2020-01-01',
    nextService: null,
    serviceState: null,
  });
  const filtered = (await area.get(`${base}/premises`, { filter: { status: 'closed' } })).body.data;
  expect(filtered.rows.map(({ id }: Premises) => id)).toEqual([before.id]);
  const print = await download(portal, area, `${base}/premises/${before.id}/passport?language=en`);
  const text = (await textsOf(print.bytes)).join(' ');
  expect(text).toContain('Closed');
  expect(text).not.toContain('Not checked');

  const { version: _v, ...fields } = before;
  const next = { ...fields, id: newId(), name: 'The new hall' };
  expect((await area.post(`${base}/premises`, next)).status).toBe(200);
  expect((await save({ status: 'inUse' })).body.code).toBe('PREMISES_EXIST');
  const admin = await portal.signIn('admin');
  await admin.get('/api/user/switch-area', { area: places['ASR'] });
  expect((await admin.delete(`${base}/premises/${next.id}`)).status).toBe(200);
  expect((await save({ status: 'inUse' })).body.data).toMatchObject({ status: 'inUse', worst: 'red' });
  expect(await owed()).toEqual(used);
  const history = (await area.get(`${base}/premises/${before.id}/history`)).body.data.rows;
  expect(JSON.stringify(history)).toContain('closed');
});

test('the passport prints subjects, halls, equipment and papers in three languages, and is recorded', async () => {
  const { id, name } = await ofCentre(clerk, 'ASR-1');
  const expected = {
    en: ['Fire safety NOC', 'Main hall', 'Generator'],
    hi: ['आग से बचाव'],
    pa: ['ਪਾਣੀ', 'ਬਿਜਲੀ'],
  };
  for (const [language, words] of Object.entries(expected)) {
    const print = await download(portal, clerk, `${base}/premises/${id}/passport?language=${language}`);
    expect([print.status, print.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = (await textsOf(print.bytes)).join(' ');
    for (const word of [name.split(' ')[0] ?? '', ...words]) expect(text).toContain(word);
  }
  const history = (await clerk.get(`${base}/premises/${id}/history`)).body.data.rows;
  expect(history.filter(({ kind }: { kind: number }) => kind === 6)).toHaveLength(3);
});

test('what is due says how many there are where it lists only the first, and all of a centre can be seen', async () => {
  const { id } = await ofCentre(area, 'ASR-2');
  await portal.owner.query(
    `insert into sg_equipment (area_id, id, centre_id, premises_id, subject, name, service_months, last_service)
     select p.area_id, gen_random_uuid(), p.centre_id, p.id, 'water', 'Pump ' || n, 1, '2019-01-01'
     from sg_premises p cross join generate_series(1, $2::int) n where p.id = $1`,
    [id, MAX_DUE + 1],
  );
  const ask = async (query: object) => (await area.get(`${base}/due`, { to: today, ...query })).body;
  const all = await ask({});
  expect([all.list.length, all.total > MAX_DUE]).toEqual([MAX_DUE, true]);
  const own = await ask({ centre: places['ASR-1'] });
  expect(own.total).toBe(own.list.length);
  expect(own.total).toBeGreaterThan(0);
});
