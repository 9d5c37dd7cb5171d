import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollsPath } from '../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const { SUBMITTED, APPROVED, ON_SEWA } = rollStatuses;

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  centre = (await placesOf(portal))['ASR-1'] ?? '';
});
afterAll(() => portal.close());

const membersOf = async (roll: string) => (await clerk.get(`${rollsPath}/${roll}/members`)).body.docs;
const droppedOf = async (roll: string) => (await clerk.get(`${rollsPath}/${roll}/dropped`)).body.docs;
const read = async (roll: string) => (await clerk.get(`${rollsPath}/${roll}`)).body.data;
const called = (roll: string, member: string, outcome: string | null, note = '') =>
  clerk.put(`${rollsPath}/${roll}/members/${member}/call`, { outcome, note });

/** A roll with some members of a department of its own, so that nobody else is suggested. */
async function rollOf(year: number, over: { birthDate?: string }[] = [{}]) {
  const department = `Calls ${year}`;
  const days = { fromDay: `${year}-03-01`, toDay: `${year}-03-05` };
  const roll = await makeRoll(clerk, centre, { ...days, department });
  const serving = { departments: [{ department, role: '', since: null, until: null }] };
  const sewadars: string[] = [];
  for (const one of over) sewadars.push(await makeSewadar(clerk, centre, { ...serving, ...one }));
  return { roll, sewadars, serving, days };
}

describe('the call list', () => {
  test('keeps the outcome, who called and when, and the history', async () => {
    const { roll, sewadars } = await rollOf(2041);
    await addTo(clerk, roll, { sewadars });
    const [member] = await membersOf(roll);
    expect(member).toMatchObject({ callOutcome: null, calledAt: null, calledByName: null });
    const { version, isOwnWork } = (await area.get(`${rollsPath}/${roll}`)).body.data;
    expect((await called(roll, member.id, 'later', 'After six')).body).toMatchObject({ success: true });
    expect(await membersOf(roll)).toMatchObject([
      { callOutcome: 'later', callNote: 'After six', calledByName: 'ਮੋਹਿੰਦਰ ਸਿੰਘ ਗਿੱਲ' },
    ]);
    // Whoever calls does not change who goes.
    expect((await area.get(`${rollsPath}/${roll}`)).body.data).toMatchObject({ version, isOwnWork });
    const history = (await clerk.get(`${rollsPath}/${roll}/history`)).body.data.rows;
    expect(JSON.stringify(history)).toContain('later');
    expect(JSON.stringify(history)).not.toContain('After six');
    await called(roll, member.id, null);
    expect(await membersOf(roll)).toMatchObject([{ callOutcome: null, calledAt: null, calledByName: null }]);
  });

  test('refuses what it does not know, and calls after the departure', async () => {
    const { roll, sewadars } = await rollOf(2042);
    await addTo(clerk, roll, { sewadars });
    const [member] = await membersOf(roll);
    expect((await called(roll, member.id, 'perhaps')).body).toMatchObject({ code: 'VALIDATION' });
    expect((await called(roll, roll, 'coming')).status).toBe(404);
    await moveTo(clerk, roll, SUBMITTED);
    await moveTo(area, roll, APPROVED);
    expect((await called(roll, member.id, 'coming')).status).toBe(200);
    await moveTo(clerk, roll, ON_SEWA);
    expect((await called(roll, member.id, 'noAnswer')).body).toMatchObject({ code: 'ROLL_FROZEN' });
  });
});

describe('who drops out', () => {
  test('is replaced in one step by the next who is free, with the same days and role', async () => {
    const { roll, sewadars } = await rollOf(2043, [{}, {}, {}]);
    const [first = '', second = '', third = ''] = sewadars;
    const days = { fromDay: '2043-03-02', toDay: '2043-03-04' };
    await addTo(clerk, roll, { sewadars: [first], days });
    const [member] = await membersOf(roll);
    await clerk.put(`${rollsPath}/${roll}/members/${member.id}`, {
      ...days,
      role: 'Cook',
      remarks: '',
      version: member.version,
    });
    await called(roll, member.id, 'notComing');
    const suggested = async () =>
      (await clerk.get(`${rollsPath}/${roll}/suggest`, { men: 5 })).body.docs.map(
        (one: { id: string }) => one.id,
      );
    expect(await suggested()).toEqual([second, third]);
    const replace = (sewadar: string) =>
      clerk.post(`${rollsPath}/${roll}/members/${member.id}/replace`, { sewadar, remark: '' });
    const replaced = await replace(second);
    expect(replaced.body.data).toMatchObject({ outcome: 'added', sewadar: second });
    expect(await membersOf(roll)).toMatchObject([
      { sewadar: second, ...days, role: 'Cook', replaces: member.id, callOutcome: null },
    ]);
    expect(await droppedOf(roll)).toMatchObject([{ id: member.id, callOutcome: 'notComing' }]);
    expect(await read(roll)).toMatchObject({ members: 1, dropped: 1 });
    // Whoever said no is not suggested again, and is free for another roll.
    expect(await suggested()).toEqual([third]);
    const other = await makeRoll(clerk, centre, { fromDay: '2043-03-01', toDay: '2043-03-05' });
    expect((await addTo(clerk, other, { sewadars: [first] })).body.docs).toMatchObject([
      { outcome: 'added' },
    ]);
    expect((await replace(third)).status).toBe(404);
    // Back on this roll only when the other one lets go.
    const restore = () => clerk.post(`${rollsPath}/${roll}/members/${member.id}/restore`, {});
    expect((await restore()).body).toMatchObject({ code: 'OVERLAP' });
    const [onOther] = await membersOf(other);
    await clerk.post(`${rollsPath}/${other}/members/remove`, { members: [onOther.id] });
    expect((await restore()).status).toBe(200);
    expect(await membersOf(roll)).toHaveLength(2);
    expect(await droppedOf(roll)).toEqual([]);
  });

  test('stays on the roll while the replacement is refused or asks for a remark', async () => {
    const { roll, sewadars } = await rollOf(2044, [{}, { birthDate: '1950-01-01' }]);
    const [first = '', old = ''] = sewadars;
    await addTo(clerk, roll, { sewadars: [first] });
    const [member] = await membersOf(roll);
    const replace = (sewadar: string, remark = '') =>
      clerk.post(`${rollsPath}/${roll}/members/${member.id}/replace`, { sewadar, remark });
    expect((await replace(first)).body.data).toMatchObject({ outcome: 'refused', reasons: ['already'] });
    expect((await replace(member.id)).body.data).toMatchObject({ outcome: 'unknown' });
    expect((await replace(old)).body.data).toMatchObject({ outcome: 'warned', reasons: ['firstOver70'] });
    expect(await membersOf(roll)).toMatchObject([{ sewadar: first }]);
    expect((await replace(old, 'Knows the place')).body.data).toMatchObject({ outcome: 'added' });
    expect(await membersOf(roll)).toMatchObject([{ sewadar: old, remarks: 'Knows the place' }]);
  });

  test('goes without a replacement too, and can be added again', async () => {
    const { roll, sewadars } = await rollOf(2045, [{}, {}]);
    await addTo(clerk, roll, { sewadars });
    const [member] = await membersOf(roll);
    const drop = () => clerk.post(`${rollsPath}/${roll}/members/${member.id}/drop`, {});
    expect((await drop()).status).toBe(200);
    expect((await drop()).status).toBe(404);
    expect(await membersOf(roll)).toHaveLength(1);
    expect((await addTo(clerk, roll, { sewadars: [member.sewadar] })).body.docs).toMatchObject([
      { outcome: 'added' },
    ]);
    expect(await droppedOf(roll)).toEqual([]);
    expect(await read(roll)).toMatchObject({ members: 2, dropped: 0 });
  });

  test('comes back only as an active sewadar, and of whom the clerk is warned only with a remark', async () => {
    const { roll, sewadars } = await rollOf(2048, [{}, { birthDate: '1950-01-01' }]);
    const [left = '', old = ''] = sewadars;
    await addTo(clerk, roll, { sewadars, remark: 'Knows the place' });
    const members: { id: string; sewadar: string }[] = await membersOf(roll);
    for (const { id } of members) await clerk.post(`${rollsPath}/${roll}/members/${id}/drop`, {});
    const restore = (sewadar: string, body: object) => {
      const member = members.find((one) => one.sewadar === sewadar)?.id;
      return clerk.post(`${rollsPath}/${roll}/members/${member}/restore`, body);
    };
    const act = { kind: 'status', status: 'deceased' };
    await clerk.post('/api/sewadar/bulk', { selection: { ids: [left] }, act });
    expect((await restore(left, { remark: 'Comes' })).body).toMatchObject({ code: 'ROLL_MEMBER_INACTIVE' });
    expect((await restore(old, {})).body).toMatchObject({
      code: 'ROLL_REMARK_NEEDED',
      fields: { remark: expect.any(String) },
    });
    expect(await membersOf(roll)).toEqual([]);
    expect((await restore(old, { remark: 'Is well again' })).status).toBe(200);
    expect(await membersOf(roll)).toMatchObject([{ sewadar: old, remarks: 'Is well again' }]);
  });

  test('is changed after the approval only by those who may approve', async () => {
    const { roll, sewadars } = await rollOf(2046, [{}, {}]);
    const [first = '', second = ''] = sewadars;
    await addTo(clerk, roll, { sewadars: [first] });
    await moveTo(clerk, roll, SUBMITTED);
    await moveTo(area, roll, APPROVED);
    const [member] = await membersOf(roll);
    const path = `${rollsPath}/${roll}/members/${member.id}`;
    expect((await clerk.post(`${path}/drop`, {})).body).toMatchObject({ code: 'ROLL_FROZEN' });
    const body = { sewadar: second, remark: '' };
    expect((await clerk.post(`${path}/replace`, body)).body).toMatchObject({ code: 'ROLL_FROZEN' });
    expect((await area.post(`${path}/replace`, body)).body.data).toMatchObject({ outcome: 'added' });
  });

  test('two clerks replace the same member at once: one succeeds', async () => {
    const { roll, sewadars } = await rollOf(2047, [{}, {}, {}]);
    const [first = '', second = '', third = ''] = sewadars;
    await addTo(clerk, roll, { sewadars: [first] });
    const [member] = await membersOf(roll);
    const replies = await Promise.all(
      [clerk, area].map((by, place) =>
        by.post(`${rollsPath}/${roll}/members/${member.id}/replace`, {
          sewadar: place === 0 ? second : third,
          remark: '',
        }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await membersOf(roll)).toHaveLength(1);
    expect(await droppedOf(roll)).toHaveLength(1);
  });
});
