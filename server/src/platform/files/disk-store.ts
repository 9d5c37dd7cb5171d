import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from '../if-missing.ts';
import { syncFolder, writePrivateFile } from '../private-file.ts';
import {
  assertHash,
  type FileBin,
  type FileStore,
  FileStoreError,
  isHash,
  ownerName,
  type StoredFile,
} from './file-store.ts';

/**
 * DATA_DIR/files/ab/cd/abcd…: two levels, so that a million files make folders of a handful. A file is written beside
 * and renamed, so that under its name it is always whole.
 */
export async function openDiskStore(dataDir: string): Promise<FileStore> {
  const root = join(dataDir, 'files');
  // Apart from the files, because a backup takes everything that lies among those.
  const drafts = join(dataDir, 'files.drafts');
  const binned = join(dataDir, 'files.bin');
  await makeFolders(drafts, root, binned);

  const pathOf = (hash: string) => pathBelow(root, hash);
  const binPathOf = (hash: string) => pathBelow(binned, hash);

  const bin: FileBin = {
    async *list() {
      for (const first of await readdir(binned).catch(ifMissing([])))
        for await (const { hash, writtenAt } of filesUnder(join(binned, first)))
          yield { hash, removedAt: writtenAt };
    },
    takeBack: (hash) => move(binPathOf(hash), pathOf(hash)),
    delete: (hash) => rm(binPathOf(hash), { force: true }),
  };

  return {
    bin,
    readOwner: async () =>
      (await readFile(join(root, ownerName), 'utf8').catch(ifMissing('')))?.trim() || null,
    writeOwner: (id) => writePrivateFile(join(root, ownerName), id),
    async remove(hash) {
      await move(pathOf(hash), binPathOf(hash));
    },
    async destroy(hash) {
      await rm(pathOf(hash), { force: true });
      await rm(binPathOf(hash), { force: true });
    },
    async put(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(hash);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = join(drafts, randomBytes(12).toString('hex'));
      try {
        await writeWhole(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
      return hash;
    },
    async get(hash) {
      const path = pathOf(hash);
      const found = await open(path).catch(ifMissing(null));
      const handle = found ?? ((await bin.takeBack(hash)) ? await open(path).catch(ifMissing(null)) : null);
      return handle?.createReadStream() ?? null;
    },
    has: async (hash) => (await statOf(pathOf(hash))) !== null,
    list: (prefix) => filesUnder(join(root, prefix.slice(0, 2))),
    writtenAt: async (hash) => (await statOf(pathOf(hash)))?.mtime ?? null,
  };
}

/** Puts the files of a folder that was, or is, the store's into the bin, without those that the store has elsewhere. */
export async function moveToBin(dataDir: string, folder: string): Promise<void> {
  const root = join(dataDir, 'files');
  for (const first of await readdir(folder).catch(ifMissing([]))) {
    for await (const { hash } of filesUnder(join(folder, first))) {
      const isKept = folder !== root && (await statOf(pathBelow(root, hash))) !== null;
      if (!isKept) await move(pathBelow(folder, hash), pathBelow(join(dataDir, 'files.bin'), hash));
    }
  }
}

function pathBelow(folder: string, hash: string): string {
  assertHash(hash);
  return join(folder, hash.slice(0, 2), hash.slice(2, 4), hash);
}

/** Its time is that of the move: the bin counts from there, and what comes back is fresh. False when it is not there. */
async function move(from: string, to: string): Promise<boolean> {
  const now = new Date();
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const isThere = await utimes(from, now, now).then(() => true, ifMissing(false));
  if (!isThere) return false;
  const isMoved = await rename(from, to).then(() => true, ifMissing(false));
  if (isMoved) await syncFolder(dirname(to));
  return isMoved;
}

/** Removes the drafts of a process that was killed. */
async function makeFolders(drafts: string, root: string, binned: string): Promise<void> {
  try {
    for (const folder of [root, drafts, binned]) await mkdir(folder, { recursive: true, mode: 0o700 });
    const dayAgo = Date.now() - 86_400_000;
    for (const name of await readdir(drafts)) {
      const found = await statOf(join(drafts, name));
      if (found && found.mtimeMs < dayAgo) await rm(join(drafts, name), { force: true });
    }
  } catch (error) {
    throw new FileStoreError(
      `the files cannot be kept in ${root} (${error instanceof Error ? error.message : error}). Look at DATA_DIR and who owns it.`,
    );
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesUnder(folder: string): AsyncGenerator<StoredFile> {
  for (const second of await readdir(folder).catch(ifMissing([]))) {
    for (const hash of await readdir(join(folder, second)).catch(ifMissing([]))) {
      const found = isHash(hash) ? await statOf(join(folder, second, hash)) : null;
      if (found) yield { hash, writtenAt: found.mtime };
    }
  }
}

function statOf(path: string) {
  return stat(path).catch(ifMissing(null));
}
