import type { Attachment } from '@sewa/contract/attachments/attachments';
import type { StoredAttachment } from './attachments.queries.ts';

/** An attachment as it is shown. Where its files lie stays with the server. */
export function rowOf(stored: StoredAttachment, photoId: string | null): Attachment {
  const { owner: _o, contentHash: _c, thumbnailHash, cardHash: _d, ...shown } = stored;
  return { ...shown, hasThumbnail: thumbnailHash !== null, isPhoto: stored.id === photoId };
}
