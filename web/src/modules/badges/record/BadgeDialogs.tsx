import type { BadgeRow } from '@sewa/contract/badges/badges';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/toast.ts';
import { RenewManyDialog } from '../registry/RenewManyDialog.tsx';
import { EditBadgeDialog } from './EditBadgeDialog.tsx';
import { MoveBadgeDialog } from './MoveBadgeDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import type { BadgeDialog } from './use-badge-actions.ts';

interface BadgeDialogsProps {
  badge: BadgeRow;
  dialog: BadgeDialog;
  onClose: () => void;
}

export function BadgeDialogs({ badge, dialog, onClose }: BadgeDialogsProps) {
  const { t } = useTranslation('badges');
  switch (dialog.kind) {
    case 'move':
      return <MoveBadgeDialog badge={badge} to={dialog.to} onClose={onClose} />;
    case 'replace':
      return <ReplaceDialog badge={badge} onClose={onClose} />;
    case 'edit':
      return <EditBadgeDialog badge={badge} onClose={onClose} />;
    case 'renew':
      return (
        <RenewManyDialog
          selection={{ ids: [badge.id] }}
          count={1}
          onClose={onClose}
          onDone={({ refused }) => {
            const [first] = refused;
            showToast(
              first ? toastTypes.ERROR : toastTypes.SUCCESS,
              first?.message ?? t('renew.done', { number: badge.number }),
            );
            onClose();
          }}
        />
      );
  }
}
