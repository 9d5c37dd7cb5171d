import { type FileStore, FileStoreError } from './file-store.ts';
import { judgeStore, plausibleShare } from './sweep-files.ts';

interface Binding {
  files: FileStore;
  /** The id of the database. */
  id: string;
  unused(hashes: readonly string[]): Promise<string[]>;
}

/**
 * Throws unless the store belongs to this database, so that what this database does not name may be removed from it.
 * A store that no database has taken yet is taken, unless it is full of files that this one does not know.
 */
export async function bindFileStore({ files, id, unused }: Binding): Promise<void> {
  const owner = await files.readOwner();
  if (owner === id) return;
  if (owner !== null)
    throw new FileStoreError(
      `the file store belongs to another database (${owner}; this one is ${id}), so nothing is removed from it. ` +
        'Look at DATABASE_URL, DATA_DIR and S3_URL.',
    );
  // A store of an earlier version carries no id. How old its files are says nothing about whose they are.
  const judged = await judgeStore({ files, unused, now: new Date(8.64e15) });
  if (judged.unused.length > judged.seen * plausibleShare)
    throw new FileStoreError(
      `the file store carries no id, and ${judged.unused.length} of its ${judged.seen} files are named by no record, ` +
        'so it is not taken over and nothing is removed from it. Look whether this is the right database.',
    );
  await files.writeOwner(id);
}
