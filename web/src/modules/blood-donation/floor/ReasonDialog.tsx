import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One question with a reason; the act itself closes it. */
export function ReasonDialog({
  title,
  text,
  act,
  isRequired,
  isBusy,
  onClose,
  onAct,
  children,
}: {
  title: string;
  text?: string;
  act: string;
  isRequired: boolean;
  isBusy: boolean;
  onClose: () => void;
  onAct: (reason: string) => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation('floor');
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {text && <DialogContentText sx={{ mb: 1 }}>{text}</DialogContentText>}
        {children}
        <TextField
          label={t(isRequired ? 'reason' : 'reasonOptional')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required={isRequired}
          fullWidth
          margin="dense"
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || (isRequired && reason.trim() === '')}
          onClick={() => onAct(reason.trim())}
          sx={{ minHeight: 44 }}
        >
          {act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
