import { type AttachmentOwner, attachments } from '@sewa/contract/sewadar/attachments';
import { attachmentTypes } from '@sewa/contract/sewadar/enums';
import { upload } from '../../platform/upload.ts';

/** Sends the photo of a record that is saved by now; the server makes it the record's picture. */
export function sendPhoto(owner: AttachmentOwner, ownerId: string, photo: Blob) {
  const query = { owner, ownerId, type: attachmentTypes.PHOTO, fileName: 'photo.jpg' };
  return upload(attachments.upload, { query, file: photo });
}
