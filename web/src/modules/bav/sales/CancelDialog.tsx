import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Receipt } from '@sewa/contract/bav/receipts';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useAct } from '../../../ui/use-act.ts';
import { ShiftChoice } from './ShiftChoice.tsx';
import { cancelReceipt } from './sales.queries.ts';
import { receiptPath } from './sales-paths.ts';
import { useDrawer } from './use-drawer.ts';

/** A whole receipt is undone by another one: says what goes back, and whose drawer pays. */
export function CancelDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation(['counter', 'ui']);
  const language = useStore(languageStore);
  const { money } = useFormat();
  const navigate = useNavigate();
  const heading = useId();
  const [id] = useState(newId);
  const [reason, setReason] = useState('');
  const { open, choose, shift } = useDrawer();
  const { act, isBusy } = useAct();
  const submit = () =>
    void act({
      run: () => cancelReceipt(receipt.id, { id, shift, reason: reason.trim() }),
      done: t('cancel.done', { number: receipt.reference }),
      failed: t('cancel.unconfirmed'),
      onDone: (made) => {
        onClose();
        void navigate(receiptPath(made.id));
      },
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={heading}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id={heading}>{t('cancel.title', { number: receipt.reference })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>
              {t(receipt.kind === 'return' ? 'cancel.textReturn' : 'cancel.text', {
                amount: money(Math.abs(receipt.total)),
              })}
            </DialogContentText>
            <ShiftChoice shifts={open} value={shift} onChange={choose} />
            <TextField
              autoFocus
              required
              label={receiptWords.reason[language]}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
              fullWidth
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            loading={isBusy}
            disabled={shift === '' || reason.trim() === ''}
          >
            {t('cancel.action')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
