import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../testing/listener.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let other: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, other] = await Promise.all([portal.signIn('area'), portal.signIn('camp')]);
});
afterAll(() => portal.close());

/** As if its process were at work on it; the queue knows of it, so nobody gives it up for lost. */
async function running(username: string): Promise<string> {
  const { rows } = await portal.owner.query(
    `insert into job (area_id, id, user_id, kind, state, total) select area_id, gen_random_uuid(), id, 'probe.work', 'running', 10
     from app_user where username = $1 returning id`,
    [username],
  );
  await portal.owner.query(
    "insert into queue.job (id, name, state, policy, data) values ($1, 'portal', 'active', 'standard', '{}')",
    [rows[0].id],
  );
  return rows[0].id;
}

test('one sees the own jobs, newest first, with their error in the own language', async () => {
  const first = await running('area');
  const second = await running('area');
  await running('camp');
  await portal.owner.query("select end_job($1, 'failed', null, 'SHEET_BROKEN', '{\"row\": 3}')", [first]);
  const { body } = await area.send('GET', '/api/job', { headers: { 'accept-language': 'pa' } });
  expect(body.docs).toMatchObject([
    { id: second, state: 'running', done: 0, total: 10, error: null },
    { id: first, state: 'failed', error: { code: 'SHEET_BROKEN', data: { row: 3 } } },
  ]);
  expect(body.docs).toHaveLength(2);
  expect(body.docs[1].error.message).toContain('ਫ਼ਾਈਲ');
});

test('one cancels the own jobs only; what has ended stays as it ended', async () => {
  const id = await running('area');
  expect((await other.post(`/api/job/${id}/cancel`)).status).toBe(404);
  expect((await other.get(`/api/job/${id}`)).status).toBe(404);
  expect((await area.post(`/api/job/${id}/cancel`)).body.data).toMatchObject({ id, isCancelAsked: true });
  await portal.owner.query("select end_job($1, 'done', '{}', null, null)", [id]);
  expect((await area.post(`/api/job/${id}/cancel`)).body.data).toMatchObject({ state: 'done', done: 10 });
});

test('progress is told to its maker, at once, to nobody else, and is in no log', async () => {
  const id = await running('area');
  const [mine, theirs] = await Promise.all([listen(portal.url, area), listen(portal.url, other)]);
  expect(await mine.subscribe('job.changed')).toMatchObject({ success: true });
  expect(await theirs.subscribe('job.changed')).toMatchObject({ success: true });
  const logged = async () => (await portal.owner.query('select count(*) from change_log')).rows[0].count;
  const before = await logged();
  await portal.owner.query('select report_job($1, 4, 10)', [id]);
  const heard = await mine.heard(({ data }) => data.changes.some(({ rowId }) => rowId === id));
  expect(heard).toMatchObject({ event: 'job.changed', data: { changes: [{ entity: 'job', rowId: id }] } });
  expect((await area.get(`/api/job/${id}`)).body.data).toMatchObject({ done: 4, total: 10 });
  expect(theirs.messages.flatMap(({ data }) => data.changes)).toEqual([]);
  expect(await logged()).toBe(before);
  mine.close();
  theirs.close();
});
