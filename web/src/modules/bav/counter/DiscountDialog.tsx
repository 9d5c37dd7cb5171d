import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counter } from './use-counter.ts';

/** Whole parts of a hundred of the basket, up to what the counter may give. */
export function DiscountDialog(props: { counter: Counter; max: number; onClose: () => void }) {
  const { counter, max, onClose } = props;
  const { t } = useTranslation(['counter', 'ui']);
  const heading = useId();
  const [text, setText] = useState(String(counter.basket.discountPercent || ''));
  const percent = text.trim() === '' ? 0 : Number(text);
  const isWrong = !Number.isInteger(percent) || percent < 0 || percent > max;
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onClose} aria-labelledby={heading}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isWrong) return;
          counter.setDiscount(percent);
          onClose();
        }}
      >
        <DialogTitle id={heading}>{t('discount')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label={t('discountPercent')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={isWrong}
            helperText={t('discountLimit', { max })}
            fullWidth
            sx={{ mt: 1 }}
            slotProps={{
              htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
              input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
            }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isWrong}>
            {t('apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
