import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ConfirmDialogProps {
  title: string;
  /** Names what is lost and what stays. */
  text: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Cannot be confirmed now; the text says why. */
  isDisabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const title = useId();
  const text = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      onClose={props.onCancel}
      aria-labelledby={title}
      aria-describedby={text}
    >
      <DialogTitle id={title}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text} component="div" sx={{ overflowWrap: 'anywhere' }}>
          {props.text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={props.onCancel}>
          {props.cancelLabel ?? t('cancel')}
        </Button>
        <Button
          variant="contained"
          color={props.isDanger ? 'error' : 'primary'}
          disabled={props.isDisabled ?? false}
          loading={props.isBusy ?? false}
          onClick={props.onConfirm}
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
