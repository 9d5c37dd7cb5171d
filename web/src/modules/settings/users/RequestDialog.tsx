import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { requestStatuses } from '@sewa/contract/user/users';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../ui/record/FactList.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import type { RequestRow } from './request.queries.ts';

/** A registration with what is known of the person; waiting ones can be decided here. */
export function RequestDialog({ request, onClose }: { request: RequestRow; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const heading = useId();
  const [decision, setDecision] = useState<'accept' | 'decline' | null>(null);
  if (decision === 'accept') return <AcceptDialog request={request} onClose={onClose} />;
  if (decision === 'decline') return <DeclineDialog request={request} onClose={onClose} />;
  const isWaiting = request.status === requestStatuses.WAITING;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <DialogTitle id={heading}>{request.name}</DialogTitle>
      <DialogContent>
        <FactList
          facts={[
            { label: t('user.status'), value: t(`request.status.${request.status}`) },
            { label: t('request.username'), value: request.username },
            { label: t('request.centre'), value: request.centreName },
            { label: t('user.phone'), value: request.phone || '–' },
            { label: t('user.email'), value: request.email || '–' },
            ...(request.reason ? [{ label: t('request.reason'), value: request.reason }] : []),
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {isWaiting && (
          <>
            <Button color="error" onClick={() => setDecision('decline')}>
              {t('request.decline')}
            </Button>
            <Button variant="contained" onClick={() => setDecision('accept')}>
              {t('request.accept')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
