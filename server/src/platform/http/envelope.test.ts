import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('a reply whose payload is list or docs carries data too', async () => {
  const area = await portal.signIn('area');
  const areas = await area.get('/api/user/areas');
  expect(areas.body).toMatchObject({ success: true, message: '', data: null, list: expect.any(Array) });
  const found = await area.get('/api/sewadar/type-ahead-search', { regex: 'singh' });
  expect(found.body).toMatchObject({ success: true, message: '', data: null, docs: expect.any(Array) });
});

test('a refusal carries data: what the caller needs to go on, or null', async () => {
  const stranger = portal.visitor();
  const wrongPassword = { u: 'clerk', p: 'wrong' };
  for (const reply of [
    await stranger.get('/api/user'),
    await stranger.get('/api/nothing-of-this-name'),
    await stranger.post('/api/user/login', {}),
    await stranger.post('/api/user/login', wrongPassword),
  ])
    expect(reply.body).toMatchObject({ success: false, message: expect.any(String), data: null });
  const nobody = await portal.signIn('nobody');
  const refused = await nobody.get('/api/user/get-all');
  expect(refused.body).toMatchObject({ success: false, data: { requirement: { key: 'SETTINGS.USER' } } });
});

test('an act without a payload answers with data null', async () => {
  const clerk = await portal.signIn('clerk');
  expect((await clerk.get('/api/user/logout')).body).toEqual({ success: true, message: '', data: null });
});

test('a browser that lost its connection learns from the head of /readyz that it is back', async () => {
  const { status } = await fetch(`${portal.url}/readyz`, { method: 'HEAD' });
  expect(status).toBe(200);
});
