import type { Endpoint } from '@sewa/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useAct } from '../../ui/use-act.ts';
import { refreshOae } from './oae.queries.ts';

interface RemoveDialogProps {
  endpoint: Endpoint;
  id: string;
  name: string;
  /** What is lost with it. */
  text: string;
  onClose: () => void;
  /** Leave first where the page is about it: what is gone must not be fetched again. */
  onGone: () => void | Promise<void>;
}

export function RemoveDialog({ endpoint, id, name, text, onClose, onGone }: RemoveDialogProps) {
  const { t } = useTranslation('oae');
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(endpoint, { params: { id } } as never),
      done: t('remove.done', { name }),
      failed: t('remove.failed'),
      onDone: () => void Promise.resolve(onGone()).then(refreshOae),
    });
  return (
    <ConfirmDialog
      title={t('remove.title', { name })}
      text={text}
      confirmLabel={t('remove.confirm')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
