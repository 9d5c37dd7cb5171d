import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { attachments } from '@sewa/contract/attachments/attachments';
import { upload } from '../../platform/upload.ts';
import type { Owner } from '../attachments/attachments.queries.ts';

/** Sends the photo of a record that is saved by now; the server makes it the record's picture. */
export function sendPhoto(owner: Owner['owner'], ownerId: string, photo: Blob) {
  const query = { owner, ownerId, type: attachmentTypes.PHOTO, fileName: 'photo.jpg' };
  return upload(attachments.upload, { query, file: photo });
}
