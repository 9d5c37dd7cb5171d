import { newId } from '@sewa/contract/kernel/values/ids';
import type { Bag } from '@sewa/contract/sg-management/bags';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import type { Letter } from '@sewa/contract/sg-management/letters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrint } from '../../../testing/paper.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { lettersPath, makeLetter, moveTo, readLetter, scan } from '../testing/some-letters.ts';

const { CREATED, DISPATCHED, RECEIVED } = dakStatuses;
const path = '/api/sg-management/bag';

let portal: TestPortal;
let clerk: Visitor;
let area: Visitor;
let delhi: Visitor;
let here: string;
let karolBagh: string;
let second: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [clerk, area, delhi] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('area'),
    portal.signIn('admin'),
  ]);
  const places = await placesOf(portal);
  here = places['ASR-1'] ?? '';
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
  const nameOf = async (code: string) => {
    const { rows } = await portal.owner.query<{ name: string }>(
      `select c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id where c.id = $1`,
      [places[code]],
    );
    return rows[0]?.name ?? '';
  };
  [karolBagh, second] = [await nameOf('DEL-1'), await nameOf('ASR-2')];
});
afterAll(() => portal.close());

async function makeBag(party = karolBagh): Promise<Bag> {
  const id = newId();
  const reply = await clerk.post(path, {
    ...{ id, centre: here, party, mode: 'courier', courierNumber: 'DTDC 1', remarks: '' },
  });
  expect(reply.body).toMatchObject({ success: true });
  return read(clerk, id);
}
const read = async (by: Visitor, id: string): Promise<Bag> => (await by.get(`${path}/${id}`)).body.data;
const pack = (bag: { id: string }, letters: readonly { id: string }[], verb = 'pack') =>
  clerk.post(`${path}/${bag.id}/${verb}`, { letters: letters.map(({ id }) => id) });
const dispatch = async (by: Visitor, { id }: { id: string }) =>
  by.post(`${path}/${id}/dispatch`, { version: (await read(by, id)).version });
const receive = (by: Visitor, code: string, receiver = 'Ram Lal') =>
  by.post(`${path}/receive`, { code, receiver });
const someLetters = (count: number, party = karolBagh) =>
  Promise.all(
    Array.from({ length: count }, (_, place) => makeLetter(clerk, here, { party, subject: `Bag ${place}` })),
  );

async function arriving(by: Visitor, { reference }: Bag): Promise<Bag> {
  const { rows } = (await by.get(path, { q: reference, filter: { type: dakTypes.RECEIVE } })).body.data;
  return rows[0];
}

test('letters travel in a bag, the receiver scans the bag and then sees what is missing, as the sender does', async () => {
  const bag = await makeBag();
  expect(bag).toMatchObject({ status: CREATED, letterCount: 0, missingCount: 0 });
  expect(bag.reference).toMatch(/^ASR-1\/\d{4}\/B\d+$/);
  expect((await dispatch(clerk, bag)).body.code).toBe('BAG_EMPTY');
  const letters = await someLetters(3);
  expect((await pack(bag, letters)).body.data).toMatchObject({ letterCount: 3 });
  expect((await dispatch(clerk, bag)).body.data).toMatchObject({ status: DISPATCHED, letterCount: 3 });
  for (const { id } of letters)
    expect(await readLetter(clerk, id)).toMatchObject({
      ...{ status: DISPATCHED, mode: 'courier', courierNumber: 'DTDC 1', bagName: bag.reference },
      isMissing: false,
    });

  const there = await arriving(delhi, bag);
  expect(there).toMatchObject({ type: dakTypes.RECEIVE, letterCount: 3, missingCount: 0, remarks: '' });
  // A letter that is scanned before its bag is received all the same.
  expect((await scan(delhi, letters[0]?.code ?? '')).status).toBe(200);
  const opened = (await receive(delhi, ` ${bag.code.toLowerCase()} `)).body.data;
  expect(opened).toMatchObject({
    outcome: 'received',
    bag: { id: there.id, missingCount: 2, receiver: 'Ram Lal' },
  });
  expect((await receive(delhi, bag.reference, 'Sita')).body.data).toMatchObject({
    ...{ outcome: 'repeat', bag: { receiver: 'Ram Lal' } },
  });
  expect(await read(clerk, bag.id)).toMatchObject({ status: RECEIVED, receiver: 'Ram Lal', missingCount: 2 });
  await scan(delhi, letters[1]?.code ?? '');
  const missing = async (by: Visitor, id: string) =>
    (await by.get(lettersPath, { filter: { bag: id, isMissing: true } })).body.data.rows.map(
      ({ subject }: Letter) => subject,
    );
  expect([await missing(clerk, bag.id), await missing(delhi, there.id)]).toEqual([['Bag 2'], ['Bag 2']]);
  // It was left on the table: called back and sent again, it is no longer missing from the bag.
  const last = letters[2] ?? { id: '' };
  expect((await clerk.post(`${lettersPath}/${last.id}/recall`, { reason: 'Left here' })).status).toBe(200);
  expect(await readLetter(clerk, last.id)).toMatchObject({ status: CREATED, bag: null });
  expect([await read(clerk, bag.id), await read(delhi, there.id)]).toMatchObject([
    { letterCount: 2, missingCount: 0 },
    { letterCount: 2, missingCount: 0 },
  ]);
});

test('a number that bags of two areas have is refused; the code of a bag means that bag', async () => {
  const [first, other] = [await makeBag(), await makeBag()];
  for (const bag of [first, other]) {
    await pack(bag, await someLetters(1));
    await dispatch(clerk, bag);
  }
  // As if a centre of another area with the same code had sent it.
  await portal.owner.query('update dak_bag set reference = $1 where code = $2', [
    first.reference,
    other.code,
  ]);
  expect((await receive(delhi, first.reference)).body.code).toBe('BAG_AMBIGUOUS');
  expect((await receive(delhi, other.code)).body.data).toMatchObject({
    ...{ outcome: 'received', bag: { code: other.code } },
  });
  // Only one of them is still on its way.
  expect((await receive(delhi, first.reference)).body.data).toMatchObject({
    ...{ outcome: 'received', bag: { code: first.code } },
  });
});

test('a bag is called back with the letters that nobody has received, and goes out again', async () => {
  const bag = await makeBag();
  const letters = await someLetters(3);
  await pack(bag, letters);
  const recall = (by: Visitor, { id } = bag) => by.post(`${path}/${id}/recall`, { reason: 'Wrong centre' });
  expect((await recall(clerk)).body.code).toBe('BAG_NOT_RECALLED');
  await dispatch(clerk, bag);
  const there = await arriving(delhi, bag);
  const [early, ...others] = letters;
  await scan(delhi, early?.code ?? '');
  expect((await recall(delhi)).status).toBe(404);
  expect((await recall(delhi, there)).body.code).toBe('BAG_NOT_RECALLED');

  expect((await recall(clerk)).body.data).toMatchObject({
    ...{ status: CREATED, dispatchedAt: null, letterCount: 2, recallReason: 'Wrong centre' },
  });
  expect((await delhi.get(`${path}/${there.id}`)).status).toBe(404);
  expect(await readLetter(clerk, early?.id ?? '')).toMatchObject({ status: RECEIVED, bag: null });
  for (const { id, code } of others) {
    expect(await readLetter(clerk, id)).toMatchObject({
      ...{ status: CREATED, bag: bag.id, recallReason: 'Wrong centre' },
    });
    expect((await scan(delhi, code)).body.code).toBe('LETTER_UNKNOWN');
  }
  expect((await dispatch(clerk, bag)).body.data).toMatchObject({ letterCount: 2, recallReason: '' });
  await receive(delhi, bag.code);
  expect((await recall(clerk)).body.code).toBe('BAG_NOT_RECALLED');
});

test('a bag goes back with the last letter that is called back, also where the last two are at once', async () => {
  for (const isAtOnce of [false, true]) {
    const bag = await makeBag();
    const letters = await someLetters(2);
    await pack(bag, letters);
    await dispatch(clerk, bag);
    const there = await arriving(delhi, bag);
    const recall = ({ id }: Letter) => clerk.post(`${lettersPath}/${id}/recall`, { reason: 'Left here' });
    if (isAtOnce) await Promise.all(letters.map(recall));
    else for (const letter of letters) await recall(letter);
    expect(await read(clerk, bag.id)).toMatchObject({ status: CREATED, letterCount: 0, dispatchedAt: null });
    expect((await delhi.get(`${path}/${there.id}`)).status).toBe(404);
    expect((await clerk.delete(`${path}/${bag.id}`)).status).toBe(200);
  }
});

test('a bag that is received and called back at once ends as one of the two at both ends', async () => {
  for (let round = 0; round < 4; round += 1) {
    const bag = await makeBag();
    const letters = await someLetters(2);
    await pack(bag, letters);
    await dispatch(clerk, bag);
    const there = await arriving(delhi, bag);
    const [recalled, received, scanned] = await Promise.all([
      clerk.post(`${path}/${bag.id}/recall`, { reason: 'Wrong centre' }),
      receive(delhi, bag.code),
      scan(delhi, letters[0]?.code ?? ''),
    ]);
    expect([recalled.status, received.status].filter((status) => status === 200)).toHaveLength(1);
    const isBack = recalled.status === 200;
    expect((await read(clerk, bag.id)).status).toBe(isBack ? CREATED : RECEIVED);
    expect((await delhi.get(`${path}/${there.id}`)).status).toBe(isBack ? 404 : 200);
    const isScanned = scanned.status === 200;
    expect(await readLetter(clerk, letters[0]?.id ?? '')).toMatchObject(
      isScanned ? { status: RECEIVED } : { status: isBack ? CREATED : DISPATCHED },
    );
  }
});

test('only letters of the centre for the same centre go in, and only until the bag leaves', async () => {
  const bag = await makeBag();
  const [mine] = await someLetters(1);
  const [elsewhere] = await someLetters(1, second);
  const sent = await makeLetter(clerk, here, { party: karolBagh });
  await moveTo(clerk, sent, DISPATCHED);
  const foreign = await makeLetter(area, (await placesOf(portal))['ASR-3'] ?? '', { party: karolBagh });
  for (const wrong of [elsewhere, sent, foreign, { id: newId() }])
    if (wrong) expect((await pack(bag, [wrong])).body.code).toBe('LETTER_NOT_PACKED');
  const packable = (await clerk.get(lettersPath, { filter: { packable: bag.id }, size: 100 })).body.data.rows;
  expect(packable.map(({ id }: Letter) => id)).toContain(mine?.id);
  expect(packable.map(({ id }: Letter) => id)).not.toContain(elsewhere?.id);
  // All or none.
  if (mine && elsewhere) expect((await pack(bag, [mine, elsewhere])).status).toBe(409);
  expect((await read(clerk, bag.id)).letterCount).toBe(0);
  const [kept, out, alone] = await someLetters(3);
  if (!kept || !out || !alone) throw new Error('no letters');
  await pack(bag, [kept, out, alone]);
  const other = await makeBag();
  expect((await pack(other, [kept])).body.code).toBe('LETTER_NOT_PACKED');
  expect((await pack(bag, [out], 'unpack')).body.data).toMatchObject({ letterCount: 2 });
  // A letter that leaves by itself, or gets another address, leaves the bag.
  await moveTo(clerk, alone, DISPATCHED);
  expect(await read(clerk, bag.id)).toMatchObject({ letterCount: 1 });
  const changed = { ...bag, party: second };
  expect(
    (
      await clerk.put(`${path}/${bag.id}`, {
        ...fieldsOf(changed),
        version: (await read(clerk, bag.id)).version,
      })
    ).body.code,
  ).toBe('BAG_NOT_EMPTY');
  expect((await dispatch(clerk, bag)).status).toBe(200);
  for (const reply of [
    await pack(bag, [out]),
    await pack(bag, [kept], 'unpack'),
    await dispatch(clerk, bag),
    await clerk.delete(`${path}/${bag.id}`),
  ])
    expect(reply.body.code).toBe('BAG_FROZEN');
  expect((await clerk.delete(`${path}/${other.id}`)).status).toBe(200);
  expect((await clerk.post(path, { ...fieldsOf(bag), party: 'Municipal Corporation' })).body.code).toBe(
    'BAG_PARTY_UNKNOWN',
  );
});

test('the receiver sees the bag and nothing else of the sender, and nobody else receives it', async () => {
  const bag = await makeBag();
  await pack(bag, await someLetters(1));
  await dispatch(clerk, bag);
  for (const part of ['', '/history', '/manifest'])
    expect((await delhi.get(`${path}/${bag.id}${part}`)).status).toBe(404);
  const there = await arriving(delhi, bag);
  for (const by of [clerk, area]) {
    expect((await by.get(`${path}/${there.id}`)).status).toBe(404);
    expect((await receive(by, bag.code)).body.code).toBe('BAG_UNKNOWN');
  }
  const { pages } = await readPrint({
    portal,
    visitor: delhi,
    path: `${path}/${there.id}/manifest`,
    query: { language: 'en' },
  });
  expect(pages.join()).toContain(bag.reference);
  expect(pages.join()).toContain('Bag 0');
});

test('packed, sent and received by many at once, each letter has one row at each end', async () => {
  const bag = await makeBag();
  const letters = await someLetters(4);
  await Promise.all(letters.map((letter) => pack(bag, [letter])));
  const { version } = await read(clerk, bag.id);
  const others = await Promise.all([portal.signIn('clerk'), portal.signIn('area')]);
  const sent = await Promise.all([
    ...[clerk, ...others, clerk].map((by) => by.post(`${path}/${bag.id}/dispatch`, { version })),
    // One of the letters leaves by itself at the same time.
    moveTo(area, { id: letters[0]?.id ?? '' }, DISPATCHED),
  ]);
  expect(sent.slice(0, 4).filter(({ status }) => status === 200)).toHaveLength(1);
  const received = await Promise.all(
    Array.from({ length: 5 }, (_, place) => receive(delhi, bag.code, `R ${place}`)),
  );
  expect(received.filter(({ body }) => body.data?.outcome === 'received')).toHaveLength(1);
  const { rows } = await portal.owner.query(
    'select code, count(*)::int as count, min(status) as low, max(status) as high from dak_letter where code = any ($1) group by code',
    [letters.map(({ code }) => code)],
  );
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row).toMatchObject({ count: 2, low: DISPATCHED, high: DISPATCHED });
  const ends = await portal.owner.query('select status, receiver from dak_bag where code = $1', [bag.code]);
  expect(ends.rows).toHaveLength(2);
  expect(new Set(ends.rows.map(({ status, receiver }) => `${status} ${receiver}`)).size).toBe(1);
});

test('a bag whose only letter is taken out at the same moment does not leave empty', async () => {
  const bag = await makeBag();
  const only = await makeLetter(clerk, here, { party: karolBagh, mode: 'courier', courierNumber: 'DTDC 1' });
  await pack(bag, [only]);
  const { version } = await read(clerk, bag.id);
  const waiting = `select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database() and not l.granted`;
  const other = await portal.owner.connect();
  try {
    await other.query('begin');
    await other.query('update dak_letter set bag_id = null where id = $1', [only.id]);
    const sent = clerk.post(`${path}/${bag.id}/dispatch`, { version });
    await expect.poll(async () => (await portal.owner.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
    await other.query('commit');
    expect((await sent).body.code).toBe('BAG_EMPTY');
  } finally {
    other.release();
  }
  expect(await read(clerk, bag.id)).toMatchObject({ status: CREATED });
});

function fieldsOf({ centre, party, mode, courierNumber, remarks }: Bag) {
  return { centre, party, mode, courierNumber, remarks };
}
