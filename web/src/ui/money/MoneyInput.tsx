import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { parseMoney } from '@sewa/contract/kernel/values/money';
import { useState } from 'react';
import { useFormat } from '../../platform/use-format.ts';
import { type FieldProps, fieldPlace, useBoundField } from '../form/bound-field.ts';
import { rupeesText } from './money.rules.ts';

/** An amount: rupees are typed, the form holds whole paise, or null where nothing is typed. */
export function MoneyInput(props: FieldProps) {
  const { money } = useFormat();
  const { field, inputRef, error, helperText } = useBoundField(props, (value) =>
    typeof value === 'number' ? money(value) : '–',
  );
  const [typed, setTyped] = useState<{ text: string; meant: unknown } | null>(null);
  // The typed text stands as long as the form holds what it meant; a reset or someone else's save shows theirs.
  const text = typed !== null && typed.meant === field.value ? typed.text : textOf(field.value);
  const change = (next: string) => {
    // What is no amount stays as typed, so that the schema can say so beside the field.
    const meant = next.trim() === '' ? null : (parseMoney(next) ?? next);
    setTyped({ text: next, meant });
    field.onChange(meant);
  };
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={text}
      onChange={(event) => change(event.target.value)}
      label={props.label}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 },
        input: { startAdornment: <InputAdornment position="start">₹</InputAdornment> },
      }}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return rupeesText(value);
  return typeof value === 'string' ? value : '';
}
