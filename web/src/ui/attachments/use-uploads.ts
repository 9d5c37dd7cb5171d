import type { AttachmentType } from '@sewa/contract/attachments/attachment-types';
import { attachments, MAX_ATTACHMENT_BYTES } from '@sewa/contract/attachments/attachments';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../platform/call-error.ts';
import { languageStore } from '../../platform/language.ts';
import { upload } from '../../platform/upload.ts';
import { shrinkPicture } from '../photo/picture-file.ts';
import { type Owner, refreshAttachments } from './attachments.queries.ts';

/** A file on its way, or one that was refused and stays in sight until somebody has read why. */
export interface Sending {
  id: string;
  name: string;
  /** 0 to 1. */
  share: number;
  refusal: string | null;
}

/** Files go one after the other: on a slow line the first is there before the last has begun. */
export function useUploads({ owner, ownerId }: Owner, onChange?: () => void) {
  const { t } = useTranslation('attachments');
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const [said, setSaid] = useState('');
  const change = (id: string, part: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: string) => setSendings((all) => all.filter((one) => one.id !== id));

  async function sendOne(id: string, file: File, { type, purpose }: SentAs): Promise<boolean> {
    try {
      const body = await shrinkPicture(file);
      // Said at once: nobody should wait for eight megabytes to learn that they are too many.
      if (body.size > MAX_ATTACHMENT_BYTES) throw new TooLarge();
      const query = { owner, ownerId, id, type, fileName: file.name, purpose };
      await upload(attachments.upload, { query, file: body, onProgress: (share) => change(id, { share }) });
      drop(id);
      return true;
    } catch (error) {
      change(id, { refusal: reasonOf(error) });
      return false;
    }
  }

  async function send(files: readonly File[], type: AttachmentType, purpose = ''): Promise<void> {
    const begun = files.map((file) => ({ id: newId(), name: file.name, share: 0, refusal: null }));
    setSendings((all) => [...all, ...begun]);
    let sent = 0;
    for (const [place, file] of files.entries()) {
      if (await sendOne(begun[place]?.id ?? '', file, { type, purpose })) sent += 1;
    }
    if (sent === 0) return;
    setSaid(t('attachment.sent', { count: sent }));
    await refreshAttachments();
    onChange?.();
  }

  return { sendings, send, dismiss: drop, said };
}

interface SentAs {
  type: AttachmentType;
  /** One of those that the owner declares; empty: none in particular. */
  purpose: string;
}

class TooLarge extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof TooLarge) return errorText('FILE_TOO_LARGE', languageStore.get());
  if (error instanceof CallError) return error.message;
  throw error;
}
