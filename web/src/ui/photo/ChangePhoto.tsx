import { useTranslation } from 'react-i18next';
import { type Owner, refreshAttachments } from '../attachments/attachments.queries.ts';
import { useAct } from '../use-act.ts';
import { PhotoDialog } from './PhotoDialog.tsx';
import { sendPhoto } from './send-photo.ts';

interface ChangePhotoProps extends Owner {
  name: string;
  /** The photo is there: fetch anew what shows it. */
  onChanged: () => void;
  onClose: () => void;
}

/** The photo of a record that exists: sent at once; refused, the dialog stays with the picture in it. */
export function ChangePhoto({ owner, ownerId, name, onChanged, onClose }: ChangePhotoProps) {
  const { t } = useTranslation('attachments');
  const { act } = useAct();
  const send = (photo: Blob) =>
    act({
      run: () => sendPhoto(owner, ownerId, photo),
      done: t('photo.saved'),
      failed: t('photo.failed'),
      onDone: () => {
        onClose();
        void refreshAttachments();
        onChanged();
      },
    });
  return <PhotoDialog name={name} onDone={(photo) => void send(photo)} onClose={onClose} />;
}
