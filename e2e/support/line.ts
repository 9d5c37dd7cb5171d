import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to the portal, which can be cut: unlike the browser's own switch it also cuts off a service worker. */
export interface Line {
  url: string;
  cut: () => void;
  restore: () => void;
  end: () => Promise<void>;
}

export async function openLine(portal: string): Promise<Line> {
  const { hostname, port } = new URL(portal);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.resetAndDestroy();
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      // A cut line ends in an error on both sides, which is what it is for.
      socket.on('error', () => other.destroy());
      socket.pipe(other);
    }
  });
  server.listen(0, hostname);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://${hostname}:${address.port}`,
    // The port is kept: closed, it could be somebody else's by the time it is wanted again.
    cut,
    restore: () => {
      isCut = false;
    },
    end: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
