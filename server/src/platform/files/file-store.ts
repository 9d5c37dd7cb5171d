import type { Readable } from 'node:stream';

/**
 * Where the bytes of attachments lie, each under the SHA-256 of its content. Who may see them is the rows' business.
 * What is removed goes to a bin first and is found there again, because a row may still name it, or name it again.
 */
export interface FileStore {
  /** Says under which hash. Writes even what is there already: the same bytes take the same time for everybody. */
  put(bytes: Buffer): Promise<string>;
  /** Null when there is no such file. Brings back what is in the bin. */
  get(hash: string): Promise<Readable | null>;
  /** Whether it is there, outside the bin. */
  has(hash: string): Promise<boolean>;
  /** Into the bin. */
  remove(hash: string): Promise<void>;
  /** For ever, out of store and bin, for what must not be kept any longer. */
  destroy(hash: string): Promise<void>;
  /** Every file whose hash begins with these two letters. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** When it was last written; null when it is gone. */
  writtenAt(hash: string): Promise<Date | null>;
  bin: FileBin;
  /** The id of the database that this store belongs to; null when none has taken it yet. */
  readOwner(): Promise<string | null>;
  writeOwner(id: string): Promise<void>;
}

export interface FileBin {
  /** What was removed, and when. */
  list(): AsyncIterable<{ hash: string; removedAt: Date }>;
  /** Back into the store; false when it is not in the bin. */
  takeBack(hash: string): Promise<boolean>;
  /** For ever. */
  delete(hash: string): Promise<void>;
}

export interface StoredFile {
  hash: string;
  writtenAt: Date;
}

/** Its text tells the operator what to do. */
export class FileStoreError extends Error {
  override name = 'FileStoreError';
}

/** A hash becomes a path or an address: nothing else may. */
export function assertHash(hash: string): void {
  if (!isHash(hash)) throw new Error('not a content hash');
}

export function isHash(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** The name of the file or object that carries the id of the store's database. */
export const ownerName = 'portal-id';
