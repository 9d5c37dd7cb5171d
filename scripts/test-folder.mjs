import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GIBIBYTE = 1024 ** 3;
/** A run keeps about one gibibyte at once. The rest is for modules to come, and for the programs beside it. */
const needs = { folder: 6 * GIBIBYTE, memory: 10 * GIBIBYTE };

/**
 * A folder for whatever the tests throw away. In memory where there is room for it: half of the waiting in tests that start,
 * copy and kill databases is for a disk that they need not reach.
 */
export function makeTestFolder() {
  const folder = mkdtempSync(join(hasRoomInMemory() ? '/dev/shm' : tmpdir(), 'sewa-run-'));
  // A database that root starts belongs to another user, who must get there.
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= needs.folder && process.availableMemory() >= needs.memory;
  } catch {
    // Not every system has one.
    return false;
  }
}
