import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { MAX_ROLL_MEMBERS } from '@sewa/contract/nominal-roll/members';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollsPath } from '../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

let portal: TestPortal;
let area: Visitor;
let admin: Visitor;
let clerk: Visitor;
let places: Record<string, string>;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, admin, clerk] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('admin'),
    portal.signIn('clerk'),
  ]);
  places = await placesOf(portal);
  centre = places['ASR-1'] ?? '';
});
afterAll(() => portal.close());

const membersOf = async (roll: string) => (await clerk.get(`${rollsPath}/${roll}/members`)).body.docs;
const numberOf = async (sewadar: string): Promise<number> =>
  (await clerk.get(`/api/sewadar/${sewadar}`)).body.data.number;
const march = { fromDay: '2033-03-01', toDay: '2033-03-07' };

describe('adding', () => {
  test('by numbers, with an answer for each', async () => {
    const roll = await makeRoll(clerk, centre, march);
    const active = await makeSewadar(clerk, centre);
    const inactive = await makeSewadar(clerk, centre, { status: 'inactive' });
    const numbers = [await numberOf(active), await numberOf(inactive), 1_999_999_999];
    const { docs } = (await addTo(clerk, roll, { numbers })).body;
    const answer = (number: number | undefined) =>
      docs.find((one: { number: number }) => one.number === number);
    expect(answer(numbers[0])).toMatchObject({ outcome: 'added', sewadar: active });
    expect(answer(numbers[1])).toMatchObject({ outcome: 'refused', reasons: ['inactive'] });
    expect(answer(numbers[2])).toMatchObject({ outcome: 'unknown', sewadar: null });
    const again = (await addTo(clerk, roll, { sewadars: [active] })).body.docs;
    expect(again).toMatchObject([{ outcome: 'refused', reasons: ['already'] }]);
    expect(await membersOf(roll)).toMatchObject([{ sewadar: active, days: 7, daysServed: 0 }]);
  });

  test('is told in the audit log with the name of the roll', async () => {
    const roll = await makeRoll(clerk, centre, { ...march, destination: 'Audited destination' });
    await addTo(clerk, roll, { sewadars: [await makeSewadar(clerk, centre)] });
    const filter = { entity: 'nominal_roll_member', rowId: roll };
    const [added] = (await area.get('/api/user/auditlogs', { filter })).body.data.rows;
    expect(added).toMatchObject({ recordTitle: 'Audited destination' });
  });

  test('from an earlier roll, but for those who are on another one on these days', async () => {
    const earlier = await makeRoll(clerk, centre, { fromDay: '2033-01-01', toDay: '2033-01-03' });
    const april = { fromDay: '2033-04-01', toDay: '2033-04-05' };
    const [busyRoll, roll] = [await makeRoll(clerk, centre, april), await makeRoll(clerk, centre, april)];
    const [free, busy] = [await makeSewadar(clerk, centre), await makeSewadar(clerk, centre)];
    await addTo(clerk, earlier, { sewadars: [free, busy] });
    await addTo(clerk, busyRoll, { sewadars: [busy] });
    const { number } = (await clerk.get(`${rollsPath}/${busyRoll}`)).body.data;
    const { docs } = (await addTo(clerk, roll, { from: earlier })).body;
    expect(docs).toHaveLength(2);
    expect(docs).toContainEqual(expect.objectContaining({ sewadar: free, outcome: 'added' }));
    expect(docs).toContainEqual(
      expect.objectContaining({ sewadar: busy, outcome: 'refused', reasons: ['overlap'], roll: number }),
    );
  });

  test('days outside the roll are refused, at once and later', async () => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2033-05-01', toDay: '2033-05-07' });
    const sewadar = await makeSewadar(clerk, centre);
    const outside = { fromDay: '2033-04-30', toDay: '2033-05-02' };
    expect((await addTo(clerk, roll, { sewadars: [sewadar], days: outside })).body).toMatchObject({
      code: 'VALIDATION',
    });
    const inside = { fromDay: '2033-05-02', toDay: '2033-05-03' };
    await addTo(clerk, roll, { sewadars: [sewadar], days: inside });
    const [member] = await membersOf(roll);
    expect(member).toMatchObject({ ...inside, days: 2 });
    const path = `${rollsPath}/${roll}/members/${member.id}`;
    const entry = { role: 'Cook', remarks: '', version: member.version };
    expect((await clerk.put(path, { ...outside, ...entry })).body).toMatchObject({ code: 'VALIDATION' });
    expect((await clerk.put(path, { ...inside, ...entry })).status).toBe(200);
    expect(await membersOf(roll)).toMatchObject([{ role: 'Cook' }]);
  });

  test('a warning lets the clerk go on with a remark', async () => {
    await area.put(`${rollsPath}/settings`, { yearlyDays: 10 });
    expect((await clerk.get(`${rollsPath}/settings`)).body.data).toEqual({
      yearlyDays: 10,
      asksForBadge: false,
    });
    expect((await clerk.put(`${rollsPath}/settings`, { yearlyDays: 99 })).status).toBe(403);
    const old = await makeSewadar(clerk, centre, { birthDate: '1950-01-01' });
    const often = await makeSewadar(clerk, centre);
    const first = await makeRoll(clerk, centre, { fromDay: '2034-01-01', toDay: '2034-01-08' });
    const second = await makeRoll(clerk, centre, { fromDay: '2034-02-01', toDay: '2034-02-04' });
    await addTo(clerk, first, { sewadars: [often] });
    const asked = await addTo(clerk, second, { sewadars: [old, often] });
    expect(asked.body.docs).toContainEqual(
      expect.objectContaining({ sewadar: old, outcome: 'warned', reasons: ['firstOver70'] }),
    );
    expect(asked.body.docs).toContainEqual(
      expect.objectContaining({ sewadar: often, outcome: 'warned', reasons: ['yearlyDays'] }),
    );
    expect(await membersOf(second)).toEqual([]);
    await addTo(clerk, second, { sewadars: [old, often], remark: 'Needed as a cook' });
    expect(await membersOf(second)).toMatchObject([
      { remarks: 'Needed as a cook' },
      { remarks: 'Needed as a cook' },
    ]);

    // The warnings that stand are listed, and a remark stays as long as they do.
    const memberOf = async (sewadar: string) =>
      (await membersOf(second)).find((one: { sewadar: string }) => one.sewadar === sewadar);
    const warned = (await clerk.get(`${rollsPath}/${second}/warnings`)).body.docs;
    expect(warned).toHaveLength(2);
    expect(warned).toContainEqual({ member: (await memberOf(old)).id, reasons: ['firstOver70'] });
    expect(warned).toContainEqual({ member: (await memberOf(often)).id, reasons: ['yearlyDays'] });
    const saveRemark = async (sewadar: string, remarks: string, days = {}) => {
      const { id, fromDay, toDay, role, version } = await memberOf(sewadar);
      const body = { fromDay, toDay, role, remarks, version, ...days };
      return clerk.put(`${rollsPath}/${second}/members/${id}`, body);
    };
    const refused = { code: 'ROLL_REMARK_NEEDED', fields: { remarks: expect.any(String) } };
    for (const sewadar of [old, often]) expect((await saveRemark(sewadar, '')).body).toMatchObject(refused);
    expect((await saveRemark(often, '', { toDay: '2034-02-03' })).body).toMatchObject(refused);
    expect((await saveRemark(often, 'The only cook')).status).toBe(200);
    await area.put(`${rollsPath}/settings`, { yearlyDays: null });
    expect((await saveRemark(often, '')).status).toBe(200);
    expect((await saveRemark(old, '')).body).toMatchObject(refused);
  });

  test('a stay over New Year is judged in both years', async () => {
    await area.put(`${rollsPath}/settings`, { yearlyDays: 10 });
    const sewadar = await makeSewadar(clerk, centre);
    const next = await makeRoll(clerk, centre, { fromDay: '2048-02-01', toDay: '2048-02-08' });
    await addTo(clerk, next, { sewadars: [sewadar] });
    const short = await makeRoll(clerk, centre, { fromDay: '2047-12-25', toDay: '2048-01-02' });
    const long = await makeRoll(clerk, centre, { fromDay: '2047-12-29', toDay: '2048-01-03' });
    expect((await addTo(clerk, long, { sewadars: [sewadar] })).body.docs).toMatchObject([
      { outcome: 'warned', reasons: ['yearlyDays'] },
    ]);
    expect((await addTo(clerk, short, { sewadars: [sewadar] })).body.docs).toMatchObject([
      { outcome: 'added' },
    ]);
    await area.put(`${rollsPath}/settings`, { yearlyDays: null });
  });

  test('an area that asks for badges is warned of whoever has none for the whole stay', async () => {
    await area.put(`${rollsPath}/settings`, { yearlyDays: null, asksForBadge: true });
    const fromDay = todayIn('Asia/Kolkata');
    const department = 'With badges';
    const roll = await makeRoll(clerk, centre, { fromDay, toDay: dayAfter(fromDay, 3), department });
    const serving = { departments: [{ department, role: '', since: null, until: null }] };
    const [without, short, whole] = [
      await makeSewadar(clerk, centre, serving),
      await makeSewadar(clerk, centre, serving),
      await makeSewadar(clerk, centre, serving),
    ];
    const days = [
      [short, 1],
      [whole, 3],
    ] as const;
    for (const [sewadar, length] of days) {
      const validTo = dayAfter(fromDay, length);
      const body = { type: 2, selection: { ids: [sewadar] }, validFrom: fromDay, validTo };
      expect((await area.post('/api/badges/sewadar', body)).body.data.done).toBe(1);
    }
    expect((await clerk.get(`${rollsPath}/${roll}/suggest`, { men: 5 })).body.docs).toMatchObject([
      { id: without, badgeUntil: null },
      { id: short, badgeUntil: dayAfter(fromDay, 1) },
      { id: whole, badgeUntil: dayAfter(fromDay, 3) },
    ]);
    const asked = await addTo(clerk, roll, { sewadars: [without, short, whole] });
    for (const [sewadar, outcome, reasons] of [
      [without, 'warned', ['noBadge']],
      [short, 'warned', ['noBadge']],
      [whole, 'added', []],
    ] as const)
      expect(asked.body.docs).toContainEqual(expect.objectContaining({ sewadar, outcome, reasons }));
    await addTo(clerk, roll, { sewadars: [without, short], remark: 'Badges come tomorrow' });
    expect(await membersOf(roll)).toHaveLength(3);
    await area.put(`${rollsPath}/settings`, { yearlyDays: null });
  });

  test('a change of days is warned of like an addition, and does not overwrite what somebody else saved', async () => {
    await area.put(`${rollsPath}/settings`, { yearlyDays: 10 });
    const roll = await makeRoll(clerk, centre, { fromDay: '2034-05-01', toDay: '2034-05-20' });
    const sewadar = await makeSewadar(clerk, centre);
    const stay = { fromDay: '2034-05-01', toDay: '2034-05-09' };
    await addTo(clerk, roll, { sewadars: [sewadar], days: stay });
    const [{ id, version }] = await membersOf(roll);
    const save = (by: Visitor, over: object) =>
      by.put(`${rollsPath}/${roll}/members/${id}`, { ...stay, role: '', remarks: '', version, ...over });
    expect((await save(clerk, { toDay: '2034-05-11' })).body).toMatchObject({
      code: 'ROLL_REMARK_NEEDED',
      fields: { remarks: expect.any(String) },
    });
    // Ten days are within the limit: the days before do not count beside the new ones.
    expect((await save(clerk, { toDay: '2034-05-10' })).status).toBe(200);
    const stale = await save(area, { role: 'Cook' });
    expect(stale.body).toMatchObject({ code: 'CONFLICT', data: { toDay: '2034-05-10' } });
    const [{ version: newer }] = await membersOf(roll);
    const longer = { toDay: '2034-05-11', remarks: 'Nobody else cooks', version: newer };
    expect((await save(clerk, longer)).status).toBe(200);
    expect(await membersOf(roll)).toMatchObject([{ toDay: '2034-05-11', remarks: 'Nobody else cooks' }]);
    await area.put(`${rollsPath}/settings`, { yearlyDays: null });
  });

  test('the free ones of the department are suggested, balanced as asked', async () => {
    const roll = await makeRoll(clerk, centre, {
      ...march,
      fromDay: '2035-03-01',
      toDay: '2035-03-02',
      department: 'Pandal',
    });
    const serving = [{ department: 'pandal', role: '', since: null, until: null }];
    const man = await makeSewadar(clerk, centre, { departments: serving });
    const woman = await makeSewadar(clerk, centre, { departments: serving, gender: 'female' });
    const busy = await makeSewadar(clerk, centre, { departments: serving });
    const other = await makeRoll(clerk, centre, { fromDay: '2035-03-02', toDay: '2035-03-02' });
    await addTo(clerk, other, { sewadars: [busy] });
    const ids = async (query: object) =>
      (await clerk.get(`${rollsPath}/${roll}/suggest`, { ...query })).body.docs.map(
        (one: { id: string }) => one.id,
      );
    const until = (day: string) => [{ department: 'Pandal', role: '', since: null, until: day }];
    const leaving = await makeSewadar(clerk, centre, { departments: until('2035-03-01') });
    await makeSewadar(clerk, centre, { departments: until('2035-02-28') });
    expect(await ids({ men: 5, women: 5 })).toEqual([man, leaving, woman]);
    expect(await ids({ men: 0, women: 1 })).toEqual([woman]);
  });
});

describe('a removal', () => {
  const remove = (by: Visitor, roll: string, members: string[]) =>
    by.post(`${rollsPath}/${roll}/members/remove`, { members });
  const undo = (by: Visitor, roll: string, version: number) =>
    by.post(`${rollsPath}/${roll}/members/undo-remove`, { version });

  test('is undone with code, remark, call and place, also of somebody who is on leave', async () => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2037-02-01', toDay: '2037-02-05' });
    const [first, second] = [await makeSewadar(clerk, centre), await makeSewadar(clerk, centre)];
    await addTo(clerk, roll, { sewadars: [first] });
    const [dropped] = await membersOf(roll);
    const replacing = { sewadar: second, remark: '' };
    await clerk.post(`${rollsPath}/${roll}/members/${dropped.id}/replace`, replacing);
    const [{ id, fromDay, toDay, version }] = await membersOf(roll);
    const path = `${rollsPath}/${roll}/members/${id}`;
    await clerk.put(path, { fromDay, toDay, role: 'Cook', remarks: 'Wheelchair', version });
    await clerk.put(`${path}/call`, { outcome: 'coming', note: 'Brings a bag' });
    const act = { kind: 'status', status: 'onLeave' };
    await clerk.post('/api/sewadar/bulk', { selection: { ids: [second] }, act });
    const before = await membersOf(roll);
    expect(before).toMatchObject([
      { remarks: 'Wheelchair', callOutcome: 'coming', replaces: dropped.id, sewadarStatus: 'onLeave' },
    ]);
    const removed = (await remove(clerk, roll, [id])).body.data;
    expect(removed.removed).toBe(1);
    expect(await membersOf(roll)).toEqual([]);
    expect((await undo(area, roll, removed.version)).body).toMatchObject({ code: 'ROLL_UNDO_REFUSED' });
    expect((await undo(clerk, roll, removed.version)).status).toBe(200);
    expect(await membersOf(roll)).toEqual(before);
    expect((await undo(clerk, roll, removed.version)).body).toMatchObject({ code: 'ROLL_UNDO_REFUSED' });
  });

  test('is not undone after the roll has changed, the days are taken, or the record was merged', async () => {
    const days = { fromDay: '2037-03-01', toDay: '2037-03-05' };
    const [roll, other] = [await makeRoll(clerk, centre, days), await makeRoll(clerk, centre, days)];
    const [one, two, kept] = [
      await makeSewadar(clerk, centre),
      await makeSewadar(clerk, centre),
      await makeSewadar(clerk, centre),
    ];
    await addTo(clerk, roll, { sewadars: [one, two] });
    const idOf = async (sewadar: string) =>
      (await membersOf(roll)).find((member: { sewadar: string }) => member.sewadar === sewadar).id;
    const { version } = (await remove(clerk, roll, [await idOf(one)])).body.data;
    await addTo(clerk, other, { sewadars: [one] });
    expect((await undo(clerk, roll, version)).body).toMatchObject({ code: 'OVERLAP' });
    const merged = (await remove(clerk, roll, [await idOf(two)])).body.data;
    expect((await undo(clerk, roll, version)).body).toMatchObject({ code: 'ROLL_UNDO_REFUSED' });
    const versionOf = async (id: string) => (await area.get(`/api/sewadar/${id}`)).body.data.version;
    const reply = await area.post(`/api/sewadar/${kept}/merge`, {
      other: two,
      version: await versionOf(kept),
      otherVersion: await versionOf(two),
      take: [],
      isConfirmed: true,
    });
    expect(reply.body).toMatchObject({ success: true });
    expect((await undo(clerk, roll, merged.version)).body).toMatchObject({ code: 'ROLL_UNDO_REFUSED' });
    expect(await membersOf(roll)).toEqual([]);
  });

  test('and its undo leave the roll to whoever approves it', async () => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2037-04-01', toDay: '2037-04-05' });
    await addTo(clerk, roll, { sewadars: [await makeSewadar(clerk, centre)] });
    await moveTo(clerk, roll, rollStatuses.SUBMITTED);
    const [{ id }] = await membersOf(roll);
    const { version } = (await remove(area, roll, [id])).body.data;
    const isOwnWork = async () => (await area.get(`${rollsPath}/${roll}`)).body.data.isOwnWork;
    expect(await isOwnWork()).toBe(true);
    expect((await undo(area, roll, version)).status).toBe(200);
    expect(await isOwnWork()).toBe(false);
    expect((await moveTo(area, roll, rollStatuses.APPROVED)).status).toBe(200);
    // Now members are changed by those who may approve.
    expect((await undo(clerk, roll, version)).body).toMatchObject({ code: 'ROLL_FROZEN' });
  });
});

test('a roll has a largest size, however its members come', async () => {
  const roll = await makeRoll(clerk, centre, { fromDay: '2040-01-01', toDay: '2040-01-02' });
  const earlier = await makeRoll(clerk, centre, { fromDay: '2040-01-03', toDay: '2040-01-04' });
  const [one, other] = [await makeSewadar(clerk, centre), await makeSewadar(clerk, centre)];
  await addTo(clerk, earlier, { sewadars: [one, other] });
  await portal.owner.query(
    `insert into nominal_roll_member (area_id, id, centre_id, roll_id, from_day, to_day, code)
     select r.area_id, gen_random_uuid(), r.centre_id, r.id, r.from_day, r.to_day, 'R' || lpad(n::text, 9, '0')
       from nominal_roll r, generate_series(2, $2::int) n where r.id = $1`,
    [roll, MAX_ROLL_MEMBERS],
  );
  for (const asked of [{ from: earlier }, { sewadars: [one, other] }])
    expect((await addTo(clerk, roll, asked)).body).toMatchObject({ code: 'ROLL_FULL' });
  expect((await addTo(clerk, roll, { sewadars: [one] })).body.docs).toMatchObject([{ outcome: 'added' }]);
  expect((await addTo(clerk, roll, { sewadars: [other] })).body).toMatchObject({ code: 'ROLL_FULL' });
});

test('two clerks put one person on two overlapping rolls at once: one succeeds, 50 times', async () => {
  const [one, other] = [
    await makeRoll(clerk, centre, { fromDay: '2036-01-01', toDay: '2036-12-30' }),
    await makeRoll(area, centre, { fromDay: '2036-01-01', toDay: '2036-12-30' }),
  ];
  for (let round = 0; round < 50; round += 1) {
    const sewadar = await makeSewadar(clerk, centre);
    const replies = await Promise.all([
      addTo(clerk, one, { sewadars: [sewadar], days: { fromDay: '2036-03-01', toDay: '2036-03-10' } }),
      addTo(area, other, { sewadars: [sewadar], days: { fromDay: '2036-03-10', toDay: '2036-03-20' } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const outcomes = replies.map(({ body }) => body.docs[0].outcome).sort();
    expect([round, ...outcomes]).toEqual([round, 'added', 'refused']);
  }
  const { rows } = await portal.owner.query(
    `select sewadar_id from nominal_roll_member where roll_id = any ($1) group by 1 having count(*) > 1`,
    [[one, other]],
  );
  expect(rows).toEqual([]);
});

describe('the person behind a member', () => {
  test('a merge takes the rolls along, but for those on which the kept record has the days already', async () => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2038-01-01', toDay: '2038-01-05' });
    const clash = await makeRoll(clerk, centre, { fromDay: '2038-01-05', toDay: '2038-01-06' });
    const [kept, twin] = [await makeSewadar(clerk, centre), await makeSewadar(clerk, centre)];
    const later = await makeRoll(clerk, centre, { fromDay: '2038-01-07', toDay: '2038-01-08' });
    for (const one of [roll, later]) await addTo(clerk, one, { sewadars: [twin] });
    await addTo(clerk, clash, { sewadars: [kept] });
    const versionOf = async (id: string) => (await area.get(`/api/sewadar/${id}`)).body.data.version;
    const merge = async () =>
      area.post(`/api/sewadar/${kept}/merge`, {
        other: twin,
        version: await versionOf(kept),
        otherVersion: await versionOf(twin),
        take: [],
        isConfirmed: true,
      });
    expect((await merge()).body).toMatchObject({ success: true });
    expect(await membersOf(clash)).toMatchObject([{ sewadar: kept }]);
    expect(await membersOf(roll)).toMatchObject([{ sewadar: twin }]);
    expect(await membersOf(later)).toMatchObject([{ sewadar: kept }]);
  });

  test('a transfer to another centre keeps the rolls on the record, for the new centre too', async () => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2038-03-01', toDay: '2038-03-05' });
    const sewadar = await makeSewadar(clerk, centre);
    await addTo(clerk, roll, { sewadars: [sewadar] });
    const moved = await area.post(`/api/sewadar/${sewadar}/transfer`, {
      centre: places['ASR-2'],
      version: 1,
    });
    expect(moved.body).toMatchObject({ success: true });
    // A clerk of the new centre, who does not see the roll itself.
    await portal.owner.query(`update app_user set acl = $1 where username = 'nobody'`, [wholeAcl()]);
    const newClerk = await portal.signIn('nobody');
    const rollsOf = async (by: Visitor) => (await by.get(`${rollsPath}/of/${sewadar}`)).body.docs;
    expect(await rollsOf(area)).toMatchObject([{ id: roll, days: 5, isSeen: true }]);
    expect(await rollsOf(newClerk)).toMatchObject([{ id: roll, days: 5, isSeen: false }]);
    expect((await newClerk.get(`${rollsPath}/${roll}`)).status).toBe(404);
    expect((await clerk.get(`${rollsPath}/of/${sewadar}`)).status).toBe(404);
  });

  test('a transfer to another centre leaves the name on the roll, and the phone until the roll is over', async () => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2038-05-01', toDay: '2038-05-05' });
    const fields = { name: 'Moves away', phone: '+919812345678', birthDate: '1980-01-01' };
    const sewadar = await makeSewadar(clerk, centre, fields);
    await addTo(clerk, roll, { sewadars: [sewadar] });
    const { version, ...entries } = (await clerk.get(`${rollsPath}/${roll}`)).body.data;
    await clerk.put(`${rollsPath}/${roll}`, { ...entries, jathedar: sewadar, version });
    expect(await membersOf(roll)).toMatchObject([{ isOutOfSight: false, birthDate: '1980-01-01' }]);
    const number = await numberOf(sewadar);
    await area.post(`/api/sewadar/${sewadar}/transfer`, { centre: places['ASR-2'], version: 1 });
    const seen = { sewadar, number, name: 'Moves away', sewadarStatus: 'active', isOutOfSight: true };
    const hidden = { birthDate: null, photo: null };
    expect(await membersOf(roll)).toMatchObject([{ ...seen, ...hidden, phone: '+919812345678' }]);
    expect((await clerk.get(`${rollsPath}/${roll}`)).body.data).toMatchObject({ jathedarName: 'Moves away' });
    // The area sees the record itself.
    const [whole] = (await area.get(`${rollsPath}/${roll}/members`)).body.docs;
    expect(whole).toMatchObject({ isOutOfSight: false, birthDate: '1980-01-01' });
    await portal.owner.query('update nominal_roll set status = 50 where id = $1', [roll]);
    expect(await membersOf(roll)).toMatchObject([{ ...seen, phone: '' }]);
    // The name belongs to the roll: without the roll in sight there is none.
    await portal.owner.query('update nominal_roll set centre_id = $2 where id = $1', [roll, places['ASR-2']]);
    expect((await clerk.get(`${rollsPath}/${roll}/members`)).status).toBe(404);
  });

  test('an erasure leaves the count without the name; a plain deletion is refused', async () => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2039-01-01', toDay: '2039-01-05' });
    const sewadar = await makeSewadar(clerk, centre, { name: 'To be forgotten' });
    await addTo(clerk, roll, { sewadars: [sewadar] });
    const deleted = await admin.delete(`/api/sewadar/${sewadar}`);
    expect(deleted.body).toMatchObject({ code: 'IN_USE' });
    const erased = await area.post(`/api/sewadar/${sewadar}/erase`, { reason: 'Asked for by letter' });
    expect(erased.body).toMatchObject({ success: true });
    expect(await membersOf(roll)).toMatchObject([{ sewadar: null, name: '', number: null }]);
    expect((await clerk.get(`${rollsPath}/${roll}`)).body.data.members).toBe(1);
  });

  test.each([
    ['an erasure', (id: string) => area.post(`/api/sewadar/${id}/erase`, { reason: 'Asked for by letter' })],
    ['a deletion', (id: string) => admin.delete(`/api/sewadar/${id}`)],
  ])('%s also takes what was kept to undo a removal', async (_case, forget) => {
    const roll = await makeRoll(clerk, centre, { fromDay: '2039-02-01', toDay: '2039-02-05' });
    const sewadar = await makeSewadar(clerk, centre);
    await addTo(clerk, roll, { sewadars: [sewadar] });
    const [{ id }] = await membersOf(roll);
    await clerk.post(`${rollsPath}/${roll}/members/remove`, { members: [id] });
    const kept = async () =>
      (await portal.owner.query('select undo from nominal_roll where id = $1', [roll])).rows[0].undo;
    expect(JSON.stringify(await kept())).toContain(sewadar);
    expect((await forget(sewadar)).body).toMatchObject({ success: true });
    expect(await kept()).toBeNull();
  });
});
