import type { RealtimeMessage } from '@sewa/contract/kernel/calls/realtime';
import { io, type Socket } from 'socket.io-client';
import type { Visitor } from './visitor.ts';

export interface Listener {
  socket: Socket;
  messages: RealtimeMessage[];
  subscribe(event: string, since?: string): Promise<{ success: boolean; code: string }>;
  unsubscribe(event: string): Promise<{ success: boolean; code: string }>;
  /** Resolves with the first message, come or to come, that fits. */
  heard(fits: (message: RealtimeMessage) => boolean): Promise<RealtimeMessage>;
  close(): void;
}

/** A socket with a visitor's session. Rejects when the server does not let it in. */
export async function listen(
  url: string,
  visitor: Visitor,
  headers: Record<string, string> = {},
): Promise<Listener> {
  const socket = io(url, {
    path: '/socket',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...(visitor.cookie ? { cookie: visitor.cookie } : {}), ...headers },
  });
  const messages: RealtimeMessage[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (message: RealtimeMessage) => {
    messages.push(message);
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    messages,
    subscribe: (event, since) => socket.emitWithAck('subscribe', { event, ...(since ? { since } : {}) }),
    unsubscribe: (event) => socket.emitWithAck('unsubscribe', { event }),
    heard: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = messages.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => socket.close(),
  };
}
