import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds a Chromium for the browser tests or installs one; false when neither is possible. */
export function ensureChromium(root) {
  if (findChromium()) return true;
  console.log('Installing a Chromium for the browser tests …');
  if (process.getuid?.() === 0 && installByApt()) return true;
  return run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium']);
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && isProgram(path));
}

function installByApt() {
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  // A fresh machine has no package lists yet.
  const isInstalled = run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install));
  return isInstalled && findChromium() !== undefined;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
