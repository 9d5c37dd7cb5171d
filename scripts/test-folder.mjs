import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GIBIBYTE = 1024 ** 3;
/** What a whole run keeps at once at its worst, and what it must leave to the programs. */
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
