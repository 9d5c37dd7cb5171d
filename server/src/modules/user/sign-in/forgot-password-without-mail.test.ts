import { expect, test } from 'vitest';
import { openMailServer } from '../../../testing/mail-server.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';

test('where no mail is configured the answer is the same and nothing is kept', async () => {
  const portal = await openTestPortal();
  await portal.owner.query("update app_user set email = 'someone@example.org' where username = 'clerk'");
  const reply = await portal.visitor().post('/api/user/forgot-password', { u: 'clerk' });
  expect([reply.status, reply.body]).toEqual([200, { success: true, message: '', data: null }]);
  expect((await portal.owner.query('select from one_time_code')).rowCount).toBe(0);
  await portal.close();
});

test('a mail server that refuses or is gone costs the user nothing but the mail', async () => {
  const refusing = await openMailServer({ isRefusing: true });
  const portal = await openTestPortal({ SMTP_URL: refusing.url });
  await portal.owner.query("update app_user set email = 'someone@example.org'");
  expect((await portal.visitor().post('/api/user/forgot-password', { u: 'clerk' })).status).toBe(200);
  await refusing.close();
  expect((await portal.visitor().post('/api/user/forgot-password', { u: 'area' })).status).toBe(200);
  const admin = await portal.signIn('admin');
  expect((await admin.get('/api/user')).status).toBe(200);
  await portal.close();
});

test('a user without an address is told the same; an administrator hands out the code', async () => {
  const mailServer = await openMailServer();
  const portal = await openTestPortal({ SMTP_URL: mailServer.url });
  expect((await portal.visitor().post('/api/user/forgot-password', { u: 'clerk' })).status).toBe(200);
  const { rows } = await portal.owner.query("select id from app_user where username = 'clerk'");
  const admin = await portal.signIn('admin');
  const handed = await admin.put(`/api/user/${rows[0].id}/one-time-code`);
  const { code, validUntil } = handed.body.data;
  expect(code).toMatch(/^[0-9A-HJMNP-WYZ]{6}$/);
  expect(Date.parse(validUntil) - Date.now()).toBeGreaterThan(590_000);
  const body = { u: 'clerk', code, p: 'Tractor-Lemon-48' };
  expect((await portal.visitor().post('/api/user/reset-password', body)).status).toBe(200);
  await portal.signIn('clerk', 'Tractor-Lemon-48');
  expect(mailServer.mails).toEqual([]);
  await portal.close();
  await mailServer.close();
});
