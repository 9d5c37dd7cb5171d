import type { Attachment } from '@sewa/contract/attachments/attachments';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useAct } from '../use-act.ts';
import { removeAttachment } from './attachments.queries.ts';

interface RemoveAttachmentProps {
  attachment: Attachment;
  onDone: () => void;
  onClose: () => void;
}

export function RemoveAttachment({ attachment, onDone, onClose }: RemoveAttachmentProps) {
  const { t } = useTranslation('attachments');
  const { act, isBusy } = useAct();
  const { id, name, isPhoto } = attachment;
  const confirm = () =>
    act({
      run: () => removeAttachment(id),
      done: t('attachment.deleted'),
      failed: t('attachment.deleteFailed'),
      onDone,
    });
  return (
    <ConfirmDialog
      title={t('attachment.deleteTitle', { name })}
      text={
        <>
          {t('attachment.deleteText')}
          {isPhoto && <p>{t('attachment.deletePhotoText')}</p>}
        </>
      }
      confirmLabel={t('attachment.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
