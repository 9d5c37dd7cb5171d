import { createHash } from 'node:crypto';
import { isAbsolute, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import tar from 'tar-stream';
import { CommandError } from './command.ts';
import { type ArchivedEntry, filesFolder, Manifest, manifestName, tableFolder } from './manifest.ts';
import { unsealed } from './sealed-archive.ts';

/** Reads the whole archive once and believes nothing of it before every checksum was right. */
export async function verifyArchive(file: string, passphrase: string | null = null): Promise<Manifest> {
  const found: ArchivedEntry[] = [];
  let manifest: Manifest | null = null;
  try {
    for await (const entry of entriesOf(file, passphrase)) {
      if (manifest) throw new CommandError('something follows the manifest');
      if (entry.name === manifestName) manifest = Manifest.parse(JSON.parse(await text(entry.content)));
      else found.push(await measure(entry));
    }
  } catch (error) {
    throw new CommandError(`${file} is no whole backup: ${error instanceof Error ? error.message : error}.`);
  }
  const problem = manifest === null ? 'its manifest is missing' : findProblem(manifest, found);
  if (manifest && problem === null) return manifest;
  throw new CommandError(`${file} is no whole backup: ${problem}.`);
}

export type ReadEntry = { name: string; content: AsyncIterable<Buffer> };

/** Its entries in order; each must be read to its end before the next comes. */
export async function* entriesOf(file: string, passphrase: string | null = null): AsyncGenerator<ReadEntry> {
  const extract = tar.extract();
  const read = pipeline(unsealed(file, passphrase), createGunzip(), extract);
  // A broken archive also breaks the loop below, which is where it is reported.
  read.catch(() => undefined);
  for await (const source of extract)
    yield { name: source.header.name, content: source as AsyncIterable<Buffer> };
  await read;
}

async function measure({ name, content }: ReadEntry): Promise<ArchivedEntry> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

function findProblem(manifest: Manifest, found: ArchivedEntry[]): string | null {
  if (found.length !== manifest.entries.length) return 'entries are missing or too many';
  const folders = manifest.tables.map(tableFolder);
  for (const [index, promised] of manifest.entries.entries()) {
    const { name, bytes, sha256 } = found[index] ?? promised;
    if (name !== promised.name) return `${promised.name} is missing`;
    if (bytes !== promised.bytes || sha256 !== promised.sha256) return `${name} is damaged`;
    const isKnown = folders.some((folder) => name.startsWith(folder)) || isFileInside(name);
    if (!isKnown) return `${name} belongs nowhere`;
  }
  return null;
}

/** An archive from elsewhere must not write outside the folder of files. */
function isFileInside(name: string): boolean {
  const path = name.slice(filesFolder.length);
  return (
    name.startsWith(filesFolder) && !isAbsolute(path) && normalize(path) === path && !path.startsWith('..')
  );
}
