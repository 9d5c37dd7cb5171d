import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { denominations } from '@sewa/contract/bav/basket';
import { countedTotal } from '@sewa/contract/bav/cash-count';
import type { Shift } from '@sewa/contract/bav/shifts';
import { shiftWords } from '@sewa/contract/bav/shop-words';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaitingActions } from '../../../platform/outbox/waiting-actions.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { enterMovesOn } from '../../../ui/form/enter-moves-on.ts';
import { useFieldWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { closeShift, shiftStream } from '../counter/counter.queries.ts';
import { forgetCounter } from '../counter/counter-store.ts';
import { useCloseQuestion } from '../stock/use-close-question.tsx';

/** How many of each note and coin; what they come to beside what must be there. */
export function CloseDialog({ shift, onClose }: { shift: Shift; onClose: () => void }) {
  const { t } = useTranslation(['counter', 'ui']);
  const { label } = useFieldWords(shiftWords);
  const { money } = useFormat();
  const heading = useId();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState('');
  const [idempotencyKey] = useState(newId);
  const { act, isBusy } = useAct();
  const waiting = useWaitingActions().filter(({ stream }) => stream.startsWith(shiftStream(shift.id))).length;
  const count = Object.fromEntries(
    Object.entries(texts).flatMap(([value, text]) => (/^\d{1,5}$/.test(text) ? [[value, Number(text)]] : [])),
  );
  const isWrong = Object.values(texts).some((text) => text !== '' && !/^\d{1,5}$/.test(text));
  const counted = countedTotal(count);
  const difference = counted - shift.expected;
  const { close, question } = useCloseQuestion({
    hasEntries: note !== '' || Object.values(texts).some((text) => text !== ''),
    onClose,
  });
  const submit = () =>
    void act({
      run: () => closeShift(shift.id, { count, note: note.trim(), idempotencyKey }),
      done: t('shifts.closed', { number: `${shift.tillCode}-${shift.number}` }),
      failed: t('shifts.closeUnconfirmed'),
      onDone: () => {
        forgetCounter(shift.id).catch((error: unknown) => console.warn('The old basket stays', error));
        onClose();
      },
    });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby={heading}>
      <Box
        component="form"
        onKeyDown={enterMovesOn}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={heading}>{t('shifts.closeTitle', { counter: shift.tillName })}</DialogTitle>
        <DialogContent dividers>
          {waiting > 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t('shifts.stillWaiting', { count: waiting })}
            </Alert>
          )}
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1.5, pt: 1 }}>
            {denominations.map((value, place) => (
              <TextField
                key={value}
                size="small"
                autoFocus={place === 0}
                label={t('shifts.pieces', { amount: money(value) })}
                value={texts[String(value)] ?? ''}
                onChange={(event) => setTexts({ ...texts, [String(value)]: event.target.value.trim() })}
                error={/\D/.test(texts[String(value)] ?? '')}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
              />
            ))}
          </Box>
          <Box role="status" sx={{ my: 2 }}>
            <Sum label={label('expected')} value={money(shift.expected)} />
            <Sum label={label('counted')} value={money(counted)} />
            <Sum label={label('difference')} value={money(difference)} isStrong />
          </Box>
          <TextField
            label={label('note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            required={difference !== 0}
            helperText={difference === 0 ? ' ' : t('shifts.noteHint')}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('ui:cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={isBusy}
            disabled={isWrong || waiting > 0 || (difference !== 0 && note.trim() === '')}
          >
            {t('close')}
          </Button>
        </DialogActions>
      </Box>
      {question}
    </Dialog>
  );
}

function Sum({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      <Typography sx={{ fontWeight: isStrong ? 600 : 400 }}>{label}</Typography>
      <Typography sx={{ fontWeight: isStrong ? 600 : 400, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
  );
}
