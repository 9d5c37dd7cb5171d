import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '../../../../../demo/fill-demo-area.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
const ids: Record<string, string> = {};
beforeAll(async () => {
  portal = await openTestPortal();
  const { rows } = await portal.owner.query<{ id: string; username: string }>(
    'select id, username from app_user',
  );
  for (const { id, username } of rows) ids[username] = id;
});
/** Each test begins with every user active, unthrottled and with the demo password. */
let hashes: { user_id: string; password_hash: string }[] = [];
beforeEach(async () => {
  if (hashes.length === 0)
    hashes = (await portal.owner.query('select user_id, password_hash from credential')).rows;
  for (const { user_id, password_hash } of hashes)
    await portal.owner.query(
      'update credential set password_hash = $2, must_change = false where user_id = $1',
      [user_id, password_hash],
    );
  await portal.owner.query(
    'delete from sign_in_try; delete from session; update app_user set is_active = true',
  );
});
afterAll(() => portal.close());

const newPassword = 'Tractor-Lemon-48';
const path = (username: string, operation: string) => `/api/user/${ids[username]}/${operation}`;
const login = (u: string, p: string) => portal.visitor().post('/api/user/login', { u, p });

describe('the own password', () => {
  test('needs the current one, keeps this session, ends the others, clears the must-change', async () => {
    await portal.owner.query('update credential set must_change = true where user_id = $1', [ids['nobody']]);
    const here = await portal.signIn('nobody');
    const there = await portal.signIn('nobody');
    expect((await here.get('/api/user/centers')).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
    const reply = await here.put(path('nobody', 'change-pwd'), { current: demoPassword, p: newPassword });
    expect([reply.status, reply.body.data]).toEqual([200, {}]);
    expect((await here.get('/api/user')).body.data.mustChangePassword).toBe(false);
    expect((await there.get('/api/user')).status).toBe(401);
    expect((await login('nobody', demoPassword)).status).toBe(401);
    expect((await login('nobody', newPassword)).status).toBe(200);
  });

  test.each([
    [{}, 'VALIDATION', { p: 'Fill this in' }],
    [{ p: newPassword }, 'VALIDATION', { current: 'Fill this in' }],
    [{ p: 'nobody12345', current: demoPassword }, 'PASSWORD_WEAK', { p: 'weak' }],
    [{ p: newPassword, current: 'not this one' }, 'CURRENT_PASSWORD_WRONG', { current: 'wrong' }],
  ])('%j is refused', async (body, code, fields) => {
    const nobody = await portal.signIn('nobody');
    expect((await nobody.put(path('nobody', 'change-pwd'), body)).body).toMatchObject({ code, fields });
  });

  test('the same one again is no new one', async () => {
    const nobody = await portal.signIn('nobody');
    await nobody.put(path('nobody', 'change-pwd'), { current: demoPassword, p: newPassword });
    const again = await nobody.put(path('nobody', 'change-pwd'), { current: newPassword, p: newPassword });
    expect(again.body).toMatchObject({ code: 'PASSWORD_WEAK', fields: { p: 'same as before' } });
  });

  test('a stolen session cannot guess it: wrong ones count as failed sign-ins, at the same time too', async () => {
    const nobody = await portal.signIn('nobody');
    const guesses = Array.from({ length: 12 }, (_, i) =>
      nobody.put(path('nobody', 'change-pwd'), { current: `guess number ${i}`, p: newPassword }),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'CURRENT_PASSWORD_WRONG')).toHaveLength(5);
    expect(codes.filter((code) => code === 'THROTTLED')).toHaveLength(7);
    const right = await nobody.put(path('nobody', 'change-pwd'), { current: demoPassword, p: newPassword });
    expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const { rows } = await portal.owner.query(
      "select after ->> 'outcome' as outcome from change_log where entity = 'session' and row_id = $1 and kind = 1 order by id desc limit 1",
      [ids['nobody']],
    );
    expect(rows).toEqual([{ outcome: 'slowed down' }]);
  });

  test('capital letters in the id are no way round the current password', async () => {
    const admin = await portal.signIn('admin');
    const reply = await admin.put(`/api/user/${ids['admin']?.toUpperCase()}/change-pwd`, { p: newPassword });
    expect(reply.body).toMatchObject({ code: 'VALIDATION', fields: { current: 'Fill this in' } });
  });
});

describe("someone else's account", () => {
  test('without the right, or with a password still to be changed, nothing opens', async () => {
    const clerk = await portal.signIn('clerk');
    for (const operation of ['change-pwd', 'activate', 'deactivate', 'unlock', 'sign-out', 'one-time-code'])
      expect((await clerk.put(path('counter', operation), { p: newPassword })).body.code).toBe('FORBIDDEN');
    await portal.owner.query('update credential set must_change = true where user_id = $1', [ids['admin']]);
    const admin = await portal.signIn('admin');
    expect((await admin.put(path('clerk', 'sign-out'))).body.code).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  test('a new password ends all sessions and must be changed', async () => {
    const clerk = await portal.signIn('clerk');
    const area = await portal.signIn('area');
    expect((await area.put(path('clerk', 'change-pwd'), { p: 'clerk123456' })).body.code).toBe(
      'PASSWORD_WEAK',
    );
    expect((await area.put(path('clerk', 'change-pwd'))).body).toMatchObject({
      code: 'VALIDATION',
      fields: { p: 'Fill this in' },
    });
    expect((await area.put(path('clerk', 'change-pwd'), { p: newPassword })).status).toBe(200);
    expect((await clerk.get('/api/user')).status).toBe(401);
    const again = await portal.signIn('clerk', newPassword);
    expect((await again.get('/api/user')).body.data.mustChangePassword).toBe(true);
  });

  test('a higher level is out of reach', async () => {
    const area = await portal.signIn('area');
    // Out of sight, even: an area does not see the organisation's own users.
    expect((await area.put(path('admin', 'sign-out'))).status).toBe(404);
    const zone = await portal.signIn('zone');
    for (const operation of ['change-pwd', 'deactivate', 'unlock', 'sign-out', 'one-time-code'])
      expect((await zone.put(path('admin', operation), { p: newPassword })).body.code).toBe('HIGHER_LEVEL');
  });

  test('nobody becomes a user who holds more than they do', async () => {
    await portal.owner.query(
      `update app_user set acl = acl || '{"SETTINGS.USER": 14}' where username = 'camp'`,
    );
    const camp = await portal.signIn('camp');
    for (const operation of ['change-pwd', 'one-time-code'])
      expect((await camp.put(path('area', operation), { p: newPassword })).body.code).toBe(
        'GRANT_BEYOND_OWN',
      );
    expect((await camp.put(path('nobody', 'change-pwd'), { p: newPassword })).status).toBe(200);
  });

  test('deactivated: signed out at once and cannot sign in; activated: can again', async () => {
    const clerk = await portal.signIn('clerk');
    const area = await portal.signIn('area');
    expect((await area.put(path('clerk', 'deactivate'))).status).toBe(200);
    expect((await clerk.get('/api/user')).status).toBe(401);
    expect((await login('clerk', demoPassword)).body.code).toBe('BAD_CREDENTIALS');
    expect((await area.put(path('clerk', 'activate'))).status).toBe(200);
    expect((await clerk.get('/api/user')).status).toBe(401);
    await portal.signIn('clerk');
  });

  test('unlock lifts the slowing down', async () => {
    for (let i = 0; i < 5; i++) await login('clerk', 'wrong');
    expect((await login('clerk', demoPassword)).status).toBe(429);
    const area = await portal.signIn('area');
    expect((await area.put(path('clerk', 'unlock'))).status).toBe(200);
    await portal.signIn('clerk');
  });

  test('signing out everywhere ends every session', async () => {
    const clerks = [await portal.signIn('clerk'), await portal.signIn('clerk')];
    const area = await portal.signIn('area');
    expect((await area.put(path('clerk', 'sign-out'))).status).toBe(200);
    for (const clerk of clerks) expect((await clerk.get('/api/user')).status).toBe(401);
  });

  test('an unknown operation, and a user that does not exist', async () => {
    const admin = await portal.signIn('admin');
    expect((await admin.put(path('clerk', 'explode'))).status).toBe(400);
    expect((await admin.put('/api/user/018f0000-0000-7000-8000-000000000000/unlock')).status).toBe(404);
  });
});

describe('oneself and the last administrator', () => {
  test('one signs oneself out, but neither locks oneself nor hands oneself a code', async () => {
    const admin = await portal.signIn('admin');
    for (const operation of ['activate', 'deactivate', 'unlock', 'one-time-code'])
      expect((await admin.put(path('admin', operation))).body.code).toBe('NOT_YOURSELF');
    expect((await admin.put(path('admin', 'sign-out'))).status).toBe(200);
    expect((await admin.get('/api/user')).status).toBe(401);
  });

  test('the last administrator stays, even when two deactivate each other at the same time', async () => {
    await portal.owner.query(
      `insert into app_user (id, org_id, username, name, acl)
       select gen_random_uuid(), org_id, 'second', 'Second', acl from app_user where username = 'admin' on conflict do nothing`,
    );
    const second = await portal.owner.query("select id from app_user where username = 'second'");
    ids['second'] = second.rows[0].id;
    await portal.owner.query(
      'insert into credential (user_id, password_hash) select $1, password_hash from credential where user_id = $2 on conflict do nothing',
      [ids['second'], ids['admin']],
    );
    const [one, other] = [await portal.signIn('admin'), await portal.signIn('second')];
    const replies = await Promise.all([
      one.put(path('second', 'deactivate')),
      other.put(path('admin', 'deactivate')),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = await portal.owner.query(
      "select from app_user where username in ('admin', 'second') and is_active",
    );
    expect(active.rowCount).toBe(1);
    await portal.owner.query("delete from app_user where username = 'second'");
  });
});

describe('a user who also works in a centre beyond the reach of a centre administrator', () => {
  const helper = '018f0000-0000-7000-8000-0000000000aa';
  beforeAll(async () => {
    await portal.owner.query(
      `update org set acl = $1 where id = (select org_id from app_user where username = 'clerk')`,
      [wholeAcl()],
    );
    await portal.owner.query(`update app_user set acl = $1 where username = 'clerk'`, [wholeAcl()]);
    await portal.owner.query(
      `insert into app_user (id, org_id, username, name, email)
       select $1, org_id, 'helper', 'Helper', 'helper@example.org' from app_user where username = 'clerk'`,
      [helper],
    );
    await portal.owner.query(
      `insert into user_centre (area_id, user_id, centre_id) select c.area_id, $1, c.id from centre c where c.code = 'ASR-2'`,
      [helper],
    );
  });

  test('cannot be reset, mailed elsewhere or given rights by that administrator, but by the area office', async () => {
    const [clerk, area] = [await portal.signIn('clerk'), await portal.signIn('area')];
    const found = (await clerk.get(`/api/user/${helper}`)).body.data;
    const { id: _id, version, ...fields } = found;
    const save = (change: object) => clerk.put(`/api/user/${helper}`, { ...fields, version, ...change });
    const codes = [
      await clerk.put(`/api/user/${helper}/change-pwd`, { p: newPassword }),
      await clerk.put(`/api/user/${helper}/one-time-code`),
      await save({ email: 'clerk@example.org' }),
      await save({ acl: { 'SETTINGS.USER': 2 } }),
      await save({ temporary: [{ key: 'SETTINGS.USER', value: 2, until: '2099-01-01' }] }),
    ].map(({ body }) => body.code);
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'WORKS_ELSEWHERE'));
    expect((await save({ name: 'Helper of two centres' })).status).toBe(200);
    expect((await area.put(`/api/user/${helper}/change-pwd`, { p: newPassword })).status).toBe(200);
  });
});
