import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const longestHold = 30 * 60_000;

/** One at a time across processes; the lock of a process that is gone counts for nothing. */
export function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  take(file);
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    for (let isToldSo = false; !tryLink(draft, file); ) {
      const holder = readHolder(file);
      if (holder === null) continue;
      if (!isHeld(file, holder)) {
        discard(file, holder);
        continue;
      }
      if (!isToldSo) console.log(`Waiting for process ${holder}, which is preparing this clone …`);
      isToldSo = true;
      pause(200);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link appears together with its content, so nobody ever reads an empty lock. */
function tryLink(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isHeld(file, holder) {
  try {
    if (Date.now() - statSync(file).mtimeMs > longestHold) return false;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Moved away rather than deleted: if another process was faster and the lock is already a new one, it is put back. */
function discard(file, holder) {
  const moved = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, moved);
    if (readHolder(moved) !== holder) tryLink(moved, file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  } finally {
    rmSync(moved, { force: true });
  }
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
