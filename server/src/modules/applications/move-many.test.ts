import { applicationStatuses as S, applicationTypes as T } from '@sewa/contract/applications/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  applicationBody,
  applicationsPath,
  holdsRights,
  makeApplication,
  move,
} from '../../testing/applications.ts';
import { placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let places: Record<string, string>;
let centre: string;
let maker: Visitor;
let first: Visitor;
let area: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  // The demo's own would be counted among those of the tests.
  await portal.owner.query('delete from application');
  places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
  await holdsRights(portal, 'clerk', [2, 3]);
  await holdsRights(portal, 'counter', [2, 5, 11]);
  await holdsRights(portal, 'area', [2, 3, 7]);
  [maker, first, area] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('counter'),
    portal.signIn('area'),
  ]);
});
afterAll(() => portal.close());

type Over = Parameters<typeof applicationBody>[1];
const body = (over: Over = {}) => applicationBody(centre, over);
const create = async (by: Visitor, over: Over = {}) =>
  (await by.post(applicationsPath, body(over))).body.data?.id;
const read = async (by: Visitor, id: string) => (await by.get(`${applicationsPath}/${id}`)).body.data;

describe('one decision on many', () => {
  test('each is judged by itself', async () => {
    const whole = await makeApplication(portal, { by: maker, body: body({ name: 'Whole' }) });
    const incomplete = await create(maker, { name: 'Incomplete' });
    const elsewhere = await makeApplication(portal, { by: maker, body: body({ name: 'Rejected' }) });
    await move(first, elsewhere, S.REJECTED, 'No');
    const own = await makeApplication(portal, { by: area, body: body({ name: 'Own' }) });
    await portal.owner.query(
      "update application set edited_by = (select id from app_user where username = 'counter') where id = $1",
      [own],
    );
    const ids = [whole, incomplete, elsewhere, own, whole];
    const reply = await first.send('POST', `${applicationsPath}/move`, {
      body: { selection: { ids }, to: S.PENDING, reason: '' },
      headers: { 'accept-language': 'pa' },
    });
    expect(reply.body.data).toEqual({
      done: 1,
      moved: [{ id: expect.any(String), version: 2 }],
      refused: [
        { id: incomplete, name: 'Incomplete', code: 'INCOMPLETE', message: expect.stringContaining('ਅਰਜ਼ੀ') },
        {
          id: elsewhere,
          name: 'Rejected',
          code: 'MOVE_UNKNOWN',
          message: expect.stringContaining('“ਨਾਮਨਜ਼ੂਰ”'),
        },
        { id: own, name: 'Own', code: 'OWN_APPLICATION', message: expect.any(String) },
      ],
    });
    expect((await read(first, whole)).status).toBe(S.PENDING);
    expect((await read(first, incomplete)).status).toBe(S.PRE_APPROVAL);
  });

  test('everything that the filter matches, and too much is refused whole', async () => {
    for (let i = 0; i < 3; i++) await makeApplication(portal, { by: maker, body: body({ type: T.BUZURAG }) });
    const selection = { all: true, filter: { type: T.BUZURAG, status: S.PRE_APPROVAL } };
    const reply = await first.post(`${applicationsPath}/move`, {
      selection,
      to: S.PRE_ON_HOLD,
      reason: 'Later',
    });
    expect(reply.body.data).toMatchObject({ done: 3, refused: [] });
    await portal.owner.query(
      `insert into application (area_id, id, centre_id, number, type, name, gender, made_by, edited_by)
       select a.area_id, gen_random_uuid(), a.centre_id, 100000 + n, 20, 'Many', 'male', a.made_by, a.edited_by
       from (select * from application where centre_id = $1 limit 1) a, generate_series(1, 1001) n`,
      [centre],
    );
    const many = await first.post(`${applicationsPath}/move`, {
      selection,
      to: S.PRE_ON_HOLD,
      reason: 'Later',
    });
    expect(many.body.code).toBe('TOO_MANY_AT_ONCE');
    expect(
      (await portal.owner.query("select count(*) as n from application where name = 'Many' and status <> 7"))
        .rows[0].n,
    ).toBe('0');
  });

  test('a missing reason refuses each, a missing right all', async () => {
    const id = await makeApplication(portal, { by: maker, body: body() });
    const send = (by: Visitor) =>
      by.post(`${applicationsPath}/move`, { selection: { ids: [id] }, to: S.REJECTED, reason: '' });
    expect((await send(first)).body.data.refused).toMatchObject([{ code: 'REASON_NEEDED' }]);
    expect((await send(area)).body.data.refused).toMatchObject([{ code: 'FORBIDDEN' }]);
    await holdsRights(portal, 'camp', [2]);
    expect((await send(await portal.signIn('camp'))).status).toBe(403);
  });
});
