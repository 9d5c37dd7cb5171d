import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { PortalError } from './portal-error.ts';

/** The same bytes, refused before the first when the sender announces too many, and where it does not, as soon as they are. */
export function limited(
  sent: Readable | undefined,
  maxBytes: number,
  announced: string | undefined,
): Readable {
  if (!sent) return Readable.from([]);
  return Readable.from(counted(sent, maxBytes, Number(announced ?? 0)), { objectMode: false });
}

async function* counted(sent: Readable, maxBytes: number, announced: number): AsyncGenerator<Buffer> {
  if (announced > maxBytes) throw new PortalError('TOO_LARGE');
  let bytes = 0;
  // The request itself stays open: closing it would cut the line before the refusal is said.
  for await (const chunk of sent.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new PortalError('TOO_LARGE');
    yield chunk;
  }
}

const lingerBytes = 4 * 1024 * 1024;
const lingerTime = 2_000;

/**
 * After a refusal in the middle of an upload. Closing at once would reach most senders before the refusal does, so a
 * little more is read and thrown away; then the line is cut, however much is still to come.
 */
export function hangUp(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  const [enough, late] = [socket.bytesRead + lingerBytes, Date.now() + lingerTime];
  request.resume();
  const watching = setInterval(() => {
    if (!request.complete && !socket.destroyed) {
      if (socket.bytesRead < enough && Date.now() < late) return;
      socket.destroy();
    }
    clearInterval(watching);
  }, 20);
}
