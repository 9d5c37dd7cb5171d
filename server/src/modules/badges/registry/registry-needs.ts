import type { FileStore } from '../../../platform/files/file-store.ts';

export interface RegistryNeeds {
  today(): string;
  files: FileStore;
}
