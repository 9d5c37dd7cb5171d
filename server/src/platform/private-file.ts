import { randomBytes } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The file's text; made with `content()` when there is none. Of several makers at once one wins and all read the same. */
export async function readOrCreatePrivateFile(file: string, content: () => string): Promise<string> {
  const existing = await findPrivateFile(file);
  if (existing !== null) return existing;
  const draft = await writeDraft(file, content());
  try {
    // Unlike rename, link refuses to replace what somebody else has made in the meantime.
    await link(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}

async function findPrivateFile(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Replaces the file as a whole, so that a crash leaves the old text or the new one. */
export async function writePrivateFile(file: string, content: string): Promise<void> {
  await rename(await writeDraft(file, content), file);
  await syncFolder(dirname(file));
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function writeDraft(file: string, content: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return draft;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
