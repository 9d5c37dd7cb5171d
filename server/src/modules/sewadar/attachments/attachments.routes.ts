import { attachments } from '@sewa/contract/attachments/attachments';
import { handle, handleInSteps, type Route } from '../../../platform/http/route.ts';
import { type AttachmentNeeds, makePhoto, removeAttachment, showAttachments } from './attachments.ts';
import { showFile, showPicture } from './read-attachment.ts';
import { uploadAttachment } from './upload-attachment.ts';

export function attachmentsRoutes(needs: AttachmentNeeds): Route[] {
  return [
    handle(attachments.list, showAttachments),
    handleInSteps(attachments.upload, uploadAttachment(needs)),
    handle(attachments.picture, showPicture(needs)),
    handle(attachments.file, showFile(needs)),
    handleInSteps(attachments.makePhoto, makePhoto(needs)),
    handle(attachments.remove, removeAttachment),
  ];
}
