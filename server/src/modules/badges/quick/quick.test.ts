import { readCode } from '@sewa/contract/badges/code';
import { tokenSizes } from '@sewa/contract/badges/token-layout';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedCodes } from '../../../testing/printed-codes.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let portal: TestPortal;
let clerk: Visitor;
let centre: string;

beforeAll(async () => {
  portal = await openTestPortal();
  clerk = await portal.signIn('clerk');
  await grant(6);
  centre = (await portal.owner.query("select centre_id from app_user where username = 'clerk'")).rows[0]
    .centre_id;
});
afterAll(() => portal.close());

/** The right for quick badges, within that of the unit. */
async function grant(value: number): Promise<void> {
  await portal.owner.query(
    `update org set acl = acl || '{"BADGES.QUICK": 6}' where id = (select org_id from app_user where username = 'clerk')`,
  );
  await portal.owner.query(
    `update app_user set acl = acl || jsonb_build_object('BADGES.QUICK', $1::int) where username = 'clerk'`,
    [value],
  );
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format();

async function makeEvent(more: object = {}): Promise<string> {
  const id = newId();
  const body = {
    id,
    title: 'Sunday satsang',
    centre,
    fromDay: today,
    toDay: today,
    isClosed: false,
    ...more,
  };
  const reply = await clerk.post('/api/badges/quick/event', body);
  expect(reply.body.message).toBe('');
  return id;
}

const path = (event: string, act: string) => `/api/badges/quick/event/${event}/${act}`;
const make = (event: string, body: object) => clerk.post(path(event, 'make'), body);

async function print(event: string, query: Record<string, string>): Promise<Buffer> {
  const reply = await fetch(`${portal.url}${path(event, 'print')}?${new URLSearchParams(query)}`, {
    headers: { cookie: clerk.cookie },
  });
  if (reply.status !== 200) throw new Error(await reply.text());
  return Buffer.from(await reply.arrayBuffer());
}

test('a number of an event and kind is given once, also to two clerks at once', async () => {
  const event = await makeEvent();
  const replies = await Promise.all(
    ['1-40', '20-60', '30-35'].map((numbers) => make(event, { kind: 2, numbers })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.find(({ status }) => status !== 200);
  expect(refused?.body.message).toMatch(/Already printed for this event: [\d,-]+\./);
  expect((await make(event, { kind: 4, numbers: '1-5' })).body.data).toEqual({ made: 5, again: 0 });
  expect((await make(event, { kind: 4, numbers: '4-7', again: true })).body.data).toEqual({
    made: 2,
    again: 2,
  });
  expect((await make(event, { kind: 4, numbers: '7-1' })).status).toBe(400);
  expect((await make(event, { kind: 4, numbers: '1-5000' })).status).toBe(400);
});

test('each kind asks for its own right, in every call', async () => {
  const event = await makeEvent();
  for (const [value, open] of [
    [2, [1]],
    [3, [2, 3, 4]],
  ] as const) {
    await grant(value);
    for (const kind of [1, 2, 3, 4]) {
      const { status } = await make(event, { kind, numbers: `${value}${kind}` });
      expect([value, kind, status]).toEqual([
        value,
        kind,
        (open as readonly number[]).includes(kind) ? 200 : 403,
      ]);
      const printed = await clerk.get(path(event, 'print'), {
        kind,
        numbers: `${value}${kind}`,
        layout: 'sheet8',
      });
      expect([value, kind, printed.status]).toEqual([value, kind, status]);
    }
    const { body } = await clerk.get(path(event, 'summary'));
    expect(body.data.map(({ kind }: { kind: number }) => kind)).toEqual(open);
    const moved = await clerk.post(path(event, 'move'), { code: '32', to: 'out' });
    expect(moved.status).toBe(value === 3 ? 200 : 403);
  }
  // One Sewadar token, three others of which one is out: each sees the own ones.
  for (const [value, shown, logged] of [
    [2, { tokens: 1, sewadarTokens: 1, out: 0 }, false],
    [3, { tokens: 3, sewadarTokens: 0, out: 1 }, false],
    [6, { tokens: 4, sewadarTokens: 1, out: 1 }, true],
  ] as const) {
    await grant(value);
    const { rows } = (await clerk.get('/api/badges/quick/event', { size: 100 })).body.data;
    expect(rows.find((row: { id: string }) => row.id === event)).toMatchObject(shown);
    expect((await clerk.get(path(event, '').slice(0, -1))).body.data).toMatchObject(shown);
    const history = (await clerk.get(path(event, 'history'))).body.data.rows;
    expect(history.some((one: { entity: string }) => one.entity === 'quick_token')).toBe(logged);
  }
});

test('a deposit goes out and comes back by its printed code; what is out is told at closing time', async () => {
  const event = await makeEvent();
  await make(event, { kind: 2, numbers: '1-4' });
  const codes = await printedCodes(
    await print(event, { kind: '2', numbers: '1-4', layout: 'sheet21', twoPart: 'true' }),
    {
      dpi: 200,
    },
  );
  const counted = await portal.owner.query(
    'select distinct print_count from quick_token where event_id = $1',
    [event],
  );
  expect(counted.rows).toEqual([{ print_count: 1 }]);
  // A stub and a receipt have the same code.
  expect(codes).toHaveLength(8);
  expect(new Set(codes).size).toBe(4);
  const codeOf = (number: number) => codes.find((code) => readCode(code)?.fields.number === number) ?? '';
  const move = (code: string, to: string, more: object = {}) =>
    clerk.post(path(event, 'move'), { code, to, ...more });
  expect((await move(codeOf(1), 'returned')).status).toBe(409);
  expect((await move(codeOf(1), 'out')).body.data).toMatchObject({
    isNew: true,
    token: { number: 1, state: 'out' },
  });
  expect((await move(codeOf(1), 'out')).body.data.isNew).toBe(false);
  expect((await move('2', 'out')).body.data.isNew).toBe(true);
  expect((await move('3', 'out')).body.data.isNew).toBe(true);
  expect((await move(codeOf(1), 'returned')).body.data.token.state).toBe('returned');
  const undone = await clerk.post(path(event, 'undo'), { number: 1, state: 'returned' });
  expect(undone.body.data.token.state).toBe('out');
  expect((await clerk.post(path(event, 'undo'), { number: 1, state: 'out' })).status).toBe(409);
  await portal.owner.query("update quick_token set state_at = now() - interval '2 minutes' where number = 3");
  expect((await clerk.post(path(event, 'undo'), { number: 3, state: 'out' })).status).toBe(409);
  const { version, ...fields } = (await clerk.get(`/api/badges/quick/event/${event}`)).body.data;
  const closing = { title: fields.title, centre, fromDay: today, toDay: today, isClosed: true, version };
  expect((await clerk.put(`/api/badges/quick/event/${event}`, closing)).status).toBe(200);
  expect((await move('4', 'out')).status).toBe(409);
  // Handed out before the closing, told after it.
  const at = new Date(Date.now() - 5 * 60_000).toISOString();
  expect((await move('4', 'out', { at })).body.data.isNew).toBe(true);
  expect((await move('2', 'returned')).status).toBe(200);
  // Another gate handed it out before, and tells it only now.
  expect((await move('2', 'out', { at })).body.data).toMatchObject({
    isNew: false,
    token: { number: 2, state: 'returned' },
  });
  const [summary] = (await clerk.get(path(event, 'summary'))).body.data;
  expect(summary).toMatchObject({ count: 4, out: 3, outNumbers: '1,3-4', returned: 1 });
  const out = (await clerk.get(path(event, 'out'))).body.data;
  expect(out.map(({ number }: { number: number }) => number).sort()).toEqual([1, 3, 4]);
});

test('a token of another event, another kind or by another key is refused', async () => {
  const [one, other] = [await makeEvent(), await makeEvent()];
  await make(one, { kind: 2, numbers: '1' });
  await make(one, { kind: 4, numbers: '1' });
  await make(other, { kind: 2, numbers: '1' });
  const [deposit = ''] = await printedCodes(await print(one, { kind: '2', numbers: '1', layout: 'roll62' }), {
    dpi: 200,
  });
  const [chair = ''] = await printedCodes(await print(one, { kind: '4', numbers: '1', layout: '65x87.5' }), {
    dpi: 200,
  });
  const move = (event: string, code: string) => clerk.post(path(event, 'move'), { code, to: 'out' });
  expect((await move(other, deposit)).status).toBe(404);
  expect((await move(one, chair)).status).toBe(404);
  expect((await move(one, deposit.replace('.1-', '.2-').slice(0, -1))).status).toBe(404);
  expect((await move(one, '999')).status).toBe(404);
  expect((await move(one, deposit)).status).toBe(200);
  const verified = await clerk.post('/api/badges/verify', {
    id: newId(),
    gate: 'A',
    subject: { code: chair },
  });
  expect(verified.body.data).toMatchObject({
    answer: 'valid',
    kind: 'quick',
    type: 4,
    token: { event: 'Sunday satsang' },
  });
});

test('every size prints codes that a scanner reads, in three languages', async () => {
  const event = await makeEvent({ title: 'ਬਾਬਾ ਜੀ ਦਾ ਸਤਿਸੰਗ, सत्संग समारोह 2026' });
  await make(event, { kind: 3, numbers: '1-3' });
  const languages = ['en', 'hi', 'pa'];
  for (const [place, size] of tokenSizes.entries()) {
    const query = {
      kind: '3',
      numbers: '1-3',
      layout: size,
      width: '60',
      height: '30',
      language: languages[place % 3] ?? 'en',
    };
    const codes = await printedCodes(await print(event, query), { dpi: 200 });
    expect([size, codes.map((code) => readCode(code)?.fields.number).sort()]).toEqual([size, [1, 2, 3]]);
  }
});

test('an event with tokens keeps its days and stays', async () => {
  const event = await makeEvent();
  await make(event, { kind: 1, numbers: '1' });
  const { version } = (await clerk.get(`/api/badges/quick/event/${event}`)).body.data;
  const later = {
    title: 'Later',
    centre,
    fromDay: '2030-01-01',
    toDay: '2030-01-01',
    isClosed: false,
    version,
  };
  expect((await clerk.put(`/api/badges/quick/event/${event}`, later)).status).toBe(409);
  expect((await clerk.delete(`/api/badges/quick/event/${event}`)).status).toBe(409);
});
