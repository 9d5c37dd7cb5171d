import { type ApplicationRecord, applications } from '@sewa/contract/applications/applications';
import { applicationErasure } from '@sewa/contract/applications/erasure';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EraseDialog } from '../../../people/erasure/EraseDialog.tsx';
import { call } from '../../../platform/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { refreshApplications } from '../application.queries.ts';
import { MoveDialog } from '../MoveDialog.tsx';
import { usePlace } from '../place.ts';
import type { ApplicationDialog } from './use-application-actions.ts';

interface ApplicationDialogsProps {
  application: ApplicationRecord;
  dialog: ApplicationDialog;
  onClose: () => void;
  /** To the next one of the list that it was opened from. */
  onMoved: () => void;
}

export function ApplicationDialogs({ application, dialog, onClose, onMoved }: ApplicationDialogsProps) {
  if (dialog.kind === 'move')
    return <MoveDialog application={application} to={dialog.to} onClose={onClose} onMoved={onMoved} />;
  if (dialog.kind === 'erase') return <Erase application={application} onClose={onClose} />;
  return <RemoveDialog application={application} onClose={onClose} />;
}

function RemoveDialog({ application, onClose }: Pick<ApplicationDialogsProps, 'application' | 'onClose'>) {
  const { t } = useTranslation('applications');
  const { base } = usePlace();
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const confirm = () =>
    act({
      run: () => call(applications.remove, { params: { id: application.id } }),
      done: t('removed'),
      failed: t('removeFailed'),
      onDone: () => void Promise.resolve(navigate(base)).then(refreshApplications),
    });
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: application.name })}
      text={t('removeText')}
      confirmLabel={t('remove')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}

function Erase({ application, onClose }: Pick<ApplicationDialogsProps, 'application' | 'onClose'>) {
  const { base } = usePlace();
  const navigate = useNavigate();
  return (
    <EraseDialog
      endpoint={applicationErasure.erase}
      id={application.id}
      name={application.name}
      onErased={() => void Promise.resolve(navigate(base)).then(refreshApplications)}
      onClose={onClose}
    />
  );
}
