import { existsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '../../server/src/testing/copy-data.ts';

/** A data folder in a new folder of its own. In a whole run the demo area is filled in once, and this is a copy of it. */
export async function makeDataFolder(): Promise<{ parent: string; dataDir: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'sewa-e2e-'));
  // A database that root starts belongs to another user, who must get there.
  await chmod(parent, 0o755);
  const dataDir = join(parent, 'data');
  const filled = process.env['TEST_FILLED_DATA'];
  if (filled && existsSync(filled)) await copyData(filled, dataDir);
  return { parent, dataDir };
}
