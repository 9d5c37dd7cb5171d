import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Log } from '../log.ts';
import { backupName, deleteBackups, isFolder, isSameDisk, keepNewest, newestBackup } from './backup-files.ts';
import { runBackup } from './run-backup.ts';

type BackupProblem = 'missing' | 'full' | 'failed';

interface BackupState {
  /** The newest in the folder that was chosen. */
  at: Date | null;
  /** Of the last attempt. */
  problem: BackupProblem | null;
  /** None within two hours. */
  isOld: boolean;
}

/** What others may know about the backups of a camp laptop, and ask for. */
export interface BackupReport {
  state(): Promise<BackupState>;
  /** Something was finished that must not be lost: one is made in some seconds, when it is committed. */
  soon(): void;
  /** The laptop is wiped: what lies on its own disk is deleted, after the one under way. A stick keeps what it has. */
  forget(): Promise<void>;
}

interface Backups extends BackupReport {
  /** The first soon after the start, then one every hour. */
  start(): void;
  /** Now, or as soon as the one under way is done. */
  make(): Promise<void>;
  /** Stops, with a last one if it was started. */
  close(): Promise<void>;
}

const MINUTE = 60_000;
const OLD_MS = 120 * MINUTE;
const usual = {
  /** The start has enough to do. */
  firstMs: 30_000,
  everyMs: 60 * MINUTE,
  /** The stick may be back by then. */
  againMs: 5 * MINUTE,
  soonMs: 5_000,
  /** More than a day of hours; some megabytes each. */
  kept: 30,
};

/** Backups that a camp laptop makes by itself. One that fails is reported to the head of the camp and tried again. */
export function openBackups(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir' | 'backupPassphrase'>,
  log: Log,
  given: Partial<typeof usual> = {},
): Backups {
  const { firstMs, everyMs, againMs, soonMs, kept } = { ...usual, ...given };
  const own = join(config.dataDir, 'backups');
  const chosen = config.backupDir ?? own;
  let problem: BackupProblem | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  let last: Promise<void> = Promise.resolve();

  async function write(folder: string): Promise<void> {
    // Before the new one: what a killed backup left may be what fills the stick.
    if (await isFolder(folder)) await keepNewest(folder, kept - 1);
    await runBackup(config, join(folder, backupName(new Date())));
  }

  /** What went wrong, or null. */
  async function tryWrite(folder: string): Promise<BackupProblem | null> {
    try {
      await write(folder);
      return null;
    } catch (error) {
      log.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
      return /ENOSPC|no space/i.test(String(error)) ? 'full' : 'failed';
    }
  }

  async function attempt(): Promise<void> {
    // Never made here: without the stick its name would be a folder of the laptop's own disk.
    const isThere = config.backupDir === null || (await isFolder(chosen));
    const found = isThere ? await tryWrite(chosen) : 'missing';
    const isToMove = found !== null && config.backupDir !== null;
    if (isToMove)
      log.warn(`backup: ${chosen} is ${isThere ? 'not usable' : 'not there'}, so it goes to ${own}`);
    problem = (isToMove ? await tryWrite(own) : null) ?? found;
  }

  function make(): Promise<void> {
    last = last.then(attempt);
    return last;
  }

  async function deleteOwn(): Promise<void> {
    await deleteBackups(own);
    if (chosen !== own && (await isSameDisk(config.dataDir, chosen))) await deleteBackups(chosen);
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    const mine = setTimeout(() => void run(), ms);
    timer = mine;
    async function run(): Promise<void> {
      await make();
      // One that was asked for meanwhile is planned already, and will see more.
      if (isStarted && timer === mine) plan(problem ? againMs : everyMs);
    }
  }

  return {
    start: () => {
      isStarted = true;
      plan(firstMs);
    },
    make,
    soon: () => {
      if (isStarted) plan(soonMs);
    },
    forget: () => {
      const deleted = last.then(deleteOwn);
      last = deleted.catch((error: Error) => log.error(`backup: not deleted: ${error.message}`));
      return deleted;
    },
    state: async () => {
      const at = await newestBackup(chosen);
      return { at, problem, isOld: at === null || Date.now() - at.getTime() > OLD_MS };
    },
    close: async () => {
      clearTimeout(timer);
      if (!isStarted) return;
      isStarted = false;
      await make();
    },
  };
}
