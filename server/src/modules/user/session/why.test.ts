import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const ask = async (username: string, key: string, value: number) =>
  (await (await portal.signIn(username)).get('/api/user/why', { key, value })).body.data;

test('a right that is held needs nobody', async () => {
  expect(await ask('clerk', 'SEWADAR.SEWADAR', 3)).toEqual({
    isHeld: true,
    isBeyondOrg: false,
    grantors: [],
  });
});

test('a missing right names the nearest who may grant it', async () => {
  const answer = await ask('clerk', 'SEWADAR.SEWADAR', 7);
  expect(answer).toMatchObject({ isHeld: false, isBeyondOrg: false });
  expect(answer.grantors.map(({ org }: { org: string }) => org)).toEqual([
    'Amritsar Area Office',
    'North Zone',
    'Head Office',
  ]);
  expect(Object.keys(answer.grantors[0])).toEqual(['name', 'org']);
});

test('a right beyond the ceiling of the org is said to be so', async () => {
  expect(await ask('clerk', 'SETTINGS.DEVICE', 2)).toEqual({
    isHeld: false,
    isBeyondOrg: true,
    grantors: [],
  });
});

test('neither another centre, nor a lower level, nor who lacks the right or the editing of users is named', async () => {
  const grant = (username: string, acl: string) =>
    portal.owner.query('update app_user set acl = acl || $2::jsonb where username = $1', [username, acl]);
  await grant('nobody', '{"SETTINGS.USER": 6, "SEWADAR.SEWADAR": 14}');
  await grant('camp', '{"SEWADAR.SEWADAR": 14}');
  const names = async (username: string) =>
    (await ask(username, 'SEWADAR.SEWADAR', 7)).grantors.map(({ name }: { name: string }) => name);
  expect(await names('clerk')).not.toContain('Satnam Singh');
  expect(await names('clerk')).not.toContain('डॉ. सुनीता वर्मा');
  await portal.owner.query("update app_user set acl = acl - 'SEWADAR.SEWADAR' where username = 'area'");
  expect(await names('area')).toEqual(['बलदेव सिंह', 'Anita Sharma']);
});

test('a key that does not exist, or that every object has, is held by nobody', async () => {
  for (const key of ['NO.SUCH', '__proto__', 'constructor', 'toString'])
    expect(await ask('admin', key, 2)).toEqual({ isHeld: false, isBeyondOrg: true, grantors: [] });
});
