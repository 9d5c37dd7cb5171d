import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('the right password opens a session, logout ends it', async () => {
  const admin = await portal.signIn('admin');
  expect((await admin.get('/api/user')).body.data.area).toBe('Amritsar');
  expect((await admin.get('/api/user/logout')).status).toBe(200);
  expect((await admin.get('/api/user')).status).toBe(401);
});

test('a wrong password and an unknown user are told the same', async () => {
  const wrong = await portal.visitor().post('/api/user/login', { u: 'clerk', p: 'not this one' });
  const unknown = await portal.visitor().post('/api/user/login', { u: 'no-such-user', p: 'not this one' });
  expect([wrong.status, wrong.body.message]).toEqual([unknown.status, unknown.body.message]);
  expect(wrong.status).toBe(401);
});
