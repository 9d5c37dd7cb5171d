import type { attachmentCalls } from '@sewa/contract/attachments/attachments';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { makePhoto, removeAttachment, showAttachments } from './attachments.ts';
import { showFile, showPicture } from './read-attachment.ts';
import { uploadAttachment } from './upload-attachment.ts';

/** Photos and papers of whatever record has them: the modules that keep the records say where and for whom. */
export function attachmentsModule(
  { files, preparer }: ModuleNeeds,
  { calls, tables }: { calls: ReturnType<typeof attachmentCalls>; tables: readonly AttachmentTable[] },
): ServerModule {
  const needs = { files, preparer, tables };
  return {
    name: 'attachments',
    routes: [
      handle(calls.list, showAttachments(needs)),
      handleInSteps(calls.upload, uploadAttachment(needs)),
      handle(calls.picture, showPicture(needs)),
      handle(calls.file, showFile(needs)),
      handleInSteps(calls.makePhoto, makePhoto(needs)),
      handle(calls.remove, removeAttachment(needs)),
    ],
  };
}
