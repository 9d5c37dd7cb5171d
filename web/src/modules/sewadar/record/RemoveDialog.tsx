import { type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshSewadars } from '../sewadar.queries.ts';

export function RemoveDialog({ sewadar, onClose }: { sewadar: Sewadar; onClose: () => void }) {
  const { t } = useTranslation('sewadar');
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const { id, name, number } = sewadar;
  const confirm = () =>
    act({
      run: () => call(sewadars.remove, { params: { id } }),
      done: t('delete.done', { name }),
      failed: t('delete.failed'),
      // Left first: the record that is gone must not be fetched again.
      onDone: () => void Promise.resolve(navigate('/sewadar')).then(refreshSewadars),
    });
  return (
    <ConfirmDialog
      title={t('delete.title', { name })}
      text={t('delete.text', { number })}
      confirmLabel={t('action.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
