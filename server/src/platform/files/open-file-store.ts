import type { Config } from '../../config.ts';
import { openDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { openS3Store } from './s3-store.ts';

export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  return s3 === null ? openDiskStore(dataDir) : openS3Store(s3);
}
