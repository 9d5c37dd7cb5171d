import type { Readable } from 'node:stream';

/** Where the bytes of attachments lie, each under the SHA-256 of its content. Who may see them is the rows' business. */
export interface FileStore {
  /** Says under which hash. Writes even what is there already: the same bytes take the same time for everybody. */
  put(bytes: Buffer): Promise<string>;
  /** Null when there is no such file. */
  get(hash: string): Promise<Readable | null>;
  has(hash: string): Promise<boolean>;
  remove(hash: string): Promise<void>;
  /** Every file whose hash begins with these two letters. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** When it was last written; null when it is gone. */
  writtenAt(hash: string): Promise<Date | null>;
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
