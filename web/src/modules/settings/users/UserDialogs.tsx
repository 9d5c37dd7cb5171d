import { type UserOperation, type UserRecord, users } from '@sewa/contract/user/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { OwnPasswordDialog } from '../preferences/OwnPasswordDialog.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { useOperationTexts } from './operation-texts.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { UserDialog } from './use-user-actions.ts';
import { operate, refreshUsers } from './user.queries.ts';

interface UserDialogsProps {
  user: UserRecord;
  dialog: UserDialog;
  onClose: () => void;
}

export function UserDialogs({ user, dialog, onClose }: UserDialogsProps) {
  const { user: me } = useSession();
  if (dialog === 'change-pwd')
    return user.id === me.id ? (
      <OwnPasswordDialog onClose={onClose} />
    ) : (
      <PasswordDialog user={user} onClose={onClose} />
    );
  if (dialog === 'delete') return <DeleteDialog user={user} onClose={onClose} />;
  return <OperationDialog user={user} operation={dialog} onClose={onClose} />;
}

/** What puts a user back as before. */
const opposites: Partial<Record<UserOperation, UserOperation>> = {
  activate: 'deactivate',
  deactivate: 'activate',
};

/** Every other operation asks, saying what it does, and then does it. */
function OperationDialog(props: { user: UserRecord; operation: UserOperation; onClose: () => void }) {
  const { user, operation, onClose } = props;
  const { t } = useTranslation('settings');
  const texts = useOperationTexts(operation);
  const { act, isBusy } = useAct();
  const [code, setCode] = useState<{ code: string; validUntil: string } | null>(null);
  const opposite = opposites[operation];
  if (code) return <CodeDialog user={user} {...code} onClose={onClose} />;
  const confirm = () =>
    act({
      run: () => operate(user.id, operation),
      ...texts,
      undo: opposite && {
        run: () => operate(user.id, opposite),
        done: t('toast.undone'),
        failed: t('toast.operateFailed'),
      },
      onDone: (reply) => {
        if (reply.code && reply.validUntil) setCode({ code: reply.code, validUntil: reply.validUntil });
        else onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t(`operation.${operation}`)}
      text={t(`operationText.${operation}`, { name: user.name })}
      confirmLabel={t(`operation.${operation}`)}
      isDanger={operation === 'deactivate'}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function DeleteDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(users.remove, { params: { id: user.id } }),
      done: t('toast.deleted'),
      failed: t('toast.deleteFailed'),
      onDone: () => void Promise.resolve(navigate('/settings/users')).then(refreshUsers),
    });
  return (
    <ConfirmDialog
      title={t('operation.delete')}
      text={t('operationText.delete', { name: user.name, username: user.username })}
      confirmLabel={t('operation.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
