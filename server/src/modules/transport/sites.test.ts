import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

const path = '/api/transport/site';
const site = (more: Record<string, unknown> = {}) => ({
  name: 'Beas railway station',
  address: 'Station Road, Beas',
  distance: 42,
  contactName: 'ਹਰਜੀਤ ਸਿੰਘ',
  contactPhone: '98765 43210',
  latitude: 31.5163,
  longitude: 75.2896,
  isActive: true,
  notes: '',
  ...more,
});

async function created(more: Record<string, unknown> = {}): Promise<string> {
  const reply = await area.post(path, site(more));
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data.id;
}

test('create, read, list, edit, history, export, delete', async () => {
  const id = await created();
  const read = (await area.get(`${path}/${id}`)).body.data;
  expect(read).toEqual({ ...site({ contactPhone: '+919876543210' }), id, version: 1 });
  const { id: _id, ...fields } = read;
  const edited = await area.put(`${path}/${id}`, { ...fields, name: 'Beas station', distance: null });
  expect(edited.body.data).toMatchObject({ name: 'Beas station', distance: null, version: 2 });
  const found = await area.get(path, { q: 'beas station', filter: { isActive: true }, sort: '-distance' });
  expect(found.body.data).toMatchObject({ total: 1, rows: [{ id }] });
  const history = (await area.get(`${path}/${id}/history`)).body.data;
  expect(history.rows.map((row: { kind: number }) => row.kind)).toEqual([3, 4]);
  const file: string = (await area.get(`${path}/export`)).body;
  expect(file).toContain('Name,Address,Distance (km),Contact person');
  expect(file).toContain(
    `Beas station,"Station Road, Beas",,ਹਰਜੀਤ ਸਿੰਘ,'+919876543210,31.5163,75.2896,Active,`,
  );
  expect((await area.delete(`${path}/${id}`)).status).toBe(200);
  expect((await area.get(`${path}/${id}`)).status).toBe(404);
});

describe('what is refused', () => {
  test('a second site of the same name, whatever its case', async () => {
    await created({ name: 'Dera Baba Jaimal Singh' });
    const second = await area.post(path, site({ name: 'dera baba jaimal singh' }));
    expect(second.body).toMatchObject({ code: 'TAKEN', fields: { name: expect.any(String) } });
  });

  test('half of a position, with the missing half named', async () => {
    const reply = await area.post(path, site({ name: 'Half', longitude: null }));
    expect(reply.body).toMatchObject({ code: 'VALIDATION', fields: { longitude: expect.any(String) } });
  });

  test('a save on an old version, with what the other one saved', async () => {
    const id = await created({ name: 'Jandiala' });
    const first = { ...site({ name: 'Jandiala Guru' }), version: 1 };
    expect((await area.put(`${path}/${id}`, first)).status).toBe(200);
    const late = await area.put(`${path}/${id}`, { ...first, distance: 9 });
    expect(late.body).toMatchObject({ code: 'CONFLICT', data: { name: 'Jandiala Guru', version: 2 } });
  });

  test('whoever lacks the right', async () => {
    expect((await clerk.get(path)).status).toBe(403);
    expect((await clerk.post(path, site({ name: 'By the clerk' }))).status).toBe(403);
  });
});

test('two who edit at once: one is told of the other', async () => {
  const id = await created({ name: 'Raced for' });
  const both = await Promise.all(
    [1, 2].map((distance) =>
      area.put(`${path}/${id}`, { ...site({ name: 'Raced for', distance }), version: 1 }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a plain resource asks for empty fields and groups its rows', async () => {
  const names = async (query: object) =>
    (await area.get(path, { q: 'grouped', ...query })).body.data.rows.map(
      (row: { name: string }) => row.name,
    );
  await created({ name: 'Grouped A', address: '' });
  await created({ name: 'Grouped B', isActive: false });
  await created({ name: 'Grouped C' });
  expect(await names({ filter: { empty: ['address'] } })).toEqual(['Grouped A']);
  expect(await names({ filter: { filled: 'address' } })).toEqual(['Grouped B', 'Grouped C']);
  expect(await names({ group: 'isActive' })).toEqual(['Grouped B', 'Grouped A', 'Grouped C']);
});
