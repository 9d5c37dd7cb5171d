import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PortalError } from './portal-error.ts';

/** The same bytes, refused as soon as there are too many: a Content-Length can lie, or be missing. */
export function limited(sent: Readable, maxBytes: number): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new PortalError('TOO_LARGE'));
      else done(null, chunk);
    },
  });
  pipeline(sent, counter).catch((error: Error) => counter.destroy(error));
  return counter;
}

/** For what fits into memory. */
export function bytesOf(upload: Readable): Promise<Buffer> {
  return buffer(upload);
}
