import type { BytesFile } from '../http/route.ts';
import type { FileStore } from './file-store.ts';
import { storedBody } from './stored-body.ts';

interface SmallPicture {
  hash: string;
  size: 'thumbnail' | 'card';
  /** Without its ending. */
  name?: string;
  cacheSeconds: number;
}

/**
 * A kept small picture as the answer to a call. Cards that were kept before they became JPEG are WebP: browsers tell
 * pictures by their bytes.
 */
export function smallPicture(
  files: FileStore,
  { hash, size, name = 'photo', cacheSeconds }: SmallPicture,
): BytesFile {
  const [ending, contentType] = size === 'card' ? ['jpg', 'image/jpeg'] : ['webp', 'image/webp'];
  return {
    fileName: `${name}.${ending}`,
    contentType,
    body: storedBody(files, hash),
    isInline: true,
    cacheSeconds,
  };
}
