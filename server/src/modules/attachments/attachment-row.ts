import type { Attachment } from '@sewa/contract/attachments/attachments';
import { isIdentityPaper } from './attachment-access.ts';
import type { StoredAttachment } from './attachments.queries.ts';

/** An attachment as it is shown. Where its files lie stays with the server. */
export function rowOf(stored: StoredAttachment, photoId: string | null): Attachment {
  const { owner: _o, contentHash: _c, thumbnailHash, cardHash: _d, ...shown } = stored;
  return {
    ...shown,
    hasThumbnail: thumbnailHash !== null && !isIdentityPaper(stored),
    isPhoto: stored.id === photoId,
  };
}
