import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let here: string;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  here = (await placesOf(portal))['ASR-1'] ?? '';
});
afterAll(() => portal.close());

test('a key repeats one call only: another record, query or body is told that it was not saved', async () => {
  const people = await Promise.all([0, 1, 2].map(() => makeSewadar(area, here)));
  const key = { 'idempotency-key': randomUUID() };
  const merge = (kept: number, other: number, query = '') =>
    area.post(
      `/api/sewadar/${people[kept]}/merge${query}`,
      { other: people[other], version: 1, otherVersion: 1, take: [] },
      key,
    );
  const first = await merge(0, 1);
  expect(first.status).toBe(200);
  expect((await merge(0, 1)).body).toEqual(first.body);
  expect((await merge(2, 1)).body.code).toBe('SAVED_BEFORE');
  expect((await merge(0, 1, '?again=1')).body.code).toBe('SAVED_BEFORE');
  expect((await merge(0, 2)).body.code).toBe('SAVED_BEFORE');
  const elsewhere = await area.post('/api/sewadar', { name: 'x' }, key);
  expect(elsewhere.status).not.toBe(200);
});

test('an action that names its actor is done in a session of that user and area only', async () => {
  const { id, areaId } = (await area.get('/api/user')).body.data;
  const by = (actor: string) =>
    area.post('/api/sewadar', { name: 'x' }, { 'idempotency-key': randomUUID(), 'portal-actor': actor });
  expect((await by(`${randomUUID()}/${areaId}`)).body.code).toBe('OTHER_ACTOR');
  expect((await by(`${id}/${randomUUID()}`)).body.code).toBe('OTHER_ACTOR');
  expect((await by(`${id}/${areaId}`)).body.code).toBe('VALIDATION');
});
