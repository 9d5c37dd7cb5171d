import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { type AttachmentOwner, attachments } from '@sewa/contract/attachments/attachments';
import { upload } from '../../platform/upload.ts';

/** Sends the photo of a record that is saved by now; the server makes it the record's picture. */
export function sendPhoto(owner: AttachmentOwner, ownerId: string, photo: Blob) {
  const query = { owner, ownerId, type: attachmentTypes.PHOTO, fileName: 'photo.jpg' };
  return upload(attachments.upload, { query, file: photo });
}
