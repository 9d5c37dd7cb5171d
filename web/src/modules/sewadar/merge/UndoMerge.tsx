import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { merges } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshSewadars } from '../sewadar.queries.ts';

export type Merge = RowOf<typeof merges.list>;

export function UndoMerge({ merge, onClose }: { merge: Merge; onClose: () => void }) {
  const { t } = useTranslation('sewadar');
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(merges.undo, { params: { id: merge.id } }),
      done: t('merge.undone'),
      failed: t('merge.undoFailed'),
      onDone: () => {
        onClose();
        void refreshSewadars();
      },
    });
  return (
    <ConfirmDialog
      title={t('merge.undoTitle', { name: merge.name })}
      text={t('merge.undoText')}
      confirmLabel={t('banner.undo')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
