import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { addTo, makeRoll, moveTo, rollsPath } from '../../testing/rolls.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';

const arriving = `${rollsPath}/arriving`;
const days = { fromDay: '2038-01-01', toDay: '2038-01-05' };

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let delhi: Visitor;
let places: Record<string, string>;
beforeAll(async () => {
  portal = await openTestPortal();
  [area, clerk, delhi] = await Promise.all([
    portal.signIn('area'),
    portal.signIn('clerk'),
    portal.signIn('admin'),
  ]);
  places = await placesOf(portal);
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
});
afterAll(() => portal.close());

/** A roll from the clerk's centre to a centre, approved, with one member. */
async function sentTo(centre: string) {
  const found = await portal.owner.query<{ name: string }>(
    `select c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id where c.id = $1`,
    [places[centre]],
  );
  const roll = await makeRoll(clerk, places['ASR-1'] ?? '', {
    ...days,
    destination: found.rows[0]?.name ?? '',
  });
  const sewadar = await makeSewadar(clerk, places['ASR-1'] ?? '');
  await addTo(clerk, roll, { sewadars: [sewadar] });
  await moveTo(clerk, roll, rollStatuses.SUBMITTED);
  const approve = () => moveTo(area, roll, rollStatuses.APPROVED);
  const [member] = (await clerk.get(`${rollsPath}/${roll}/members`)).body.docs;
  return { roll, sewadar, member, approve };
}

const seenBy = async (visitor: Visitor) =>
  (await visitor.get(arriving)).body.docs.map(({ id }: { id: string }) => id);

test('a centre of another area sees a roll from its approval on, and records who comes', async () => {
  const { roll, member, approve } = await sentTo('DEL-1');
  expect(await seenBy(delhi)).not.toContain(roll);
  expect((await delhi.get(`${arriving}/${roll}`)).status).toBe(404);
  await approve();
  expect(await seenBy(delhi)).toContain(roll);
  expect((await delhi.get(`${arriving}/${roll}`)).body.data).toMatchObject({ members: 1, arrived: 0 });
  const [shown] = (await delhi.get(`${arriving}/${roll}/members`)).body.docs;
  expect(shown).toMatchObject({ name: member.name, number: member.number, code: member.code });
  expect(shown).toMatchObject({ phone: '', birthDate: null, photo: null, remarks: '' });

  const scan = (way: string, code: string) => delhi.post(`${arriving}/${roll}/${way}`, { code });
  expect((await scan('check-out', member.code)).body).toMatchObject({ code: 'NOT_ARRIVED' });
  expect((await scan('check-in', 'R00000000Z')).body).toMatchObject({ code: 'NOT_ON_ROLL' });
  expect((await scan('check-in', member.code)).body.data).toMatchObject({
    outcome: 'arrived',
    member: { daysServed: 1 },
  });
  expect((await scan('check-in', String(member.number))).body.data).toMatchObject({ outcome: 'repeat' });

  const [atHome] = (await clerk.get(`${rollsPath}/${roll}/members`)).body.docs;
  expect(atHome.arrivedAt).not.toBeNull();
  expect((await clerk.get(`${rollsPath}/${roll}`)).body.data).toMatchObject({ arrived: 1 });
  const history = (await clerk.get(`${rollsPath}/${roll}/history`)).body;
  expect(JSON.stringify(history)).toContain(atHome.arrivedAt.slice(0, 10));
});

test('nothing else of the sender is seen, and nobody else sees the roll', async () => {
  const { roll, sewadar, member, approve } = await sentTo('DEL-1');
  await approve();
  for (const path of [`${rollsPath}/${roll}`, `${rollsPath}/${roll}/members`, `/api/sewadar/${sewadar}`])
    expect((await delhi.get(path)).status).toBe(404);
  expect((await delhi.post(`${rollsPath}/${roll}/check-in`, { code: member.code })).status).toBe(404);
  for (const visitor of [clerk, area]) {
    expect(await seenBy(visitor)).not.toContain(roll);
    expect((await visitor.get(`${arriving}/${roll}/members`)).status).toBe(404);
    expect((await visitor.post(`${arriving}/${roll}/check-in`, { code: member.code })).status).toBe(404);
  }
});

test('within the area, only those of the destination see it, and a closed roll takes no scan', async () => {
  const { roll, member, approve } = await sentTo('ASR-2');
  await approve();
  expect(await seenBy(area)).toContain(roll);
  expect(await seenBy(clerk)).not.toContain(roll);
  await moveTo(area, roll, rollStatuses.ON_SEWA);
  await moveTo(area, roll, rollStatuses.COMPLETED);
  expect((await area.post(`${arriving}/${roll}/check-in`, { code: member.code })).body).toMatchObject({
    code: 'ROLL_NOT_OPEN',
  });
});

test('the members carry their badges where the roll takes scans, for whoever may make them, in the area only', async () => {
  const withBadge = async (destination: string) => {
    const sent = await sentTo(destination);
    const issued = await area.post('/api/badges/sewadar', { type: 1, selection: { ids: [sent.sewadar] } });
    const { id, number } = issued.body.data.issued[0];
    await portal.owner.query("update badge set printed_key = '7F3Q' where id = $1", [id]);
    const cardsOf = async (visitor: Visitor, list: string) =>
      (await visitor.get(`${list}/${sent.roll}/members`)).body.docs[0].cards;
    return { ...sent, number, cardsOf };
  };
  const withRight = async (username: string, product: number) => {
    const acl = { 'NOMINAL_ROLL.ROLL': product };
    await portal.owner.query('update app_user set acl = $2 where username = $1', [username, acl]);
    return portal.signIn(username);
  };
  const { roll, sewadar, number, approve, cardsOf } = await withBadge('ASR-2');
  expect(await cardsOf(clerk, rollsPath)).toEqual([]);
  await approve();
  const [card] = await cardsOf(clerk, rollsPath);
  expect(card).toMatchObject({ type: 1, number, key: '7F3Q' });
  expect(Object.keys(card).sort()).toEqual(['key', 'number', 'type', 'validFrom', 'validTo']);
  // Of Ranjit Avenue, from where the group comes.
  expect(await cardsOf(await withRight('counter', 2), rollsPath)).toEqual([]);
  expect(await cardsOf(await withRight('counter', 6), rollsPath)).toEqual([card]);
  // Of Tarn Taran, where it goes: the badge itself is out of sight.
  expect(await cardsOf(await withRight('nobody', 2), arriving)).toEqual([]);
  expect(await cardsOf(await withRight('nobody', 6), arriving)).toEqual([card]);
  // Whoever moves to another centre stays on the roll, and so does the badge.
  await area.post(`/api/sewadar/${sewadar}/transfer`, { centre: places['ASR-2'], version: 1 });
  expect((await clerk.get(`${rollsPath}/${roll}/members`)).body.docs).toMatchObject([
    { isOutOfSight: true, cards: [card] },
  ]);
  await moveTo(area, roll, rollStatuses.ON_SEWA);
  expect(await cardsOf(clerk, rollsPath)).toEqual([card]);
  await moveTo(area, roll, rollStatuses.COMPLETED);
  expect(await cardsOf(clerk, rollsPath)).toEqual([]);

  // A gate of another area refuses the badge, so it knows none.
  const abroad = await withBadge('DEL-1');
  await abroad.approve();
  expect(await abroad.cardsOf(clerk, rollsPath)).toHaveLength(1);
  expect(await abroad.cardsOf(delhi, arriving)).toEqual([]);
});
