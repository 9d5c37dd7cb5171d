import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/call.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useAct } from '../use-act.ts';

interface RemoveDialogProps {
  endpoint: Endpoint;
  id: string;
  name: string;
  /** What is lost with it, or what must be done first. */
  text?: string | undefined;
  onClose: () => void;
  /** Leave first where the page is about it: what is gone must not be fetched again. */
  onGone: () => void | Promise<void>;
  refresh: () => Promise<void>;
}

/** Asks before a record is deleted. */
export function RemoveDialog({ endpoint, id, name, text, onClose, onGone, refresh }: RemoveDialogProps) {
  const { t } = useTranslation('ui');
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(endpoint, { params: { id } } as never),
      done: t('resource.removed', { name }),
      failed: t('resource.removeFailed', { name }),
      onDone: () => void Promise.resolve(onGone()).then(refresh),
    });
  return (
    <ConfirmDialog
      title={t('resource.removeTitle', { name })}
      text={text ?? t('resource.removeText')}
      confirmLabel={t('resource.remove')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
