import { attachments } from '@sewa/contract/attachments/attachments';
import { CallError } from '../../platform/call-error.ts';
import { upload } from '../../platform/upload.ts';
import { shrinkPicture } from '../../ui/photo/picture-file.ts';
import { sendPhoto } from '../../ui/photo/send-photo.ts';
import type { Paper } from './PapersInput.tsx';

/** Sends what was chosen before the application existed. The last refusal, or null: one that fails stops no other. */
export async function sendPapers(
  id: string,
  photo: Blob | null,
  papers: readonly Paper[],
): Promise<string | null> {
  const sendings = [
    ...(photo === null ? [] : [() => sendPhoto('application', id, photo)]),
    ...papers.map((paper) => () => sendPaper(id, paper)),
  ];
  let refusal: string | null = null;
  for (const send of sendings) {
    try {
      await send();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refusal = error.message;
    }
  }
  return refusal;
}

async function sendPaper(ownerId: string, { file, type }: Paper) {
  const query = { owner: 'application', ownerId, type, fileName: file.name } as const;
  return upload(attachments.upload, { query, file: await shrinkPicture(file) });
}
