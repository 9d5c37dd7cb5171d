import type { Sewadar } from '@sewa/contract/sewadar/sewadars';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { sendPhoto } from '../../../ui/photo/send-photo.ts';
import { useAct } from '../../../ui/use-act.ts';
import { refreshSewadars } from '../sewadar.queries.ts';
import { AreaDialog } from '../transfers/AreaDialog.tsx';
import { CentreDialog } from '../transfers/CentreDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { SewadarDialog } from './use-sewadar-actions.ts';

const PhotoDialog = lazy(() =>
  import('../../../ui/photo/PhotoDialog.tsx').then((file) => ({ default: file.PhotoDialog })),
);

interface SewadarDialogProps {
  sewadar: Sewadar;
  onClose: () => void;
}

export function SewadarDialogs({ dialog, ...props }: SewadarDialogProps & { dialog: SewadarDialog }) {
  switch (dialog) {
    case 'photo':
      return <ChangePhoto {...props} />;
    case 'transferCentre':
      return <CentreDialog {...props} />;
    case 'transferArea':
      return <AreaDialog {...props} />;
    case 'delete':
      return <RemoveDialog {...props} />;
  }
}

function ChangePhoto({ sewadar, onClose }: SewadarDialogProps) {
  const { t } = useTranslation('person');
  const { act } = useAct();
  const send = (photo: Blob) => {
    onClose();
    return act({
      run: () => sendPhoto('sewadar', sewadar.id, photo),
      done: t('photo.saved'),
      failed: t('photo.failed'),
      onDone: () => void refreshSewadars(),
    });
  };
  return (
    <Suspense fallback={null}>
      <PhotoDialog name={sewadar.name} onDone={(photo) => void send(photo)} onClose={onClose} />
    </Suspense>
  );
}
