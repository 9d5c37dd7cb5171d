import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { type Attachment, type attachments, mostAttachments } from '@sewa/contract/attachments/attachments';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { areaOf } from '../../platform/access/area-of.ts';
import type { AttachmentTable } from '../../platform/attachments/attachment-table.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { harmlessName } from '../../platform/files/file-name.ts';
import type { FileWish, PreparedFile } from '../../platform/files/prepare-file.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../platform/http/route.ts';
import { withoutNumbers } from './attachment.rules.ts';
import { isIdentityPaper, lockOwner, ownerIn, takesPurpose, takesType } from './attachment-access.ts';
import { rowOf } from './attachment-row.ts';
import {
  findAttachment,
  insertAttachment,
  listAttachments,
  type Owner,
  setPhoto,
} from './attachments.queries.ts';
import type { AttachmentNeeds } from './attachments.ts';
import { keepFiles, keepSwept } from './keep-files.ts';

/** First whether it may be, then the file, which takes its time, then once more whether it may be, with the row. */
export function uploadAttachment(needs: AttachmentNeeds): SteppingHandler<typeof attachments.upload> {
  const { files, preparer, tables } = needs;
  return async (step, call) => {
    const { id = newId(), type, fileName, purpose } = call.query;
    const owner = ownerIn(tables, call.query);
    if (!takesType(owner, type)) throw new PortalError('VALIDATION', { fields: { type: because('other') } });
    if (!takesPurpose(owner, purpose))
      throw new PortalError('VALIDATION', { fields: { purpose: because('other') } });
    const sent = await step(async (tx, who) => {
      const { photoId } = await lockOwner(tx, who, { owner, purpose });
      return findSent(tx, tables, { id, owner, photoId });
    });
    if (sent) return sent;

    const prepared = await preparer.prepare(call.upload, wishOf(type)).catch(asTooLarge);
    const kept = await keepFiles(files, prepared);

    const row = await step(async (tx, who) => {
      const { photoId } = await lockOwner(tx, who, { owner, purpose });
      const sentMeanwhile = await findSent(tx, tables, { id, owner, photoId });
      if (sentMeanwhile) return sentMeanwhile;
      const others = await listAttachments(tx, owner);
      if (others.length >= mostAttachments) throw new PortalError('ATTACHMENTS_FULL');
      const { mime, bytes, width, height } = prepared;
      const name = withoutNumbers(harmlessName(fileName, extensions[mime]));
      const made = {
        area: areaOf(who),
        id,
        owner,
        type,
        name,
        purpose,
        addedByName: who.name,
      };
      await insertAttachment(tx, { ...made, mime, bytes: bytes.length, width, height, ...kept });
      const isPhoto = type === attachmentTypes.PHOTO;
      if (isPhoto) await setPhoto(tx, owner, id);
      await owner.changed?.(tx, owner.id, who);
      const row = await findSent(tx, tables, { id, owner, photoId: isPhoto ? id : photoId });
      if (!row) throw notFound();
      return row;
    });
    await keepSwept(files, kept, prepared);
    return row;
  };
}

const extensions: Record<PreparedFile['mime'], string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

function wishOf(type: number): FileWish {
  if (type === attachmentTypes.PHOTO) return 'photo';
  return isIdentityPaper({ type }) ? 'identityPaper' : 'paper';
}

/** The platform knows only that there is a limit; here it is one for files, with a word on how to keep it. */
function asTooLarge(error: unknown): never {
  throw error instanceof PortalError && error.code === 'TOO_LARGE'
    ? new PortalError('FILE_TOO_LARGE')
    : error;
}

/** The row of this upload. It is there before the second step already when an answer got lost and it is sent again. */
async function findSent(
  tx: Tx,
  tables: readonly AttachmentTable[],
  { id, owner, photoId }: { id: string; owner: Owner; photoId: string | null },
): Promise<Attachment | null> {
  const found = await findAttachment(tx, tables, id);
  if (!found) return null;
  if (found.owner.table !== owner.table || found.owner.id !== owner.id) throw new PortalError('TAKEN');
  return rowOf(found, photoId);
}
