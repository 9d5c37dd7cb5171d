import type { FileStore } from './file-store.ts';

/** Longer than any upload takes from writing its file to saving its row. */
const grace = 24 * 3_600_000;
const batch = 500;

/**
 * Removes what no row names any more. Each hour looks at another twenty-fourth of the store, so that a day sees it all
 * and no hour takes long. A file may be left behind by a crash, an undone save or a deleted record: nobody has to tell.
 */
export async function sweepFiles(sweep: {
  files: FileStore;
  unused(hashes: readonly string[]): Promise<string[]>;
  now: Date;
}): Promise<number> {
  const { files, now } = sweep;
  const isOld = (writtenAt: Date | null) => writtenAt !== null && now.getTime() - writtenAt.getTime() > grace;
  let removed = 0;

  async function judge(hashes: string[]): Promise<void> {
    for (const hash of hashes.length > 0 ? await sweep.unused(hashes) : []) {
      // Somebody may have sent the same file again since it was listed; that writes it anew.
      if (!isOld(await files.writtenAt(hash))) continue;
      await files.remove(hash);
      removed += 1;
    }
  }

  let old: string[] = [];
  for (const prefix of prefixesOf(now)) {
    for await (const { hash, writtenAt } of files.list(prefix)) {
      if (isOld(writtenAt)) old.push(hash);
      if (old.length < batch) continue;
      await judge(old);
      old = [];
    }
  }
  await judge(old);
  return removed;
}

function prefixesOf(now: Date): string[] {
  const hour = Math.floor(now.getTime() / 3_600_000) % 24;
  const all = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
  return all.filter((_, index) => index % 24 === hour);
}
