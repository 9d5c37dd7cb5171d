import { dakTypes } from '@sewa/contract/sg-management/enums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { lettersPath, makeLetter } from '../testing/some-letters.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

test('slips and registers come as PDF and are recorded', async () => {
  const clerk = await portal.signIn('clerk');
  const centre = (await placesOf(portal))['ASR-1'] ?? '';
  const letter = await makeLetter(clerk, centre);
  const month = letter.day.slice(0, 7);
  const prints = [
    await clerk.get(`${lettersPath}/${letter.id}/slip`, { language: 'pa' }),
    await clerk.get(`${lettersPath}/register`, { month, type: dakTypes.DISPATCH, centre }),
    await clerk.get(`${lettersPath}/register`, { month: '2020-02', type: dakTypes.RECEIVE, language: 'hi' }),
  ];
  for (const { status, headers } of prints)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const history = (await clerk.get(`${lettersPath}/${letter.id}/history`)).body.data.rows;
  expect(history.filter(({ kind }: { kind: number }) => kind === 6)).toHaveLength(1);
  expect((await clerk.get(`${lettersPath}/register`, { month: '2026-13', type: 5 })).status).toBe(400);
});
