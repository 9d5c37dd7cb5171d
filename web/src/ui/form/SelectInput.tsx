import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';
import type { Choice } from './ChoiceInput.tsx';

interface SelectInputProps extends FieldProps {
  choices: readonly Choice<string>[];
  /** Nothing may be chosen; the field then holds an empty text. */
  isOptional?: boolean;
}

/** A few choices, by the browser's own list: a letter or an arrow chooses, and a phone shows its wheel. */
export function SelectInput(props: SelectInputProps) {
  const labelOf = (value: unknown) => props.choices.find((choice) => choice.value === value)?.label ?? '–';
  const { field, inputRef, error, helperText } = useBoundField(props, labelOf);
  const isUnset = field.value === '' || field.value === null;
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={field.value ?? ''}
      select
      label={props.label}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={fieldPlace(props.isWide)}
      fullWidth
    >
      {(props.isOptional || isUnset) && <option value="">–</option>}
      {props.choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.isDisabled ?? false}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
