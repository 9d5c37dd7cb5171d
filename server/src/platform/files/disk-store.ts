import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from '../if-missing.ts';
import { syncFolder } from '../private-file.ts';
import { assertHash, type FileStore, FileStoreError, isHash, type StoredFile } from './file-store.ts';

/**
 * DATA_DIR/files/ab/cd/abcd…: two levels, so that a million files make folders of a handful. A file is written beside
 * and renamed, so that under its name it is always whole.
 */
export async function openDiskStore(dataDir: string): Promise<FileStore> {
  const root = join(dataDir, 'files');
  // Apart from the files, because a backup takes everything that lies among those.
  const drafts = join(dataDir, 'files.drafts');
  await makeFolders(root, drafts);

  function pathOf(hash: string): string {
    assertHash(hash);
    return join(root, hash.slice(0, 2), hash.slice(2, 4), hash);
  }

  return {
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
      const handle = await open(pathOf(hash)).catch(ifMissing(null));
      return handle?.createReadStream() ?? null;
    },
    has: async (hash) => (await statOf(pathOf(hash))) !== null,
    remove: (hash) => rm(pathOf(hash), { force: true }),
    list: (prefix) => filesUnder(join(root, prefix.slice(0, 2))),
    writtenAt: async (hash) => (await statOf(pathOf(hash)))?.mtime ?? null,
  };
}

/** Drafts of a process that was killed. */
async function makeFolders(root: string, drafts: string): Promise<void> {
  try {
    await mkdir(root, { recursive: true, mode: 0o700 });
    await mkdir(drafts, { recursive: true, mode: 0o700 });
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
