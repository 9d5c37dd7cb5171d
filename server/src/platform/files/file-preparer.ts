import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PortalError } from '../http/portal-error.ts';
import type { FileWish, PreparedFile } from './prepare-file.ts';
import { createPreparingProcesses } from './preparing-processes.ts';
import { type FileKind, sniff } from './sniff.ts';

export interface FilePreparer {
  /** Reads what was sent, looks into it and makes it harmless; throws what the sender is to be told. */
  prepare(upload: Readable, wish: FileWish): Promise<PreparedFile>;
  close(): void;
}

const atOnce = 2;
const longestQueue = 40;

/** An upload waits on disk, not in memory, until one of two processes looks at it. */
export function createFilePreparer(dataDir: string, { timeLimit = 25_000 } = {}): FilePreparer {
  const folder = join(dataDir, 'files.drafts');
  const processes = createPreparingProcesses({ timeLimit });
  const waiting: (() => void)[] = [];
  let free = atOnce;

  async function enter(): Promise<void> {
    if (waiting.length >= longestQueue) throw new PortalError('BUSY', { retryAfterSeconds: 10 });
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
  }
  /** Hands the place over instead of freeing it, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async prepare(upload, wish) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomBytes(12).toString('hex'));
      try {
        await pipeline(upload, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        const kind = await kindOf(path);
        if (kind === 'pdf' && wish === 'photo') throw new PortalError('PHOTO_ONLY');
        await enter();
        try {
          return await processes.run({ path, kind, wish });
        } finally {
          leave();
        }
      } finally {
        await rm(path, { force: true });
      }
    },
    close: () => processes.close(),
  };
}

/** By its first bytes, before anybody looks further. */
async function kindOf(path: string): Promise<FileKind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    if (bytesRead === 0) throw new PortalError('FILE_EMPTY');
    const kind = sniff(buffer.subarray(0, bytesRead));
    if (kind === null) throw new PortalError('FILE_TYPE');
    return kind;
  } finally {
    await file.close();
  }
}
