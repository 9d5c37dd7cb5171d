import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

interface NumberInputProps extends FieldProps {
  min?: number | undefined;
  max?: number | undefined;
  /** Decimals are taken too. */
  isDecimal?: boolean;
}

/** A text box for digits: a spinner of type=number changes by the mouse wheel without being asked. */
export function NumberInput(props: NumberInputProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  // As it is typed: 31.60 must not become 31.6 before its last digit is there.
  const [typed, setTyped] = useState('');
  const shown = asNumber(typed) === (field.value ?? null) ? typed : String(field.value ?? '');
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(asNumber(event.target.value));
      }}
      label={props.label}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      slotProps={{
        htmlInput: {
          inputMode: props.isDecimal ? 'decimal' : 'numeric',
          autoComplete: 'off',
          'aria-valuemin': props.min,
          'aria-valuemax': props.max,
          role: 'spinbutton',
        },
      }}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}

/** What is not a number stays as typed, so that the schema can say so beside the field. */
function asNumber(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d{1,12}(\.\d{1,10})?$/.test(trimmed) ? Number(trimmed) : text;
}
