import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database that can be cut, at once or with the next statement of a kind. */
export interface CutLine {
  /** The same database, through the line. */
  url: string;
  /**
   * A connection that sends this text, for the first time or after `skip` times, loses its line: before the text arrives, or
   * once it was answered. With `having` only a connection that has sent that before: others are at work too.
   */
  cutAt(text: string, when: 'before' | 'after', more?: { skip?: number; having?: string }): void;
  /** Whether nothing is armed any more. */
  isCut(): boolean;
  /** Every connection ends, and new ones are turned away until `open`. */
  close(): Promise<void>;
  open(): Promise<void>;
  end(): Promise<void>;
}

export async function openCutLine(databaseUrl: string): Promise<CutLine> {
  const target = new URL(databaseUrl);
  const lines = new Set<Socket>();
  let armed: { text: string; when: 'before' | 'after'; skip: number; having: string } | null = null;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      lines.add(socket);
      socket.on('error', () => undefined);
    }
    const drop = () => {
      for (const socket of [near, far]) {
        socket.destroy();
        lines.delete(socket);
      }
    };
    near.on('close', drop);
    far.on('close', drop);
    /** The answer with which the line is cut. */
    let awaited: string | null = null;
    /** What was armed when it sent what is asked for. */
    let suited: typeof armed = null;
    near.on('data', (bytes) => {
      if (armed && bytes.includes(armed.having)) suited = armed;
      if (armed && suited === armed && bytes.includes(armed.text) && armed.skip-- === 0) {
        const { when, text } = armed;
        armed = null;
        if (when === 'before') return drop();
        // Of a commit its own answer is waited for, not that of a statement before it.
        awaited = text.includes('commit') ? 'COMMIT' : '';
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (awaited !== null && bytes.includes(awaited)) drop();
      else near.write(bytes);
    });
  });
  let port = 0;
  const open = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const close = async () => {
    for (const socket of lines) socket.destroy();
    lines.clear();
    server.close();
    await once(server, 'close');
  };
  await open();
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    cutAt: (text, when, { skip = 0, having = '' } = {}) => {
      armed = { text, when, skip, having };
    },
    isCut: () => armed === null,
    close,
    open,
    end: async () => {
      if (server.listening) await close();
    },
  };
}
