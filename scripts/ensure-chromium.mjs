import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';

/**
 * Installs the headless shell, where that is possible, in a process of its own, beside whatever this one does meanwhile.
 * Await the result before `ensureChromium`, which finds the shell then, or looks for another way.
 */
export async function installShellMeanwhile() {
  if (findHeadlessShell() || process.getuid?.() !== 0) return;
  await once(spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' }), 'close');
}

/** Finds a Chromium for the browser tests or installs one; false when neither is possible. */
export function ensureChromium(root) {
  if (findHeadlessShell() || installShell() || findChromium()) return true;
  console.log('Installing a Chromium for the browser tests …');
  if (process.getuid?.() === 0 && installByApt('chromium') && findChromium()) return true;
  return run(join(root, 'node_modules', '.bin', 'playwright'), ['install', 'chromium']);
}

function installShell() {
  if (process.getuid?.() !== 0) return false;
  console.log('Installing a headless Chromium for the browser tests …');
  return installByApt('chromium-headless-shell') && Boolean(findHeadlessShell());
}

function installByApt(name) {
  // Another test run on this machine may be installing the same.
  const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', name];
  // A fresh machine has no package lists yet.
  return run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install));
}

function run(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}

// As a process of its own, see installShellMeanwhile().
if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = installShell() ? 0 : 1;
