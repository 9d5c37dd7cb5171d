import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { auditKinds } from '@sewa/contract/kernel/audit';
import type { RealtimeMessage } from '@sewa/contract/kernel/calls/realtime';
import { newId } from '@sewa/contract/kernel/values/ids';
import { allEvents } from '@sewa/contract/modules';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Listener, listen } from '../../testing/listener.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { openDatabase } from '../db/database.ts';
import { openRealtime } from './realtime.ts';
import { eventsOf } from './rooms.ts';

test('the event of the whole log is silent about a secret table', () => {
  const told = (entity: string) => eventsOf(allEvents, { entity, kind: auditKinds.CREATE });
  expect(told('blood_confidential')).toEqual(['blood-confidential.changed']);
  expect(told('blood_deferral')).toContain('audit.changed');
});

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

test('a page of another site gets no socket, also from a browser that says only its origin', async () => {
  const area = await first.signIn('area');
  await expect(listen(first.url, area, { origin: 'https://elsewhere.example' })).rejects.toThrow();
  const own = await listen(first.url, area, { origin: first.url });
  listeners.push(own);
  expect(own.socket.connected).toBe(true);
});

test('who is given a second centre hears of it without subscribing again, and not after it is taken away', async () => {
  const listener = await listenAs('clerk');
  await listener.subscribe('sewadar.changed');
  const { rows } = await first.owner.query(
    `select u.id as user, u.area_id as area, c.id as centre, (select id from sewadar s where s.centre_id = c.id limit 1) as sewadar
       from app_user u join centre c on c.area_id = u.area_id and c.code = 'ASR-2' where u.username = 'clerk'`,
  );
  const { user, area, centre, sewadar } = rows[0];
  const change = (notes: string) =>
    first.owner.query('update sewadar set notes = $1 where id = $2', [notes, sewadar]);
  await first.owner.query('insert into user_centre (area_id, user_id, centre_id) values ($1, $2, $3)', [
    area,
    user,
    centre,
  ]);
  // The rooms follow a moment after the change: changed until it is heard.
  let round = 0;
  await vi.waitFor(
    async () => {
      await change(`round ${++round}`);
      expect(listener.messages.some(tellsOf(sewadar))).toBe(true);
    },
    { timeout: 60_000, interval: 100 },
  );
  await first.owner.query('delete from user_centre where user_id = $1', [user]);
  const watcher = await listenAs('area');
  await watcher.subscribe('sewadar.changed');
  await vi.waitFor(
    async () => {
      const [before, heard] = [listener.messages.length, watcher.messages.length];
      await change(`round ${++round}`);
      await vi.waitFor(() => expect(watcher.messages.slice(heard).some(tellsOf(sewadar))).toBe(true), 60_000);
      expect(listener.messages.length).toBe(before);
    },
    { timeout: 60_000, interval: 100 },
  );
});

test('a socket ends with its session, also when nothing but time has passed, and does not keep it alive', async () => {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const database = openDatabase({ url: first.appUrl, log, usesPlainRequests: false });
  const http = createServer();
  const realtime = await openRealtime({
    ...{ http, database, log, url: first.appUrl, timeZone: 'Asia/Kolkata', origin: null, events: allEvents },
    recheckMs: 20,
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  try {
    const visitor = await first.signIn('camp');
    const listener = await listen(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, visitor);
    const cut = new Promise((resolve) => listener.socket.once('disconnect', resolve));
    const ofCamp = `user_id = (select id from app_user where username = 'camp')`;
    await first.owner.query(`update session set seen_at = now() - interval '11 hours' where ${ofCamp}`);
    const marked = `select from session where ${ofCamp} and seen_at > now() - interval '10 hours'`;
    expect((await first.owner.query(marked)).rowCount).toBe(0);
    await first.owner.query(`update session set seen_at = now() - interval '13 hours' where ${ofCamp}`);
    expect(await cut).toBe('io server disconnect');
  } finally {
    await realtime.close();
    await database.close();
    http.close();
  }
});
