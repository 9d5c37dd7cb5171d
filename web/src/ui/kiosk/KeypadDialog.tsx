import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { characterOf } from '../scan/typed-scan.rules.ts';
import { Keypad } from './Keypad.tsx';

interface KeypadDialogProps {
  title: string;
  /** What is wrong with the last entry, or why none is taken now. */
  trouble: string | null;
  /** What helps, below the keys. */
  hint?: string | undefined;
  maxLength: number;
  /** Dots instead of digits. */
  isSecret?: boolean;
  isBlocked?: boolean;
  onEnter: (digits: string) => void;
  onClose: () => void;
}

/** Whoever walks away leaves no open question behind. */
const CLOSED_AFTER_MS = 30_000;

/** Digits by touch or by keyboard. */
export function KeypadDialog(props: KeypadDialogProps) {
  const { title, trouble, hint, maxLength, isSecret = false, isBlocked = false, onEnter, onClose } = props;
  const { t } = useTranslation(['kiosk', 'ui']);
  const [digits, setDigits] = useState('');
  const heading = useId();
  const giveUp = useEffectEvent(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each digit starts the wait anew
  useEffect(() => {
    const timer = setTimeout(giveUp, CLOSED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [digits]);
  const add = (digit: string) => setDigits((before) => (before + digit).slice(0, maxLength));
  const back = () => setDigits((before) => before.slice(0, -1));
  const enter = () => {
    if (digits === '' || isBlocked) return;
    setDigits('');
    onEnter(digits);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (isBlocked) return;
    const character = characterOf(event);
    if (/^\d$/.test(character)) add(character);
    else if (key === 'Backspace') back();
    // A button that has the focus is pressed by Enter itself.
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) enter();
    else return;
    event.stopPropagation();
  };
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={heading}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Box
          component="output"
          aria-label={t('entered')}
          sx={{
            display: 'block',
            minHeight: 48,
            mb: 1,
            textAlign: 'center',
            fontSize: '2rem',
            lineHeight: '48px',
            letterSpacing: '0.2em',
            borderBottom: 2,
            borderColor: 'divider',
          }}
        >
          {isSecret ? '•'.repeat(digits.length) : digits}
        </Box>
        <Typography role="alert" color="error" sx={{ minHeight: 28, textAlign: 'center', mb: 1 }}>
          {trouble}
        </Typography>
        <Keypad onDigit={add} onBack={back} onEnter={enter} isDisabled={isBlocked} />
        {hint && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {hint}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} sx={{ minHeight: 44 }}>
          {t('ui:cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
