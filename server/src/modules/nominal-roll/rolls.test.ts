import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '../../testing/attachments.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollBody, rollsPath } from '../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const { CANCELLED, DRAFT, SUBMITTED, APPROVED, ON_SEWA, COMPLETED } = rollStatuses;

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

const read = async (by: Visitor, id: string) => (await by.get(`${rollsPath}/${id}`)).body.data;

test('a roll is made with the next number, edited, listed, exported and deleted while it is a draft', async () => {
  const id = await makeRoll(clerk, centre, {
    destination: 'Haridwar',
    fromDay: '2032-02-27',
    toDay: '2032-03-01',
  });
  const made = await read(clerk, id);
  expect(made).toMatchObject({ status: DRAFT, days: 4, members: 0, isOwnWork: true, version: 1 });
  expect((await read(area, id)).isOwnWork).toBe(false);
  const next = await makeRoll(clerk, centre);
  expect((await read(clerk, next)).number).toBe(made.number + 1);
  const edited = await clerk.put(`${rollsPath}/${id}`, {
    ...rollBody(centre, { destination: 'Rishikesh' }),
    version: made.version,
  });
  expect(edited.body.data).toMatchObject({ destination: 'Rishikesh', days: 7 });
  const list = (await clerk.get(rollsPath, { q: 'rishikesh', filter: { status: DRAFT } })).body.data;
  expect(list).toMatchObject({ total: 1, rows: [{ id }] });
  expect((await clerk.get(`${rollsPath}/export`)).body).toContain('Rishikesh');
  expect((await clerk.delete(`${rollsPath}/${id}`)).status).toBe(403);
  expect((await area.delete(`${rollsPath}/${id}`)).status).toBe(200);
});

describe('what is refused about a roll', () => {
  test.each([
    [{ fromDay: '2031-03-05', toDay: '2031-03-04' }, 'VALIDATION'],
    [{ fromDay: '2031-03-05', toDay: '2032-03-06' }, 'VALIDATION'],
    [{ destination: '' }, 'VALIDATION'],
    [{ jathedar: '01900000-0000-7000-8000-00000000abcd' }, 'BAD_REFERENCE'],
  ])('%j', async (over, code) => {
    const reply = await clerk.post(rollsPath, rollBody(centre, over));
    expect(reply.body).toMatchObject({ success: false, code });
  });

  test('a roll of another centre is not there for the clerk', async () => {
    const other = places['ASR-2'] ?? '';
    const id = await makeRoll(area, other);
    expect((await clerk.get(`${rollsPath}/${id}`)).status).toBe(404);
    expect((await clerk.get(`${rollsPath}/${id}/members`)).status).toBe(404);
    expect((await addTo(clerk, id, { numbers: [1] })).status).toBe(404);
    expect((await clerk.post(rollsPath, rollBody(other))).body).toMatchObject({ code: 'BAD_REFERENCE' });
  });

  test('days that would leave a member outside', async () => {
    const id = await makeRoll(clerk, centre, { fromDay: '2031-05-01', toDay: '2031-05-07' });
    const own = { fromDay: '2031-05-02', toDay: '2031-05-07' };
    await addTo(clerk, id, { sewadars: [await makeSewadar(clerk, centre)], days: own });
    const { version } = await read(clerk, id);
    const body = { ...rollBody(centre, { fromDay: '2031-05-01', toDay: '2031-05-06' }), version };
    expect((await clerk.put(`${rollsPath}/${id}`, body)).body).toMatchObject({ code: 'MEMBERS_OUTSIDE' });
  });
});

describe('moves', () => {
  test('from the draft to the end, with the approval by somebody else', async () => {
    const id = await makeRoll(clerk, centre, { fromDay: '2031-06-01', toDay: '2031-06-03' });
    expect((await moveTo(clerk, id, SUBMITTED)).body).toMatchObject({ code: 'NO_MEMBERS' });
    const sewadar = await makeSewadar(clerk, centre);
    await addTo(clerk, id, { sewadars: [sewadar] });
    expect((await moveTo(clerk, id, SUBMITTED)).body.data).toMatchObject({ status: SUBMITTED });
    expect((await moveTo(clerk, id, APPROVED)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await moveTo(area, id, APPROVED)).body.data).toMatchObject({
      status: APPROVED,
      approvedByName: expect.any(String),
    });
    const frozen = await clerk.put(`${rollsPath}/${id}`, {
      ...rollBody(centre),
      version: (await read(clerk, id)).version,
    });
    expect(frozen.body).toMatchObject({ code: 'ROLL_FROZEN' });
    expect((await addTo(clerk, id, { numbers: [1] })).body).toMatchObject({ code: 'ROLL_FROZEN' });
    expect((await moveTo(clerk, id, ON_SEWA)).body.data).toMatchObject({ status: ON_SEWA });
    expect((await moveTo(clerk, id, CANCELLED, 'late')).body).toMatchObject({ code: 'ROLL_MOVE_UNKNOWN' });
    expect((await moveTo(clerk, id, COMPLETED)).body.data).toMatchObject({ status: COMPLETED });
  });

  test('every other pair is refused by the server, and changes nothing', async () => {
    const id = await makeRoll(clerk, centre, { fromDay: '2031-07-01', toDay: '2031-07-03' });
    await addTo(clerk, id, { sewadars: [await makeSewadar(clerk, centre)] });
    const allowed = new Map([
      [DRAFT, [SUBMITTED, CANCELLED]],
      [SUBMITTED, [APPROVED, CANCELLED]],
      [APPROVED, [ON_SEWA, CANCELLED]],
      [ON_SEWA, [COMPLETED]],
    ] as [number, number[]][]);
    for (const from of Object.values(rollStatuses)) {
      await portal.owner.query('update nominal_roll set status = $2 where id = $1', [id, from]);
      for (const to of Object.values(rollStatuses)) {
        if (allowed.get(from)?.includes(to)) continue;
        const reply = await moveTo(admin, id, to, 'because');
        expect([from, to, reply.body.code]).toEqual([from, to, 'ROLL_MOVE_UNKNOWN']);
        expect((await read(admin, id)).status).toBe(from);
      }
    }
  });

  test('whoever made or edited a roll does not approve it', async () => {
    const id = await makeRoll(clerk, centre, { fromDay: '2031-08-01', toDay: '2031-08-03' });
    await addTo(area, id, { sewadars: [await makeSewadar(clerk, centre)] });
    await moveTo(clerk, id, SUBMITTED);
    expect((await moveTo(area, id, APPROVED)).body).toMatchObject({ code: 'OWN_ROLL' });
    expect((await moveTo(admin, id, APPROVED)).body.data).toMatchObject({ status: APPROVED });
  });

  test('nobody approves other members than were seen', async () => {
    const id = await makeRoll(clerk, centre, { fromDay: '2031-08-11', toDay: '2031-08-13' });
    await addTo(clerk, id, { sewadars: [await makeSewadar(clerk, centre)] });
    const { version } = (await moveTo(clerk, id, SUBMITTED)).body.data;
    await addTo(clerk, id, { sewadars: [await makeSewadar(clerk, centre)] });
    const late = await area.post(`${rollsPath}/${id}/move`, { to: APPROVED, reason: '', version });
    expect(late.body).toMatchObject({ code: 'EDITED_MEANWHILE', data: { status: SUBMITTED } });
  });

  test('a cancellation needs a reason, frees the days, and its undo takes them again', async () => {
    const days = { fromDay: '2031-09-01', toDay: '2031-09-03' };
    const [first, second] = [await makeRoll(clerk, centre, days), await makeRoll(clerk, centre, days)];
    const sewadar = await makeSewadar(clerk, centre);
    await addTo(clerk, first, { sewadars: [sewadar] });
    expect((await moveTo(clerk, first, CANCELLED)).body).toMatchObject({ code: 'ROLL_REASON_NEEDED' });
    const { version } = (await moveTo(clerk, first, CANCELLED, 'Road closed')).body.data;
    expect((await addTo(clerk, second, { sewadars: [sewadar] })).body.docs).toMatchObject([
      { outcome: 'added' },
    ]);
    const undone = await clerk.post(`${rollsPath}/${first}/undo`, { version });
    expect(undone.body).toMatchObject({ code: 'OVERLAP' });
    const [member] = (await clerk.get(`${rollsPath}/${second}/members`)).body.docs;
    await clerk.post(`${rollsPath}/${second}/members/remove`, { members: [member.id] });
    expect((await clerk.post(`${rollsPath}/${first}/undo`, { version })).body.data).toMatchObject({
      status: DRAFT,
    });
    expect((await clerk.post(`${rollsPath}/${first}/undo`, { version })).body).toMatchObject({
      code: 'ROLL_UNDO_REFUSED',
    });
  });
});

test('what waits is counted for those who approve, and is the list behind the number', async () => {
  const id = await makeRoll(clerk, centre, { fromDay: '2031-10-01', toDay: '2031-10-03' });
  await addTo(clerk, id, { sewadars: [await makeSewadar(clerk, centre)] });
  await moveTo(clerk, id, SUBMITTED);
  const waiting = async (by: Visitor) =>
    (await by.get('/api/home/waiting')).body.docs.find(({ kind }: { kind: string }) => kind === 'rolls');
  const list = (await area.get(rollsPath, { filter: { isWaiting: true } })).body.data;
  expect(list.rows.map((row: { id: string }) => row.id)).toContain(id);
  expect((await waiting(area)).count).toBe(list.total);
  expect(await waiting(clerk)).toBeUndefined();
});

test('the signed paper roll is attached as a picture; a roll has neither a photo nor identity documents', async () => {
  const id = await makeRoll(clerk, centre, { fromDay: '2031-11-01', toDay: '2031-11-03' });
  const picture = await sharp({ create: { width: 40, height: 60, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const send = (type: number) =>
    upload(portal, clerk, { owner: 'nominalRoll', ownerId: id, type, fileName: 'signed.jpg' }, picture);
  const sent = await send(attachmentTypes.OTHERS);
  expect(sent.body).toMatchObject({ success: true, data: { name: 'signed.jpg' } });
  for (const type of [attachmentTypes.PHOTO, attachmentTypes.AADHAR])
    expect((await send(type)).body).toMatchObject({ code: 'VALIDATION' });
  const photo = await clerk.put(`/api/attachment/${sent.body.data.id}/photo`, {});
  expect(photo.body).toMatchObject({ code: 'PHOTO_ONLY' });
  const history = (await clerk.get(`${rollsPath}/${id}/history`)).body.data.rows;
  expect(history).toContainEqual(expect.objectContaining({ entity: 'attachment' }));
  expect((await area.delete(`${rollsPath}/${id}`)).status).toBe(200);
  expect((await clerk.get(`/api/attachment/${sent.body.data.id}/file`)).status).toBe(404);
});

test('the search box finds rolls by number and words, after the people, and only those in sight', async () => {
  const id = await makeRoll(clerk, centre, { destination: 'Vaishno Devi', department: 'Traffic' });
  const { number } = await read(clerk, id);
  const hidden = await makeRoll(area, places['ASR-2'] ?? '', { destination: 'Vaishno Devi' });
  const found = async (by: Visitor, q: string) =>
    (await by.get('/api/search', { q })).body.docs
      .filter(({ entity }: { entity: string }) => entity === 'nominalRoll')
      .map((one: { id: string }) => one.id);
  expect((await clerk.get('/api/search', { q: 'vaishno' })).body.docs.at(-1)).toMatchObject({
    id,
    title: `${number} · Vaishno Devi`,
    details: ['Traffic', expect.any(String)],
    day: '2031-03-01',
  });
  expect(await found(clerk, `devi TRAFFIC`)).toEqual([id]);
  expect(await found(clerk, String(number))).toEqual([id]);
  expect(await found(clerk, 'vaishno langar')).toEqual([]);
  expect(new Set(await found(area, 'vaishno'))).toEqual(new Set([id, hidden]));
  expect(await found(await portal.signIn('counter'), 'vaishno')).toEqual([]);
});

test('the destination is a centre of any area, by its name with the area, or another place', async () => {
  const { rows } = await portal.owner.query<{ id: string; name: string }>(
    `select c.id, c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id where c.code = 'DEL-1'`,
  );
  const [delhi] = rows;
  const found = (await clerk.get(`${rollsPath}/destinations`, { q: delhi?.name.slice(0, 4) })).body.docs;
  expect(found).toContainEqual(delhi);
  const id = await makeRoll(clerk, centre, { destination: delhi?.name.toUpperCase() ?? '' });
  const made = await read(clerk, id);
  expect(made).toMatchObject({ destinationCentre: delhi?.id });
  const edited = await clerk.put(`${rollsPath}/${id}`, {
    ...rollBody(centre, { destination: 'A tent by the river' }),
    version: made.version,
  });
  expect(edited.body.data).toMatchObject({ destinationCentre: null });
});

test('the rule of the area is set by the area, not by a centre that may approve', async () => {
  await portal.owner.query(`update app_user set acl = $1 where username = 'nobody'`, [wholeAcl()]);
  const ofCentre = await portal.signIn('nobody');
  const refused = await ofCentre.put(`${rollsPath}/settings`, { yearlyDays: 12 });
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await area.get(`${rollsPath}/settings`)).body.data).toEqual({
    yearlyDays: null,
    asksForBadge: false,
  });
  expect((await area.put(`${rollsPath}/settings`, { yearlyDays: 12 })).status).toBe(200);
  await area.put(`${rollsPath}/settings`, { yearlyDays: null });
});

test('members who go for the whole roll follow its days; one on another roll refuses them', async () => {
  const days = { fromDay: '2032-06-01', toDay: '2032-06-05' };
  const [id, other] = [
    await makeRoll(clerk, centre, days),
    await makeRoll(clerk, centre, { fromDay: '2032-06-12', toDay: '2032-06-14' }),
  ];
  const [whole, busy, shorter] = [
    await makeSewadar(clerk, centre),
    await makeSewadar(clerk, centre),
    await makeSewadar(clerk, centre),
  ];
  await addTo(clerk, id, { sewadars: [whole, busy] });
  await addTo(clerk, id, { sewadars: [shorter], days: { fromDay: '2032-06-04', toDay: '2032-06-04' } });
  await addTo(clerk, other, { sewadars: [busy] });
  const shift = async (to: { fromDay: string; toDay: string }) =>
    clerk.put(`${rollsPath}/${id}`, { ...rollBody(centre, to), version: (await read(clerk, id)).version });
  const onto = { fromDay: '2032-06-04', toDay: '2032-06-12' };
  const refused = (await shift(onto)).body;
  expect(refused).toMatchObject({ code: 'ROLL_SHIFT_CLASH', message: expect.stringContaining('1 of the') });
  const moved = { fromDay: '2032-06-03', toDay: '2032-06-08' };
  expect((await shift(moved)).status).toBe(200);
  const members = (await clerk.get(`${rollsPath}/${id}/members`)).body.docs;
  expect(members).toHaveLength(3);
  for (const sewadar of [whole, busy])
    expect(members).toContainEqual(expect.objectContaining({ sewadar, ...moved }));
  expect(members).toContainEqual(expect.objectContaining({ sewadar: shorter, fromDay: '2032-06-04' }));
  expect((await shift({ fromDay: '2032-06-05', toDay: '2032-06-08' })).body).toMatchObject({
    code: 'MEMBERS_OUTSIDE',
  });
});

test('other days of a roll are judged for everybody who goes along, and go on with a new remark', async () => {
  await area.put(`${rollsPath}/settings`, { yearlyDays: 10 });
  const id = await makeRoll(clerk, centre, { fromDay: '2033-05-01', toDay: '2033-05-01' });
  const earlier = await makeRoll(clerk, centre, { fromDay: '2033-02-01', toDay: '2033-02-05' });
  const [one, other] = [await makeSewadar(clerk, centre), await makeSewadar(clerk, centre)];
  await addTo(clerk, earlier, { sewadars: [one] });
  await addTo(clerk, id, { sewadars: [one, other] });
  const save = async (over: object) => {
    const { data } = (await clerk.get(`${rollsPath}/${id}`)).body;
    return clerk.put(`${rollsPath}/${id}`, { ...data, ...over });
  };
  // Five days of the earlier roll and five of this one are within the limit.
  expect((await save({ toDay: '2033-05-05', remarks: 'Langar' })).status).toBe(200);
  for (const remarks of ['', 'Langar'])
    expect((await save({ toDay: '2033-05-06', remarks })).body).toMatchObject({
      code: 'ROLL_REMARK_NEEDED',
      fields: { remarks: expect.any(String) },
    });
  expect((await clerk.get(`${rollsPath}/${id}`)).body.data).toMatchObject({ toDay: '2033-05-05' });
  expect((await save({ toDay: '2033-05-06', remarks: 'Nobody else cooks' })).status).toBe(200);
  // The warning is known by now.
  expect((await save({ toDay: '2033-05-07' })).status).toBe(200);
  await area.put(`${rollsPath}/settings`, { yearlyDays: null });
});
