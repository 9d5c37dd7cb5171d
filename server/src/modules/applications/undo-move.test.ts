import { applications } from '@sewa/contract/applications/applications';
import { applicationStatuses as S } from '@sewa/contract/applications/enums';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPaper,
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
let here: string;
let maker: Visitor;
let first: Visitor;
let second: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  here = (await placesOf(portal))['ASR-1'] ?? '';
  await holdsRights(portal, 'clerk', [2, 3]);
  await holdsRights(portal, 'counter', [2, 5, 11]);
  await holdsRights(portal, 'area', [2, 7]);
  [maker, first, second] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('counter'),
    portal.signIn('area'),
  ]);
});
afterAll(() => portal.close());

const make = (over: Parameters<typeof applicationBody>[1] = {}) =>
  makeApplication(portal, { by: maker, body: applicationBody(here, over) });
const undo = (by: Visitor, id: string, version: number) =>
  by.post(`${applicationsPath}/${id}/undo`, { version });
const refused = { status: 409, body: { code: 'MOVE_UNDO_REFUSED' } };
/** Everything of the row but what each change raises. */
const rowOf = async (id: string) =>
  (
    await portal.owner.query(
      `select to_jsonb(a) - '{version,updated_at,undo}'::text[] as row from application a where id = $1`,
      [id],
    )
  ).rows[0].row;

describe('undoing a move', () => {
  test('puts the application back as it was, and is in the history as an undo', async () => {
    const id = await make();
    await move(first, id, S.PENDING);
    const before = await rowOf(id);
    const held = (await move(second, id, S.ON_HOLD, 'Waits for the photo')).body.data;
    const undone = await undo(second, id, held.version);
    expect(applications.undo.reply.parse(undone.body.data)).toEqual(undone.body.data);
    expect(undone.body.data).toMatchObject({ status: S.PENDING, version: held.version + 1 });
    expect(await rowOf(id)).toEqual(before);
    const remarks = (await maker.get(`${applicationsPath}/${id}/remarks`)).body.docs;
    expect(remarks.slice(-2)).toMatchObject([
      { fromStatus: S.PENDING, toStatus: S.ON_HOLD, text: 'Waits for the photo', isUndo: false },
      { fromStatus: S.ON_HOLD, toStatus: S.PENDING, text: '', isUndo: true },
    ]);
    // Not a second time, and not to and fro.
    expect(await undo(second, id, undone.body.data.version)).toMatchObject(refused);
  });

  test('restores who has decided, who has edited, and what was sent back', async () => {
    const id = await make();
    await move(first, id, S.PENDING);
    const approved = (await move(second, id, S.APPROVED)).body.data;
    const before = await rowOf(id);
    const sentBack = (await move(first, id, S.RE_EVAL, 'The address is wrong')).body.data;
    expect(sentBack.before).not.toBeNull();
    const undone = (await undo(first, id, sentBack.version)).body.data;
    expect(undone).toMatchObject({ status: S.APPROVED, before: null });
    expect(await rowOf(id)).toEqual(before);
    // The second level stays a second person's.
    expect((await move(second, id, S.FINAL_ACCEPTANCE)).status).toBe(403);
    expect(approved.version).toBeLessThan(undone.version);
  });

  test('is for who made the move alone, and only while that is the last that happened', async () => {
    const id = await make();
    const pending = (await move(first, id, S.PENDING)).body.data;
    for (const by of [second, maker]) expect(await undo(by, id, pending.version)).toMatchObject(refused);
    expect(await undo(first, id, pending.version - 1)).toMatchObject(refused);
    const held = (await move(second, id, S.ON_HOLD, 'Waits')).body.data;
    expect(await undo(first, id, pending.version)).toMatchObject(refused);
    expect(await undo(first, id, held.version)).toMatchObject(refused);
  });

  test('not after an edit, nor after a new document', async () => {
    const edited = await make();
    const sentBack = async (id: string) => {
      await move(first, id, S.PENDING);
      return (await move(second, id, S.RE_EVAL, 'Something is wrong')).body.data.version as number;
    };
    const version = await sentBack(edited);
    const body = applicationBody(here, { phone: '+919811100009' });
    const saved = await maker.put(`${applicationsPath}/${edited}`, { ...body, version });
    expect(await undo(second, edited, saved.body.data.version)).toMatchObject(refused);

    const withPaper = await make();
    const last = await sentBack(withPaper);
    await addPaper(portal, withPaper, attachmentTypes.OTHERS);
    expect(await undo(second, withPaper, last)).toMatchObject(refused);
  });

  test('not after ten minutes, and not without the right for the move', async () => {
    const late = await make();
    const { version } = (await move(first, late, S.PENDING)).body.data;
    await portal.owner.query(
      `alter table application disable trigger user; update application set undo = jsonb_set(undo, '{at}', to_jsonb((now() - interval '11 minutes')::text)) where id = '${late}'; alter table application enable trigger user`,
    );
    expect(await undo(first, late, version)).toMatchObject(refused);

    const id = await make();
    const moved = (await move(first, id, S.PENDING)).body.data;
    await holdsRights(portal, 'counter', [2, 3]);
    expect(await undo(first, id, moved.version)).toMatchObject(refused);
    await holdsRights(portal, 'counter', [2, 5, 11]);
    expect((await undo(first, id, moved.version)).status).toBe(200);
  });

  test('a final acceptance stays', async () => {
    const id = await make();
    await move(first, id, S.PENDING);
    await move(second, id, S.APPROVED);
    const accepted = (await move(first, id, S.FINAL_ACCEPTANCE)).body.data;
    expect(await undo(first, id, accepted.version)).toMatchObject(refused);
  });

  test('of many at once: each by itself, and what was touched since is named', async () => {
    const ids = [
      await make({ name: 'First' }),
      await make({ name: 'Second' }),
      await make({ name: 'Third' }),
    ];
    const many = { selection: { ids }, to: S.PRE_ON_HOLD, reason: 'Office is closed' };
    const { moved, done } = (await first.post(`${applicationsPath}/move`, many)).body.data;
    expect([done, moved.map(({ id }: { id: string }) => id)]).toEqual([3, ids]);
    await move(first, ids[1] ?? '', S.PRE_APPROVAL);
    const undone = (await first.post(`${applicationsPath}/undo`, { moved })).body.data;
    expect(undone).toMatchObject({
      done: 2,
      refused: [{ id: ids[1], name: 'Second', code: 'MOVE_UNDO_REFUSED', message: expect.any(String) }],
    });
    for (const id of ids) expect((await rowOf(id)).status).toBe(S.PRE_APPROVAL);
  });

  test('another area and another centre undo nothing', async () => {
    const id = await make();
    const { version } = (await move(first, id, S.PENDING)).body.data;
    await portal.owner.query(
      `update app_user set acl = acl || '{"SEWADAR.APPLICATION": 2310}' where username = 'nobody'`,
    );
    expect((await undo(await portal.signIn('nobody'), id, version)).status).toBe(404);
  });
});
