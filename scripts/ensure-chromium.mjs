import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';

/** Finds a Chromium for the browser tests or installs one; false when neither is possible. */
export function ensureChromium(root) {
  if (findHeadlessShell()) return true;
  if (process.getuid?.() === 0) {
    console.log('Installing a headless Chromium for the browser tests …');
    if (installByApt('chromium-headless-shell') && findHeadlessShell()) return true;
  }
  if (findChromium()) return true;
  console.log('Installing a Chromium for the browser tests …');
  if (process.getuid?.() === 0 && installByApt('chromium') && findChromium()) return true;
  return run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium']);
}

function installByApt(name) {
  const install = ['install', '-y', '--no-install-recommends', name];
  // A fresh machine has no package lists yet.
  return run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install));
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
