import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { unsealed } from './sealed-archive.ts';

/** The entries of an exported month of the change log, one JSON object on each line. */
export async function* linesOfLog(file: string, passphrase: string | null): AsyncGenerator<string> {
  const content = Readable.from(unsealed(file, passphrase));
  const unpacked = createGunzip();
  content.on('error', (error) => unpacked.destroy(error));
  let rest = '';
  // Only here: readline also takes separators that stand inside the texts for ends of lines.
  for await (const text of content.pipe(unpacked).setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
