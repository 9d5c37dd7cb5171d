// The real portal for Playwright's webServer, on data of its own that is gone when it ends, however it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeEmbedded } from '../../server/src/platform/db/embedded/remove-embedded.ts';
import { copyData } from '../../server/src/testing/copy-data.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const parent = await mkdtemp(join(tmpdir(), 'sewa-e2e-'));
// A database that root starts belongs to another user, who must get there.
await chmod(parent, 0o755);
const dataDir = join(parent, 'data');
// In a whole run the demo area is filled in once.
const filled = process.env['TEST_FILLED_DATA'];
if (filled && existsSync(filled)) await copyData(filled, dataDir);

// A process group of its own: the runner signals the whole group, and the server must be asked once.
const server = spawn(process.execPath, [main], {
  env: { ...process.env, DATA_DIR: dataDir },
  stdio: 'inherit',
  detached: true,
});
const end = () => server.kill('SIGTERM');
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
const runner = process.ppid;
setInterval(() => {
  if (process.ppid !== runner) end();
}, 1_000).unref();

const [code] = await once(server, 'close');
await removeEmbedded(dataDir);
await rm(parent, { recursive: true, force: true });
process.exitCode = code ?? 1;
