import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Shift } from '@sewa/contract/bav/shifts';
import { receiptWords, shiftWords } from '@sewa/contract/bav/shop-words';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { parseMoney } from '@sewa/contract/kernel/values/money';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { showToast } from '../../../platform/toast.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { moveCash } from '../counter/counter.queries.ts';

/** Cash is put into the drawer or taken out, also without a connection; why is written beside it. */
export function CashDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation(['counter', 'ui']);
  const language = useStore(languageStore);
  const { money } = useFormat();
  const heading = useId();
  const [way, setWay] = useState<'in' | 'out'>('out');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const amount = parseMoney(text);
  const isReady = amount !== null && amount > 0 && reason.trim() !== '';
  const submit = async () => {
    if (!isReady || isBusy) return;
    setIsBusy(true);
    const signed = way === 'in' ? amount : -amount;
    try {
      const outcome = await moveCash(shift.id, {
        amount: signed,
        reason: reason.trim(),
        describe: t('cashQueued', { amount: money(signed) }),
      });
      if (outcome.kind === 'refused') return showToast(toastTypes.ERROR, outcome.message);
      showToast(toastTypes.SUCCESS, t(outcome.kind === 'waiting' ? 'cashWaits' : 'cashDone'));
      onClose();
    } catch (error) {
      console.warn('The movement was neither kept nor sent', error);
      showToast(toastTypes.ERROR, t('cashFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogTitle id={heading}>{t('cash')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <ToggleButtonGroup
              exclusive
              fullWidth
              value={way}
              onChange={(_event, next: 'in' | 'out' | null) => next && setWay(next)}
              aria-label={t('cash')}
            >
              <ToggleButton value="out">{shiftWords.cashOut[language]}</ToggleButton>
              <ToggleButton value="in">{shiftWords.cashIn[language]}</ToggleButton>
            </ToggleButtonGroup>
            <TextField
              autoFocus
              required
              label={receiptWords.amount[language]}
              value={text}
              onChange={(event) => setText(event.target.value)}
              error={text !== '' && (amount === null || amount <= 0)}
              slotProps={{
                htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 },
                input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
              }}
            />
            <TextField
              required
              label={receiptWords.reason[language]}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              helperText={t('cashReasonHint')}
              slotProps={{ htmlInput: { maxLength: 120 } }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!isReady}>
            {t('cashSave')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
