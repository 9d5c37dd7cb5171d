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
  let destroyed = 0;
  const problems: Error[] = [];
  for (const hash of hashes) {
    try {
      if (unused.has(hash)) {
        await files.destroy(hash);
        destroyed += 1;
      }
      await database.fileDestroyed(hash);
    } catch (error) {
      // One that cannot be destroyed keeps none of the others.
      problems.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} files are left`);
  return { destroyed };
}
