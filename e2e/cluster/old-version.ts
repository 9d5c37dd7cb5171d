import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const workspaces = ['contract', 'server', 'web'];

/** The portal of an earlier commit, on the packages and the built web of this clone. */
export async function extractVersion(commit: string): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sewa-old-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await mkdir(join(folder, 'node_modules', '@sewa'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@sewa' && !name.startsWith('.'))
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  // Its own, not those of this clone.
  for (const name of workspaces)
    await symlink(join(folder, name), join(folder, 'node_modules', '@sewa', name));
  await symlink(join(root, 'web', 'dist'), join(folder, 'web', 'dist'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
