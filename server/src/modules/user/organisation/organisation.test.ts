// Long because the same path is walked for areas, centres and orgs before each is asked for what is its own.
import { randomUUID } from 'node:crypto';
import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let admin: Visitor;
let zone: Visitor;
let area: Visitor;
let clerk: Visitor;
let ids: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  [admin, zone, area] = await Promise.all([
    portal.signIn('admin'),
    portal.signIn('zone'),
    portal.signIn('area'),
  ]);
  const found = await portal.owner.query(
    'select name, id from org union all select code, id from centre union all select code, id from area',
  );
  ids = Object.fromEntries(found.rows.map(({ name, id }) => [name, id]));
  // A clerk who may edit the organisation, as far as the own centre goes.
  await portal.owner.query(
    `update org set acl = acl || '{"SETTINGS.ORG": 6, "SETTINGS.USER": 6}' where name = 'Ranjit Avenue Centre'`,
  );
  await portal.owner.query(`update app_user set acl = acl || '{"SETTINGS.ORG": 6}' where username = 'clerk'`);
  clerk = await portal.signIn('clerk');
});
afterAll(() => portal.close());

const kinds = [
  { path: '/api/user/areas', by: () => admin, first: { name: 'Jalandhar', code: 'jal', isActive: true } },
  {
    path: '/api/user/centers',
    by: () => area,
    first: { name: 'ਬਿਆਸ', code: 'ASR-9', address: 'Beas', isActive: true },
  },
  {
    path: '/api/user/orgs',
    by: () => area,
    first: () => ({ name: 'Second office', level: 50, centre: null, parent: null }),
  },
];

for (const { path, by, first } of kinds) {
  const fields = () => (typeof first === 'function' ? first() : first);
  describe(path, () => {
    test('create, list, read, edit, history, export, delete', async () => {
      const who = by();
      const id = newId();
      expect((await who.post(path, { ...fields(), id })).body.data).toEqual({ id });
      const listed = (await who.get(path, { q: fields().name.slice(1) })).body;
      expect(listed).toMatchObject({ success: true, total: 1, list: [{ id, name: fields().name }] });
      const read = (await who.get(`${path}/${id}`)).body.data;
      expect(read).toMatchObject({ id, version: 1 });
      const edited = await who.put(`${path}/${id}`, { ...fields(), name: 'Renamed', version: 1 });
      expect(edited.body.data).toMatchObject({ name: 'Renamed', version: 2 });
      if (path !== '/api/user/areas') {
        const history = (await who.get(`${path}/${id}/history`)).body.data;
        expect(history).toMatchObject({
          total: 2,
          rows: [{ kind: 3, before: { name: fields().name }, after: { name: 'Renamed' } }, { kind: 4 }],
        });
      }
      const file = await who.get(`${path}/export`, { sort: '-name' });
      expect(file.headers.get('content-type')).toContain('text/csv');
      expect(file.body).toContain('Renamed');
      expect((await who.delete(`${path}/${id}`)).status).toBe(200);
      expect((await who.get(`${path}/${id}`)).status).toBe(404);
    });

    test('of two editors one is told what the other saved', async () => {
      const who = by();
      const id = newId();
      await who.post(path, { ...fields(), id });
      const replies = await Promise.all(
        ['One', 'Two'].map((name) => who.put(`${path}/${id}`, { ...fields(), name, version: 1 })),
      );
      const [won, lost] = replies.toSorted((one, other) => one.status - other.status);
      expect([won?.status, lost?.status]).toEqual([200, 409]);
      expect(lost?.body).toMatchObject({ code: 'CONFLICT', data: { name: won?.body.data.name, version: 2 } });
      await who.delete(`${path}/${id}`);
    });

    test('twenty creates with one key make one row', async () => {
      const who = by();
      const headers = { 'idempotency-key': randomUUID() };
      const replies = await Promise.all(Array.from({ length: 20 }, () => who.post(path, fields(), headers)));
      const again = await who.post(path, fields(), headers);
      for (const reply of replies) expect(reply.body).toEqual(again.body);
      expect((await who.get(path, { q: fields().name })).body.total).toBe(1);
      await who.delete(`${path}/${again.body.data.id}`);
    });

    test('unknown is not found', async () => {
      const who = by();
      const unknown = `${path}/${newId()}`;
      expect((await who.get(unknown)).status).toBe(404);
      expect((await who.put(unknown, { ...fields(), version: 1 })).status).toBe(404);
      expect((await who.delete(unknown)).status).toBe(404);
      expect((await who.get(`${unknown}/history`)).status).toBe(404);
    });
  });
}

describe('areas', () => {
  test('a user of an area sees the own one and writes none', async () => {
    const listed = (await area.get('/api/user/areas')).body;
    expect(listed).toMatchObject({ total: 1, list: [{ name: 'Amritsar' }] });
    expect((await admin.get('/api/user/areas')).body.total).toBe(2);
    const wished = { name: 'Own', code: 'OWN', isActive: true };
    expect((await area.post('/api/user/areas', wished)).body.code).toBe('FORBIDDEN');
    expect((await area.put(`/api/user/areas/${ids['ASR']}`, { ...wished, version: 1 })).body.code).toBe(
      'FORBIDDEN',
    );
    expect((await area.delete(`/api/user/areas/${ids['ASR']}`)).body.code).toBe('FORBIDDEN');
    expect((await area.put(`/api/user/areas/${ids['DEL']}`, { ...wished, version: 1 })).status).toBe(404);
  });

  test('one with centres is in use, a name or code is taken', async () => {
    expect((await admin.delete(`/api/user/areas/${ids['DEL']}`)).body.code).toBe('IN_USE');
    const twin = await admin.post('/api/user/areas', { name: 'amritsar', code: 'X', isActive: true });
    expect(twin.body).toMatchObject({ code: 'TAKEN', fields: { name: 'taken' } });
    const code = await admin.post('/api/user/areas', { name: 'X', code: 'asr', isActive: true });
    expect(code.body).toMatchObject({ code: 'TAKEN', fields: { code: 'taken' } });
  });
});

describe('centres', () => {
  const wished = { code: 'NEW', name: 'New', address: '', isActive: true };

  test('those of another area do not exist', async () => {
    const path = `/api/user/centers/${ids['DEL-1']}`;
    for (const who of [area, admin]) {
      expect((await who.get(path)).status).toBe(404);
      expect((await who.put(path, { ...wished, version: 1 })).status).toBe(404);
      expect((await who.delete(path)).status).toBe(404);
    }
  });

  test('a centre-level user edits the own one only', async () => {
    const own = (await clerk.get(`/api/user/centers/${ids['ASR-1']}`)).body.data;
    expect((await clerk.put(`/api/user/centers/${own.id}`, { ...own, address: 'Gate 2' })).status).toBe(200);
    const other = (await clerk.get(`/api/user/centers/${ids['ASR-2']}`)).body.data;
    expect((await clerk.put(`/api/user/centers/${other.id}`, other)).body.code).toBe('FORBIDDEN');
    expect((await clerk.delete(`/api/user/centers/${other.id}`)).body.code).toBe('FORBIDDEN');
    expect((await clerk.post('/api/user/centers', wished)).body.code).toBe('FORBIDDEN');
  });

  test('one in use stays', async () => {
    expect((await area.delete(`/api/user/centers/${ids['ASR-1']}`)).body.code).toBe('IN_USE');
  });
});

describe('orgs', () => {
  const org = (more: object) => ({
    name: 'Org of a test',
    level: 10,
    centre: ids['ASR-1'],
    parent: null,
    ...more,
  });

  test('the area follows from the level', async () => {
    const inArea = (await admin.post('/api/user/orgs', org({ parent: ids['Amritsar Area Office'] }))).body
      .data;
    expect((await admin.get(`/api/user/orgs/${inArea.id}`)).body.data).toMatchObject({
      area: ids['ASR'],
      centreName: 'Ranjit Avenue',
      parentName: 'Amritsar Area Office',
      users: 0,
    });
    const beyond = (await admin.post('/api/user/orgs', org({ level: 90, centre: null }))).body.data;
    expect((await admin.get(`/api/user/orgs/${beyond.id}`)).body.data.area).toBeNull();
    await admin.delete(`/api/user/orgs/${inArea.id}`);
    await admin.delete(`/api/user/orgs/${beyond.id}`);
  });

  test('a centre exactly for level 10, of the own area and reach', async () => {
    for (const wrong of [org({ centre: null }), org({ level: 50 })]) {
      const reply = await admin.post('/api/user/orgs', wrong);
      expect(reply.body).toMatchObject({ code: 'VALIDATION', fields: { centre: expect.any(String) } });
    }
    const foreign = await admin.post('/api/user/orgs', org({ centre: ids['DEL-1'] }));
    expect(foreign.body).toMatchObject({ code: 'BAD_REFERENCE', fields: { centre: expect.any(String) } });
    expect((await clerk.post('/api/user/orgs', org({ centre: ids['ASR-2'] }))).body.code).toBe(
      'BAD_REFERENCE',
    );
  });

  test('nothing above the own level', async () => {
    expect((await area.post('/api/user/orgs', org({ level: 90, centre: null }))).body.code).toBe(
      'HIGHER_LEVEL',
    );
    expect((await clerk.post('/api/user/orgs', org({ level: 50, centre: null }))).body.code).toBe(
      'HIGHER_LEVEL',
    );
    const head = (await zone.get(`/api/user/orgs/${ids['Head Office']}`)).body.data;
    expect((await zone.put(`/api/user/orgs/${head.id}`, head)).body.code).toBe('HIGHER_LEVEL');
    expect((await zone.delete(`/api/user/orgs/${head.id}`)).body.code).toBe('HIGHER_LEVEL');
    expect((await area.get(`/api/user/orgs/${head.id}`)).status).toBe(404);
    expect((await area.get(`/api/user/orgs/${ids['Delhi Area Office']}`)).status).toBe(404);
    const office = (await clerk.get(`/api/user/orgs/${ids['Amritsar Area Office']}`)).body.data;
    expect((await clerk.put(`/api/user/orgs/${office.id}`, office)).body.code).toBe('HIGHER_LEVEL');
  });

  test('a parent is of a higher level, so no circle can be made', async () => {
    for (const parent of [ids['Amritsar Area Office'], ids['Ajnala Centre']]) {
      const reply = await admin.post('/api/user/orgs', org({ level: 50, centre: null, parent }));
      expect(reply.body).toMatchObject({ code: 'VALIDATION', fields: { parent: expect.any(String) } });
    }
    const unseen = await area.post('/api/user/orgs', org({ parent: ids['North Zone'] }));
    expect(unseen.body).toMatchObject({ code: 'BAD_REFERENCE', fields: { parent: expect.any(String) } });
  });

  test('an unseen parent may stay', async () => {
    const office = (await area.get(`/api/user/orgs/${ids['Amritsar Area Office']}`)).body.data;
    expect(office).toMatchObject({ parent: ids['North Zone'], parentName: null });
    const saved = await area.put(`/api/user/orgs/${office.id}`, { ...office, name: 'Amritsar Office' });
    expect(saved.body.data).toMatchObject({ name: 'Amritsar Office', parent: ids['North Zone'] });
  });

  test('one with users or orgs below stays, and keeps its level', async () => {
    const office = (await admin.get(`/api/user/orgs/${ids['Delhi Area Office']}`)).body;
    expect(office.code).toBe('NOT_FOUND');
    const zoneOrg = (await admin.get(`/api/user/orgs/${ids['North Zone']}`)).body.data;
    expect(
      (await admin.put(`/api/user/orgs/${zoneOrg.id}`, { ...zoneOrg, level: 100, parent: null })).body.code,
    ).toBe('IN_USE');
    expect((await admin.delete(`/api/user/orgs/${zoneOrg.id}`)).body.code).toBe('IN_USE');
  });
});

describe('the ceiling of an org', () => {
  const read = async (who: Visitor, org: string | undefined) =>
    (await who.get('/api/user/org-acl', { org })).body.data;

  test('is lowered at will and raised within the own rights', async () => {
    const org = ids['Ajnala Centre'];
    const before = await read(area, org);
    const { 'BAV.SKU': _dropped, ...fewer } = before.acl;
    const lowered = await area.put('/api/user/org-acl', { ...before, acl: fewer });
    expect(lowered.body.data).toMatchObject({ acl: fewer, version: before.version + 1 });
    expect((await area.put('/api/user/org-acl', before)).body.code).toBe('CONFLICT');
    const raised = await area.put('/api/user/org-acl', { ...lowered.body.data, acl: before.acl });
    expect(raised.body.data.acl).toEqual(before.acl);
    const beyond = { ...before.acl, 'SETTINGS.DEVICE': 2 };
    const refused = await area.put('/api/user/org-acl', { ...raised.body.data, acl: beyond });
    expect(refused.body).toMatchObject({ code: 'GRANT_BEYOND_OWN', data: { keys: ['SETTINGS.DEVICE'] } });
  });

  test('stays within the ceiling above, seen or unseen', async () => {
    const held = await read(admin, ids['Jandiala Centre']);
    const beyond = { ...held.acl, 'SETTINGS.DEVICE': 2 };
    const refused = await admin.put('/api/user/org-acl', { ...held, acl: beyond });
    expect(refused.body).toMatchObject({ code: 'GRANT_BEYOND_ORG', data: { keys: ['SETTINGS.DEVICE'] } });
    await portal.owner.query(`update org set acl = acl - 'BAV.SKU' where name = 'North Zone'`);
    const office = await read(area, ids['Amritsar Area Office']);
    await area.put('/api/user/org-acl', { ...office, acl: { ...office.acl, 'BAV.SKU': 2 } });
    await portal.owner.query('update org set acl = acl || $1 where id = $2', [
      { 'BAV.SKU': 6 },
      ids['Jandiala Centre'],
    ]);
    const centre = await read(admin, ids['Jandiala Centre']);
    const parentless = (await admin.get(`/api/user/orgs/${centre.org}`)).body.data;
    const moved = await admin.put(`/api/user/orgs/${centre.org}`, {
      ...parentless,
      parent: ids['North Zone'],
    });
    expect(moved.body).toMatchObject({ code: 'GRANT_BEYOND_ORG', data: { keys: ['BAV.SKU'] } });
    await portal.owner.query('update org set acl = $1 where name = $2', [wholeAcl(), 'North Zone']);
  });

  test('takes effect at the next request of its users', async () => {
    const held = await read(admin, ids['Ranjit Avenue Centre']);
    expect((await clerk.get('/api/user/orgs')).status).toBe(200);
    const { 'SETTINGS.ORG': _org, 'SETTINGS.USER': _user, ...fewer } = held.acl;
    expect((await admin.put('/api/user/org-acl', { ...held, acl: fewer })).status).toBe(200);
    expect((await clerk.get('/api/user/orgs')).status).toBe(403);
  });

  test('of the last administrators cannot lose the rights over users', async () => {
    const held = await read(admin, ids['Head Office']);
    const weaker = { ...held.acl, 'SETTINGS.USER': 6 };
    expect((await admin.put('/api/user/org-acl', { ...held, acl: weaker })).body.code).toBe(
      'LAST_ADMINISTRATOR',
    );
    expect((await zone.put('/api/user/org-acl', { ...held, acl: weaker })).body.code).toBe('HIGHER_LEVEL');
  });

  test('of an org of another area does not exist', async () => {
    const org = ids['Rohini Centre'];
    expect((await area.get('/api/user/org-acl', { org })).status).toBe(404);
    expect((await area.put('/api/user/org-acl', { org, acl: {}, version: 1 })).status).toBe(404);
  });
});

test('an export is recorded with its filter', async () => {
  await area.get('/api/user/centers/export', { q: 'aj', filter: { isActive: true } });
  const { rows } = await portal.owner.query(
    `select entity, after from change_log where kind = 6 order by id desc limit 1`,
  );
  expect(rows).toEqual([{ entity: 'centre', after: { export: 'csv', q: 'aj', filter: { isActive: true } } }]);
});

test('a long export keeps its order over many pages', async () => {
  await portal.owner.query(
    `insert into centre (area_id, id, code, name) select $1, gen_random_uuid(), 'B-' || n, 'Bulk ' || lpad(n::text, 5, '0')
     from generate_series(1, 1203) n`,
    [ids['ASR']],
  );
  for (const sort of ['name', '-name']) {
    const file: string = (await area.get('/api/user/centers/export', { q: 'bulk', sort })).body;
    const names = file
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
    const expected = Array.from({ length: 1203 }, (_, n) => `Bulk ${String(n + 1).padStart(5, '0')}`);
    expect(names).toEqual(sort === 'name' ? expected : expected.toReversed());
  }
});
