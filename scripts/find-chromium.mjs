import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell first: it has no window, toolbar or extensions, and loads a page with half the CPU.
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium() {
  return findProgram([...shells, ...browsers]);
}

export function findHeadlessShell() {
  return findProgram(shells);
}

function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...candidates].find((path) => path && isProgram(path));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
