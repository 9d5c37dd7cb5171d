import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line as TCP shows it: what is lost comes late, and everything behind it waits. */
interface LineOptions {
  /** Where it leads to. */
  readonly to: string;
  /** Each way, over all connections. */
  readonly bytesPerSecond: number;
  /** One way. */
  readonly delayMs?: number;
  /** The share of segments that are sent again, after a retransmission timeout of two round trips. */
  readonly loss?: number;
  readonly chance?: () => number;
  /** Numbers of bytes towards the far end at which everything is cut, and for how long nobody gets through then. */
  readonly cuts?: readonly { readonly atBytes: number; readonly outageMs?: number }[];
}

export interface BadLine {
  readonly url: string;
  /** What went over it so far, lost segments included. */
  readonly seen: { up: number; down: number; cuts: number; lost: number; connections: number };
  close(): Promise<void>;
}

const SEGMENT = 1_460;
/** What a sender may have under way before it waits. */
const WINDOW = 65_536;

/** A slow line with long ways, losses and cuts, between a client and a server of this machine. */
export async function openBadLine(options: LineOptions): Promise<BadLine> {
  const { delayMs = 0, loss = 0, chance = Math.random, bytesPerSecond } = options;
  const target = new URL(options.to);
  const seen = { up: 0, down: 0, cuts: 0, lost: 0, connections: 0 };
  const cuts = [...(options.cuts ?? [])];
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  const freeAt = { up: 0, down: 0 };
  let downUntil = 0;

  function later(atMs: number, run: () => void): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        run();
      },
      Math.max(0, atMs - performance.now()),
    );
    timers.add(timer);
  }

  function cut(outageMs: number): void {
    seen.cuts += 1;
    downUntil = performance.now() + outageMs;
    for (const socket of sockets) socket.resetAndDestroy();
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    Object.assign(freeAt, { up: 0, down: 0 });
  }

  /** When the line has carried these bytes: each segment takes its time, and once more for each loss. */
  function carried(way: 'up' | 'down', bytes: number, notBefore: number): number {
    let waits = 0;
    let begins = Math.max(performance.now(), freeAt[way], notBefore);
    for (let tries = 1; ; tries += 1) {
      begins += (bytes / bytesPerSecond) * 1_000;
      seen[way] += bytes;
      if (chance() >= loss) break;
      seen.lost += 1;
      waits += 4 * delayMs * tries;
    }
    freeAt[way] = begins;
    return begins + delayMs + waits;
  }

  function pipe(from: Socket, to: Socket, { way, openAt }: { way: 'up' | 'down'; openAt: number }): void {
    let last = openAt;
    let underWay = 0;
    from.on('data', (chunk: Buffer) => {
      for (let at = 0; at < chunk.length; at += SEGMENT) {
        const segment = chunk.subarray(at, at + SEGMENT);
        last = Math.max(last, carried(way, segment.length, openAt));
        underWay += segment.length;
        if (underWay > WINDOW) from.pause();
        later(last, () => {
          underWay -= segment.length;
          if (underWay <= WINDOW) from.resume();
          to.write(segment);
        });
      }
      const next = cuts[0];
      if (way === 'up' && next && seen.up >= next.atBytes) {
        cuts.shift();
        // Half of it is on its way by then.
        later((performance.now() + last) / 2, () => cut(next.outageMs ?? 0));
      }
    });
    from.on('end', () => later(last, () => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      later(last, () => to.destroy());
    });
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (performance.now() < downUntil) {
      near.resetAndDestroy();
      return;
    }
    seen.connections += 1;
    const far = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    sockets.add(near).add(far);
    // The handshake goes there and back first.
    const openAt = performance.now() + 2 * delayMs;
    pipe(near, far, { way: 'up', openAt });
    pipe(far, near, { way: 'down', openAt });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
