import TextField from '@mui/material/TextField';
import { useFormat } from '../../platform/use-format.ts';
import { DayField } from '../day/DayField.tsx';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

interface DayInputProps extends FieldProps {
  /** An emptied field holds null instead of an empty text. */
  isOptional?: boolean;
  min?: string | undefined;
  max?: string | undefined;
}

export function DayInput(props: DayInputProps) {
  const { day } = useFormat();
  const { field, inputRef, error } = useBoundField(props, (value) => (value ? day(String(value)) : '–'));
  return (
    <DayField
      label={props.label}
      name={field.name}
      inputRef={inputRef}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value || (props.isOptional ? null : ''))}
      onBlur={field.onBlur}
      hint={props.hint}
      error={error}
      min={props.min}
      max={props.max}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      sx={fieldPlace(props.isWide)}
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
