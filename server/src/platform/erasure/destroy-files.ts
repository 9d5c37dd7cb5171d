import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';

/** Files of erased people that could not be destroyed at once. One that another record names stays. */
export async function destroyErasedFiles({
  database,
  files,
}: {
  database: Pick<Database, 'filesToDestroy' | 'fileDestroyed' | 'unusedFiles'>;
  files: FileStore;
}): Promise<{ destroyed: number }> {
  const hashes = await database.filesToDestroy();
  const unused = new Set(hashes.length > 0 ? await database.unusedFiles(hashes) : []);
  for (const hash of hashes) {
    if (unused.has(hash)) await files.destroy(hash);
    await database.fileDestroyed(hash);
  }
  return { destroyed: unused.size };
}
