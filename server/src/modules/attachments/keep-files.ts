import type { FileStore } from '../../platform/files/file-store.ts';
import type { PreparedFile } from '../../platform/files/prepare-file.ts';

export interface KeptFiles {
  contentHash: string;
  thumbnailHash: string | null;
  cardHash: string | null;
}

/** The file and its small pictures, before any row names them. */
export async function keepFiles(files: FileStore, prepared: PreparedFile): Promise<KeptFiles> {
  return {
    contentHash: await files.put(prepared.bytes),
    thumbnailHash: prepared.thumbnail && (await files.put(prepared.thumbnail)),
    cardHash: prepared.card && (await files.put(prepared.card)),
  };
}

/**
 * Once the row is there: the same file may have lain there unused for a day, and been swept away just before the row
 * said that it is used again.
 */
export async function keepSwept(files: FileStore, kept: KeptFiles, prepared: PreparedFile): Promise<void> {
  const all = [kept.contentHash, kept.thumbnailHash, kept.cardHash].filter((hash) => hash !== null);
  const isThere = await Promise.all(all.map((hash) => files.has(hash)));
  if (isThere.includes(false)) await keepFiles(files, prepared);
}
