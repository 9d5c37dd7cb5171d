import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

interface NumberInputProps extends FieldProps {
  min?: number;
  max?: number;
}

/** A text box for digits: a spinner of type=number changes by the mouse wheel without being asked. */
export function NumberInput(props: NumberInputProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(asNumber(event.target.value))}
      label={props.label}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-valuemin': props.min,
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
  return /^-?\d{1,12}$/.test(trimmed) ? Number(trimmed) : text;
}
