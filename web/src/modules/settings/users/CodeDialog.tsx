import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { UserRecord } from '@sewa/contract/user/users';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { CodeText } from '../CodeText.tsx';

interface CodeDialogProps {
  user: UserRecord;
  code: string;
  validUntil: string;
  onClose: () => void;
}

/** Shown once, big enough to be read out over the phone. A click beside it does not lose it. */
export function CodeDialog({ user, code, validUntil, onClose }: CodeDialogProps) {
  const { t } = useTranslation('settings');
  const { time } = useFormat();
  const heading = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('code.title', { name: user.name })}</DialogTitle>
      <DialogContent>
        <CodeText code={code} />
        <Typography gutterBottom>{t('code.validUntil', { time: time(validUntil) })}</Typography>
        <Typography color="textSecondary">{t('code.text', { username: user.username })}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('code.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
