import { hiddenMask } from '@sewa/contract/people/identity-numbers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/transport/driver';
let portal: TestPortal;
let area: Visitor;
/** Without the right to open identity papers. */
let clerk: Visitor;
let centre: string;
let made = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  centre = (await placesOf(portal))['ASR-1'] ?? '';
  const acl = { 'TRANSPORT.DRIVER': 30, 'SEWADAR.SEWADAR': 6 };
  await portal.owner.query('update org set acl = acl || $1::jsonb', [{ 'TRANSPORT.DRIVER': 30 }]);
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [acl]);
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

const driver = (more: Record<string, unknown> = {}) => ({
  sewadar: null,
  name: 'Balkar Singh',
  phone: '+919876511111',
  licenceNumber: `PB77 2011 ${String(1_000_000 + made).slice(1)}9`,
  classes: ['LMV', 'HMV'],
  centre,
  status: 'active',
  leaveFrom: null,
  leaveTo: null,
  username: '',
  notes: '',
  ...more,
});

async function created(more: Record<string, unknown> = {}): Promise<string> {
  made += 1;
  const reply = await area.post(path, driver(more));
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data.id;
}

test('an outside person needs a name; a sewadar gives the own one, also after it was changed', async () => {
  expect((await area.post(path, driver({ name: '' }))).body.fields).toHaveProperty('name');
  const sewadar = await makeSewadar(area, centre, { name: 'Gurdev Singh' });
  const id = await created({ sewadar, name: '' });
  expect((await area.get(`${path}/${id}`)).body.data).toMatchObject({ name: 'Gurdev Singh', sewadar });
  await portal.owner.query("update sewadar set name = 'Gurdev Singh Gill' where id = $1", [sewadar]);
  expect((await area.get(`${path}/${id}`)).body.data.name).toBe('Gurdev Singh Gill');
  const { docs } = (await area.get('/api/search', { q: 'gurdev gill' })).body;
  expect(docs).toContainEqual(expect.objectContaining({ entity: 'driver', id }));
});

test('a sewadar is one driver, and a licence has one holder', async () => {
  const sewadar = await makeSewadar(area, centre);
  const licences = Array.from({ length: 8 }, (_, place) => `PB99 2012 000010${place}`);
  const replies = await Promise.all(
    licences.map((licenceNumber) => area.post(path, driver({ sewadar, licenceNumber }))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await area.post(path, driver({ sewadar, licenceNumber: 'PB99 2012 0000999' }))).body).toMatchObject(
    {
      code: 'DRIVER_EXISTS',
      fields: { sewadar: expect.any(String) },
    },
  );
  await created({ licenceNumber: 'PB-98 2012 0000001' });
  expect((await area.post(path, driver({ licenceNumber: 'pb9820120000001' }))).body).toMatchObject({
    code: 'LICENCE_EXISTS',
    fields: { licenceNumber: expect.any(String) },
  });
  const left = await makeSewadar(area, centre);
  await portal.owner.query("update sewadar set status = 'transferred' where id = $1", [left]);
  expect((await area.post(path, driver({ sewadar: left }))).body.code).toBe('RECORD_CLOSED');
});

describe('the number of the licence', () => {
  test('is shown to those who may open identity papers, and masked everywhere to others', async () => {
    const id = await created({ name: 'Masked One', licenceNumber: 'PB97 2013 0000007' });
    expect((await area.get(`${path}/${id}`)).body.data.licenceNumber).toBe('PB9720130000007');
    const read = (await clerk.get(`${path}/${id}`)).body.data;
    expect(read.licenceNumber).toBe(hiddenMask);
    const texts = [
      read,
      (await clerk.get(path, { q: 'masked' })).body,
      (await clerk.get(`${path}/export`, { q: 'masked' })).body,
      (await clerk.get(`${path}/${id}/history`)).body,
      (await clerk.put(`${path}/${id}`, { ...driver({ licenceNumber: hiddenMask }), version: 9 })).body,
    ].map((shown) => JSON.stringify(shown));
    for (const text of texts) expect(text).not.toContain('0000007');
    expect((await clerk.get(path, { q: '0000007' })).body.data.total).toBe(0);
    expect(JSON.stringify((await clerk.get('/api/search', { q: '0000007' })).body)).not.toContain(id);
  });

  test('stays as it is under its mask, is replaced by a whole one, and a new driver needs one', async () => {
    const id = await created({ licenceNumber: 'PB97 2013 0000008' });
    const masked = driver({ licenceNumber: hiddenMask, notes: 'Speaks Hindi', version: 1 });
    expect((await clerk.put(`${path}/${id}`, masked)).body.data).toMatchObject({
      licenceNumber: hiddenMask,
      notes: 'Speaks Hindi',
    });
    const stored = async () =>
      (await portal.owner.query('select licence_number from transport_driver where id = $1', [id])).rows[0]
        .licence_number;
    expect(await stored()).toBe('PB9720130000008');
    await clerk.put(`${path}/${id}`, driver({ licenceNumber: 'PB97 2013 0000009', version: 2 }));
    expect(await stored()).toBe('PB9720130000009');
    expect((await clerk.post(path, driver({ licenceNumber: hiddenMask }))).body.fields).toHaveProperty(
      'licenceNumber',
    );
    for (const licenceNumber of ['', 'PB97', 'no number', 'PB97 2013 00000091234567'])
      expect((await clerk.post(path, driver({ licenceNumber }))).body.code).toBe('VALIDATION');
  });
});

test('a merge of two sewadars who both drive keeps one driver for each record', async () => {
  const [kept, merged] = [await makeSewadar(area, centre), await makeSewadar(area, centre)];
  const first = await created({ sewadar: kept });
  const second = await created({ sewadar: merged });
  const alone = await makeSewadar(area, centre);
  const third = await created({ sewadar: alone });
  const merge = async (one: string, other: string) =>
    (
      await area.post(`/api/sewadar/${one}/merge`, {
        other,
        version: 1,
        otherVersion: 1,
        take: [],
        isConfirmed: true,
      })
    ).status;
  const target = await makeSewadar(area, centre);
  expect([await merge(kept, merged), await merge(target, alone)]).toEqual([200, 200]);
  const sewadarOf = async (id: string) => (await area.get(`${path}/${id}`)).body.data.sewadar;
  expect([await sewadarOf(first), await sewadarOf(second), await sewadarOf(third)]).toEqual([
    kept,
    merged,
    target,
  ]);
});

test('an erased sewadar leaves no driver behind, nor a word of it in the log; a plain deletion is refused', async () => {
  const sewadar = await makeSewadar(area, centre, { name: 'Erased Driver' });
  const id = await created({ sewadar });
  const paper = { owner: 'driver', ownerId: id, kind: 'licence', number: '', validUntil: '2030-01-01' };
  expect((await area.post('/api/paper', { ...paper, notes: 'Seen', scan: null })).status).toBe(200);
  expect((await area.delete(`/api/sewadar/${sewadar}`)).body.code).toBe('IN_USE');
  const erased = await area.post(`/api/sewadar/${sewadar}/erase`, { reason: 'Asked for it' });
  expect(erased.body).toMatchObject({ success: true });
  expect((await area.get(`${path}/${id}`)).status).toBe(404);
  const { rows } = await portal.owner.query(
    'select entity, before, after, title from change_log where row_id = $1',
    [id],
  );
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const row of rows) expect(row).toMatchObject({ before: null, after: null, title: '' });
});
