import type { APIRequestContext, APIResponse } from '@playwright/test';
import { decodeAcl } from '@sewa/contract/kernel/rights/acl';
import { createPerson, findOrg, newUsername, ownPassword } from '../../support/people.ts';
import { demoPassword, expect, giveSession, openPage, signIn, test } from '../../support/portal.ts';

const schedule = {
  title: 'Evening langar',
  department: 'Kitchen',
  kind: 'weekly',
  days: ['WE'],
  interval: 1,
  nth: 1,
  startTime: '17:00',
  endTime: '20:00',
  needed: 6,
  validFrom: '2026-01-01',
  validTo: null,
  holidays: [],
  lateAfter: null,
  halfBelow: null,
  maxHours: null,
  maxDaysInRow: null,
};

test('§7 GET /api/user: data has acl (encoded), area, orgLevel, more', async ({ context, enter }) => {
  await enter('area');
  const { success, message, data } = await read(context.request.get('/api/user'));
  expect({ success, message: typeof message }).toEqual({ success: true, message: 'string' });
  expect(data).toMatchObject({ area: 'Amritsar', orgLevel: 50, username: 'area' });
  expect(data.acl).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(decodeAcl(data.acl)).toMatchObject({ 'SETTINGS.USER': 210 });
});

test('§7 POST /api/user/login: body u, p', async ({ request }) => {
  const refused = await request.post('/api/user/login', { data: { u: newUsername(), p: 'wrong' } });
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ success: false, message: expect.any(String) });
  const { success } = await read(request.post('/api/user/login', { data: { u: 'clerk', p: demoPassword } }));
  expect(success).toBe(true);
  expect((await read(request.get('/api/user'))).data.username).toBe('clerk');
});

test('§7 GET /api/user/logout', async ({ request }) => {
  await request.post('/api/user/login', { data: { u: 'clerk', p: demoPassword } });
  expect(await read(request.get('/api/user/logout'))).toMatchObject({ success: true });
  expect((await request.get('/api/user')).status()).toBe(401);
});

test('§7 POST /api/user creates, PUT /api/user/{id} edits, PUT /api/user/{id}/{operation} operates, DELETE /api/user/{id} deletes', async ({
  context,
  admin,
  enter,
}) => {
  await enter('admin');
  const { request } = context;
  const org = await findOrg(admin, 'Ajnala Centre');
  const fields = {
    username: newUsername(),
    name: 'Kamla Verma',
    nameLatin: '',
    phone: '',
    email: '',
    org,
    centres: [],
    acl: { 'SEWADAR.SEWADAR': 6 },
    temporary: [],
    isActive: true,
  };
  const created = await read(
    request.post('/api/user', { data: { ...fields, password: 'First-password-1' } }),
  );
  expect(created).toMatchObject({ success: true, data: { id: expect.any(String) } });
  const path = `/api/user/${created.data.id}`;
  const { data: row } = await read(request.get(path));
  const edited = await read(
    request.put(path, { data: { ...fields, name: 'Kamla Devi', version: row.version } }),
  );
  expect(edited).toMatchObject({ success: true, data: { name: 'Kamla Devi' } });
  for (const operation of ['change-pwd', 'deactivate', 'activate', 'sign-out', 'one-time-code', 'unlock']) {
    const body = operation === 'change-pwd' ? { p: 'Another-password-3' } : {};
    expect(await read(request.put(`${path}/${operation}`, { data: body })), operation).toMatchObject({
      success: true,
    });
  }
  expect(await read(request.delete(path))).toMatchObject({ success: true });
  expect((await request.get(path)).status()).toBe(404);
});

test('§7 PUT /api/user/preferences', async ({ context, admin, enter }) => {
  await enter(await createPerson(admin));
  const { request } = context;
  expect(await read(request.put('/api/user/preferences', { data: { theme: 'dark' } }))).toMatchObject({
    success: true,
  });
  expect((await read(request.get('/api/user'))).data.preferences).toMatchObject({
    theme: 'dark',
    language: 'en',
  });
});

test('§7 PUT /api/user/preferences: what is saved without toast and reload uses another call', async ({
  page,
  admin,
  enter,
}) => {
  await enter(await createPerson(admin));
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') saved.push(new URL(request.url()).pathname);
  });
  // The visit of the changelog is remembered.
  await openPage(page, '/changelog');
  await expect.poll(() => saved).toEqual(['/api/user/remembered']);
});

test('§7 GET /api/user/auditlogs?query', async ({ context, enter }) => {
  await enter('admin');
  const query = `size=5&filter=${encodeURIComponent(JSON.stringify({ kind: 1 }))}`;
  const { success, data } = await read(context.request.get(`/api/user/auditlogs?${query}`));
  expect(success).toBe(true);
  expect(data.rows.length).toBeGreaterThan(0);
  expect(data.rows.every((row: { kind: number }) => row.kind === 1)).toBe(true);
});

test('§7 GET /api/user/get-all?query: users list', async ({ context, enter }) => {
  await enter('admin');
  const { success, data } = await read(context.request.get('/api/user/get-all?q=clerk'));
  expect(success).toBe(true);
  expect(data.rows.map((row: { username: string }) => row.username)).toContain('clerk');
  expect(JSON.stringify(data)).not.toContain('password');
});

test('§7 GET /api/user/areas: reply has success and list', async ({ context, enter }) => {
  await enter('zone');
  const { success, data, list } = await read(context.request.get('/api/user/areas'));
  expect({ success, data }).toEqual({ success: true, data: null });
  expect(list.map((area: { name: string }) => area.name)).toEqual(
    expect.arrayContaining(['Amritsar', 'Delhi']),
  );
});

test('§7 GET /api/user/orgs', async ({ context, enter }) => {
  await enter('admin');
  const { success, list } = await read(context.request.get('/api/user/orgs'));
  expect(success).toBe(true);
  expect(list.map((org: { level: number }) => org.level)).toEqual(expect.arrayContaining([10, 50, 90, 100]));
});

test('§7 GET /api/user/org-acl?query', async ({ context, admin, enter }) => {
  await enter('admin');
  const org = await findOrg(admin, 'Ajnala Centre');
  const { success, data } = await read(context.request.get(`/api/user/org-acl?org=${org}`));
  expect(success).toBe(true);
  expect(data).toMatchObject({ org, acl: { 'SETTINGS.USER': 6 } });
});

test('§7 GET /api/user/switch-area?area=...', async ({ context }) => {
  await giveSession(context, await signIn('zone'));
  const { request } = context;
  const { list } = await read(request.get('/api/user/areas'));
  for (const area of list as { id: string; name: string }[]) {
    expect(await read(request.get(`/api/user/switch-area?area=${area.id}`))).toMatchObject({ success: true });
    expect((await read(request.get('/api/user'))).data.area).toBe(area.name);
  }
});

test('§7 GET, POST /api/user/sewa-schedules, DELETE /api/user/sewa-schedules/{id}', async ({
  context,
  enter,
}) => {
  await enter('area');
  const { request } = context;
  const { list: centres } = await read(request.get('/api/user/centers'));
  const body = { ...schedule, centre: centres[0].id };
  const created = await read(request.post('/api/user/sewa-schedules', { data: body }));
  expect(created).toMatchObject({ success: true, data: { id: expect.any(String) } });
  const { list } = await read(request.get('/api/user/sewa-schedules'));
  expect(list.map((row: { id: string }) => row.id)).toContain(created.data.id);
  const path = `/api/user/sewa-schedules/${created.data.id}`;
  expect(await read(request.delete(path))).toMatchObject({ success: true });
});

test('§7 GET /api/user/centers', async ({ context, enter }) => {
  await enter('area');
  const { success, list } = await read(context.request.get('/api/user/centers'));
  expect(success).toBe(true);
  expect(list.map((centre: { code: string }) => centre.code)).toContain('ASR-1');
});

test('§7 GET /api/sewadar/type-ahead-search?regex=...&other filters: reply has success and docs', async ({
  context,
  enter,
}) => {
  await enter('area');
  const { success, data, docs } = await read(
    context.request.get('/api/sewadar/type-ahead-search?regex=gurpreet&gender=male'),
  );
  expect({ success, data }).toEqual({ success: true, data: null });
  expect(docs.length).toBeGreaterThan(0);
  expect(docs.every((doc: { gender: string }) => doc.gender === 'male')).toBe(true);
  const { docs: none } = await read(
    context.request.get('/api/sewadar/type-ahead-search?regex=gurpreet&gender=other'),
  );
  expect(none).toEqual([]);
});

test('§7 All calls send JSON, and replies carry success, message and data', async ({
  page,
  context,
  admin,
}) => {
  const person = await createPerson(admin, { acl: { 'SETTINGS.USER': 2 } });
  await page.goto('/');
  const sent = page.waitForRequest('**/api/user/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const request = await sent;
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.postDataJSON()).toEqual({ u: person.username, p: ownPassword });
  const reply = await (await request.response())?.json();
  expect(Object.keys(reply)).toEqual(expect.arrayContaining(['success', 'message', 'data']));
  const refused = await context.request.delete(`/api/user/${person.id}`);
  expect(await refused.json()).toMatchObject({ success: false, message: expect.any(String) });
  for (const body of [reply, await refused.json()]) expect(body).toHaveProperty('data');
});

test('§7 Query objects are sent as URL-encoded key=value pairs, object values as JSON', async ({
  page,
  enter,
}) => {
  await enter('admin');
  const sent = page.waitForRequest((request) => request.url().includes('/api/user/get-all?'));
  await openPage(page, `/settings/users?q=${encodeURIComponent('ਕੌਰ & co=1')}&f.isActive=true`);
  const [, query = ''] = (await sent).url().split('?');
  const pairs = query.split('&').map((pair) => pair.split('='));
  expect(pairs.every((pair) => pair.length === 2)).toBe(true);
  const decoded = Object.fromEntries(pairs.map(([key, value]) => [key, decodeURIComponent(value ?? '')]));
  expect(decoded['q']).toBe('ਕੌਰ & co=1');
  expect(JSON.parse(decoded['filter'] ?? '')).toEqual({ isActive: true });
});

async function read(call: ReturnType<APIRequestContext['get']>) {
  const response: APIResponse = await call;
  expect(response.status(), `${response.url()} ${await response.text()}`).toBe(200);
  expect(response.headers()['content-type']).toContain('application/json');
  return response.json();
}
