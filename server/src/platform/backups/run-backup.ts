import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';

const command = fileURLToPath(new URL('../../commands/backup.ts', import.meta.url));

/**
 * `npm run backup` in a process of its own, behind everything else that the laptop does: no station waits for it. In a
 * group of its own, because Ctrl-C of the terminal would end it together with the portal that waits for it.
 */
export async function runBackup(
  { dataDir, databaseUrl, backupPassphrase }: Pick<Config, 'dataDir' | 'databaseUrl' | 'backupPassphrase'>,
  target: string,
): Promise<void> {
  const { PATH = '', SystemRoot = '' } = process.env;
  const child = spawn(process.execPath, [command, target], {
    env: {
      ...{ PATH, SystemRoot, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
      PORTAL_BACKUP_SECRET: backupPassphrase ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  const reason = text(child.stderr);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => behindOthers(child.pid));
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error((await reason).trim() || `the backup ended with ${code}`);
}

function behindOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: then it runs as it is.
  }
}
