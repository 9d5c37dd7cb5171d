import { presets } from '@sewa/contract/user/presets';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../../testing/mail-server.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let mailServer: MailServer;
let admin: Visitor;
let area: Visitor;
let centre: { id: string; name: string };
let elsewhere: { id: string };
let org: string;

beforeAll(async () => {
  mailServer = await openMailServer();
  portal = await openTestPortal({ SMTP_URL: mailServer.url });
  admin = await portal.signIn('admin');
  area = await portal.signIn('area');
  const centres = await portal.visitor().get('/api/user/register-centers');
  centre = centres.body.list.find(({ name }: { name: string }) => name === 'Ranjit Avenue');
  elsewhere = centres.body.list.find(({ name }: { name: string }) => name === 'Rohini');
  const orgs = await portal.owner.query('select id from org where centre_id = $1', [centre.id]);
  org = orgs.rows[0].id;
});
beforeEach(() => portal.owner.query('delete from turn'));
afterAll(async () => {
  await portal.close();
  await mailServer.close();
});

const password = 'Tractor-Lemon-48';

function wish(username: string, more: Record<string, unknown> = {}) {
  const email = `${username}@example.org`;
  return { name: 'Kamla Devi', phone: '098765 43210', email, centre: centre.id, username, password, ...more };
}

async function ask(username: string, more: Record<string, unknown> = {}, language = 'en'): Promise<string> {
  const reply = await portal
    .visitor()
    .post('/api/user/register', wish(username, more), { 'accept-language': language });
  expect(reply.body).toEqual({ success: true, message: '', data: null });
  const { rows } = await portal.owner.query(
    'select id from sign_up_request where username = $1 and status = 1',
    [username],
  );
  return rows[0].id;
}

test('the centres that a registration can name are the active ones of active areas', async () => {
  await portal.owner.query("update centre set is_active = false where name = 'Majitha'");
  const { body } = await portal.visitor().get('/api/user/register-centers');
  expect(body.total).toBe(7);
  expect(body.list[0]).toEqual({ id: expect.any(String), name: expect.any(String), area: 'Amritsar' });
});

describe('asking', () => {
  test('a registration waits in the requests of its area, with the phone in E.164', async () => {
    const id = await ask('kamla');
    const { body } = await area.get('/api/user/requests', { filter: { status: 1 }, q: 'kamla' });
    expect(body.data).toMatchObject({
      total: 1,
      rows: [
        {
          id,
          name: 'Kamla Devi',
          phone: '+919876543210',
          username: 'kamla',
          centreName: 'Ranjit Avenue',
          status: 1,
          reason: '',
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test.each([
    ['a weak password', { password: 'kamla12345' }, 'PASSWORD_WEAK', { password: 'weak' }],
    [
      'a telephone number that is none',
      { phone: '12' },
      'VALIDATION',
      { phone: 'This is not a phone number' },
    ],
    [
      'a centre that does not exist',
      { centre: '018f0000-0000-7000-8000-000000000000' },
      'BAD_REFERENCE',
      { centre: 'unknown' },
    ],
    ['a username that a user has', { username: 'Admin' }, 'TAKEN', { username: 'taken' }],
    ['a username that somebody asked for', { username: 'kamla' }, 'TAKEN', { username: 'taken' }],
  ])('%s is refused on its field', async (_what, more, code, fields) => {
    const reply = await portal.visitor().post('/api/user/register', wish('somebody', more));
    expect(reply.body).toMatchObject({ success: false, code, fields });
  });

  test.each([
    ['hi', 'यह भरें', 'यह फ़ोन नंबर नहीं है'],
    ['pa', 'ਇਹ ਭਰੋ', 'ਇਹ ਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਹੈ'],
  ])(
    'what is wrong with an entry is told in %s, by the schema and by the rules alike',
    async (language, missing, noPhone) => {
      const ask = (more: Record<string, unknown>) =>
        portal.visitor().post('/api/user/register', wish('somebody', more), { 'accept-language': language });
      expect((await ask({ name: '' })).body).toMatchObject({ code: 'VALIDATION', fields: { name: missing } });
      expect((await ask({ phone: '12' })).body).toMatchObject({
        code: 'VALIDATION',
        fields: { phone: noPhone },
      });
    },
  );

  test('five in an hour from one address, however they end; another address is free', async () => {
    const from = (address: string) =>
      portal.visitor().post('/api/user/register', wish('admin'), { 'x-forwarded-for': address });
    const replies = [];
    for (let i = 0; i < 6; i++) replies.push((await from(`2001:db8:1:1::${i}`)).status);
    expect(replies).toEqual([409, 409, 409, 409, 409, 429]);
    expect((await from('2001:db8:1:2::1')).status).toBe(409);
  });

  test('of ten who ask for one username at the same time, one gets it', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        portal
          .visitor()
          .post('/api/user/register', wish('one-of-ten'), { 'x-forwarded-for': `198.51.100.${i}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'TAKEN')).toHaveLength(9);
  });
});

describe('deciding', () => {
  test('accepted: the user signs in with the wished password, and is told by mail in the own language', async () => {
    const id = await ask('usha', {}, 'hi');
    const reply = await area.put(`/api/user/requests/${id}/accept`, { org, acl: presets.counter });
    expect(reply.status).toBe(200);
    const usha = await portal.signIn('usha', password);
    const own = (await usha.get('/api/user')).body.data;
    expect(own).toMatchObject({
      id: reply.body.data.id,
      name: 'Kamla Devi',
      mustChangePassword: false,
      orgLevel: 10,
    });
    expect((await mailServer.next('usha@example.org')).text).toContain('यूज़रनेम usha');
  });

  test('declined with a reason, which the person is told; the wished password is forgotten', async () => {
    const id = await ask('manjit');
    expect((await area.put(`/api/user/requests/${id}/decline`, { reason: '  ' })).body.code).toBe(
      'VALIDATION',
    );
    expect(
      (await area.put(`/api/user/requests/${id}/decline`, { reason: 'Not of this centre' })).status,
    ).toBe(200);
    expect((await mailServer.next('manjit@example.org')).text).toContain('Not of this centre');
    const { rows } = await portal.owner.query(
      'select password_hash, status, reason from sign_up_request where id = $1',
      [id],
    );
    expect(rows).toEqual([{ password_hash: '', status: 3, reason: 'Not of this centre' }]);
    // The username is free again.
    await ask('manjit');
  });

  test('twice is refused, at the same time too', async () => {
    const id = await ask('twice');
    const replies = await Promise.all([
      area.put(`/api/user/requests/${id}/accept`, { org, acl: {} }),
      admin.put(`/api/user/requests/${id}/accept`, { org, acl: {} }),
      area.put(`/api/user/requests/${id}/decline`, { reason: 'no' }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.code === 'ALREADY_DECIDED')).toHaveLength(2);
    const made = await portal.owner.query("select from app_user where username = 'twice'");
    expect(made.rowCount).toBeLessThanOrEqual(1);
  });

  test('nobody accepts with rights that they or the org do not hold', async () => {
    const id = await ask('too-much');
    const beyondOwn = await area.put(`/api/user/requests/${id}/accept`, {
      org,
      acl: { 'SETTINGS.DEVICE': 2 },
    });
    expect(beyondOwn.body).toMatchObject({ code: 'GRANT_BEYOND_OWN', data: { keys: ['SETTINGS.DEVICE'] } });
    const beyondOrg = await admin.put(`/api/user/requests/${id}/accept`, {
      org,
      acl: { 'SETTINGS.DEVICE': 2 },
    });
    expect(beyondOrg.body).toMatchObject({ code: 'GRANT_BEYOND_ORG', data: { keys: ['SETTINGS.DEVICE'] } });
    const fraction = await area.put(`/api/user/requests/${id}/accept`, {
      org,
      acl: { 'SETTINGS.USER': 2.5 },
    });
    expect(fraction.body.code).toBe('VALIDATION');
    const { rows } = await portal.owner.query('select status from sign_up_request where id = $1', [id]);
    expect(rows).toEqual([{ status: 1 }]);
  });

  test('a username that was taken in the meantime leaves the request waiting', async () => {
    const id = await ask('late');
    await portal.owner.query(
      "insert into app_user (id, org_id, username, name) values (gen_random_uuid(), $1, 'late', 'Late')",
      [org],
    );
    const reply = await area.put(`/api/user/requests/${id}/accept`, { org, acl: {} });
    expect(reply.body).toMatchObject({
      code: 'REQUESTED_USERNAME_TAKEN',
      message: expect.stringContaining('the username late'),
    });
    expect((await area.put(`/api/user/requests/${id}/decline`, { reason: 'taken' })).status).toBe(200);
  });

  test('a request of another area does not exist', async () => {
    const id = await ask('rohini', { centre: elsewhere.id });
    expect((await area.get('/api/user/requests', { q: 'rohini' })).body.data.total).toBe(0);
    expect((await area.put(`/api/user/requests/${id}/accept`, { org, acl: {} })).status).toBe(404);
    expect((await area.put(`/api/user/requests/${id}/decline`, { reason: 'no' })).status).toBe(404);
  });

  test('the change log names who decided, once, without the password', async () => {
    const id = await ask('logged');
    await area.put(`/api/user/requests/${id}/accept`, { org, acl: {} });
    const { rows } = await portal.owner.query(
      "select kind, user_name, before, after from change_log where entity = 'sign_up_request' and row_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([4, 3]);
    expect(rows[0].after.password_hash).toBe('•••');
    expect(rows[1]).toMatchObject({
      user_name: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ',
      before: { status: 1 },
      after: { status: 2, password_hash: '•••' },
    });
  });
});
