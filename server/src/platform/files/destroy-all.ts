import type { FileStore } from './file-store.ts';
import { prefixes } from './sweep-files.ts';

/** Everything, out of store and bin, for ever. */
export async function destroyAll(files: FileStore): Promise<void> {
  for (const prefix of prefixes()) for await (const { hash } of files.list(prefix)) await files.destroy(hash);
  for await (const { hash } of files.bin.list()) await files.bin.delete(hash);
}
