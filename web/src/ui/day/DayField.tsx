import { mdiCalendarMonthOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../platform/today.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import { dayText, isDay, readDay } from './day.rules.ts';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD, an empty text, or what was typed and is no day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  hint?: string | undefined;
  error?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  sx?: SxProps<Theme>;
}

/**
 * The one field for a day: typed day-month-year, it says how it was read, and it has a calendar of its own. The
 * browser's own field would put the month first wherever the device speaks American English.
 */
export function DayField(props: DayFieldProps) {
  const { t } = useTranslation('ui');
  const { fullDay } = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<{ text: string; meant: string } | null>(null);
  // The typed text stands as long as the form holds what it meant; a reset or someone else's save shows theirs.
  const text = typed?.meant === props.value ? typed.text : dayText(props.value);

  const change = (next: string) => {
    const meant = readDay(next, today(), { from: props.min, until: props.max }) ?? next;
    setTyped({ text: next, meant });
    props.onChange(meant);
  };
  const echo = isDay(props.value) ? fullDay(props.value) : (props.hint ?? t('day.hint'));
  return (
    <>
      <TextField
        ref={frame}
        name={props.name}
        inputRef={props.inputRef}
        label={props.label}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          // A day that was understood stands as every other one does.
          setTyped(null);
          props.onBlur?.();
        }}
        required={props.isRequired ?? false}
        disabled={props.isDisabled ?? false}
        error={props.error !== undefined}
        helperText={props.error ?? echo}
        autoFocus={props.autoFocus ?? false}
        autoComplete="off"
        fullWidth
        slotProps={{
          htmlInput: { inputMode: 'text', maxLength: 12 },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  size="small"
                  aria-label={t('day.open', { label: props.label })}
                  aria-haspopup="dialog"
                  disabled={props.isDisabled ?? false}
                  // Tab goes from field to field; the day can be typed.
                  tabIndex={-1}
                  onClick={() => setIsOpen(true)}
                >
                  <Icon path={mdiCalendarMonthOutline} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        {...(props.sx ? { sx: props.sx } : {})}
      />
      <Popover
        open={isOpen}
        anchorEl={frame.current}
        onClose={() => setIsOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': props.label } }}
      >
        <DayCalendar
          value={isDay(props.value) ? props.value : null}
          min={props.min}
          max={props.max}
          onChoose={(day) => {
            setTyped(null);
            props.onChange(day);
            setIsOpen(false);
          }}
        />
      </Popover>
    </>
  );
}
