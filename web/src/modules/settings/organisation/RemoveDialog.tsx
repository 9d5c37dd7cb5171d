import type { Endpoint } from '@sewa/contract/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshOrganisation } from './organisation.queries.ts';

interface RemoveDialogProps {
  endpoint: Endpoint;
  id: string;
  name: string;
  /** Where to go when the record is gone. */
  listPath: string;
  onClose: () => void;
}

export function RemoveDialog({ endpoint, id, name, listPath, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(endpoint, { params: { id } } as never),
      done: t('org.removed', { name }),
      failed: t('org.removeFailed'),
      // Left first: the record that is gone must not be fetched again.
      onDone: () => void Promise.resolve(navigate(listPath)).then(refreshOrganisation),
    });
  return (
    <ConfirmDialog
      title={t('org.removeTitle', { name })}
      text={t('org.removeText', { name })}
      confirmLabel={t('operation.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
