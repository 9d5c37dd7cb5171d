import type { Server as HttpServer } from 'node:http';
import { auditKinds } from '@sewa/contract/kernel/audit';
import type { RealtimeEvent, RealtimeMessage } from '@sewa/contract/kernel/calls/realtime';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { type Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { hashOfToken, tokenIn } from '../access/session-cookie.ts';
import { type Who, whoOf } from '../access/who.ts';
import { type ChangeFeed, type FeedEntry, followChanges, type Note } from '../change-feed/change-feed.ts';
import type { Database } from '../db/database.ts';
import { isSameSite } from '../http/same-site.ts';
import type { Log } from '../log.ts';
import { eventsOf, roomOfUser, roomsFor, roomsOf } from './rooms.ts';

export interface Realtime {
  announce(): void;
  close(): Promise<void>;
}

const subscription = z.object({
  event: z.string().max(60),
  since: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
});
const mostEventsPerSocket = 50;
/** Sessions end by themselves and rights are lent until a day: nothing is logged when time runs out. */
const everyMinute = 60_000;

/**
 * socket.io at /socket. Every server follows the change log itself and tells its own sockets, so a change reaches
 * everybody even when the server that made it dies right after the commit.
 */
export async function openRealtime(options: {
  http: HttpServer;
  url: string;
  database: Database;
  timeZone: string;
  /** The public address, where one is configured. */
  origin: string | null;
  events: Readonly<Record<string, RealtimeEvent>>;
  log: Log;
  recheckMs?: number;
}): Promise<Realtime> {
  const { http, database, timeZone, origin, events, log, recheckMs = everyMinute } = options;
  const io = new SocketServer(http, {
    path: '/socket',
    serveClient: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 10_000,
    // The session cookie is all that counts; pages of other sites are refused before it is looked at.
    allowRequest: (request, done) => done(null, isSameSite(request.headers, origin)),
  });
  const feed: ChangeFeed = await followChanges({
    url: options.url,
    log,
    onEntries: tell,
    onGap: tellGap,
    onNote: tellNote,
  });

  io.use((socket, next) => {
    identify(socket)
      .then((who) => next(who ? undefined : new Error('UNAUTHENTICATED')))
      .catch((error: Error) => {
        log.warn(`realtime: a connection was refused: ${error.message}`);
        next(new Error('BUSY'));
      });
  });
  io.on('connection', (socket) => {
    socket.on(
      'subscribe',
      (given: unknown, done?: unknown) => void answered(socket, subscribe(socket, given), done),
    );
    socket.on(
      'unsubscribe',
      (given: unknown, done?: unknown) => void answered(socket, unsubscribe(socket, given), done),
    );
  });

  async function answered(socket: Socket, work: Promise<string>, done: unknown): Promise<void> {
    const outcome = await work.catch((error: Error) => {
      log.warn(`realtime: a subscription failed: ${error.message}`);
      return 'BUSY';
    });
    if (typeof done === 'function') done({ success: outcome === 'OK', code: outcome });
    else if (outcome !== 'OK') socket.emit('refused', { code: outcome });
  }

  async function identify(socket: Socket): Promise<Who | null> {
    const token = tokenIn(socket.handshake.headers.cookie);
    if (token === null) return null;
    const found = await database.peekSession(hashOfToken(token));
    const who = found && !found.must_change ? whoOf(found, timeZone) : null;
    socket.data['userId'] = who?.userId;
    return who;
  }

  async function subscribe(socket: Socket, given: unknown): Promise<string> {
    const asked = subscription.safeParse(given);
    if (!asked.success) return 'VALIDATION';
    const { event, since } = asked.data;
    const declared = Object.hasOwn(events, event) ? events[event] : undefined;
    const who = await identify(socket);
    if (who === null) {
      socket.disconnect(true);
      return 'UNAUTHENTICATED';
    }
    if (!declared || !meets(declared.requirement, who)) return 'FORBIDDEN';
    if (socket.rooms.size > mostEventsPerSocket * 10) return 'THROTTLED';
    const rooms = roomsOf(event, who, declared);
    subscribedOf(socket).add(event);
    await socket.join(rooms);
    await catchUp(socket, event, rooms, since);
    return 'OK';
  }

  async function unsubscribe(socket: Socket, given: unknown): Promise<string> {
    const asked = subscription.safeParse(given);
    if (!asked.success) return 'VALIDATION';
    subscribedOf(socket).delete(asked.data.event);
    for (const room of socket.rooms) if (room.startsWith(`${asked.data.event}|`)) await socket.leave(room);
    return 'OK';
  }

  /** Joined first, then asked: what happens in between is told twice rather than never. */
  async function catchUp(
    socket: Socket,
    event: string,
    rooms: string[],
    since: string | undefined,
  ): Promise<void> {
    const missed = await feed.since(since ?? (await currentPosition()));
    const mine = new Set(rooms);
    const entries = missed?.entries.filter(
      (entry) =>
        eventsOf(events, entry).includes(event) &&
        roomsFor(event, entry, events[event]).some((room) => mine.has(room)),
    );
    const data: RealtimeMessage['data'] = {
      changes: since === undefined ? [] : (entries ?? []).map(toChange),
      position: missed?.position ?? (await currentPosition()),
      isCaughtUp: true,
      // Notes are kept nowhere: whoever was away fetches anew.
      ...(missed === null || events[event]?.isOwn ? { isGap: true } : {}),
    };
    socket.emit('message', { event, data } satisfies RealtimeMessage);
  }

  /** A position far ahead: nothing was missed, only the current position is asked for. */
  async function currentPosition(): Promise<string> {
    const now = await feed.since('9223372036854775807');
    return now?.position ?? '0';
  }

  function tell(entries: FeedEntry[], position: string): void {
    const messages = new Map<string, { event: string; changes: RealtimeMessage['data']['changes'] }>();
    for (const entry of entries) {
      for (const event of eventsOf(events, entry)) {
        for (const room of roomsFor(event, entry, events[event])) {
          const message = messages.get(room) ?? { event, changes: [] };
          message.changes.push(toChange(entry));
          messages.set(room, message);
        }
      }
    }
    for (const [room, { event, changes }] of messages) {
      io.to(room).emit('message', { event, data: { changes, position } } satisfies RealtimeMessage);
    }
    checkSessions(entries);
  }

  function tellNote({ event, user, entity, row }: Note): void {
    const data = { changes: [{ entity, rowId: row, kind: auditKinds.UPDATE }], position: '' };
    io.to(roomOfUser(event, user)).emit('message', { event, data } satisfies RealtimeMessage);
  }

  function tellGap(position: string): void {
    for (const event of Object.keys(events)) {
      io.emit('message', { event, data: { changes: [], position, isGap: true } } satisfies RealtimeMessage);
    }
  }

  /** Who was signed out, deactivated or given other rights must not go on listening. */
  function checkSessions(entries: FeedEntry[]): void {
    const users = new Set(
      entries
        .filter((entry) => /^(session|app_user|user_centre)$/.test(entry.entity))
        .map((entry) => entry.row_id),
    );
    const isOrgChange = entries.some((entry) => entry.entity === 'org');
    for (const socket of io.sockets.sockets.values())
      if (isOrgChange || users.has(socket.data['userId'])) void recheckSafely(socket);
  }

  async function recheckSafely(socket: Socket): Promise<void> {
    await recheck(socket).catch((error: Error) => {
      log.warn(`realtime: a session was not checked again: ${error.message}`);
      socket.disconnect(true);
    });
  }

  /** One after the other: nobody waits for it, and the database is not asked by a thousand sockets at once. */
  async function recheckAll(): Promise<void> {
    for (const socket of [...io.sockets.sockets.values()]) await recheckSafely(socket);
  }

  async function recheck(socket: Socket): Promise<void> {
    const who = await identify(socket);
    if (who === null) {
      socket.disconnect(true);
      return;
    }
    const wanted = new Set(
      [...subscribedOf(socket)].flatMap((event) => {
        const declared = events[event];
        return declared && meets(declared.requirement, who) ? roomsOf(event, who, declared) : [];
      }),
    );
    for (const room of socket.rooms) {
      const isOfEvent = Object.hasOwn(events, room.split('|', 1)[0] ?? '');
      if (isOfEvent && !wanted.has(room)) await socket.leave(room);
    }
    await socket.join([...wanted]);
  }

  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(recheckAll);
  }, recheckMs);

  return {
    announce: feed.announce,
    close: async () => {
      clearInterval(timer);
      await feed.close();
      await io.close();
    },
  };
}

/** The events that a socket has asked for and was allowed to. */
function subscribedOf(socket: Socket): Set<string> {
  const known: unknown = socket.data['events'];
  if (known instanceof Set) return known;
  const fresh = new Set<string>();
  socket.data['events'] = fresh;
  return fresh;
}

function toChange(entry: FeedEntry) {
  return { entity: entry.entity, rowId: entry.row_id, kind: entry.kind };
}
