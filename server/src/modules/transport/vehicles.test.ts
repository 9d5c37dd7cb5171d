import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/transport/vehicle';
let portal: TestPortal;
let area: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  places = await placesOf(portal);
});
afterAll(() => portal.close());

const vehicle = (more: Record<string, unknown> = {}) => ({
  number: 'PB 65 ZZ 1001',
  type: 10,
  make: 'Tata Starbus',
  seats: 52,
  fuel: 'diesel',
  tank: null,
  ownership: 'hired',
  ownerName: 'Gill Transport',
  odometer: 120_000,
  centre: places['ASR-1'],
  status: 'inUse',
  notes: '',
  ...more,
});

test('a number is kept as the portal writes it, and found however it is typed', async () => {
  const { id } = (await area.post(path, vehicle({ number: 'pb65zz1001' }))).body.data;
  expect((await area.get(`${path}/${id}`)).body.data).toMatchObject({
    number: 'PB 65 ZZ 1001',
    papers: 'missing',
    missingPapers: 3,
    firstExpiry: null,
  });
  for (const q of ['pb65zz1001', 'PB 65 ZZ', 'zz1001', 'starbus'])
    expect((await area.get(path, { q })).body.data.rows.map((row: { id: string }) => row.id)).toContain(id);
  for (const q of ['pb65zz1001', 'zz 1001', 'Starbus 1001']) {
    const { docs } = (await area.get('/api/search', { q })).body;
    expect(docs).toContainEqual(expect.objectContaining({ entity: 'vehicle', id, title: 'PB 65 ZZ 1001' }));
  }
  const filter = { type: [10], seatsFrom: 50, seatsTo: 60, ownership: 'hired', centre: places['ASR-1'] };
  expect((await area.get(path, { q: '1001', filter })).body.data.total).toBe(1);
  const file: string = (await area.get(`${path}/export`, { q: 'zz1001' })).body;
  expect(file).toContain('PB 65 ZZ 1001,Bus,Tata Starbus,52,Diesel,,Hired,Gill Transport,120000');
});

test('one vehicle for a number in an area, whoever comes first; another area may have it too', async () => {
  const number = 'PB 65 ZZ 1002';
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => area.post(path, vehicle({ number: number.replaceAll(' ', '-') }))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = await area.post(path, vehicle({ number }));
  expect(refused.body).toMatchObject({ code: 'VEHICLE_EXISTS', fields: { number: expect.any(String) } });
  const delhi = await portal.signIn('admin');
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
  expect((await delhi.post(path, vehicle({ number, centre: places['DEL-1'] }))).status).toBe(200);
});

test('a number that is none, no seats and an odometer below nought are refused at their field', async () => {
  const wrong = { number: 'PB 02 OI 1234', seats: 0, odometer: -1, type: 7 };
  const { body } = await area.post(path, vehicle(wrong));
  expect(body.code).toBe('VALIDATION');
  expect(Object.keys(body.fields).sort()).toEqual(['number', 'odometer', 'seats', 'type']);
  expect(body.fields.number).toContain('PB 02 AB 1234');
});

test('a centre sees the vehicles of the area and changes its own', async () => {
  const acl = { 'TRANSPORT.VEHICLE': 30 };
  await portal.owner.query('update org set acl = acl || $1::jsonb', [acl]);
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [acl]);
  const clerk = await portal.signIn('clerk');
  const made = async (centre: string | undefined, number: string) =>
    (await area.post(path, vehicle({ number, centre }))).body.data.id;
  const own = await made(places['ASR-1'], 'PB 65 ZZ 1003');
  const other = await made(places['ASR-2'], 'PB 65 ZZ 1004');
  const change = async (id: string, number: string, centre: string | undefined) =>
    (await clerk.put(`${path}/${id}`, { ...vehicle({ number, centre, make: 'New' }), version: 1 })).status;
  expect((await clerk.get(`${path}/${other}`)).status).toBe(200);
  expect(await change(own, 'PB 65 ZZ 1003', places['ASR-1'])).toBe(200);
  expect(await change(other, 'PB 65 ZZ 1004', places['ASR-2'])).toBe(404);
  expect((await clerk.delete(`${path}/${other}`)).status).toBe(404);
  expect((await (await portal.signIn('counter')).get(path)).status).toBe(403);
});
