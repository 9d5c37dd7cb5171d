import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

interface TextInputProps extends FieldProps {
  autoComplete?: string;
  /** Several lines; Enter then stays a line break. */
  isLong?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  maxLength?: number;
}

export function TextInput(props: TextInputProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  return (
    <TextField
      {...field}
      inputRef={inputRef}
      value={field.value ?? ''}
      label={props.label}
      type={props.type ?? 'text'}
      multiline={props.isLong ?? false}
      {...(props.isLong ? { minRows: 3 } : {})}
      required={props.isRequired ?? false}
      disabled={props.isDisabled ?? false}
      error={error !== undefined}
      helperText={helperText}
      autoComplete={props.autoComplete ?? 'off'}
      slotProps={{ htmlInput: { inputMode: props.inputMode, maxLength: props.maxLength, dir: 'auto' } }}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}

/** Kept in E.164 by the contract; ten Indian digits are enough to type. */
export function PhoneInput(props: FieldProps) {
  return <TextInput {...props} type="tel" inputMode="tel" autoComplete="off" maxLength={24} />;
}
