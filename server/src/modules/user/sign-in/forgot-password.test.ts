import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../../testing/mail-server.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await openMailServer();
  portal = await openTestPortal({ SMTP_URL: mailServer.url });
  await portal.owner.query("update app_user set email = username || '@example.org'");
});
afterAll(async () => {
  await portal.close();
  await mailServer.close();
});

const newPassword = 'Tractor-Lemon-48';

const forgot = (u: string, address = '203.0.113.1') =>
  portal.visitor().post('/api/user/forgot-password', { u }, { 'x-forwarded-for': address });
const reset = (u: string, code: string, p = newPassword, address = '203.0.113.1') =>
  portal.visitor().post('/api/user/reset-password', { u, code, p }, { 'x-forwarded-for': address });

async function askForCode(username: string): Promise<string> {
  expect((await forgot(username)).status).toBe(200);
  const mail = await mailServer.next(`${username}@example.org`);
  return /: ([0-9A-Z]{6})\b/.exec(mail.text)?.[1] ?? '';
}

test('a code by mail sets a new password once, ends every session and lifts the throttle', async () => {
  const before = await portal.signIn('clerk');
  for (const _ of [1, 2, 3, 4, 5]) await portal.visitor().post('/api/user/login', { u: 'clerk', p: 'wrong' });
  const code = await askForCode('clerk');
  expect(code).toMatch(/^[0-9A-HJMNP-WYZ]{6}$/);
  // As people type it.
  expect((await reset('Clerk', ` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `)).status).toBe(200);
  expect((await before.get('/api/user')).status).toBe(401);
  const after = await portal.signIn('clerk', newPassword);
  expect((await after.get('/api/user')).body.data.mustChangePassword).toBe(false);
  expect((await reset('clerk', code, 'Another-Lemon-49')).body.code).toBe('CODE_WRONG');
});

test('the mail speaks the language of the user, and its subject keeps the code to itself', async () => {
  for (const [username, language] of [
    ['zone', 'hi'],
    ['area', 'pa'],
  ] as const) {
    await portal.owner.query('update app_user set preferences = $2 where username = $1', [
      username,
      { language },
    ]);
    expect((await forgot(username)).status).toBe(200);
    const mail = await mailServer.next(`${username}@example.org`);
    expect(mail.text).toContain(language === 'hi' ? ' जी,' : ' ਜੀ,');
    expect(mail.from).toBe('portal@example.org');
    const code = /: ([0-9A-Z]{6})\b/.exec(mail.text)?.[1] ?? 'none';
    expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toContain(code);
  }
});

test('five tries, then even the right code is refused; the newest code counts', async () => {
  const first = await askForCode('counter');
  const code = await askForCode('counter');
  expect((await reset('counter', first)).body.code).toBe('CODE_WRONG');
  for (const wrong of ['000000', '111111', '222222', '333333'])
    expect((await reset('counter', wrong)).body).toMatchObject({
      code: 'CODE_WRONG',
      fields: { code: 'wrong' },
    });
  expect((await reset('counter', code)).body.code).toBe('CODE_WRONG');
});

test('guesses at the same time all count, and a stranger uses up only their own tries', async () => {
  const code = await askForCode('camp');
  const stranger = '203.0.113.50';
  await Promise.all(Array.from({ length: 8 }, (_, i) => reset('camp', `00000${i}`, newPassword, stranger)));
  expect((await reset('camp', code, newPassword, stranger)).body.code).toBe('CODE_WRONG');
  // Many addresses of one IPv6 network have the tries of one.
  const network = (place: number) => `2001:db8:7:${place}::1`;
  for (const place of [1, 2, 3, 4, 5]) await reset('camp', '000009', newPassword, network(place));
  expect((await reset('camp', code, newPassword, network(6))).body.code).toBe('CODE_WRONG');
  expect((await reset('camp', code, newPassword, '203.0.113.51')).status).toBe(200);
});

test('after fifty tries from anywhere a code is void', async () => {
  const code = await askForCode('zone');
  await portal.owner.query(
    "update one_time_code set tries = 50 where user_id = (select id from app_user where username = 'zone')",
  );
  expect((await reset('zone', code)).body.code).toBe('CODE_WRONG');
});

test('a code is good for ten minutes', async () => {
  const code = await askForCode('nobody');
  const kept = await portal.owner.query<{ minutes: number }>(
    "select extract(epoch from expires_at - now()) / 60 as minutes from one_time_code c join app_user u on u.id = c.user_id where username = 'nobody'",
  );
  expect(Number(kept.rows[0]?.minutes)).toBeGreaterThan(9.8);
  expect(Number(kept.rows[0]?.minutes)).toBeLessThanOrEqual(10);
  await portal.owner.query("update one_time_code set expires_at = now() - interval '1 second'");
  expect((await reset('nobody', code)).body.code).toBe('CODE_WRONG');
});

test('a code of one user opens no other', async () => {
  const code = await askForCode('nobody');
  expect((await reset('area', code)).body.code).toBe('CODE_WRONG');
});

test('a weak password is refused before the code is looked at', async () => {
  expect((await reset('nobody', '000000', 'password123')).body).toMatchObject({
    code: 'PASSWORD_WEAK',
    fields: { p: 'weak' },
  });
});

describe('nobody learns whether a user exists', () => {
  test('the answers are the same to the letter', async () => {
    const answers = await Promise.all(
      ['admin', 'no-such-user', 'not a username'].map((u) => forgot(u, '203.0.113.2')),
    );
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: { success: true, message: '', data: null } });
    const resets = await Promise.all(
      ['admin', 'no-such-user', '¿?'].map((u) => reset(u, 'ZZZZZZ', newPassword, '203.0.113.2')),
    );
    for (const { status, body } of resets) expect([status, body.code]).toEqual([400, 'CODE_WRONG']);
  });

  test('asking does the same work before the reply: only the turns are counted', async () => {
    const before = await countTurns();
    await forgot('no-such-user-2', '203.0.113.3');
    const unknown = await countTurns();
    await forgot('area', '203.0.113.3');
    expect([unknown - before, (await countTurns()) - unknown]).toEqual([2, 2]);
  });
});

test('a flood of questions is refused: by username, and by address', async () => {
  const byName = [];
  for (let i = 0; i < 4; i++) byName.push(await forgot('flooded', `203.0.113.${100 + i}`));
  expect(byName.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(Number(byName[3]?.headers.get('retry-after'))).toBeGreaterThan(800);
  const byAddress = await Promise.all(
    Array.from({ length: 22 }, (_, i) => forgot(`flood-${i}`, '203.0.113.99')),
  );
  expect(byAddress.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a stranger who asks for a code does not undo the one that an administrator handed out', async () => {
  const admin = await portal.signIn('admin');
  const { rows } = await portal.owner.query("select id from app_user where username = 'area'");
  await portal.owner.query('delete from turn');
  const handed = await admin.put(`/api/user/${rows[0].id}/one-time-code`);
  expect((await forgot('area')).status).toBe(200);
  await forgot('zone');
  await mailServer.next('zone@example.org');
  expect(
    mailServer.mails.filter(
      ({ text, to }) => to === 'area@example.org' && text.includes(handed.body.data.code),
    ),
  ).toEqual([]);
  expect((await reset('area', handed.body.data.code)).status).toBe(200);
});

test('neither the code nor its hash reaches the change log, the asking does', async () => {
  const log = await portal.owner.query(
    "select distinct after::text as after from change_log where after ? 'one_time_code'",
  );
  expect(log.rows).toEqual([{ after: '{"one_time_code": "•••"}' }]);
});

async function countTurns(): Promise<number> {
  const { rows } = await portal.owner.query<{ turns: string }>('select count(*) as turns from turn');
  return Number(rows[0]?.turns);
}
