import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAct } from '../../ui/use-act.ts';
import type { ListedMerge, MergeEndpoints } from './merge-endpoints.ts';

interface UndoMergeProps {
  endpoints: Pick<MergeEndpoints, 'undo'>;
  merge: ListedMerge;
  refresh: () => Promise<void>;
  onClose: () => void;
}

export function UndoMerge({ endpoints, merge, refresh, onClose }: UndoMergeProps) {
  const { t } = useTranslation('merge');
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(endpoints.undo, { params: { id: merge.id } }),
      done: t('undone'),
      failed: t('undoFailed'),
      onDone: () => {
        onClose();
        void refresh();
      },
    });
  return (
    <ConfirmDialog
      title={t('undoTitle', { name: merge.name })}
      text={t('undoText')}
      confirmLabel={t('bannerUndo')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
