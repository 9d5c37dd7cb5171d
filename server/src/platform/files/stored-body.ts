import { Readable } from 'node:stream';
import { notFound } from '../http/portal-error.ts';
import type { FileStore } from './file-store.ts';

/** Opened when the transaction is over: a bucket may take its time. What is missing is said before the first byte. */
export function storedBody(files: FileStore, hash: string): Readable {
  async function* read() {
    const stored = await files.get(hash);
    if (!stored) throw notFound();
    yield* stored;
  }
  return Readable.from(read(), { objectMode: false });
}
