import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { PortalError } from '../../http/portal-error.ts';
import { sheetLimits } from '../sheet.ts';

/** A file packed by zip, read from the disk part by part; nothing of it is believed. */
export interface ZipFile {
  has(name: string): boolean;
  /** The bytes of a part; breaks off where the parts together grow beyond what a list of people can be. */
  read(name: string): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

interface Entry {
  offset: number;
  packed: number;
  method: number;
  isEncrypted: boolean;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const partSignature = 0x04034b50;
const longestEnd = 65_557;
const mostEntries = 2_000;
const unknown32 = 0xffffffff;

export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const entries = readDirectory(await directoryOf(file, size));
    const growth = growthLimit(size);
    return {
      has: (name) => entries.has(name),
      read: (name) => {
        const entry = entries.get(name);
        if (!entry) throw new PortalError('SHEET_BROKEN');
        if (entry.isEncrypted) throw new PortalError('SHEET_OLD_OR_LOCKED');
        return unpack({ path, file, entry, grow: growth });
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function directoryOf(file: FileHandle, size: number): Promise<Buffer> {
  const tail = await bytesAt(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd));
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end--;
  if (end < 0) throw new PortalError('SHEET_BROKEN');
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (offset + length > size) throw new PortalError('SHEET_BROKEN');
  return bytesAt(file, offset, length);
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  while (at + 46 <= bytes.length && bytes.readUInt32LE(at) === entrySignature) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const packed = bytes.readUInt32LE(at + 20);
    const offset = bytes.readUInt32LE(at + 42);
    // A file of some megabytes needs no 64-bit sizes; writers that state them anyway state these too.
    if (packed === unknown32 || offset === unknown32) throw new PortalError('SHEET_BROKEN');
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    entries.set(name.replace(/^\//, ''), {
      offset,
      packed,
      isEncrypted,
      method: bytes.readUInt16LE(at + 10),
    });
    if (entries.size > mostEntries) throw new PortalError('SHEET_BROKEN');
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

interface Unpacking {
  path: string;
  file: FileHandle;
  entry: Entry;
  grow(bytes: number): void;
}

async function* unpack({ path, file, entry, grow }: Unpacking): AsyncGenerator<Buffer> {
  const head = await bytesAt(file, entry.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== partSignature) throw new PortalError('SHEET_BROKEN');
  const start = entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (entry.packed === 0) return;
  const packed = createReadStream(path, { start, end: start + entry.packed - 1 });
  if (entry.method !== 0 && entry.method !== 8) throw new PortalError('SHEET_BROKEN');
  const plain = entry.method === 0 ? packed : packed.pipe(createInflateRaw({ chunkSize: 65_536 }));
  packed.on('error', (error) => plain.destroy(error));
  try {
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      grow(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof PortalError ? error : new PortalError('SHEET_BROKEN', { cause: error });
  } finally {
    packed.destroy();
    plain.destroy();
  }
}

function growthLimit(size: number): (bytes: number) => void {
  const most = Math.min(sheetLimits.unpackedBytes, 16 * 1024 * 1024 + size * sheetLimits.unpackedRatio);
  let sum = 0;
  return (bytes) => {
    sum += bytes;
    if (sum > most) throw new PortalError('SHEET_TOO_LARGE');
  };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
