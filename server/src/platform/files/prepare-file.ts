import type { ErrorCode } from '@sewa/contract/kernel/errors';
import { PortalError } from '../http/portal-error.ts';
import { sniff } from './sniff.ts';

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
export async function prepareFile(bytes: Buffer, wish: FileWish): Promise<PreparedFile> {
  if (bytes.length === 0) throw refusal('FILE_EMPTY');
  const kind = sniff(bytes);
  if (kind === null) throw refusal('FILE_TYPE');
  if (kind === 'pdf') {
    if (wish === 'photo') throw refusal('PHOTO_ONLY');
    const { rebuildPdf } = await import('./rebuild-pdf.ts');
    const rebuilt = Buffer.from(await rebuildPdf(bytes));
    if (rebuilt.length > mostBytes) throw refusal('FILE_TOO_LARGE');
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

function refusal(code: ErrorCode): PortalError {
  return new PortalError(code);
}
