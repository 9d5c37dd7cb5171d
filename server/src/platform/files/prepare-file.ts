import { flushCompileCache } from 'node:module';
import { PortalError } from '../http/portal-error.ts';
import type { FileKind } from './sniff.ts';

/** A photo gets small pictures of both sizes, a paper one for lists, an identity paper none. */
export type FileWish = 'photo' | 'paper' | 'identityPaper';

export interface PreparedFile {
  mime: 'image/jpeg' | 'image/png' | 'application/pdf';
  bytes: Buffer;
  width: number | null;
  height: number | null;
  thumbnail: Buffer | null;
  /** 35:45. */
  card: Buffer | null;
}

const mostBytes = 12 * 1024 * 1024;

/** What is kept of a file that somebody sent. Runs in a process of its own: see file-preparer. */
export async function prepareFile(bytes: Buffer, kind: FileKind, wish: FileWish): Promise<PreparedFile> {
  if (kind === 'pdf') {
    const { rebuildPdf } = await import('./rebuild-pdf.ts');
    // This process is killed after its PDF, and would never write what it has compiled.
    flushCompileCache();
    const rebuilt = Buffer.from(await rebuildPdf(bytes));
    if (rebuilt.length > mostBytes) throw new PortalError('FILE_TOO_LARGE');
    return {
      mime: 'application/pdf',
      bytes: rebuilt,
      width: null,
      height: null,
      thumbnail: null,
      card: null,
    };
  }
  const { cardOf, preparePicture, thumbnailOf } = await import('./picture.ts');
  const picture = await preparePicture(bytes, kind);
  return {
    ...picture,
    thumbnail: wish === 'identityPaper' ? null : await thumbnailOf(picture.bytes),
    card: wish === 'photo' ? await cardOf(picture.bytes) : null,
  };
}
