import type { RealtimeMessage, Subscription } from '@sewa/contract/kernel/calls/realtime';
import { authStates } from '@sewa/contract/user/auth-states';
import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import { getAuth, refreshUser, subscribeToAuth } from './auth.ts';
import { reportBack, reportLost } from './connection.ts';
import { findUnfetched } from './unfetched-module.ts';

type Data = RealtimeMessage['data'];
type Listener = (data: Data) => void;

interface Topic {
  listeners: Set<Listener>;
  /** The last position heard; where to ask from after a lost connection. */
  since: string | undefined;
  isCatchingUp: boolean;
}

const RECONNECT_AFTER_REFUSAL_MS = 5_000;
const TRY_AGAIN_AFTER_MS = 2_000;
const IDLE_AFTER_MS = 1_000;

let isLost = false;
const topics = new Map<string, Topic>();
let socket: Promise<Socket> | null = null;

/** Hears an event of the contract while the component is mounted. `data.isGap` means: fetch anew. */
export function useRealtime(event: string, onMessage: Listener): void {
  const hear = useEffectEvent(onMessage);
  useEffect(() => subscribe(event, (data) => hear(data)), [event]);
}

subscribeToAuth(() => {
  if (getAuth().state !== authStates.LOGGED_IN) void disconnect();
});

function subscribe(event: string, listener: Listener): () => void {
  const topic = topics.get(event) ?? { listeners: new Set(), since: undefined, isCatchingUp: false };
  const isNew = topic.listeners.size === 0;
  topic.listeners.add(listener);
  topics.set(event, topic);
  void connect().then((line) => {
    if (isNew && line.connected) line.emit('subscribe', { event } satisfies Subscription);
  });
  return () => {
    topic.listeners.delete(listener);
    if (topic.listeners.size > 0 || topics.get(event) !== topic) return;
    topics.delete(event);
    void socket?.then((line) => line.emit('unsubscribe', { event } satisfies Subscription));
  };
}

/** The socket library is fetched with the first live view, never before sign-in, and when that view has been drawn. */
function connect(): Promise<Socket> {
  socket ??= untilIdle().then(async () => {
    const { io } = await loadLibrary();
    const line = io({ path: '/socket', transports: ['websocket', 'polling'] });
    line.on('connect', () => resubscribe(line));
    line.on('message', receive);
    line.on('refused', ({ code }: { code: string }) => {
      if (code === 'BUSY') resubscribeLater(line);
    });
    line.on('connect_error', ({ message }) => {
      if (message === 'UNAUTHENTICATED') askWhoIsSignedIn();
      else markLost();
      retryIfRefused(line);
    });
    line.on('disconnect', () => {
      markLost();
      retryIfRefused(line);
    });
    return line;
  });
  return socket;
}

/** Without it nothing is live until the next reload, so a connection that failed is tried again. */
async function loadLibrary(): Promise<typeof import('socket.io-client')> {
  let unfetched: string | undefined;
  for (let attempt = 0; ; attempt++) {
    try {
      // With another fragment the same file is another module, for which Chromium asks again.
      return await (unfetched === undefined
        ? import('socket.io-client')
        : import(/* @vite-ignore */ `${unfetched}#${attempt}`));
    } catch (error) {
      console.warn('Could not fetch the socket library', error);
      unfetched ??= findUnfetched(error);
      markLost();
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER_MS));
    }
  }
}

async function disconnect(): Promise<void> {
  const line = socket;
  socket = null;
  topics.clear();
  isLost = false;
  reportBack('socket');
  (await line)?.close();
}

/** The portal has answered: the session ended, perhaps while it could not be reached. The page is told by a call. */
function askWhoIsSignedIn(): void {
  refreshUser().catch(() => {
    // Signed out, which the call has told already; or lost again, and asked at the next attempt.
  });
}

/** socket.io retries lost lines by itself, but not one that the server closed or refused. */
function retryIfRefused(line: Socket): void {
  if (line.active) return;
  setTimeout(() => {
    if (topics.size > 0) line.connect();
  }, RECONNECT_AFTER_REFUSAL_MS);
}

function resubscribeLater(line: Socket): void {
  setTimeout(() => {
    if (line.connected) resubscribe(line);
  }, TRY_AGAIN_AFTER_MS);
}

function resubscribe(line: Socket): void {
  const wasLost = isLost;
  for (const [event, topic] of topics) {
    topic.isCatchingUp = wasLost;
    const since = topic.since;
    line.emit('subscribe', (since === undefined ? { event } : { event, since }) satisfies Subscription);
    // Lost before the first word: nobody can say what was missed, so the view fetches anew.
    if (wasLost && since === undefined) tell(topic, { changes: [], position: '', isGap: true });
  }
  // The views that were live have been left meanwhile: nothing is missed, and no word will come to say so.
  if (wasLost && topics.size === 0) markCaughtUp();
}

function receive({ event, data }: RealtimeMessage): void {
  const topic = topics.get(event);
  if (!topic) return;
  // The view was fetched before anybody listened: the first word says only from when on nothing is missed.
  const isFirstWord = topic.since === undefined;
  if (data.position) topic.since = data.position;
  topic.isCatchingUp = false;
  tell(topic, isFirstWord ? { ...data, isGap: true } : data);
  const isWaiting = [...topics.values()].some((one) => one.isCatchingUp);
  if (isLost && !isWaiting) markCaughtUp();
}

function tell(topic: Topic, data: Data): void {
  for (const listener of topic.listeners) listener(data);
}

function markLost(): void {
  if (topics.size === 0) return;
  isLost = true;
  reportLost('socket');
}

function markCaughtUp(): void {
  isLost = false;
  reportBack('call');
  reportBack('socket', true);
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_AFTER_MS });
    else setTimeout(resolve);
  });
}
