// Long because every refusal of access.md stands here once, beside the people it needs.
import { randomUUID } from 'node:crypto';
import { decodeAcl } from '@sewa/contract/kernel/rights/acl';
import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let admin: Visitor;
let zone: Visitor;
let area: Visitor;
let orgs: Record<string, string>;
let centres: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  [admin, zone, area] = await Promise.all([
    portal.signIn('admin'),
    portal.signIn('zone'),
    portal.signIn('area'),
  ]);
  const found = await portal.owner.query('select name, id from org');
  orgs = Object.fromEntries(found.rows.map(({ name, id }) => [name, id]));
  const places = await portal.owner.query('select code, id from centre');
  centres = Object.fromEntries(places.rows.map(({ code, id }) => [code, id]));
});
afterAll(() => portal.close());

const password = 'a fine password 26';
let serial = 0;
function person(more: Record<string, unknown> = {}) {
  serial += 1;
  return {
    username: `person-${serial}.`,
    name: `Person ${serial}.`,
    nameLatin: '',
    phone: '98765 43210',
    email: '',
    org: orgs['Ranjit Avenue Centre'],
    centres: [],
    acl: {},
    temporary: [],
    isActive: true,
    ...more,
  };
}

async function created(more: Record<string, unknown> = {}, by = admin) {
  const id = newId();
  const reply = await by.post('/api/user', { ...person(more), id, password });
  expect(reply.body).toMatchObject({ success: true, data: { id } });
  return readBack(id);
}

async function readBack(id: string) {
  return (await admin.get(`/api/user/${id}`)).body.data;
}

/** The record as the form sends it back. */
async function edit(by: Visitor, user: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const { username, name, nameLatin, phone, email, org, isActive, version } = user;
  const { centres: own, acl, temporary, id } = user;
  const same = {
    username,
    name,
    nameLatin,
    phone,
    email,
    org,
    isActive,
    version,
    centres: own,
    acl,
    temporary,
  };
  return by.put(`/api/user/${id}`, { ...same, ...more });
}

async function idOf(username: string): Promise<string> {
  return (await portal.owner.query('select id from app_user where username = $1', [username])).rows[0].id;
}

describe('the ordinary path', () => {
  test('create, list, read, edit, history, delete', async () => {
    const user = await created(
      { name: 'ਜਸਵਿੰਦਰ ਕੌਰ', nameLatin: 'Jaswinder Kaur', acl: { 'SEWADAR.OAE': 6 } },
      area,
    );
    expect(user).toMatchObject({
      phone: '+919876543210',
      orgName: 'Ranjit Avenue Centre',
      orgLevel: 10,
      acl: { 'SEWADAR.OAE': 6 },
      mustChangePassword: true,
      isThrottled: false,
      sessions: 0,
      version: 1,
    });
    for (const q of ['jaswinder', 'ਜਸਵਿੰਦਰ', user.username]) {
      const listed = (await area.get('/api/user/get-all', { q })).body.data;
      expect(listed.rows.map((row: { id: string }) => row.id)).toEqual([user.id]);
      expect(listed.total).toBe(1);
    }
    const edited = await edit(area, user, { name: 'Jaswinder Kaur Gill', phone: '' });
    expect(edited.body.data).toMatchObject({ name: 'Jaswinder Kaur Gill', phone: '', version: 2 });
    const history = (await area.get(`/api/user/${user.id}/history`)).body.data;
    expect(history.rows.map((row: { kind: number }) => row.kind)).toEqual([3, 3, 4]);
    expect(history.rows[0]).toMatchObject({
      before: { name: 'ਜਸਵਿੰਦਰ ਕੌਰ', phone: '+919876543210' },
      after: { name: 'Jaswinder Kaur Gill', phone: '' },
      userName: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ',
    });
    expect((await area.delete(`/api/user/${user.id}`)).status).toBe(200);
    expect((await area.get(`/api/user/${user.id}`)).status).toBe(404);
  });

  test('a new user must choose a password at the first sign-in', async () => {
    const user = await created();
    const visitor = await portal.signIn(user.username, password);
    expect((await visitor.get('/api/user')).body.data.mustChangePassword).toBe(true);
    expect((await visitor.get('/api/user/centers')).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  test('filters, sorting, paging and the phone in the search', async () => {
    const phone = '+917000000001';
    const user = await created({ phone, org: orgs['Ajnala Centre'] });
    const found = (await area.get('/api/user/get-all', { q: '70000 00001' })).body.data.rows;
    expect(found.map((row: { id: string }) => row.id)).toEqual([user.id]);
    const ofOrg = await area.get('/api/user/get-all', {
      filter: { org: orgs['Ajnala Centre'] },
      sort: '-username',
    });
    expect(ofOrg.body.data.total).toBe(1);
    const names = (await area.get('/api/user/get-all', { sort: '-username', size: 2, page: 1 })).body.data;
    expect(names.rows).toHaveLength(2);
    expect(names.total).toBeGreaterThan(4);
    expect((await area.get('/api/user/get-all', { filter: { isActive: false } })).body.data.total).toBe(0);
    expect((await area.get('/api/user/get-all', { filter: { orgLevel: 50 } })).body.data.total).toBe(2);
    expect((await area.get('/api/user/get-all', { sort: 'password' })).body.code).toBe('VALIDATION');
  });

  test('badges stay in step', async () => {
    const user = await created({
      acl: { 'BADGES.BUZURAG_PERMANENT': 10, 'BADGES.SEWADAR': 17, 'BADGES.PERMANENT': 2 },
    });
    expect(user.acl).toEqual({ 'BADGES.BUZURAG_PERMANENT': 10, 'BADGES.PERMANENT': 2, 'BADGES.SEWADAR': 10 });
  });

  test('further centres of a centre-level user, and changing only them is a new version', async () => {
    const user = await created({ centres: [centres['ASR-2']] });
    const edited = await edit(area, user, { centres: [centres['ASR-3'], centres['ASR-1']] });
    expect(edited.body.data).toMatchObject({ centres: [centres['ASR-3']], version: 2 });
    const moved = await edit(area, edited.body.data, { org: orgs['Amritsar Area Office'], centres: [] });
    expect(moved.body.data).toMatchObject({ centres: [], orgLevel: 50 });
  });

  test('deactivating by an edit ends the sessions', async () => {
    const user = await created();
    const visitor = await portal.signIn(user.username, password);
    const reply = await edit(admin, await readBack(user.id), { isActive: false });
    expect(reply.body.data).toMatchObject({ isActive: false, sessions: 0 });
    expect((await visitor.get('/api/user')).status).toBe(401);
  });
});

describe('refusals', () => {
  test('a username in use', async () => {
    const reply = await admin.post('/api/user', { ...person({ username: 'clerk' }), password });
    expect(reply.body).toMatchObject({ code: 'TAKEN', fields: { username: 'taken' } });
    const user = await created();
    expect((await edit(admin, user, { username: 'clerk' })).body.code).toBe('TAKEN');
  });

  test('a weak password', async () => {
    for (const weak of ['short', 'password123']) {
      const reply = await admin.post('/api/user', { ...person(), password: weak });
      expect(reply.body).toMatchObject({ success: false, fields: { password: expect.any(String) } });
    }
  });

  test('a right that the granter does not hold', async () => {
    const wished = person({ acl: { 'SETTINGS.DEVICE': 2 }, org: orgs['Amritsar Area Office'] });
    const reply = await area.post('/api/user', { ...wished, password });
    expect(reply.body).toMatchObject({ code: 'GRANT_BEYOND_OWN', data: { keys: ['SETTINGS.DEVICE'] } });
  });

  test('a right beyond the ceiling of the org, also for a day, also by a move', async () => {
    const beyond = { 'SETTINGS.DEVICE': 2 };
    const reply = await admin.post('/api/user', { ...person({ acl: beyond }), password });
    expect(reply.body).toMatchObject({ code: 'GRANT_BEYOND_ORG', data: { keys: ['SETTINGS.DEVICE'] } });
    const temporary = [{ key: 'SETTINGS.DEVICE', value: 2, until: '2099-01-01' }];
    expect((await admin.post('/api/user', { ...person({ temporary }), password })).body.code).toBe(
      'GRANT_BEYOND_ORG',
    );
    const user = await created({ org: orgs['North Zone'], acl: beyond });
    const moved = await edit(admin, user, { org: orgs['Ranjit Avenue Centre'] });
    expect(moved.body.code).toBe('GRANT_BEYOND_ORG');
  });

  test('what the user had may stay, though the editor lacks it', async () => {
    const user = await created({ acl: { 'SEWADAR.OAE': 42 } });
    const lesser = await created({ acl: { 'SETTINGS.USER': 6 }, org: orgs['Amritsar Area Office'] });
    await portal.owner.query('update credential set must_change = false where user_id = $1', [lesser.id]);
    const editor = await portal.signIn(lesser.username, password);
    const edited = await edit(editor, user, { name: 'Renamed' });
    expect(edited.body.data).toMatchObject({ name: 'Renamed', acl: { 'SEWADAR.OAE': 42 } });
    const more = await edit(editor, edited.body.data, { acl: { 'SEWADAR.OAE': 42, 'BAV.SKU': 2 } });
    expect(more.body.code).toBe('GRANT_BEYOND_OWN');
    const mail = await edit(editor, edited.body.data, { email: 'editor@example.org' });
    expect(mail.body).toMatchObject({ code: 'GRANT_BEYOND_OWN', fields: { email: expect.any(String) } });
    const off = await edit(editor, edited.body.data, { isActive: false });
    expect(off.body).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a stand-in gives a right until its last day, and takes over nobody who holds it for good', async () => {
    const until = '2098-12-31';
    const lent = (key: string, value: number, day = until) => ({ key, value, until: day });
    const standIn = await created({
      org: orgs['Amritsar Area Office'],
      temporary: [lent('SETTINGS.USER', 42), lent('SEWADAR.OAE', 6)],
    });
    await portal.owner.query('update credential set must_change = false where user_id = $1', [standIn.id]);
    const by = await portal.signIn(standIn.username, password);
    expect(decodeAcl((await by.get('/api/user')).body.data.lastingAcl)).toEqual({});
    const give = async (more: Record<string, unknown>) =>
      (await by.post('/api/user', { ...person(more), password })).body;
    expect(await give({ acl: { 'SEWADAR.OAE': 2 } })).toMatchObject({
      code: 'GRANT_BEYOND_OWN',
      data: { keys: ['SEWADAR.OAE'], rights: [{ key: 'SEWADAR.OAE', value: 2 }] },
    });
    expect((await give({ temporary: [lent('SEWADAR.OAE', 2, '2099-01-01')] })).code).toBe('GRANT_BEYOND_OWN');
    expect((await give({ temporary: [lent('SEWADAR.OAE', 2)] })).success).toBe(true);

    const holder = await created({ acl: { 'SEWADAR.OAE': 2 } });
    const other = await created();
    const take = async (id: string) =>
      (await by.put(`/api/user/${id}/change-pwd`, { p: 'Tractor-Lemon-48' })).body;
    expect((await take(holder.id)).code).toBe('GRANT_BEYOND_OWN');
    expect((await edit(by, holder, { email: 'stand-in@example.org' })).body.code).toBe('GRANT_BEYOND_OWN');
    expect((await edit(by, holder, { name: 'Corrected by a stand-in' })).status).toBe(200);
    expect((await take(other.id)).success).toBe(true);
  });

  test('a temporary grant in the past is refused when new and kept when old', async () => {
    const old = { key: 'BAV.SKU', value: 2, until: '2020-01-01' };
    const fresh = await admin.post('/api/user', { ...person({ temporary: [old] }), password });
    expect(fresh.body).toMatchObject({
      code: 'VALIDATION',
      fields: { 'temporary.0.until': 'This day is past' },
    });
    const user = await created();
    await portal.owner.query('update app_user set temporary_acl = $1 where id = $2', [
      JSON.stringify([old]),
      user.id,
    ]);
    const edited = await edit(area, await readBack(user.id), { name: 'Keeps the past' });
    expect(edited.body.data).toMatchObject({ name: 'Keeps the past', temporary: [old] });
  });

  test('a user or an org of a higher level', async () => {
    const higher = await readBack(await idOf('admin'));
    expect((await edit(zone, higher, { phone: '' })).body.code).toBe('HIGHER_LEVEL');
    expect((await zone.delete(`/api/user/${higher.id}`)).body.code).toBe('HIGHER_LEVEL');
    const user = await created({}, zone);
    expect((await edit(zone, user, { org: orgs['Head Office'] })).body.code).toBe('HIGHER_LEVEL');
    const wished = person({ org: orgs['Head Office'] });
    expect((await zone.post('/api/user', { ...wished, password })).body.code).toBe('HIGHER_LEVEL');
    expect((await area.post('/api/user', { ...wished, password })).body.code).toBe('BAD_REFERENCE');
  });

  test('oneself: no delete, no deactivation, no other rights, org or centres; the rest is free', async () => {
    const own = await readBack(await idOf('area'));
    expect((await area.delete(`/api/user/${own.id}`)).body.code).toBe('NOT_YOURSELF');
    expect((await edit(area, own, { isActive: false })).body.code).toBe('NOT_YOURSELF');
    const { 'BAV.SKU': _dropped, ...fewer } = own.acl;
    expect((await edit(area, own, { acl: fewer })).body.code).toBe('NOT_YOURSELF');
    const temporary = [{ key: 'BAV.SKU', value: 2, until: '2099-01-01' }];
    expect((await edit(area, own, { temporary })).body.code).toBe('NOT_YOURSELF');
    expect((await edit(area, own, { org: orgs['Ajnala Centre'] })).body.code).toBe('NOT_YOURSELF');
    expect((await edit(area, own, { phone: '+919000000000' })).status).toBe(200);
  });

  test('centres: only for a centre-level org, only of the area', async () => {
    const office = person({ org: orgs['Amritsar Area Office'], centres: [centres['ASR-2']] });
    expect((await admin.post('/api/user', { ...office, password })).body).toMatchObject({
      code: 'VALIDATION',
      fields: { centres: expect.any(String) },
    });
    const foreign = person({ centres: [centres['DEL-1']] });
    expect((await admin.post('/api/user', { ...foreign, password })).body).toMatchObject({
      code: 'BAD_REFERENCE',
      fields: { centres: expect.any(String) },
    });
  });

  test('another area does not exist', async () => {
    const stranger = await (async () => {
      const delhi = (await portal.owner.query("select id from area where code = 'DEL'")).rows[0].id;
      const elsewhere = await portal.signIn('admin');
      await elsewhere.get('/api/user/switch-area', { area: delhi });
      const id = newId();
      const wished = person({ org: orgs['Rohini Centre'] });
      expect((await elsewhere.post('/api/user', { ...wished, id, password })).status).toBe(200);
      return (await elsewhere.get(`/api/user/${id}`)).body.data;
    })();
    for (const by of [area, admin]) {
      expect((await by.get(`/api/user/${stranger.id}`)).status).toBe(404);
      expect((await by.get(`/api/user/${stranger.id}/history`)).status).toBe(404);
      expect((await edit(by, stranger, { name: 'Mine' })).status).toBe(404);
      expect((await by.delete(`/api/user/${stranger.id}`)).status).toBe(404);
    }
    expect((await area.get(`/api/user/${newId()}`)).status).toBe(404);
    expect(
      (await area.post('/api/user', { ...person({ org: orgs['Rohini Centre'] }), password })).body.code,
    ).toBe('BAD_REFERENCE');
  });
});

describe('a centre-level administrator', () => {
  let local: Visitor;
  beforeAll(async () => {
    const user = await created({
      acl: { 'SETTINGS.USER': 6, 'SEWADAR.SEWADAR': 2 },
      centres: [centres['ASR-2']],
    });
    await portal.owner.query('update credential set must_change = false where user_id = $1', [user.id]);
    local = await portal.signIn(user.username, password);
  });

  test('works within the own centres', async () => {
    const user = await created({ org: orgs['ਤਰਨ ਤਾਰਨ Centre'], acl: { 'SEWADAR.SEWADAR': 2 } }, local);
    expect((await edit(local, user, { centres: [centres['ASR-1']] })).status).toBe(200);
    const elsewhere = await created({ org: orgs['Ajnala Centre'] });
    expect((await local.get(`/api/user/${elsewhere.id}`)).status).toBe(404);
    expect((await local.get('/api/user/get-all', { q: elsewhere.username })).body.data.total).toBe(0);
  });

  test('gives no user into a centre or an org beyond, and takes none out of one', async () => {
    const refusedOrg = await local.post('/api/user', { ...person({ org: orgs['Ajnala Centre'] }), password });
    expect(refusedOrg.body.code).toBe('BAD_REFERENCE');
    const office = await local.post('/api/user', {
      ...person({ org: orgs['Amritsar Area Office'] }),
      password,
    });
    expect(office.body.code).toBe('HIGHER_LEVEL');
    const extra = await local.post('/api/user', { ...person({ centres: [centres['ASR-3']] }), password });
    expect(extra.body.code).toBe('BAD_REFERENCE');
    const user = await created({ centres: [centres['ASR-4']] });
    expect((await edit(local, user, { centres: [] })).body.code).toBe('BAD_REFERENCE');
    expect((await edit(local, user, { name: 'Within reach' })).status).toBe(200);
  });
});

describe('at the same time', () => {
  test('of two editors one is told what the other saved', async () => {
    const user = await created();
    const replies = await Promise.all([
      edit(admin, user, { name: 'First' }),
      edit(area, user, { name: 'Second' }),
    ]);
    const [won, lost] = replies.toSorted((one, other) => one.status - other.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ code: 'CONFLICT', data: { name: won?.body.data.name, version: 2 } });
  });

  test('a create that is sent again, even twenty times at once, makes one user', async () => {
    const wished = { ...person(), password };
    const headers = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => admin.post('/api/user', wished, headers)),
    );
    const again = await admin.post('/api/user', wished, headers);
    for (const reply of replies) expect(reply.body).toEqual(again.body);
    expect(again.body.success).toBe(true);
    const found = await admin.get('/api/user/get-all', { q: wished.username });
    expect(found.body.data.total).toBe(1);
  });
});

describe('the last administrator', () => {
  let second: { id: string; username: string; acl: Record<string, number> };
  beforeEach(async () => {
    second = await created({ org: orgs['Head Office'], acl: wholeAcl() });
    await portal.owner.query('update credential set must_change = false where user_id = $1', [second.id]);
  });

  test('two who remove each other at once: one stays', async () => {
    const other = await portal.signIn(second.username, password);
    const [adminUser, secondUser] = [await readBack(await idOf('admin')), await readBack(second.id)];
    const weaker = { acl: { 'SETTINGS.USER': 6 } };
    const replies = await Promise.all([edit(admin, secondUser, weaker), edit(other, adminUser, weaker)]);
    const codes = replies.map((reply) => reply.body.code ?? 'saved').sort();
    expect(codes).toEqual(['LAST_ADMINISTRATOR', 'saved']);
    await portal.owner.query("update app_user set acl = $1 where username in ('admin', $2)", [
      wholeAcl(),
      second.username,
    ]);
  });

  test('cannot be deleted, deactivated, weakened or moved', async () => {
    const helper = await created({ org: orgs['Head Office'], acl: { 'SETTINGS.USER': 70 } });
    await portal.owner.query('update credential set must_change = false where user_id = $1', [helper.id]);
    const { rows } = await portal.owner.query(
      `delete from app_user where username <> 'admin' and id <> $1 and org_id = $2 returning id`,
      [helper.id, orgs['Head Office']],
    );
    expect(rows.length).toBeGreaterThan(0);
    const by = await portal.signIn(helper.username, password);
    await portal.owner.query('update app_user set acl = $1 where id = $2', [
      { 'SETTINGS.USER': 42 },
      helper.id,
    ]);
    const last = await readBack(await idOf('admin'));
    expect((await edit(by, last, { isActive: false })).body.code).toBe('LAST_ADMINISTRATOR');
    expect((await edit(by, last, { acl: { 'SETTINGS.USER': 42 } })).body.code).toBe('LAST_ADMINISTRATOR');
    expect((await edit(by, last, { name: 'Anita Sharma-Gill' })).status).toBe(200);
    await portal.owner.query('update app_user set acl = $1 where id = $2', [
      { 'SETTINGS.USER': 10 },
      helper.id,
    ]);
    expect((await by.delete(`/api/user/${last.id}`)).body.code).toBe('LAST_ADMINISTRATOR');
  });
});
