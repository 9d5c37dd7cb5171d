import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownerName } from './platform/files/file-store.ts';
import { openTestPortal } from './testing/test-portal.ts';

test('once the portal has ended, nothing of it writes among the files any more', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ended portal '));
  await mkdir(join(dataDir, 'files'));
  // Whoever reads a pipe waits for somebody who writes into it: housekeeping stays where it asks whose the files are.
  const owner = join(dataDir, 'files', ownerName);
  execFileSync('mkfifo', [owner]);
  const portal = await openTestPortal({ DATA_DIR: dataDir });
  const pipe = await open(owner, 'w');
  const stopped = portal.stop();
  await pipe.close();
  await stopped;
  // It took the files for this database, and did so before the end.
  expect((await stat(owner)).isFile()).toBe(true);
  await portal.close();
});
