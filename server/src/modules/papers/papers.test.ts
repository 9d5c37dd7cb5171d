import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../testing/attachments.ts';
import { picture } from '../../testing/hostile-files.ts';
import { placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const path = '/api/paper';
const today = todayIn('Asia/Kolkata');
let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let centre: string;
let vehicle: string;
let made = 0;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  centre = (await placesOf(portal))['ASR-1'] ?? '';
  vehicle = await makeVehicle();
});
afterAll(() => portal.close());

async function makeVehicle(more: Record<string, unknown> = {}): Promise<string> {
  made += 1;
  const reply = await area.post('/api/transport/vehicle', {
    number: `PB 77 ZZ ${made}`,
    type: 5,
    make: '',
    seats: 5,
    fuel: 'petrol',
    tank: null,
    ownership: 'organisation',
    ownerName: '',
    odometer: null,
    centre,
    status: 'inUse',
    notes: '',
    ...more,
  });
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data.id;
}

const paper = (days: number, more: Record<string, unknown> = {}) => ({
  owner: 'vehicle',
  ownerId: vehicle,
  kind: 'insurance',
  number: 'POL/1',
  validUntil: dayAfter(today, days),
  notes: '',
  scan: null,
  ...more,
});
const renewal = (days: number, more: Record<string, unknown> = {}) => {
  const { owner: _owner, ownerId: _id, kind: _kind, ...fields } = paper(days, more);
  return fields;
};
const papersOf = async (ownerId = vehicle) =>
  (await area.get(path, { owner: 'vehicle', ownerId })).body.docs as {
    id: string;
    kind: string;
    isCurrent: boolean;
    renews: string | null;
  }[];

async function added(more: Record<string, unknown> = {}, days = 100) {
  const reply = await area.post(path, paper(days, more));
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data as { id: string; version: number };
}

test('a paper is added, corrected, renewed with the former one kept, and deleted again', async () => {
  const first = await added({}, 10);
  const { owner: _o, ownerId: _i, kind: _k, ...fields } = paper(12);
  const corrected = await area.put(`${path}/${first.id}`, { ...fields, number: 'POL/2', version: 1 });
  expect(corrected.body.data).toMatchObject({ number: 'POL/2', validUntil: dayAfter(today, 12), version: 2 });

  const second = (await area.post(`${path}/${first.id}/renew`, renewal(377, { number: 'POL/3' }))).body.data;
  expect(second).toMatchObject({ isCurrent: true, renews: first.id, kind: 'insurance' });
  expect((await papersOf()).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [second.id, true],
    [first.id, false],
  ]);
  // What was renewed is history.
  for (const reply of [
    await area.put(`${path}/${first.id}`, { ...fields, version: 3 }),
    await area.delete(`${path}/${first.id}`),
    await area.post(`${path}/${first.id}/renew`, renewal(500)),
  ])
    expect(reply.body.code).toBe('PAPER_RENEWED');

  expect((await area.delete(`${path}/${second.id}`)).status).toBe(200);
  expect(await papersOf()).toMatchObject([{ id: first.id, isCurrent: true }]);
  const history = (await area.get(`/api/transport/vehicle/${vehicle}/history`)).body.data.rows;
  expect(
    history.filter(({ entity }: { entity: string }) => entity === 'expiring_paper').length,
  ).toBeGreaterThanOrEqual(5);
  await area.delete(`${path}/${first.id}`);
});

describe('what is refused', () => {
  test('a second current paper of a kind, a kind of others, a renewal that is no longer', async () => {
    const first = await added();
    expect((await area.post(path, paper(200))).body).toMatchObject({ code: 'PAPER_EXISTS' });
    expect((await area.post(path, paper(200, { kind: 'licence' }))).body.fields).toHaveProperty('kind');
    for (const days of [100, 99]) {
      const refused = await area.post(`${path}/${first.id}/renew`, renewal(days));
      expect(refused.body).toMatchObject({
        code: 'RENEWAL_NOT_LONGER',
        fields: { validUntil: expect.any(String) },
      });
      expect(refused.body.message).not.toContain('{day}');
    }
    const past = { ...renewal(0), validUntil: '1999-12-31', version: 1 };
    expect((await area.put(`${path}/${first.id}`, past)).body.fields).toHaveProperty('validUntil');
    await area.delete(`${path}/${first.id}`);
  });

  test('a save on an old version', async () => {
    const { id } = await added();
    expect((await area.put(`${path}/${id}`, { ...renewal(101), version: 1 })).status).toBe(200);
    expect((await area.put(`${path}/${id}`, { ...renewal(102), version: 1 })).body).toMatchObject({
      code: 'CONFLICT',
      data: { version: 2 },
    });
    await area.delete(`${path}/${id}`);
  });

  test('a scan of another record; its own is shown', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const other = await makeVehicle();
    const send = async (ownerId: string) =>
      (await upload(portal, area, { owner: 'vehicle', ownerId, type: attachmentTypes.OTHERS }, jpeg)).body
        .data.id;
    const foreign = await area.post(path, paper(100, { scan: await send(other) }));
    expect(foreign.body).toMatchObject({ code: 'BAD_REFERENCE' });
    const scan = await send(vehicle);
    const { id } = await added({ scan });
    expect(await papersOf()).toMatchObject([{ scan, scanType: attachmentTypes.OTHERS }]);
    expect((await area.delete(`/api/attachment/${scan}`)).status).toBe(200);
    expect(await papersOf()).toMatchObject([{ id, scan: null }]);
    await area.delete(`${path}/${id}`);
  });

  test('whoever lacks the right of the record, also with that of another kind of record', async () => {
    const { id } = await added();
    await setAcl({ 'TRANSPORT.DRIVER': 30 });
    const calls = [
      await clerk.get(path, { owner: 'vehicle', ownerId: vehicle }),
      await clerk.post(path, paper(100, { kind: 'tax' })),
      await clerk.post(`${path}/${id}/renew`, renewal(500)),
      await clerk.put(`${path}/${id}`, { ...renewal(100), version: 1 }),
      await clerk.delete(`${path}/${id}`),
    ];
    expect(calls.map(({ body }) => body.code)).toEqual(Array(5).fill('FORBIDDEN'));
    const { rows } = (await clerk.get(`${path}/expiring`)).body.data;
    expect(new Set(rows.map(({ owner }: { owner: string }) => owner))).toEqual(new Set(['driver']));
    // To see is not to change, and a record of another centre is seen but not changed.
    await setAcl({ 'TRANSPORT.VEHICLE': 2 });
    expect((await clerk.get(path, { owner: 'vehicle', ownerId: vehicle })).body.docs).toHaveLength(1);
    expect((await clerk.delete(`${path}/${id}`)).body.code).toBe('FORBIDDEN');
    await setAcl({ 'TRANSPORT.VEHICLE': 30 });
    const elsewhere = await makeVehicle({ centre: (await placesOf(portal))['ASR-2'] });
    const { id: other } = await added({ ownerId: elsewhere });
    expect((await clerk.get(path, { owner: 'vehicle', ownerId: elsewhere })).body.docs).toHaveLength(1);
    expect((await clerk.delete(`${path}/${other}`)).status).toBe(404);
    expect((await clerk.delete(`${path}/${id}`)).status).toBe(200);
  });
});

test('ten who renew one paper at once make one renewal', async () => {
  const { id } = await added();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, place) => area.post(`${path}/${id}/renew`, renewal(400 + place))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'PAPER_RENEWED']));
  expect((await papersOf()).filter((one) => one.kind === 'insurance')).toHaveLength(2);
});

describe('what expires', () => {
  test('each state at its edges, in the list, in the filter, and on the record', async () => {
    const edges: [number, string][] = [
      [-1, 'lapsed'],
      [0, 'within7'],
      [7, 'within7'],
      [8, 'within14'],
      [14, 'within14'],
      [15, 'within30'],
      [30, 'within30'],
      [31, 'valid'],
    ];
    for (const [days, state] of edges) {
      const ownerId = await makeVehicle();
      for (const kind of ['registration', 'pollution']) await added({ ownerId, kind }, 300);
      await added({ ownerId, number: 'EDGE' }, days);
      const listed = await area.get(`${path}/expiring`, { filter: { state }, q: 'edge', size: 500 });
      const found = listed.body.data.rows.filter((row: { ownerId: string }) => row.ownerId === ownerId);
      expect({ days, found }).toMatchObject({
        days,
        found: [{ state, kind: 'insurance', owner: 'vehicle' }],
      });
      const row = (await area.get(`/api/transport/vehicle/${ownerId}`)).body.data;
      expect(row).toMatchObject({ papers: state, missingPapers: 0, firstExpiry: dayAfter(today, days) });
      const filtered = await area.get('/api/transport/vehicle', { filter: { papers: state }, q: row.number });
      expect([days, filtered.body.data.total]).toEqual([days, 1]);
      expect((await area.delete(`/api/transport/vehicle/${ownerId}`)).status).toBe(200);
    }
  });

  test('a record that lacks a paper says so, unless another one has lapsed', async () => {
    const ownerId = await makeVehicle();
    const light = async () => {
      const { papers, number } = (await area.get(`/api/transport/vehicle/${ownerId}`)).body.data;
      const { total } = (await area.get('/api/transport/vehicle', { filter: { papers }, q: number })).body
        .data;
      return [papers, total];
    };
    expect(await light()).toEqual(['missing', 1]);
    const { id } = await added({ ownerId }, 5);
    expect(await light()).toEqual(['missing', 1]);
    await area.put(`${path}/${id}`, { ...renewal(-5), version: 1 });
    expect(await light()).toEqual(['lapsed', 1]);
  });

  test('the number on Home is that of the list it opens; who is out of use counts no more', async () => {
    const count = async () => {
      const { docs } = (await area.get('/api/home/waiting')).body;
      const waiting = docs.find(({ kind }: { kind: string }) => kind === 'papers')?.count ?? 0;
      const { total } = (
        await area.get(`${path}/expiring`, {
          filter: { isDue: true, owner: ['vehicle', 'driver'] },
          size: 1,
        })
      ).body.data;
      expect(total).toBe(waiting);
      return waiting;
    };
    const before = await count();
    const ownerId = await makeVehicle();
    await added({ ownerId }, 30);
    expect(await count()).toBe(before + 1);
    const { id: _id, ...fields } = (await area.get(`/api/transport/vehicle/${ownerId}`)).body.data;
    const { centreName: _c, photo: _p, papers: _l, firstExpiry: _f, missingPapers: _m, ...entered } = fields;
    await area.put(`/api/transport/vehicle/${ownerId}`, { ...entered, status: 'withdrawn' });
    expect(await count()).toBe(before);
  });

  test('is exported in the words of the reader', async () => {
    const file: string = (await area.get(`${path}/expiring/export`, { filter: { owner: 'driver' } })).body;
    expect(file).toContain('Belongs to,Name,Centre,Document,Number,Valid until,Status');
    expect(file).toMatch(/Driver,[^\n]*,Driving licence,,\d{4}-\d\d-\d\d,Expires within 14 days/);
    expect(file).not.toContain('Insurance');
  });
});

async function setAcl(acl: Record<string, number>): Promise<void> {
  await portal.owner.query('update org set acl = acl || $1::jsonb', [
    { 'TRANSPORT.VEHICLE': 30, 'TRANSPORT.DRIVER': 30 },
  ]);
  await portal.owner.query("update app_user set acl = $1 where username = 'clerk'", [acl]);
}
