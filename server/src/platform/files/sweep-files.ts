import type { FileStore } from './file-store.ts';

/** Longer than any upload takes from writing its file to saving its row. */
const grace = 24 * 3_600_000;
const timeInBin = 30 * 24 * 3_600_000;
const batch = 500;
/** More of a store than this is not unused by itself: its database is wrong, empty or older than its files. */
export const plausibleShare = 1 / 4;
const alwaysPlausible = 10;

export interface Sweep {
  files: FileStore;
  unused(hashes: readonly string[]): Promise<string[]>;
  now: Date;
}

export interface SweepReport {
  /** Into the bin. */
  removed: number;
  /** Out of the bin, because a row names it again. */
  takenBack: number;
  /** Out of the bin for ever. */
  deleted: number;
}

/** Its text tells the operator why nothing was removed. */
class ImplausibleSweep extends Error {
  override name = 'ImplausibleSweep';
}

/**
 * Puts what no row names any more into the bin, and empties the bin of what has been there for thirty days. A file may
 * be left behind by a crash, an undone save or a deleted record. The whole store is judged before anything is moved,
 * so that a database that knows little of it is noticed.
 */
export async function sweepFiles(sweep: Sweep): Promise<SweepReport> {
  const takenBack = await tidyBin(sweep, 'takeBack');
  const { unused, seen } = await judgeStore(sweep);
  if (isImplausible(unused.length, seen))
    throw new ImplausibleSweep(
      `${unused.length} of ${seen} files are named by no record. That many are not unused by themselves, so nothing was removed. ` +
        'Look whether this is the right database, or one that was restored from an older backup.',
    );
  let removed = 0;
  for (const hash of unused) {
    // Somebody may have sent the same file again since it was listed; that writes it anew.
    const writtenAt = await sweep.files.writtenAt(hash);
    if (writtenAt === null || !isOld(writtenAt, sweep.now)) continue;
    await sweep.files.remove(hash);
    removed += 1;
  }
  return { removed, takenBack, deleted: await tidyBin(sweep, 'delete') };
}

/** Whether this many of the store's files can be unused in a portal that works as it should. */
function isImplausible(unused: number, seen: number): boolean {
  return unused > alwaysPlausible && unused > seen * plausibleShare;
}

/** Every file that is old enough to be judged, and those of them that no row names. */
export async function judgeStore({ files, unused, now }: Sweep): Promise<{ unused: string[]; seen: number }> {
  const found: string[] = [];
  let seen = 0;
  let waiting: string[] = [];
  const judge = async () => {
    if (waiting.length > 0) found.push(...(await unused(waiting)));
    waiting = [];
  };
  for (const prefix of prefixes()) {
    for await (const { hash, writtenAt } of files.list(prefix)) {
      if (!isOld(writtenAt, now)) continue;
      seen += 1;
      if (waiting.push(hash) === batch) await judge();
    }
  }
  await judge();
  return { unused: found, seen };
}

async function tidyBin({ files, unused, now }: Sweep, act: 'takeBack' | 'delete'): Promise<number> {
  let count = 0;
  let waiting: string[] = [];
  const judge = async () => {
    const unnamed = new Set(waiting.length > 0 ? await unused(waiting) : []);
    for (const hash of waiting) {
      if (unnamed.has(hash) !== (act === 'delete')) continue;
      if (act === 'takeBack') await files.bin.takeBack(hash);
      else await files.bin.delete(hash);
      count += 1;
    }
    waiting = [];
  };
  for await (const { hash, removedAt } of files.bin.list()) {
    if (act === 'delete' && now.getTime() - removedAt.getTime() <= timeInBin) continue;
    if (waiting.push(hash) === batch) await judge();
  }
  await judge();
  return count;
}

function isOld(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() > grace;
}

export function prefixes(): string[] {
  return Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));
}
