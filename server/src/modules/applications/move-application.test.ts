// Long because it holds the table of the product paper a second time, and all that a move asks for beside it.
import { applicationStatusLabels } from '@sewa/contract/applications/application-labels';
import { needsReason } from '@sewa/contract/applications/application-moves';
import { applicationStatuses as S, applicationTypes as T } from '@sewa/contract/applications/enums';
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
let places: Record<string, string>;
let maker: Visitor;
let first: Visitor;
let second: Visitor;
beforeAll(async () => {
  portal = await openTestPortal();
  places = await placesOf(portal);
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
  makeApplication(portal, { by: maker, body: applicationBody(places['ASR-1'] ?? '', over) });
const read = async (by: Visitor, id: string) => (await by.get(`${applicationsPath}/${id}`)).body.data;

async function edit(by: Visitor, id: string, phone: string): Promise<void> {
  const { version } = await read(by, id);
  const body = applicationBody(places['ASR-1'] ?? '', { phone });
  const reply = await by.put(`${applicationsPath}/${id}`, { ...body, version });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}

/** Written by hand from the product paper: whatever is not here is refused. */
const table: Record<string, number> = {
  '7>8': 5,
  '7>10': 5,
  '7>5': 5,
  '8>7': 5,
  '8>5': 5,
  '10>15': 7,
  '10>20': 7,
  '10>25': 7,
  '10>5': 7,
  '15>10': 7,
  '15>5': 7,
  '20>10': 3,
  '20>5': 7,
  '25>30': 11,
  '25>20': 11,
  '5>20': 11,
};
const statuses = Object.values(S);
const rightsThatMove = [3, 5, 7, 11];
const combinations = Array.from({ length: 16 }, (_, bits) =>
  rightsThatMove.filter((_right, place) => (bits >> place) % 2 === 1),
);

describe('every pair of statuses with every combination of rights', () => {
  let id: string;
  let camp: Visitor;
  beforeAll(async () => {
    id = await make();
    camp = await portal.signIn('camp');
  });

  test.each(combinations.map((rights) => [rights.join(' · ') || 'none', rights] as const))(
    'holding %s',
    async (_name, rights) => {
      await holdsRights(portal, 'camp', [2, ...rights]);
      for (const from of statuses) {
        for (const to of statuses) {
          await stand(id, from);
          const reply = await move(camp, id, to, 'A reason');
          const needed = table[`${from}>${to}`];
          const where = `${from}>${to}: ${reply.status} ${reply.body.code ?? ''}`;
          const now = (await portal.owner.query('select status from application where id = $1', [id]))
            .rows[0];
          if (needed !== undefined && rights.includes(needed)) {
            expect(where).toBe(`${from}>${to}: 200 `);
            expect(now.status).toBe(to);
            continue;
          }
          expect(now.status).toBe(from);
          if (rights.length === 0) {
            expect(where).toBe(`${from}>${to}: 403 FORBIDDEN`);
          } else if (needed === undefined) {
            expect(where).toBe(`${from}>${to}: 409 MOVE_UNKNOWN`);
            expect(reply.body.message).toContain(`“${applicationStatusLabels[from]?.en}”`);
            expect(reply.body.message).toContain(`“${applicationStatusLabels[to]?.en}”`);
          } else {
            expect(where).toBe(`${from}>${to}: 403 FORBIDDEN`);
            expect(reply.body.data.requirement).toEqual({ key: 'SEWADAR.APPLICATION', value: needed });
          }
        }
      }
    },
  );

  test.each([
    ['hi', 'hi'],
    ['pa', 'pa'],
  ] as const)('both statuses are named in %s', async (_name, language) => {
    await holdsRights(portal, 'camp', [2, 3]);
    await stand(id, S.PENDING);
    const { version } = await read(camp, id);
    const reply = await camp.post(
      `${applicationsPath}/${id}/move`,
      { to: S.FINAL_ACCEPTANCE, reason: '', version },
      { 'accept-language': language },
    );
    expect(reply.body.message).toContain(applicationStatusLabels[S.PENDING]?.[language]);
    expect(reply.body.message).toContain(applicationStatusLabels[S.FINAL_ACCEPTANCE]?.[language]);
  });

  test('a status that there is not is refused like any other', async () => {
    await stand(id, S.PENDING);
    for (const to of [0, 1, 99, -10]) expect((await move(second, id, to)).body.code).toBe('MOVE_UNKNOWN');
  });

  /** Puts the application into a status, whatever the table says. */
  async function stand(application: string, status: number): Promise<void> {
    await portal.owner.query(
      `update application a set status = $2::int, sent_back = case when $2::int = 20 then '{}'::jsonb end,
         pre_approved_by = null, approved_by = null,
         result_sewadar_id = case when $2::int = 30 then (select s.id from sewadar s where s.area_id = a.area_id limit 1) end
       where id = $1`,
      [application, status],
    );
  }
});

describe('who decides', () => {
  test('three people bring it from new to final acceptance', async () => {
    const id = await make();
    expect((await move(first, id, S.PENDING)).status).toBe(200);
    expect((await move(second, id, S.APPROVED)).status).toBe(200);
    const accepted = await move(first, id, S.FINAL_ACCEPTANCE);
    expect(accepted.body.data).toMatchObject({
      status: S.FINAL_ACCEPTANCE,
      result: { kind: 'sewadar' },
      moves: [],
    });
    const remarks = (await maker.get(`${applicationsPath}/${id}/remarks`)).body.docs;
    expect(remarks.map((one: { toStatus: number }) => one.toStatus)).toEqual([7, 10, 25, 30]);
  });

  test('not who made it, with whatever rights', async () => {
    await holdsRights(portal, 'clerk', [2, 3, 5, 7, 11]);
    const id = await make();
    for (const to of [S.PENDING, S.PRE_ON_HOLD, S.REJECTED])
      expect((await move(maker, id, to, 'Mine')).body.code).toBe('OWN_APPLICATION');
    await move(first, id, S.PENDING);
    for (const to of [S.APPROVED, S.ON_HOLD, S.RE_EVAL, S.REJECTED])
      expect((await move(maker, id, to, 'Mine')).body.code).toBe('OWN_APPLICATION');
    await move(second, id, S.APPROVED);
    expect((await move(maker, id, S.FINAL_ACCEPTANCE)).body.code).toBe('OWN_APPLICATION');
    await holdsRights(portal, 'clerk', [2, 3]);
  });

  test('not who edited it last, though somebody else made it', async () => {
    await holdsRights(portal, 'counter', [2, 3, 5, 11]);
    const id = await make();
    const { version } = await read(first, id);
    const edited = await first.put(`${applicationsPath}/${id}`, {
      ...applicationBody(places['ASR-1'] ?? '', { phone: '+919811100000' }),
      version,
    });
    expect(edited.status).toBe(200);
    expect((await move(first, id, S.PENDING)).body.code).toBe('OWN_APPLICATION');
    await holdsRights(portal, 'counter', [2, 5, 11]);
  });

  test('none of those who edited it, also not the first of two', async () => {
    await holdsRights(portal, 'counter', [2, 3, 5, 11]);
    await holdsRights(portal, 'area', [2, 3, 5, 7]);
    const id = await make();
    await edit(first, id, '+919811100001');
    await edit(second, id, '+919811100002');
    for (const editor of [first, second])
      expect((await move(editor, id, S.PENDING)).body.code).toBe('OWN_APPLICATION');
    expect((await read(first, id)).moves).toContainEqual({ to: S.PENDING, refusal: 'OWN_APPLICATION' });
    await holdsRights(portal, 'counter', [2, 5, 11]);
    await holdsRights(portal, 'area', [2, 7]);
  });

  test('not who edited it since it was last submitted; who edited it before that may', async () => {
    const all = [2, 3, 5, 7, 11];
    for (const name of ['counter', 'area', 'camp']) await holdsRights(portal, name, all);
    const camp = await portal.signIn('camp');
    const id = await make();
    await edit(first, id, '+919811100003');
    await move(second, id, S.PENDING);
    await move(camp, id, S.RE_EVAL, 'The phone is not hers');
    await edit(maker, id, '+919811100004');
    await move(maker, id, S.PENDING);
    expect((await move(first, id, S.APPROVED)).body.code).toBe('OWN_APPLICATION');
    await move(camp, id, S.RE_EVAL, 'Nor is this one');
    await edit(maker, id, '+919811100005');
    await move(maker, id, S.PENDING);
    expect((await move(first, id, S.APPROVED)).status).toBe(200);
    await holdsRights(portal, 'counter', [2, 5, 11]);
    await holdsRights(portal, 'area', [2, 7]);
  });

  test('not the same person twice in a row', async () => {
    await holdsRights(portal, 'counter', [2, 5, 7, 11]);
    await holdsRights(portal, 'area', [2, 7, 11]);
    const id = await make();
    await move(first, id, S.PENDING);
    expect((await move(first, id, S.APPROVED)).body.code).toBe('SECOND_PERSON');
    expect((await move(second, id, S.APPROVED)).status).toBe(200);
    expect((await move(second, id, S.FINAL_ACCEPTANCE)).body.code).toBe('SECOND_PERSON');
    const shown = await read(second, id);
    expect(shown.moves).toEqual([
      { to: S.FINAL_ACCEPTANCE, refusal: 'SECOND_PERSON' },
      { to: S.RE_EVAL, refusal: null },
    ]);
    expect((await move(first, id, S.FINAL_ACCEPTANCE)).status).toBe(200);
    await holdsRights(portal, 'counter', [2, 5, 11]);
    await holdsRights(portal, 'area', [2, 7]);
  });

  test('of two decisions at the same moment one is made, the other told so', async () => {
    const id = await make();
    const { version } = await read(first, id);
    const send = (to: number) => first.post(`${applicationsPath}/${id}/move`, { to, reason: 'So', version });
    const replies = await Promise.all([send(S.PENDING), send(S.PRE_ON_HOLD), send(S.REJECTED)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONFLICT',
      data: { id, version: version + 1 },
    });
  });
});

describe('what a move asks for', () => {
  test.each([S.PRE_ON_HOLD, S.REJECTED])('a reason for %i', async (to) => {
    const id = await make();
    expect(needsReason(to)).toBe(true);
    for (const reason of ['', '   ']) {
      const reply = await move(first, id, to, reason);
      expect(reply.body).toMatchObject({ code: 'REASON_NEEDED', fields: { reason: expect.any(String) } });
    }
    expect((await move(first, id, to, 'The address is not ours')).status).toBe(200);
    const remarks = (await maker.get(`${applicationsPath}/${id}/remarks`)).body.docs;
    expect(remarks.at(-1)).toMatchObject({
      fromStatus: S.PRE_APPROVAL,
      toStatus: to,
      text: 'The address is not ours',
    });
  });

  test('whom to call in an emergency, before an elder comes to the decision and before final acceptance', async () => {
    const over = { type: T.OAE, birthDate: '1950-01-01' };
    const id = await make({ ...over, form: { emergencyPhone: '' } });
    expect((await read(first, id)).missing).toEqual(['emergencyContact']);
    expect((await move(first, id, S.PENDING)).body.code).toBe('INCOMPLETE');
    const { version } = await read(maker, id);
    const body = applicationBody(places['ASR-1'] ?? '', over);
    expect((await maker.put(`${applicationsPath}/${id}`, { ...body, version })).status).toBe(200);
    expect((await move(first, id, S.PENDING)).status).toBe(200);
    expect((await move(second, id, S.APPROVED)).status).toBe(200);
    // One that was approved before a contact was asked for.
    await portal.owner.query(`update application set form = form || '{"emergencyName": ""}' where id = $1`, [
      id,
    ]);
    expect((await move(first, id, S.FINAL_ACCEPTANCE)).body.code).toBe('INCOMPLETE');
  });

  test('the phone of an attendant, before an elder comes to the decision', async () => {
    const relative = { sewadar: null, name: 'Ravi', nameLatin: '', phone: '', relation: 'Son' };
    const attendants = [{ ...relative, gender: 'male' as const }];
    const id = await make({ type: T.OAE, birthDate: '1950-01-01', form: { attendants } });
    expect((await read(first, id)).missing).toEqual(['attendantPhone']);
    expect((await move(first, id, S.PENDING)).body.code).toBe('INCOMPLETE');
  });

  test('everything that the type needs, before it goes on', async () => {
    const id = await make({ birthDate: null });
    const { moves, missing } = await read(first, id);
    expect(missing).toEqual(['birthDate']);
    expect(moves).toContainEqual({ to: S.PENDING, refusal: 'INCOMPLETE' });
    expect((await move(first, id, S.PENDING)).body.code).toBe('INCOMPLETE');
    expect((await move(first, id, S.REJECTED, 'No birth date')).status).toBe(200);
  });

  test('a photo and an identity paper', async () => {
    const bare = (await maker.post(applicationsPath, applicationBody(places['ASR-1'] ?? ''))).body.data.id;
    expect((await read(maker, bare)).missing).toEqual(['photo', 'identityPaper']);
    await addPaper(portal, bare, attachmentTypes.MEDICAL);
    expect((await move(first, bare, S.PENDING)).body.code).toBe('INCOMPLETE');
    await addPaper(portal, bare, attachmentTypes.PHOTO);
    await addPaper(portal, bare, attachmentTypes.DRIVING_LICENSE);
    expect((await move(first, bare, S.PENDING)).status).toBe(200);
  });

  test('eighteen years, or the children’s class', async () => {
    const young = await make({ birthDate: '2015-01-01' });
    expect((await read(maker, young)).missing).toEqual(['age']);
    expect((await move(first, young, S.PENDING)).body.code).toBe('INCOMPLETE');
    const helper = await make({ birthDate: '2015-01-01', form: { isBaalSatsang: true } });
    expect((await move(first, helper, S.PENDING)).status).toBe(200);
  });
});

describe('sent back', () => {
  async function sentBack(): Promise<string> {
    const id = await make();
    await move(first, id, S.PENDING);
    await move(second, id, S.RE_EVAL, 'The phone is not hers');
    return id;
  }

  test('goes on only after an edit, and shows old beside new', async () => {
    const id = await sentBack();
    expect((await move(maker, id, S.PENDING)).body.code).toBe('NOT_EDITED');
    const { version, before, mayEdit } = await read(maker, id);
    expect(mayEdit).toBe(true);
    expect(before).toMatchObject({ phone: '+919811122233', name: 'ਜਸਵੀਰ ਕੌਰ', form: { skills: [] } });
    const body = applicationBody(places['ASR-1'] ?? '', { phone: '+919800000001' });
    const edited = await maker.put(`${applicationsPath}/${id}`, { ...body, version });
    expect(edited.body.data).toMatchObject({ phone: '+919800000001', before: { phone: '+919811122233' } });
    expect((await move(maker, id, S.PENDING)).status).toBe(200);
    const anew = await read(second, id);
    expect(anew).toMatchObject({ phone: '+919800000001', before: { phone: '+919811122233' } });
  });

  test('an edit that changes nothing is none, a new paper is one', async () => {
    const id = await sentBack();
    const { version } = await read(maker, id);
    await maker.put(`${applicationsPath}/${id}`, { ...applicationBody(places['ASR-1'] ?? ''), version });
    expect((await move(maker, id, S.PENDING)).body.code).toBe('NOT_EDITED');
    await addPaper(portal, id, attachmentTypes.PAN);
    expect((await move(maker, id, S.PENDING)).status).toBe(200);
  });

  test('forgets who approved it, and keeps no hash', async () => {
    const id = await make({ aadhaar: '234123412346' });
    await move(first, id, S.PENDING);
    await move(second, id, S.APPROVED);
    expect((await move(first, id, S.RE_EVAL, 'Look at it again')).status).toBe(200);
    const { rows } = await portal.owner.query(
      'select pre_approved_by, approved_by, sent_back from application where id = $1',
      [id],
    );
    expect(rows[0]).toMatchObject({ pre_approved_by: null, approved_by: null });
    expect(rows[0].sent_back.aadhaar).toBe('XXXX XXXX 2346');
    expect(JSON.stringify(rows[0].sent_back)).not.toMatch(/hash|234123412346/);
  });

  test('a rejected one is reopened with a reason', async () => {
    const id = await make();
    await move(first, id, S.REJECTED, 'Lives elsewhere');
    expect((await move(first, id, S.RE_EVAL)).body.code).toBe('REASON_NEEDED');
    expect((await move(first, id, S.RE_EVAL, 'Moved here')).status).toBe(200);
  });
});
