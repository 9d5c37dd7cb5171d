import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../if-missing.ts';

/** Only these are counted and deleted; archives that a person made or put there are theirs. */
const ours = /^laptop-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)\.tar\.gz$/;
const drafts = /^laptop-[\dTZ-]+\.tar\.gz\.\d+\.part$/;
/** What `npm run backup` makes where it is not told a name. */
const byHand = /^sewa-portal-[\dTZ-]+\.tar\.gz(\.\d+\.part)?$/;

export function backupName(moment: Date): string {
  const text = moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `laptop-${text}.tar.gz`;
}

/** When the newest automatic backup of a folder was made. */
export async function newestBackup(folder: string): Promise<Date | null> {
  const [newest] = await backupsIn(folder);
  const moment = newest && ours.exec(newest)?.[1];
  return moment ? new Date(moment.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')) : null;
}

/** Deletes all but the newest, and what a killed backup left behind. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const old = (await backupsIn(folder)).slice(count);
  const left = (await readdir(folder)).filter((name) => drafts.test(name));
  for (const name of [...old, ...left]) await rm(join(folder, name), { force: true });
}

/** Every archive that the portal itself named, for a laptop that is wiped. */
export async function deleteBackups(folder: string): Promise<void> {
  const names = await readdir(folder).catch(ifMissing([]));
  for (const name of names.filter((name) => ours.test(name) || drafts.test(name) || byHand.test(name)))
    await rm(join(folder, name), { force: true });
}

/** Whether two folders lie on one disk. */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  const disks = await Promise.all([one, other].map((folder) => stat(folder).catch(ifMissing(null))));
  return disks[0]?.dev !== undefined && disks[0].dev === disks[1]?.dev;
}

/** A folder on a stick is gone when the stick is. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    // Not there, or a stick that answers with an error: nothing can be put on either.
    return false;
  }
}

/** Newest first. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ifMissing([]));
  return names.filter((name) => ours.test(name)).sort((a, b) => (a < b ? 1 : -1));
}
