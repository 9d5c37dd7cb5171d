import type { AttachmentOwner } from '@sewa/contract/sewadar/attachments';
import { useTranslation } from 'react-i18next';
import { refreshAttachments } from '../../../ui/attachments/attachments.queries.ts';
import { PhotoDialog } from '../../../ui/photo/PhotoDialog.tsx';
import { sendPhoto } from '../../../ui/photo/send-photo.ts';
import { useAct } from '../../../ui/use-act.ts';
import { refreshOae } from '../oae.queries.ts';

interface ChangePhotoProps {
  owner: AttachmentOwner;
  ownerId: string;
  name: string;
  onClose: () => void;
}

/** Takes or chooses the photo of a record that exists, and sends it at once. */
export function ChangePhoto({ owner, ownerId, name, onClose }: ChangePhotoProps) {
  const { t } = useTranslation('person');
  const { act } = useAct();
  const send = async (photo: Blob) => {
    await act({
      run: () => sendPhoto(owner, ownerId, photo),
      done: t('photo.saved'),
      failed: t('photo.failed'),
      onDone: onClose,
    });
    await Promise.all([refreshOae(), refreshAttachments()]);
  };
  return <PhotoDialog name={name} onDone={(photo) => void send(photo)} onClose={onClose} />;
}
