import { mdiBarcodeScan, mdiKeyboardReturn } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Store, useStore } from '../../platform/store.ts';
import { Icon } from '../Icon.tsx';
import { CameraButton } from './CameraButton.tsx';
import type { FieldState } from './field-state.ts';
import { shortCode } from './short-code.rules.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useScansElsewhere } from './use-scans-elsewhere.ts';

/** So many fit below the field on a phone. */
const CODES_SHOWN = 3;
/** A signed code is the longest. */
const LONGEST_CODE = 200;

interface ScanFieldProps {
  /** What is scanned here. */
  label: string;
  /** What can be typed instead. */
  hint: string;
  state: Store<FieldState>;
  onText: (text: string) => void;
  onScan: (code: string) => void;
}

/** One big field: a USB scanner types into it and presses Enter; the camera does the same; a number can be typed. */
export const ScanField = memo(function ScanField({ label, hint, state, onText, onScan }: ScanFieldProps) {
  const { text, inWork, unsaved, returned } = useStore(state);
  const { t } = useTranslation('scan');
  const input = useRef<HTMLInputElement>(null);
  useKeepFocus(input);
  useScansElsewhere(input, onScan);
  // What came back is marked, so that the next scan takes its place.
  useEffect(() => {
    if (returned.times > 0 && input.current?.value === returned.code) input.current.select();
  }, [returned]);
  const helperText = () => {
    if (inWork.length > 0)
      return t('inWork', { codes: inWork.slice(-CODES_SHOWN).map(shortCode).join(' · ') });
    if (unsaved.length > 0) return t('unsaved', { codes: unsaved.map(shortCode).join(', ') });
    return hint;
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onScan(text);
      }}
    >
      <TextField
        inputRef={input}
        value={text}
        onChange={(event) => onText(event.target.value)}
        label={label}
        error={unsaved.length > 0}
        helperText={helperText()}
        fullWidth
        slotProps={{
          htmlInput: {
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: LONGEST_CODE,
            'aria-busy': inWork.length > 0,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon path={mdiBarcodeScan} fontSize="large" />
              </InputAdornment>
            ),
            endAdornment: (
              <Button
                type="submit"
                variant="contained"
                aria-label={t('enter')}
                sx={{ minWidth: 56, minHeight: 44, mr: -1 }}
              >
                <Icon path={mdiKeyboardReturn} />
              </Button>
            ),
            // On the text alone: the frame leaves a gap as wide as its label.
            sx: { '& input': { fontSize: { xs: '1.25rem', md: '1.5rem' }, letterSpacing: '0.06em' } },
          },
        }}
      />
      <CameraButton onScan={onScan} />
    </Box>
  );
});
