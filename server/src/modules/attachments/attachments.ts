import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import type { attachments } from '@sewa/contract/attachments/attachments';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';
import type { FilePreparer } from '../../platform/files/file-preparer.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler, SteppingHandler } from '../../platform/http/route.ts';
import { isIdentityPaper, lockAttachment, openOwner, ownerIn, takesType } from './attachment-access.ts';
import { rowOf } from './attachment-row.ts';
import { addSmallPictures, deleteAttachment, listAttachments, setPhoto } from './attachments.queries.ts';

export interface AttachmentNeeds {
  files: FileStore;
  preparer: FilePreparer;
  /** What has attachments. */
  tables: readonly AttachmentTable[];
}

export function showAttachments({ tables }: AttachmentNeeds): Handler<typeof attachments.list> {
  return async (tx, { who, query }) => {
    const owner = ownerIn(tables, query);
    const { photoId } = await openOwner(tx, who, owner);
    const found = await listAttachments(tx, owner);
    return found.map((one) => rowOf(one, photoId));
  };
}

/** A picture that came as something else has no small picture of the photo's shape yet. */
export function makePhoto(needs: AttachmentNeeds): SteppingHandler<typeof attachments.makePhoto> {
  return async (step, { params: { id } }) => {
    const named = { tables: needs.tables, id };
    const found = await step(async (tx, who) => {
      const attachment = await lockAttachment(tx, who, named);
      const isPicture = attachment.mime.startsWith('image/');
      const hasPhoto = takesType(attachment.owner, attachmentTypes.PHOTO);
      if (!isPicture || !hasPhoto || isIdentityPaper(attachment)) throw new PortalError('PHOTO_ONLY');
      return attachment;
    });
    const made = found.cardHash === null ? await drawSmall(needs, found.contentHash) : null;
    await step(async (tx, who) => {
      const { owner } = await lockAttachment(tx, who, named);
      if (made) await addSmallPictures(tx, id, made);
      await setPhoto(tx, owner, id);
      await owner.changed?.(tx, owner.id, who);
    });
    return null;
  };
}

export function removeAttachment({ tables }: AttachmentNeeds): Handler<typeof attachments.remove> {
  return async (tx, { who, params }) => {
    const { id, owner } = await lockAttachment(tx, who, { tables, id: params.id });
    await deleteAttachment(tx, id);
    await owner.changed?.(tx, owner.id, who);
    return null;
  };
}

async function drawSmall({ files, preparer }: AttachmentNeeds, contentHash: string) {
  const stored = await files.get(contentHash);
  if (!stored) throw notFound();
  const { thumbnail, card } = await preparer.prepare(stored, 'photo');
  if (!thumbnail || !card) throw new PortalError('PHOTO_ONLY');
  return { thumbnailHash: await files.put(thumbnail), cardHash: await files.put(card) };
}
