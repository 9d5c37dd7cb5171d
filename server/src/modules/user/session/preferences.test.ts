import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('what is sent is kept, what is not sent stays', async () => {
  const clerk = await portal.signIn('clerk');
  const { centres } = (await clerk.get('/api/user')).body.data;
  const reply = await clerk.put('/api/user/preferences', {
    theme: 'dark',
    startCentre: centres[0].id,
    alertMails: false,
  });
  expect(reply.body).toEqual({ success: true, message: '', data: null });
  const remembered = await clerk.put('/api/user/remembered', {
    language: 'pa',
    views: { users: { Mine: 'q=a' } },
    charts: [{ kind: 4, isWide: true }],
    seenVersion: '0.1.0',
  });
  expect(remembered.body).toEqual({ success: true, message: '', data: null });
  const own = (await clerk.get('/api/user')).body.data;
  expect(own.preferences).toMatchObject({
    language: 'pa',
    theme: 'dark',
    density: 'comfortable',
    textSize: 'normal',
    startCentre: centres[0].id,
    alertMails: false,
    views: { users: { Mine: 'q=a' } },
    charts: [{ kind: 4, isWide: true }],
  });
  expect(own.seenVersion).toBe('0.1.0');
});

test('the preferences take nothing that is saved without a word', async () => {
  const area = await portal.signIn('area');
  await area.put('/api/user/preferences', {
    density: 'compact',
    views: { users: { All: '' } },
    seenVersion: '9',
  });
  const { preferences, seenVersion } = (await area.get('/api/user')).body.data;
  expect(preferences).toMatchObject({ density: 'compact' });
  expect([preferences.views, seenVersion]).not.toContainEqual(expect.anything());
});

test('saving preferences makes no new version of the user and one row in the change log', async () => {
  const counter = await portal.signIn('counter');
  const { rows: before } = await portal.owner.query(
    "select id, version from app_user where username = 'counter'",
  );
  await counter.put('/api/user/preferences', { density: 'compact' });
  const { rows: after } = await portal.owner.query("select version from app_user where username = 'counter'");
  expect(after[0].version).toBe(before[0].version);
  const log = await portal.owner.query(
    "select from change_log where entity = 'app_user' and row_id = $1 and kind = 3",
    [before[0].id],
  );
  expect(log.rowCount).toBe(1);
});

test('a centre that is not the own, an unknown theme and too much are refused', async () => {
  const clerk = await portal.signIn('clerk');
  const { rows } = await portal.owner.query("select id from centre where code in ('ASR-2', 'DEL-1')");
  for (const { id } of rows)
    expect((await clerk.put('/api/user/preferences', { startCentre: id })).body).toMatchObject({
      code: 'BAD_REFERENCE',
      fields: { startCentre: 'unknown' },
    });
  expect((await clerk.put('/api/user/preferences', { theme: 'pink' })).status).toBe(400);
  const views = Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [`list ${i}`, { all: 'x'.repeat(2000) }]),
  );
  expect((await clerk.put('/api/user/remembered', { views })).body.code).toBe('TOO_LARGE');
});
