import type { Attachment, AttachmentOwner } from '@sewa/contract/attachments/attachments';
import type { KeptAttachment, Owner } from './attachments.queries.ts';

/** An attachment as it is shown. Where its files lie stays with the server. */
export function rowOf(kept: KeptAttachment, photoId: string | null): Attachment {
  const { owner: _o, contentHash: _c, thumbnailHash, cardHash: _d, ...shown } = kept;
  return { ...shown, hasThumbnail: thumbnailHash !== null, isPhoto: kept.id === photoId };
}

export function ownerIn(query: { owner: AttachmentOwner; ownerId: string }): Owner {
  return { kind: query.owner, id: query.ownerId };
}
