import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollsPath } from '../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';

const { SUBMITTED, APPROVED, ON_SEWA, COMPLETED } = rollStatuses;

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

interface Member {
  id: string;
  sewadar: string;
  version: number;
  fromDay: string;
  toDay: string;
  role: string;
  remarks: string;
}

const read = async (roll: string) => (await clerk.get(`${rollsPath}/${roll}`)).body.data;
const membersOf = async (roll: string): Promise<Member[]> =>
  (await clerk.get(`${rollsPath}/${roll}/members`)).body.docs;
const droppedOf = async (roll: string) => (await clerk.get(`${rollsPath}/${roll}/dropped`)).body.docs;
const setStatus = (sewadar: string, status: string) =>
  clerk.post('/api/sewadar/bulk', { selection: { ids: [sewadar] }, act: { kind: 'status', status } });

/** A roll over sixty days with some members, moved on as far as asked. */
async function rollIn(status: number, { year, size = 1 }: { year: number; size?: number }) {
  const days = { fromDay: `${year}-03-01`, toDay: `${year}-04-29` };
  const roll = await makeRoll(clerk, centre, days);
  const sewadars: string[] = [];
  for (let count = 0; count < size; count += 1) sewadars.push(await makeSewadar(clerk, centre));
  await addTo(clerk, roll, { sewadars });
  for (const to of [SUBMITTED, APPROVED, ON_SEWA, COMPLETED].filter((one) => one <= status))
    expect((await moveTo(to === APPROVED ? area : clerk, roll, to)).status).toBe(200);
  return { roll, sewadars, days };
}

async function memberOf(roll: string, sewadar: string | undefined): Promise<Member> {
  const found = (await membersOf(roll)).find((one) => one.sewadar === sewadar);
  if (!found) throw new Error('not on the roll');
  return found;
}

async function saveDays(by: Visitor, roll: string, member: Member, over: object): Promise<Reply> {
  const { fromDay, toDay, role, remarks, version } = await memberOf(roll, member.sewadar);
  return by.put(`${rollsPath}/${roll}/members/${member.id}`, {
    fromDay,
    toDay,
    role,
    remarks,
    version,
    ...over,
  });
}

describe('arrangements', () => {
  const arrange = async (by: Visitor, roll: string, over: object) => {
    const { jathedar, deputy, transport, remarks, version } = await read(roll);
    return by.put(`${rollsPath}/${roll}/arrangements`, {
      jathedar,
      deputy,
      transport,
      remarks,
      version,
      ...over,
    });
  };

  test('change after the approval and on sewa, by those who may approve, and stand in the history', async () => {
    const { roll, sewadars } = await rollIn(APPROVED, { year: 2041, size: 2 });
    const [jathedar, deputy] = sewadars;
    expect((await arrange(clerk, roll, { jathedar })).status).toBe(403);
    const saved = await arrange(area, roll, {
      jathedar,
      transport: 'Bus PB 02 1234',
      remarks: 'Leaves at 5',
    });
    expect(saved.body.data).toMatchObject({ jathedar, transport: 'Bus PB 02 1234', status: APPROVED });
    expect(saved.body.data.jathedarName).not.toBeNull();
    const history = (await clerk.get(`${rollsPath}/${roll}/history`)).body.data.rows;
    expect(JSON.stringify(history)).toContain('PB 02 1234');
    await moveTo(clerk, roll, ON_SEWA);
    expect((await arrange(area, roll, { deputy })).body.data).toMatchObject({ jathedar, deputy });
    await moveTo(clerk, roll, COMPLETED);
    expect((await arrange(area, roll, { deputy: null })).body).toMatchObject({ code: 'ROLL_FROZEN' });
  });

  test('are refused on an older version, for the same person twice, for a closed record, and before the approval', async () => {
    const { roll, sewadars } = await rollIn(SUBMITTED, { year: 2042, size: 2 });
    const [jathedar = '', gone = ''] = sewadars;
    expect((await arrange(area, roll, { jathedar })).body).toMatchObject({ code: 'ROLL_FROZEN' });
    await moveTo(area, roll, APPROVED);
    const { version } = await read(roll);
    expect((await arrange(area, roll, { jathedar, deputy: jathedar })).body).toMatchObject({
      code: 'VALIDATION',
    });
    await portal.owner.query(`update sewadar set status = 'transferred' where id = $1`, [gone]);
    expect((await arrange(area, roll, { deputy: gone })).body).toMatchObject({ code: 'RECORD_CLOSED' });
    expect((await arrange(area, roll, { jathedar })).status).toBe(200);
    expect((await arrange(area, roll, { jathedar: null, version })).body).toMatchObject({ code: 'CONFLICT' });
  });

  test('the destination sees the new jathedar', async () => {
    const { rows } = await portal.owner.query<{ name: string }>(
      `select c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id where c.code = 'ASR-2'`,
    );
    const roll = await makeRoll(clerk, centre, {
      destination: rows[0]?.name ?? '',
      fromDay: '2043-03-01',
      toDay: '2043-03-05',
    });
    const sewadar = await makeSewadar(clerk, centre, { name: 'Takes over' });
    await addTo(clerk, roll, { sewadars: [sewadar] });
    await moveTo(clerk, roll, SUBMITTED);
    await moveTo(area, roll, APPROVED);
    await arrange(area, roll, { jathedar: sewadar });
    const arriving = (await area.get(`${rollsPath}/arriving/${roll}`)).body.data;
    expect(arriving).toMatchObject({ jathedarName: 'Takes over' });
  });
});

describe('after the departure', () => {
  test('whoever never came is dropped with a remark, and is free for other rolls', async () => {
    const { roll, sewadars, days } = await rollIn(ON_SEWA, { year: 2044, size: 2 });
    const [sewadar = ''] = sewadars;
    const { id } = await memberOf(roll, sewadar);
    const drop = (by: Visitor, body: object) =>
      by.post(`${rollsPath}/${roll}/members/${id}/drop`, { ...body });
    expect((await drop(clerk, { remark: 'Fell ill' })).body).toMatchObject({ code: 'ROLL_FROZEN' });
    expect((await drop(area, {})).body).toMatchObject({
      code: 'VALIDATION',
      fields: { remark: expect.any(String) },
    });
    expect((await drop(area, { remark: 'Fell ill' })).status).toBe(200);
    expect(await droppedOf(roll)).toMatchObject([{ id, remarks: 'Fell ill' }]);
    expect(await read(roll)).toMatchObject({ members: 1, dropped: 1 });
    const other = await makeRoll(clerk, centre, { ...days });
    expect((await addTo(clerk, other, { sewadars: [sewadar] })).body.docs).toMatchObject([
      { outcome: 'added' },
    ]);
    // A mistake is put right by the same people, unless the other roll has the days.
    const restore = (by: Visitor, body: object = {}) =>
      by.post(`${rollsPath}/${roll}/members/${id}/restore`, body);
    expect((await restore(clerk)).body).toMatchObject({ code: 'ROLL_FROZEN' });
    expect((await restore(area)).body).toMatchObject({ code: 'OVERLAP' });
    await clerk.post(`${rollsPath}/${other}/members/remove`, {
      members: [(await memberOf(other, sewadar)).id],
    });
    expect((await restore(area)).status).toBe(200);
    // The remark of the drop stays unless another one comes with the call, be it an empty one.
    expect(await memberOf(roll, sewadar)).toMatchObject({ remarks: 'Fell ill' });
    expect((await drop(area, { remark: 'Fell ill again' })).status).toBe(200);
    expect((await restore(area, { remark: '' })).status).toBe(200);
    expect(await memberOf(roll, sewadar)).toMatchObject({ remarks: '' });
  });

  test('who arrived is not dropped, nobody joins, and a roll of which nobody came can be completed', async () => {
    const { roll, sewadars } = await rollIn(ON_SEWA, { year: 2045, size: 1 });
    const member = await memberOf(roll, sewadars[0]);
    const path = `${rollsPath}/${roll}/members`;
    const drop = () => area.post(`${path}/${member.id}/drop`, { remark: 'Did not come' });
    await portal.owner.query('update nominal_roll_member set arrived_at = now() where id = $1', [member.id]);
    expect((await drop()).body).toMatchObject({ code: 'ALREADY_ARRIVED' });
    await portal.owner.query('update nominal_roll_member set arrived_at = null where id = $1', [member.id]);
    const other = await makeSewadar(clerk, centre);
    const refused = [
      await addTo(area, roll, { sewadars: [other] }),
      await area.post(`${path}/remove`, { members: [member.id] }),
      await area.post(`${path}/${member.id}/replace`, { sewadar: other, remark: '' }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('ROLL_FROZEN'));
    expect((await drop()).status).toBe(200);
    expect((await moveTo(clerk, roll, COMPLETED)).body.data).toMatchObject({ status: COMPLETED, members: 0 });
  });

  test.each([
    [ON_SEWA, 2020],
    [COMPLETED, 2021],
  ])('in status %i days are shortened to the real departure', async (status, year) => {
    const { roll, sewadars } = await rollIn(status, { year });
    const [sewadar = ''] = sewadars;
    const member = await memberOf(roll, sewadar);
    const left = { toDay: `${year}-03-10` };
    expect((await saveDays(clerk, roll, member, left)).body).toMatchObject({ code: 'ROLL_FROZEN' });
    expect((await saveDays(area, roll, member, { toDay: `${year}-04-30` })).body).toMatchObject({
      code: 'VALIDATION',
    });
    await clerk.put(`${rollsPath}/${roll}/members/${member.id}/stay`, {
      arrivedAt: `${year}-03-01T09:00`,
      leftAt: `${year}-03-10T18:00`,
    });
    // Not shorter than what the gate recorded.
    expect((await saveDays(area, roll, member, { toDay: `${year}-03-09` })).body).toMatchObject({
      code: 'VALIDATION',
      fields: { toDay: expect.any(String) },
    });
    expect((await saveDays(area, roll, member, left)).status).toBe(200);
    expect(await membersOf(roll)).toMatchObject([{ ...left, days: 10, daysServed: 10 }]);
    const next = await makeRoll(clerk, centre, { fromDay: `${year}-03-11`, toDay: `${year}-03-20` });
    expect((await addTo(clerk, next, { sewadars: [sewadar] })).body.docs).toMatchObject([
      { outcome: 'added' },
    ]);
    const number = (await clerk.get(`/api/sewadar/${sewadar}`)).body.data.number;
    const query = { q: String(number), filter: { year } };
    const counted = (await clerk.get(`${rollsPath}/days`, query)).body.data.rows;
    expect(counted).toMatchObject([{ id: sewadar, planned: 20, served: 10 }]);
    // Longer again only where no other roll has the days.
    expect((await saveDays(area, roll, member, { toDay: `${year}-03-12` })).body).toMatchObject({
      code: 'OVERLAP',
    });
  });
});

describe('who died, left or was transferred since', () => {
  test('is marked, and neither approved nor sent', async () => {
    const { roll, sewadars } = await rollIn(SUBMITTED, { year: 2046, size: 4 });
    const [died = '', left = '', away = '', well = ''] = sewadars;
    await setStatus(died, 'deceased');
    await setStatus(away, 'onLeave');
    expect(await memberOf(roll, died)).toMatchObject({ sewadarStatus: 'deceased' });
    expect(await memberOf(roll, well)).toMatchObject({ sewadarStatus: 'active' });
    const { name } = (await clerk.get(`/api/sewadar/${died}`)).body.data;
    const refused = (await moveTo(area, roll, APPROVED)).body;
    expect(refused).toMatchObject({ code: 'ROLL_MEMBERS_STOPPED' });
    expect(refused.message).toContain(name);
    expect(refused.message).toContain('Deceased');
    expect(await read(roll)).toMatchObject({ status: SUBMITTED });
    await clerk.post(`${rollsPath}/${roll}/members/${(await memberOf(roll, died)).id}/drop`, {});
    expect((await moveTo(area, roll, APPROVED)).status).toBe(200);

    await setStatus(left, 'inactive');
    expect((await moveTo(clerk, roll, ON_SEWA)).body).toMatchObject({ code: 'ROLL_MEMBERS_STOPPED' });
    await area.post(`${rollsPath}/${roll}/members/${(await memberOf(roll, left)).id}/drop`, {});
    expect((await moveTo(clerk, roll, ON_SEWA)).status).toBe(200);
    // The group is out: it comes back whatever happened at home.
    await setStatus(well, 'inactive');
    expect((await moveTo(clerk, roll, COMPLETED)).status).toBe(200);
  });
});
