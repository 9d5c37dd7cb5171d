import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to the portal, which can be cut: unlike the browser's own switch it also cuts off a service worker. */
export interface Line {
  url: string;
  cut: () => Promise<void>;
  restore: () => Promise<void>;
}

export async function openLine(portal: string): Promise<Line> {
  const { hostname, port } = new URL(portal);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
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
  const listen = async (at: number) => {
    server.listen(at, hostname);
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port');
  return {
    url: `http://${hostname}:${address.port}`,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: () => listen(address.port),
  };
}
