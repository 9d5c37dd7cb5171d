import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ PORTAL_OFFLINE: '1' });
});
afterAll(() => portal.close());

test('the offline build finds, counts and draws nothing of the modules it leaves out', async () => {
  const admin = await portal.signIn('admin');
  const found: { entity: string }[] = (await admin.get('/api/search', { q: 'singh' })).body.docs;
  // Blood donation, attendance and the satsang ghars stay.
  const keptRecords = ['bloodCamp', 'dakLetter', 'donor', 'sgRecord'];
  expect(found.filter(({ entity }) => !keptRecords.includes(entity))).toEqual([]);
  const kept = [
    ...['campsToOpen', 'campsToClose', 'donorsWelcome', 'requests', 'sheets'],
    ...['lettersToReceive', 'overdueAnswers', 'premisesPapers'],
    ...['sgRecords', 'sgRecordsReturned', 'sgRecordsOverdue'],
  ];
  const kinds = (await admin.get('/api/home/waiting')).body.docs.map((one: { kind: string }) => one.kind);
  expect(kinds.filter((kind: string) => !kept.includes(kind))).toEqual([]);
  for (const kind of [1, 2, 4, 7]) expect((await admin.get(`/api/graph/${kind}`)).status).toBe(404);
});

test('the offline build refuses the calls of these modules, however their address is written', async () => {
  const admin = await portal.signIn('admin');
  for (const address of ['/api/sewadar', '/api/%73ewadar', '/api/sewadar/type-ahead-search?regex=a'])
    expect((await admin.get(address)).body.code, address).toBe('OFFLINE_BUILD');
});
