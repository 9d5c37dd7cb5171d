// The real portal for Playwright's webServer, on data of its own that is gone when it ends, however it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { removeEmbedded } from '../../server/src/platform/db/embedded/remove-embedded.ts';
import { makeDataFolder } from './data-folder.ts';

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const { parent, dataDir } = await makeDataFolder();

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
