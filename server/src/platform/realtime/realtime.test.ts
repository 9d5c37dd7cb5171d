import { newId } from '@sewa/contract/kernel/ids';
import type { RealtimeMessage } from '@sewa/contract/kernel/realtime';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Listener, listen } from '../../testing/listener.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let first: TestPortal;
let second: TestPortal;
const listeners: Listener[] = [];

beforeAll(async () => {
  first = await openTestPortal();
  second = await openTestPortal({ DATABASE_URL: first.ownerUrl });
});
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await second.close();
  await first.close();
});

async function listenAs(username: string, portal = first): Promise<Listener> {
  const listener = await listen(portal.url, await portal.signIn(username));
  listeners.push(listener);
  return listener;
}

/** A new centre in an area, written behind the server's back. */
async function addCentre(areaCode: string): Promise<string> {
  const id = newId();
  await first.owner.query(
    'insert into centre (area_id, id, code, name) select id, $1, $2, $3 from area where code = $4',
    [id, `T${id.slice(-8)}`.toUpperCase(), `Test ${id}`, areaCode],
  );
  return id;
}

const tellsOf = (id: string) => (message: RealtimeMessage) =>
  message.data.changes.some((change) => change.rowId === id);

test('without a session there is no socket', async () => {
  await expect(listen(first.url, first.visitor())).rejects.toThrow('UNAUTHENTICATED');
});

test('a subscription needs the right of its event', async () => {
  const nobody = await listenAs('nobody');
  expect(await nobody.subscribe('audit.changed')).toEqual({ success: false, code: 'FORBIDDEN' });
  expect(await nobody.subscribe('no.such.event')).toEqual({ success: false, code: 'FORBIDDEN' });
  expect(await nobody.subscribe('__proto__')).toEqual({ success: false, code: 'FORBIDDEN' });
  const answer = await nobody.socket.emitWithAck('subscribe', { event: 5 });
  expect(answer).toEqual({ success: false, code: 'VALIDATION' });
});

test('a change made through one server is told by the other', async () => {
  const area = await listenAs('area', second);
  expect(await area.subscribe('organisation.changed')).toEqual({ success: true, code: 'OK' });
  const id = await addCentre('ASR');
  const message = await area.heard(tellsOf(id));
  expect(message).toMatchObject({
    event: 'organisation.changed',
    data: { changes: [{ entity: 'centre', kind: 4 }] },
  });
});

test('another area is not told', async () => {
  const area = await listenAs('area');
  await area.subscribe('organisation.changed');
  const foreign = await addCentre('DEL');
  const own = await addCentre('ASR');
  await area.heard(tellsOf(own));
  expect(area.messages.some(tellsOf(foreign))).toBe(false);
});

test('who unsubscribes is not told any more', async () => {
  const [leaver, stayer] = [await listenAs('area'), await listenAs('area')];
  for (const one of [leaver, stayer]) await one.subscribe('organisation.changed');
  await leaver.unsubscribe('organisation.changed');
  const id = await addCentre('ASR');
  await stayer.heard(tellsOf(id));
  expect(leaver.messages.some(tellsOf(id))).toBe(false);
});

test('after a lost connection the listener is told what it missed, on another server too', async () => {
  const before = await listenAs('area');
  await before.subscribe('organisation.changed');
  const { data } = await before.heard((message) => message.data.isCaughtUp === true);
  before.close();
  const missed = await addCentre('ASR');
  const after = await listenAs('area', second);
  await after.subscribe('organisation.changed', data.position);
  const message = await after.heard((one) => one.data.isCaughtUp === true);
  expect(message.data.changes.map((change) => change.rowId)).toContain(missed);
});

test('a transaction that commits late is told all the same', async () => {
  const area = await listenAs('area');
  await area.subscribe('organisation.changed');
  const slow = new Client({ connectionString: first.ownerUrl });
  await slow.connect();
  const late = newId();
  await slow.query('begin');
  await slow.query(
    "insert into centre (area_id, id, code, name) select id, $1, 'LATE', 'Late' from area where code = 'ASR'",
    [late],
  );
  const early = await addCentre('ASR');
  await area.heard(tellsOf(early));
  await slow.query('commit');
  await slow.end();
  expect(await area.heard(tellsOf(late))).toBeDefined();
  const times = area.messages.filter(tellsOf(early)).length;
  expect(times).toBe(1);
});

test('who is signed out is cut off', async () => {
  const visitor = await first.signIn('area');
  const listener = await listen(first.url, visitor);
  listeners.push(listener);
  await listener.subscribe('organisation.changed');
  const cut = new Promise((resolve) => listener.socket.once('disconnect', resolve));
  await visitor.get('/api/user/logout');
  expect(await cut).toBe('io server disconnect');
});

test('who loses the right hears no more', async () => {
  const camp = await first.signIn('area');
  const listener = await listen(first.url, camp);
  listeners.push(listener);
  await listener.subscribe('schedule.changed');
  const watcher = await listenAs('area', second);
  await watcher.subscribe('user.changed');
  const changed = await first.owner.query(
    "update app_user set acl = acl - 'SETTINGS.SCHEDULE' where username = 'area' returning id",
  );
  await watcher.heard(tellsOf(changed.rows[0].id));
  expect(await listener.subscribe('schedule.changed')).toEqual({ success: false, code: 'FORBIDDEN' });
});
