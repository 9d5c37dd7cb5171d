import { type Transfer, transfers } from '@sewa/contract/sewadar/transfers';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshSewadars } from '../sewadar.queries.ts';

export function WithdrawDialog({ transfer, onClose }: { transfer: Transfer; onClose: () => void }) {
  const { t } = useTranslation('sewadar');
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(transfers.withdraw, { params: { id: transfer.id } }),
      done: t('transfer.withdrawn'),
      failed: t('transfer.answerFailed'),
      onDone: () => {
        onClose();
        void refreshSewadars();
      },
    });
  return (
    <ConfirmDialog
      title={t('transfer.withdrawTitle', { name: transfer.name })}
      text={t('transfer.withdrawText', { area: transfer.toArea })}
      confirmLabel={t('transfer.withdraw')}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
