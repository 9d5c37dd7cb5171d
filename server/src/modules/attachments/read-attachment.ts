import type { attachments } from '@sewa/contract/attachments/attachments';
import { smallPicture } from '../../platform/files/small-picture.ts';
import { storedBody } from '../../platform/files/stored-body.ts';
import { notFound } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { recordRead } from '../../platform/resource/record-read.queries.ts';
import { assertRight, isIdentityPaper, openAttachment } from './attachment-access.ts';
import type { AttachmentNeeds } from './attachments.ts';

const day = 86_400;

/** Small pictures never change under their address, so a browser may keep them. */
export function showPicture({ files, tables }: AttachmentNeeds): Handler<typeof attachments.picture> {
  return async (tx, { who, params, query }) => {
    const attachment = await openAttachment(tx, who, { tables, id: params.id });
    if (isIdentityPaper(attachment)) throw notFound();
    const { name, thumbnailHash, cardHash } = attachment;
    const hash = query.size === 'card' ? cardHash : thumbnailHash;
    if (hash === null) throw notFound();
    return smallPicture(files, {
      hash,
      size: query.size,
      name: name.replace(/\.\w+$/, ''),
      cacheSeconds: day,
    });
  };
}

/** Papers are asked for anew each time; that an identity paper was opened stays in the history of the record. */
export function showFile({ files, tables }: AttachmentNeeds): Handler<typeof attachments.file> {
  return async (tx, { who, params }) => {
    const attachment = await openAttachment(tx, who, { tables, id: params.id });
    const { name, mime, type, owner, contentHash } = attachment;
    if (isIdentityPaper(attachment)) {
      assertRight(who, owner.owner.openIdentityPapers);
      await recordRead(tx, {
        entity: 'attachment',
        rowId: owner.id,
        detail: { attachment: params.id, type, name },
      });
    }
    return { fileName: name, contentType: mime, body: storedBody(files, contentHash), isInline: true };
  };
}
