import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { unsealed } from './sealed-archive.ts';

/** The entries of an exported month of the change log, one JSON object on each line. */
export async function* linesOfLog(file: string, passphrase: string | null): AsyncGenerator<string> {
  const content = Readable.from(unsealed(file, passphrase));
  const unpacked = createGunzip();
  content.on('error', (error) => unpacked.destroy(error));
  yield* createInterface({ input: content.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
}
