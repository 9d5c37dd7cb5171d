import { DAY_MS, todayIn } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import type { Letter } from '@sewa/contract/sg-management/letters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../testing/visitor.ts';
import {
  arrivingAt,
  letterBody,
  lettersPath,
  makeLetter,
  moveTo,
  readLetter,
  scan,
} from './testing/some-letters.ts';

const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;

let portal: TestPortal;
let clerk: Visitor;
let area: Visitor;
let delhi: Visitor;
let places: Record<string, string>;
let karolBagh: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [clerk, area, delhi] = await Promise.all([
    portal.signIn('clerk'),
    portal.signIn('area'),
    portal.signIn('admin'),
  ]);
  places = await placesOf(portal);
  await delhi.get('/api/user/switch-area', { area: places['DEL'] });
  karolBagh = await nameOf('DEL-1');
});
afterAll(() => portal.close());

async function nameOf(code: string): Promise<string> {
  const { rows } = await portal.owner.query<{ name: string }>(
    `select c.name || ', ' || a.name as name from centre c join area a on a.id = c.area_id where c.id = $1`,
    [places[code]],
  );
  return rows[0]?.name ?? '';
}

/** A letter from the clerk's centre, dispatched to a centre of the portal. */
async function sentTo(party: string, over: Partial<Letter> = {}): Promise<Letter> {
  const letter = await makeLetter(clerk, places['ASR-1'] ?? '', { party, ...over } as Partial<Letter>);
  expect((await moveTo(clerk, letter, DISPATCHED)).status).toBe(200);
  return readLetter(clerk, letter.id);
}

async function arrivingOf(letter: Letter, by: Visitor): Promise<Letter> {
  const found = (await arrivingAt(by)).get(letter.reference);
  if (!found) throw new Error(`${letter.reference} did not arrive`);
  return found;
}

test('a letter whose scan waited for the connection is received on the day of the scan', async () => {
  const letter = await sentTo(karolBagh, { subject: 'Scanned the day before' });
  const scannedAt = Date.now() - DAY_MS;
  const { body } = await delhi.post(
    `${lettersPath}/receive`,
    { code: letter.code, receiver: 'Satnam Singh', at: new Date(scannedAt).toISOString() },
    { 'portal-sent-at': new Date().toISOString() },
  );
  expect(body.data.letter.day).toBe(
    todayIn('Asia/Kolkata', new Date(Date.parse(body.data.letter.receivedAt))),
  );
  expect(Math.abs(Date.parse(body.data.letter.receivedAt) - scannedAt)).toBeLessThan(DAY_MS / 2);
});

test('a letter to the wrong centre is called back, changed and sent again, until somebody there has it', async () => {
  const letter = await sentTo(karolBagh, { subject: 'Keys of the store' });
  const arriving = await arrivingOf(letter, delhi);
  const recall = (by: Visitor) =>
    by.post(`${lettersPath}/${letter.id}/recall`, { reason: 'Meant for Ajnala' });
  expect((await delhi.post(`${lettersPath}/${arriving.id}/recall`, { reason: 'x' })).body.code).toBe(
    'LETTER_NOT_RECALLED',
  );
  expect((await recall(clerk)).body.data).toMatchObject({
    status: CREATED,
    recallReason: 'Meant for Ajnala',
    dispatchedAt: null,
  });
  expect((await arrivingAt(delhi)).has(letter.reference)).toBe(false);
  expect((await delhi.get(`${lettersPath}/${arriving.id}`)).status).toBe(404);
  expect((await scan(delhi, letter.code)).status).toBe(404);
  const { body } = await moveTo(clerk, await readLetter(clerk, letter.id), DISPATCHED);
  expect(body.data).toMatchObject({ status: DISPATCHED, recallReason: '', reference: letter.reference });
  expect((await scan(delhi, letter.code)).status).toBe(200);
  expect((await recall(clerk)).body.code).toBe('LETTER_NOT_RECALLED');
});

test('called back and received at the same time, a letter ends in one place', async () => {
  for (let round = 0; round < 5; round += 1) {
    const letter = await sentTo(karolBagh);
    const [recalled, received] = await Promise.all([
      clerk.post(`${lettersPath}/${letter.id}/recall`, { reason: 'Wrong centre' }),
      scan(delhi, letter.code),
    ]);
    expect([recalled.status, received.status].filter((status) => status === 200)).toHaveLength(1);
    const { status } = await readLetter(clerk, letter.id);
    expect(status).toBe(recalled.status === 200 ? CREATED : RECEIVED);
  }
});

test('a dispatch appears in another area by itself, is received by scan, and both ends go on together', async () => {
  const made = await makeLetter(clerk, places['ASR-1'] ?? '', {
    party: karolBagh,
    subject: 'Buses for May',
    enclosures: '2 lists',
    replyBy: '2099-01-01',
    remarks: 'Only for us',
  });
  expect((await arrivingAt(delhi)).has(made.reference)).toBe(false);
  expect((await scan(delhi, made.code)).body).toMatchObject({ code: 'LETTER_UNKNOWN' });
  await moveTo(clerk, made, DISPATCHED);

  const arriving = await arrivingOf(made, delhi);
  expect(arriving).toMatchObject({
    type: dakTypes.RECEIVE,
    status: DISPATCHED,
    reference: '',
    party: await nameOf('ASR-1'),
    subject: 'Buses for May',
    enclosures: '2 lists',
    replyBy: '2099-01-01',
    remarks: '',
  });
  const reply = (await scan(delhi, ` ${made.code.toLowerCase()} `, 'Ram Lal')).body.data;
  expect(reply).toMatchObject({ outcome: 'received', letter: { id: arriving.id, receiver: 'Ram Lal' } });
  expect(reply.letter.reference).toMatch(/^DEL-1\/\d{4}\/R\d+$/);
  expect((await scan(delhi, made.reference, 'Sita')).body.data).toMatchObject({
    outcome: 'repeat',
    letter: { receiver: 'Ram Lal' },
  });
  const handOver = (code: string, by = delhi) =>
    by.post(`${lettersPath}/hand-over`, { code, receiver: 'Sita' });
  for (const code of [made.code, made.reference, reply.letter.reference])
    expect((await handOver(code)).body.data).toMatchObject({
      outcome: 'handedOver',
      letter: { receiver: 'Ram Lal', holder: 'Sita' },
    });
  expect((await handOver(made.code, clerk)).body.code).toBe('LETTER_NOT_IN_HOUSE');
  const history = (await delhi.get(`${lettersPath}/${arriving.id}/history`)).body;
  expect(JSON.stringify(history).match(/"Sita"/g)).toHaveLength(1);
  expect(await readLetter(clerk, made.id)).toMatchObject({
    status: RECEIVED,
    receiver: 'Ram Lal',
    holder: '',
    receivedAt: reply.letter.receivedAt,
    reference: made.reference,
  });
  for (const to of [ACKNOWLEDGED, COMPLETED]) {
    expect((await moveTo(clerk, made, to)).body).toMatchObject({ code: 'LETTER_AT_OTHER_END' });
    await moveTo(delhi, arriving, to);
    expect((await readLetter(clerk, made.id)).status).toBe(to);
  }
});

test('the receiver sees the letter and nothing else of the sender, and nobody else sees it', async () => {
  const kept = await makeLetter(clerk, places['ASR-1'] ?? '', { subject: 'Kept at home', party: karolBagh });
  const letter = await sentTo(karolBagh, { subject: 'Seen abroad' });
  for (const { id } of [kept, letter]) {
    for (const path of ['', '/history', '/slip'])
      expect((await delhi.get(`${lettersPath}/${id}${path}`)).status).toBe(404);
    expect((await moveTo(delhi, { id }, RECEIVED, 'A')).status).toBe(404);
  }
  const { rows } = (await delhi.get(lettersPath, { size: 500 })).body.data;
  const seen = JSON.stringify(rows);
  expect(seen).toContain('Seen abroad');
  for (const hidden of [letter.id, kept.id, 'Kept at home']) expect(seen).not.toContain(hidden);
  const arriving = await arrivingOf(letter, delhi);
  for (const visitor of [clerk, area]) {
    expect((await visitor.get(`${lettersPath}/${arriving.id}`)).status).toBe(404);
    expect((await scan(visitor, letter.code)).body).toMatchObject({ code: 'LETTER_UNKNOWN' });
  }
  expect((await readLetter(clerk, letter.id)).status).toBe(DISPATCHED);
});

test('within an area, only the centre that it is for receives it', async () => {
  const letter = await sentTo(await nameOf('ASR-2'));
  expect((await arrivingAt(clerk)).has(letter.reference)).toBe(false);
  expect((await scan(clerk, letter.code)).body).toMatchObject({ code: 'LETTER_UNKNOWN' });
  expect((await moveTo(clerk, letter, RECEIVED, 'A')).body).toMatchObject({ code: 'LETTER_AT_OTHER_END' });
  const number = letter.reference.split('/').at(-1) ?? '';
  expect((await scan(area, number)).body.data).toMatchObject({ outcome: 'received' });
  expect((await readLetter(clerk, letter.id)).status).toBe(RECEIVED);
});

test('scans of the letter travel with it', async () => {
  const letter = await makeLetter(clerk, places['ASR-1'] ?? '', { party: karolBagh });
  await portal.owner.query(
    `insert into attachment (area_id, id, centre_id, letter_id, owner_id, type, name, mime, bytes, content_hash)
     select area_id, $2, centre_id, id, id, 30, 'page 1', 'application/pdf', 9, repeat('a', 64) from dak_letter where id = $1`,
    [letter.id, newId()],
  );
  await moveTo(clerk, letter, DISPATCHED);
  const arriving = await arrivingOf(letter, delhi);
  const { body } = await delhi.get('/api/attachment', { owner: 'dakLetter', ownerId: arriving.id });
  expect(JSON.stringify(body)).toContain('page 1');
});

test('an answer is linked at both ends', async () => {
  const question = await sentTo(karolBagh, { subject: 'How many seats?', replyBy: '2020-01-01' });
  expect(await readLetter(clerk, question.id)).toMatchObject({ isOverdue: true, isAnswered: false });
  const { letter: received } = (await scan(delhi, question.code)).body.data;
  const answer = await makeLetter(delhi, received.centre, {
    party: await nameOf('ASR-1'),
    subject: 'Fifty-two',
    answers: received.id,
  });
  await moveTo(delhi, answer, DISPATCHED);
  expect(await readLetter(delhi, received.id)).toMatchObject({ isAnswered: true, isOverdue: false });
  expect(await readLetter(clerk, question.id)).toMatchObject({ isAnswered: true, isOverdue: false });
  expect((await arrivingAt(clerk)).get(answer.reference)).toMatchObject({ answers: question.id });
});

test('an answer that its sender forgot to link is linked at the end that asked', async () => {
  const question = await sentTo(karolBagh, { subject: 'How many buses?', replyBy: '2020-01-01' });
  const { letter: received } = (await scan(delhi, question.code)).body.data;
  const answer = await makeLetter(delhi, received.centre, { party: await nameOf('ASR-1'), subject: 'Nine' });
  await moveTo(delhi, answer, DISPATCHED);
  const { id } = await arrivingOf(answer, clerk);
  const link = (by: Visitor, answers: string | null, letter = id) =>
    by.post(`${lettersPath}/${letter}/answers`, { answers });
  expect((await link(clerk, question.id)).body.code).toBe('LETTER_NOT_LINKED');
  await scan(clerk, answer.code);
  await moveTo(clerk, { id }, ACKNOWLEDGED);
  expect((await link(delhi, question.id)).status).toBe(404);
  expect((await link(clerk, received.id)).body.code).toBe('BAD_REFERENCE');
  expect((await link(clerk, id)).body.code).toBe('VALIDATION');
  expect((await link(clerk, id, question.id)).body.code).toBe('LETTER_NOT_LINKED');
  expect((await link(clerk, question.id)).body.data).toMatchObject({ answers: question.id });
  expect(await readLetter(clerk, question.id)).toMatchObject({ isAnswered: true, isOverdue: false });
  expect((await link(clerk, null)).body.data).toMatchObject({ answers: null });
  expect(await readLetter(clerk, question.id)).toMatchObject({ isAnswered: false, isOverdue: true });
});

test('a letter is answered once it is here, so that the sender can call it back until then', async () => {
  const question = await sentTo(karolBagh);
  const arriving = await arrivingOf(question, delhi);
  const answer = { ...letterBody(arriving.centre, { answers: arriving.id }), id: newId() };
  expect((await delhi.post(lettersPath, answer)).body).toMatchObject({
    code: 'LETTER_NOT_ANSWERABLE',
    fields: { answers: 'not received' },
  });
  expect((await clerk.post(`${lettersPath}/${question.id}/recall`, { reason: 'Wrong' })).status).toBe(200);
});

test('a hand-over that waited for the connection does not undo a later one', async () => {
  const received = { type: dakTypes.RECEIVE, receiver: 'Ram Lal' };
  const letter = await makeLetter(clerk, places['ASR-1'] ?? '', received);
  const handOver = async (receiver: string, minutesAgo: number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const sent = { 'portal-sent-at': new Date().toISOString() };
    const body = { code: letter.code, receiver, at };
    return (await clerk.post(`${lettersPath}/hand-over`, body, sent)).body.data;
  };
  expect(await handOver('Sita', 60)).toMatchObject({ outcome: 'handedOver', letter: { holder: 'Sita' } });
  const late = await handOver('Mohan', 90);
  expect(late).toMatchObject({ outcome: 'overtaken', letter: { holder: 'Sita' } });
  expect(Math.abs(Date.parse(late.letter.handedOverAt) - (Date.now() - 60 * 60_000))).toBeLessThan(30_000);
  expect(await handOver('Sita', 90)).toMatchObject({ outcome: 'handedOver' });
  // Scanned again with the same person, who therefore had it then.
  await handOver('Sita', 20);
  expect(await handOver('Mohan', 30)).toMatchObject({ outcome: 'overtaken' });
  expect(await handOver('Mohan', 10)).toMatchObject({ outcome: 'handedOver', letter: { holder: 'Mohan' } });
  // Back to the person who received it, also within a minute of the last hand-over.
  expect((await handOver('Ram Lal', 10.5)).letter).toMatchObject({ holder: 'Ram Lal' });
  const { rows } = (await clerk.get(`${lettersPath}/${letter.id}/history`)).body.data;
  const hands = rows.map(({ after }: { after: { holder?: string } }) => after.holder).filter(Boolean);
  expect(hands).toEqual(['Ram Lal', 'Mohan', 'Sita']);
});

test('a number that several letters in the house have hands none of them over', async () => {
  const here = places['ASR-1'] ?? '';
  const [first, second] = [
    await makeLetter(clerk, here, { type: dakTypes.RECEIVE, theirNumber: 'MC/88', party: 'Water board' }),
    await makeLetter(clerk, here, { type: dakTypes.RECEIVE, theirNumber: 'MC / 88', party: 'Post office' }),
  ];
  const handOver = (code: string) => clerk.post(`${lettersPath}/hand-over`, { code, receiver: 'Sita' });
  expect((await handOver('MC/88')).body.code).toBe('LETTER_HOLDER_AMBIGUOUS');
  for (const { id, reference } of [first, second]) {
    expect((await readLetter(clerk, id)).holder).toBe('');
    expect((await handOver(reference)).body.data.letter).toMatchObject({ id, holder: 'Sita' });
  }
  await moveTo(clerk, second, ACKNOWLEDGED);
  await moveTo(clerk, second, COMPLETED);
  expect((await handOver('MC/88')).body.data.letter).toMatchObject({ id: first.id });
});

test('a centre that was closed meanwhile gets no letter, and the letter stays here', async () => {
  const letter = await makeLetter(clerk, places['ASR-1'] ?? '', { party: await nameOf('DEL-3') });
  const close = (isActive: boolean) =>
    portal.owner.query('update centre set is_active = $2 where id = $1', [places['DEL-3'], isActive]);
  await close(false);
  expect((await moveTo(clerk, letter, DISPATCHED)).body).toMatchObject({ code: 'LETTER_CENTRE_CLOSED' });
  await close(true);
  expect((await readLetter(clerk, letter.id)).status).toBe(CREATED);
});

test('sent, received and completed by many at once, a letter has one row at each end, one status and every step', async () => {
  const made = await makeLetter(clerk, places['ASR-1'] ?? '', { party: karolBagh });
  const codes = (replies: readonly Reply[]) => replies.map(({ status }) => status);
  const others = await Promise.all([portal.signIn('clerk'), portal.signIn('area')]);
  const senders = [clerk, ...others, clerk, area, ...others];
  const sent = await Promise.all([
    ...senders.map((by) => moveTo(by, made, DISPATCHED)),
    ...senders.map((_, place) => scan(delhi, made.code, `Early ${place}`)),
  ]);
  expect(codes(sent.slice(0, senders.length)).filter((status) => status === 200)).toHaveLength(1);

  const received = await Promise.all(senders.map((_, place) => scan(delhi, made.code, `Receiver ${place}`)));
  expect(codes(received)).toEqual(received.map(() => 200));
  const outcomes = [...sent, ...received].filter(({ body }) => body.data?.outcome === 'received');
  expect(outcomes).toHaveLength(1);
  const id: string = outcomes[0]?.body.data.letter.id;
  for (const to of [ACKNOWLEDGED, COMPLETED]) {
    const moved = await Promise.all(senders.map(() => moveTo(delhi, { id }, to)));
    expect(codes(moved).filter((status) => status === 200)).toHaveLength(1);
  }

  const [there, here] = await Promise.all([readLetter(delhi, id), readLetter(clerk, made.id)]);
  const steps = ({ status, receiver, dispatchedAt, receivedAt, acknowledgedAt, completedAt }: Letter) => ({
    ...{ status, receiver, dispatchedAt, receivedAt, acknowledgedAt, completedAt },
  });
  expect(here.status).toBe(COMPLETED);
  expect(steps(here)).toEqual(steps(there));
  for (const moment of [here.dispatchedAt, here.receivedAt, here.acknowledgedAt, here.completedAt])
    expect(moment).not.toBeNull();
  const { rows } = await portal.owner.query('select type from dak_letter where code = $1', [made.code]);
  expect(rows).toHaveLength(2);
  const history = async (by: Visitor, letter: string) =>
    (await by.get(`${lettersPath}/${letter}/history`)).body.data.rows.map(
      ({ after }: { after: { status?: number } }) => after.status,
    );
  expect(await history(clerk, made.id)).toEqual([25, 20, 15, 10, 5]);
  expect(await history(delhi, id)).toEqual([25, 20, 15, 10]);
});
