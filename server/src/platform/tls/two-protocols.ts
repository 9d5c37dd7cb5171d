import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { Socket } from 'node:net';
import type { Identity } from './certificate.ts';

/** The first byte of a TLS connection: a handshake. No method of HTTP begins with it. */
const HANDSHAKE = 0x16;
/** For a client that connects and says nothing. */
const FIRST_BYTE_MS = 10_000;

export interface TwoProtocols {
  server: Server;
  /** Ends the connections that are not the portal's, so that closing does not wait for them. */
  endPlain(): void;
}

/**
 * One port for both protocols: a tablet reaches the explanation at the address that somebody typed without https. The
 * first byte decides; nothing that comes in plain ever reaches the portal.
 */
export function serveTwoProtocols({
  identity,
  portal,
  plain,
}: {
  identity: Identity;
  portal: RequestListener;
  plain: RequestListener;
}): TwoProtocols {
  const server = createServer(
    { key: identity.key, cert: identity.certificate, requireHostHeader: false, minVersion: 'TLSv1.2' },
    portal,
  );
  const plainServer = createPlainServer({ requireHostHeader: false }, plain);
  const secure = server.listeners('connection') as ((socket: Socket) => void)[];
  const notSecure = new Set<Socket>();
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    notSecure.add(socket);
    const drop = () => socket.destroy();
    const silence = setTimeout(drop, FIRST_BYTE_MS);
    // A client that leaves again is nothing to report.
    socket.on('error', drop);
    socket.once('close', () => {
      clearTimeout(silence);
      notSecure.delete(socket);
    });
    socket.once('data', (first: Buffer) => {
      clearTimeout(silence);
      socket.pause();
      socket.unshift(first);
      if (first[0] === HANDSHAKE) {
        notSecure.delete(socket);
        socket.off('error', drop);
        for (const accept of secure) accept.call(server, socket);
      } else plainServer.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  return { server, endPlain: () => notSecure.forEach((socket) => void socket.destroy()) };
}
