import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesOf } from '../../../testing/people.ts';
import { rollsPath } from '../../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let clerk: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  clerk = await portal.signIn('clerk');
});
afterAll(() => portal.close());

test('prints of a roll come as PDF, are recorded, and are not there for other centres', async () => {
  const { rows } = (await clerk.get(rollsPath, { sort: 'number' })).body.data;
  const [{ id }] = rows;
  for (const page of ['roll', 'gate']) {
    const reply = await clerk.get(`${rollsPath}/${id}/print`, { page, language: 'pa' });
    expect([page, reply.status, reply.headers.get('content-type')]).toEqual([page, 200, 'application/pdf']);
  }
  const history = (await clerk.get(`${rollsPath}/${id}/history`)).body.data.rows;
  expect(history.filter(({ kind }: { kind: number }) => kind === 6)).toHaveLength(2);
  const other = (await placesOf(portal))['ASR-2'];
  const { rows: hidden } = await portal.owner.query('select id from nominal_roll where centre_id = $1', [
    other,
  ]);
  expect((await clerk.get(`${rollsPath}/${hidden[0]?.id}/print`)).status).toBe(404);
});
