import TextField from '@mui/material/TextField';
import { useFormat } from '../../platform/use-format.ts';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

interface DayInputProps extends FieldProps {
  /** An emptied field holds null instead of an empty text. */
  isOptional?: boolean;
  min?: string | undefined;
  max?: string | undefined;
}

/** The browser's own picker: it knows the language, the keyboard and the phone. */
export function DayInput(props: DayInputProps) {
  const { day } = useFormat();
  const { field, inputRef, error, helperText } = useBoundField(props, (value) =>
    value ? day(String(value)) : '–',
  );
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      type="date"
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value || (props.isOptional ? null : ''))}
      label={props.label}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      slotProps={{
        htmlInput: { min: props.min, max: props.max ?? '9999-12-31' },
        inputLabel: { shrink: true },
      }}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}

export function TimeInput(props: FieldProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      type="time"
      value={field.value ?? ''}
      label={props.label}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}
