import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '@sewa/contract/kernel/days';

/** Uploaded lists, on the disk of this machine for as long as they are needed. */
export interface ImportFiles {
  pathOf(id: string): string;
  /** Returns how many bytes came. What breaks off leaves nothing. */
  save(id: string, upload: Readable): Promise<number>;
  remove(id: string): Promise<void>;
  /** Those that nobody finished. */
  forgetOld(): Promise<void>;
}

const keptMs = 2 * DAY_MS;

export function openImportFiles(dataDir: string): ImportFiles {
  const folder = join(dataDir, 'imports');
  const pathOf = (id: string) => join(folder, id);
  const remove = (id: string) => rm(pathOf(id), { force: true });
  return {
    pathOf,
    remove,
    save: async (id, upload) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        await pipeline(upload, createWriteStream(pathOf(id), { mode: 0o600, flags: 'wx' }));
        return (await stat(pathOf(id))).size;
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
    forgetOld: async () => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const { mtimeMs } = await stat(pathOf(name)).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > keptMs) await remove(name);
      }
    },
  };
}
