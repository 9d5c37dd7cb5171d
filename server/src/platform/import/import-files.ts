import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import type { Tx } from '../db/kysely-on-client.ts';
import { ifMissing } from '../if-missing.ts';
import { chunksOf, deleteChunks, insertChunk } from './import-chunks.queries.ts';

/** Uploaded lists: kept in the database, with a copy on the disk of whichever server works on them. */
export interface ImportFiles {
  /** Onto the disk, unread. What breaks off leaves nothing. */
  receive(id: string, upload: Readable): Promise<{ path: string; bytes: number }>;
  /** From the disk into the database, for the other servers. */
  keep(tx: Tx, id: string): Promise<void>;
  /** The path of a copy, fetched first where this server has none. */
  pathOf(tx: Tx, id: string): Promise<string>;
  remove(tx: Tx, id: string): Promise<void>;
  removeCopy(id: string): Promise<void>;
  /** Copies that nobody works on any more. */
  forgetOld(): Promise<{ copies: number }>;
}

const keptMs = 2 * DAY_MS;
const chunkSize = 1024 * 1024;

export function openImportFiles(dataDir: string): ImportFiles {
  const folder = join(dataDir, 'imports');
  const place = (id: string) => join(folder, id);
  const removeCopy = (id: string) => rm(place(id), { force: true });

  /** It appears under its name only when it is whole. */
  async function write(id: string, content: Readable): Promise<string> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = `${place(id)}.${randomUUID()}`;
    try {
      await pipeline(content, createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
      await rename(draft, place(id));
    } finally {
      await rm(draft, { force: true });
    }
    return place(id);
  }

  return {
    receive: async (id, upload) => {
      const path = await write(id, upload);
      return { path, bytes: (await stat(path)).size };
    },
    keep: async (tx, id) => {
      let piece = 0;
      for await (const bytes of createReadStream(place(id), { highWaterMark: chunkSize }))
        await insertChunk(tx, { id, piece: piece++, bytes: bytes as Buffer });
    },
    pathOf: async (tx, id) => {
      const isHere = await access(place(id)).then(
        () => true,
        () => false,
      );
      return isHere ? place(id) : write(id, Readable.from(chunksOf(tx, id)));
    },
    remove: async (tx, id) => {
      await deleteChunks(tx, id);
      await removeCopy(id);
    },
    removeCopy,
    forgetOld: async () => {
      const names = await readdir(folder).catch(ifMissing([]));
      let copies = 0;
      for (const name of names) {
        const found = await stat(place(name)).catch(ifMissing(null));
        if (!found || Date.now() - found.mtimeMs <= keptMs) continue;
        await removeCopy(name);
        copies += 1;
      }
      return { copies };
    },
  };
}
