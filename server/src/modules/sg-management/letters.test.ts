import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { letterBody, lettersPath, makeLetter, moveTo, readLetter } from './testing/some-letters.ts';

const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;
const { DISPATCH, RECEIVE } = dakTypes;
const today = todayIn('Asia/Kolkata');
const year = today.slice(0, 4);

let portal: TestPortal;
let clerk: Visitor;
let area: Visitor;
let places: Record<string, string>;
let here: string;
beforeAll(async () => {
  portal = await openTestPortal();
  [clerk, area] = await Promise.all([portal.signIn('clerk'), portal.signIn('area')]);
  places = await placesOf(portal);
  here = places['ASR-1'] ?? '';
});
afterAll(() => portal.close());

test('a letter to another party goes its five steps, each with who and when', async () => {
  const letter = await makeLetter(clerk, here);
  expect(letter).toMatchObject({ status: CREATED, isThroughPortal: false, day: today, receiver: '' });
  expect((await moveTo(clerk, letter, RECEIVED, 'Peon')).body).toMatchObject({ code: 'LETTER_MOVE_UNKNOWN' });
  expect((await moveTo(clerk, letter, DISPATCHED)).body.data).toMatchObject({ status: DISPATCHED });
  expect((await moveTo(clerk, letter, DISPATCHED)).status).toBe(409);
  expect((await moveTo(clerk, letter, RECEIVED)).body).toMatchObject({
    code: 'LETTER_RECEIVER_NEEDED',
    fields: { receiver: 'missing' },
  });
  await moveTo(clerk, letter, RECEIVED, 'R. K. Sharma');
  await moveTo(clerk, letter, ACKNOWLEDGED);
  const { name } = (await clerk.get('/api/user')).body.data;
  expect((await moveTo(clerk, letter, COMPLETED)).body.data).toMatchObject({
    status: COMPLETED,
    dispatchedByName: name,
    receivedByName: name,
    receiver: 'R. K. Sharma',
    acknowledgedByName: name,
    completedByName: name,
    reference: letter.reference,
  });
  for (const to of Object.values(dakStatuses))
    expect((await moveTo(clerk, letter, to, 'A')).status).toBe(409);
  const { rows } = (await clerk.get(`${lettersPath}/${letter.id}/history`)).body.data;
  expect(rows.map(({ after }: { after: { status?: number } }) => after.status)).toEqual([25, 20, 15, 10, 5]);
});

test('the list finds a letter by its own number, as the choice of what it answers does', async () => {
  const letter = await makeLetter(clerk, here);
  const found = async (q: string) =>
    (await clerk.get(lettersPath, { q, filter: { type: DISPATCH } })).body.data.rows.map(
      ({ id }: { id: string }) => id,
    );
  expect(await found(letter.reference.toLowerCase())).toContain(letter.id);
  expect(await found(`${letter.reference}0`)).not.toContain(letter.id);
});

test('what came by post is received at once, and is edited until it is acknowledged', async () => {
  const letter = await makeLetter(clerk, here, { type: RECEIVE, theirNumber: 'MC/77' });
  expect(letter).toMatchObject({ status: RECEIVED, theirNumber: 'MC/77', dispatchedAt: null });
  const change = async (over: object) =>
    clerk.put(`${lettersPath}/${letter.id}`, {
      ...letterBody(here, { type: RECEIVE, ...over }),
      version: (await readLetter(clerk, letter.id)).version,
    });
  expect((await change({ subject: 'Water' })).body.data).toMatchObject({ subject: 'Water' });
  expect((await change({ type: DISPATCH })).body).toMatchObject({ code: 'LETTER_REGISTER_FIXED' });
  await moveTo(clerk, letter, ACKNOWLEDGED);
  expect((await change({ subject: 'Sewer' })).body).toMatchObject({ code: 'LETTER_FROZEN' });
});

test('the next number is told of the own centres only', async () => {
  const next = (centre: string | undefined) => clerk.get(`${lettersPath}/next`, { centre, type: DISPATCH });
  expect((await next(here)).body.data.reference).toMatch(/^ASR-1\//);
  expect((await next(places['ASR-2'])).body).toMatchObject({
    code: 'BAD_REFERENCE',
    fields: { centre: 'unknown' },
  });
});

test('a letter that came earlier is numbered in the year of its day, which is corrected within that year', async () => {
  const last = `${Number(year) - 1}-12-31`;
  const centre = places['ASR-2'] ?? '';
  const peek = (day: string) => area.get(`${lettersPath}/next`, { centre, type: RECEIVE, day });
  const { reference: next } = (await peek(last)).body.data;
  expect(next).toMatch(new RegExp(`^ASR-2/${Number(year) - 1}/R`));
  const received = { type: RECEIVE, receivedOn: last, receiver: 'Kirpal Singh' };
  const letter = await makeLetter(area, centre, received);
  expect(letter).toMatchObject({ reference: next, day: last, receivedOn: last, receiver: 'Kirpal Singh' });
  const { name } = (await area.get('/api/user')).body.data;
  expect(letter.receivedByName).toBe(name);
  const month = (await area.get(lettersPath, { filter: { month: last.slice(0, 7), centre } })).body.data;
  expect(month.rows.map(({ id }: { id: string }) => id)).toContain(letter.id);

  const change = async (over: object) =>
    area.put(`${lettersPath}/${letter.id}`, {
      ...letterBody(centre, { ...received, ...over }),
      version: (await readLetter(area, letter.id)).version,
    });
  const day = `${last.slice(0, 8)}30`;
  expect((await change({ receivedOn: day, receiver: 'Satnam Kaur' })).body.data).toMatchObject({
    reference: next,
    day,
    receiver: 'Satnam Kaur',
  });
  expect((await change({ receivedOn: null, receiver: '' })).body.data).toMatchObject({
    day,
    receiver: 'Satnam Kaur',
  });
  expect((await change({ receivedOn: today })).body).toMatchObject({
    code: 'LETTER_REGISTER_FIXED',
    fields: { receivedOn: 'fixed' },
  });
  const enter = (receivedOn: string) =>
    area.post(lettersPath, letterBody(centre, { ...received, receivedOn }));
  expect((await enter(dayAfter(today, 1))).body).toMatchObject({ code: 'SG_DAY_IN_FUTURE' });
  expect((await enter(dayAfter(today, -401))).body).toMatchObject({ code: 'LETTER_DAY_TOO_EARLY' });
  // An own letter is received at the other end.
  const own = await makeLetter(area, centre, { receivedOn: last, receiver: 'Nobody' });
  expect(own).toMatchObject({ day: today, receivedOn: null, receiver: '' });
});

test('a letter keeps its number: it is not deleted, and leaves its register by no edit', async () => {
  const letter = await makeLetter(area, here);
  expect((await clerk.delete(`${lettersPath}/${letter.id}`)).body).toMatchObject({ code: 'LETTER_NUMBERED' });
  const moved = { ...letterBody(places['ASR-3'] ?? ''), version: letter.version };
  expect((await area.put(`${lettersPath}/${letter.id}`, moved)).body).toMatchObject({
    code: 'LETTER_REGISTER_FIXED',
  });
  expect((await readLetter(clerk, letter.id)).reference).toBe(letter.reference);
});

test('numbers of each centre and type begin with 1 and have no gaps, whatever is refused between and at once', async () => {
  const registers = ['ASR-4', 'ASR-5'].flatMap((centre) =>
    [DISPATCH, RECEIVE].map((type) => ({ centre, type })),
  );
  const attempt = fc.record({ register: fc.constantFrom(...registers), isRefused: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 8 }), async (attempts) => {
      await Promise.all(
        attempts.map(({ register, isRefused }) => {
          const centre = places[register.centre] ?? '';
          // Refused by the database, after the number was taken.
          const id = isRefused ? { id: taken } : {};
          return area.post(lettersPath, { ...letterBody(centre, { type: register.type }), ...id });
        }),
      );
      for (const { centre, type } of registers) {
        const { rows } = await portal.owner.query<{ number: number; reference: string }>(
          'select number, reference from dak_letter where centre_id = $1 and type = $2 and status <> 10 order by number',
          [places[centre], type],
        );
        const letter = type === DISPATCH ? 'D' : 'R';
        expect(rows).toEqual(
          rows.map((_, place) => ({
            number: place + 1,
            reference: `${centre}/${year}/${letter}${place + 1}`,
          })),
        );
        const next = await area.get(`${lettersPath}/next`, { centre: places[centre], type });
        expect(next.body.data).toEqual({ reference: `${centre}/${year}/${letter}${rows.length + 1}` });
      }
    }),
    { numRuns: 6 },
  );
});
let taken: string;
beforeAll(async () => {
  taken = (await makeLetter(clerk, here)).id;
});

test('an instruction sets the day to reply by; the letter is to answer until an answer leaves', async () => {
  const letter = await makeLetter(clerk, here, { type: RECEIVE, subject: 'Extinguishers' });
  const instruct = (days: number | null) =>
    clerk.post(`${lettersPath}/${letter.id}/instruct`, { instruction: 'Answer within 4 days', days });
  const inDays = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  expect((await instruct(4)).body.data).toMatchObject({ replyBy: inDays(4), isOverdue: false });
  expect((await instruct(null)).body.data).toMatchObject({ replyBy: inDays(4) });
  await portal.owner.query(`update dak_letter set reply_by = '2020-01-01' where id = $1`, [letter.id]);
  const listed = async (filter: object) =>
    (await clerk.get(lettersPath, { size: 500, filter })).body.data.rows.map(({ id }: { id: string }) => id);
  expect(await listed({ isToAnswer: true, isOverdue: true })).toContain(letter.id);
  expect(await listed({ isOverdue: false })).not.toContain(letter.id);

  const answer = await makeLetter(clerk, here, { answers: letter.id, subject: 'Re: Extinguishers' });
  expect(answer.answersName).toBe(`${letter.reference} · Extinguishers`);
  expect(await listed({ isToAnswer: true })).toContain(letter.id);
  await moveTo(clerk, answer, DISPATCHED);
  expect(await readLetter(clerk, letter.id)).toMatchObject({ isAnswered: true, isOverdue: false });
  expect(await listed({ isToAnswer: true })).not.toContain(letter.id);
  expect(await listed({ answers: letter.id })).toEqual([answer.id]);
  expect(
    (await clerk.post(`${lettersPath}/${answer.id}/instruct`, { instruction: 'x', days: 1 })).body,
  ).toMatchObject({ code: 'LETTER_NOT_HERE' });
});

test('bad entries are refused with the field that is wrong', async () => {
  const { name } = (await clerk.get(`${lettersPath}/parties`, { q: 'Ranjit Avenue' })).body.docs[0];
  const post = (over: object) => clerk.post(lettersPath, letterBody(here, over));
  expect((await post({ party: name })).body).toMatchObject({ code: 'LETTER_TO_ITSELF' });
  expect((await post({ subject: '' })).body).toMatchObject({ code: 'VALIDATION' });
  const sent = await makeLetter(clerk, here);
  expect((await post({ answers: sent.id })).body).toMatchObject({ code: 'BAD_REFERENCE' });
  const elsewhere = await makeLetter(area, places['ASR-2'] ?? '', { type: RECEIVE });
  expect((await post({ answers: elsewhere.id })).body).toMatchObject({ code: 'BAD_REFERENCE' });
  expect((await clerk.get(`${lettersPath}/${elsewhere.id}`)).status).toBe(404);
});

test('letters are found by number and subject, and a month by its days', async () => {
  const letter = await makeLetter(clerk, here, { subject: 'Loudspeaker permission' });
  const search = async (q: string) => JSON.stringify((await clerk.get('/api/search', { q })).body);
  expect(await search('loudspeaker')).toContain(letter.id);
  expect(await search(letter.reference)).toContain(letter.id);
  const inMonth = async (month: string) =>
    (await clerk.get(lettersPath, { size: 500, filter: { month } })).body.data.rows.map(
      ({ id }: { id: string }) => id,
    );
  expect(await inMonth(today.slice(0, 7))).toContain(letter.id);
  expect(await inMonth('2020-02')).toEqual([]);
});
